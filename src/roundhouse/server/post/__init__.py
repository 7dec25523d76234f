"""The post: what is in the outbox is sent to people, by push, mail or webhook."""
