/** Whether the table tells what things are, instead of playing with them. */
let on = $state(false)

export const asking = {
  get on(): boolean {
    return on
  },
  set on(now: boolean) {
    on = now
    document.documentElement.classList.toggle('asking', now)
  },
}
