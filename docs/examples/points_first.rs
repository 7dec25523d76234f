//! A bot that makes the move that looks best, and of equal ones the one with most points now, in
//! version 2 of the protocol. Nothing but Rust's own library:
//!
//!     rustc -O points_first.rs
//!     roundhouse bot test ./points_first

use std::io::{self, BufRead, Write};

/// As much of JSON as the bot listens to.
enum Json {
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Names(Vec<(String, Json)>),
    Other,
}

impl Json {
    fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Names(all) => all.iter().find(|(key, _)| key == name).map(|(_, value)| value),
            _ => None,
        }
    }

    fn list(&self) -> &[Json] {
        match self {
            Json::List(all) => all,
            _ => &[],
        }
    }

    fn number(&self) -> f64 {
        match self {
            Json::Number(number) => *number,
            _ => 0.0,
        }
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn skip(&mut self) {
        while let [b' ' | b',' | b':', rest @ ..] = self.rest {
            self.rest = rest;
        }
    }

    /// The next value, with what separates it from the one after it.
    fn value(&mut self) -> Json {
        self.skip();
        let found = match self.rest[0] {
            b'"' => Json::Text(self.text()),
            b'[' => {
                self.rest = &self.rest[1..];
                let mut all = Vec::new();
                while !self.closed(b']') {
                    all.push(self.value());
                }
                Json::List(all)
            }
            b'{' => {
                self.rest = &self.rest[1..];
                let mut all = Vec::new();
                while !self.closed(b'}') {
                    let name = self.text();
                    all.push((name, self.value()));
                }
                Json::Names(all)
            }
            _ => self.bare(),
        };
        self.skip();
        found
    }

    fn closed(&mut self, with: u8) -> bool {
        self.skip();
        let closed = self.rest[0] == with;
        if closed {
            self.rest = &self.rest[1..];
        }
        closed
    }

    /// Words of moves have no escapes; those of names that people gave may be left as they are.
    fn text(&mut self) -> String {
        let mut at = 1;
        while self.rest[at] != b'"' {
            at += if self.rest[at] == b'\\' { 2 } else { 1 };
        }
        let found = String::from_utf8_lossy(&self.rest[1..at]).into_owned();
        self.rest = &self.rest[at + 1..];
        found
    }

    fn bare(&mut self) -> Json {
        let end = self.rest.iter().position(|one| b",]} \n".contains(one)).unwrap_or(self.rest.len());
        let word = String::from_utf8_lossy(&self.rest[..end]).into_owned();
        self.rest = &self.rest[end..];
        word.parse().map_or(Json::Other, Json::Number)
    }
}

fn say(what: &str) {
    println!("{what}");
    io::stdout().flush().expect("somebody listens");
}

fn main() {
    let mut seat = 0;
    let mut moves: Vec<String> = Vec::new();
    for line in io::stdin().lock().lines() {
        let line = line.expect("lines are text");
        let told = Reader { rest: line.as_bytes() }.value();
        if let Some(own) = told.get("seat") {
            seat = own.number() as usize;
            say(r#"{"roundhouse": 2}"#);
        } else if let Some(all) = told.get("moves") {
            moves = all.list().iter().map(|one| if let Json::Text(text) = one { text.clone() } else { String::new() }).collect();
            say(r#"{"try": "moves", "tell": ["value", "points"]}"#);
        } else if let Some(tried) = told.get("tried") {
            let mut best = (f64::MIN, f64::MIN, 0);
            for (at, one) in tried.list().iter().enumerate() {
                let value = one.get("value").map_or(0.0, Json::number);
                let points = one.get("points").and_then(|all| all.list().get(seat)).map_or(0.0, Json::number);
                if (value, points) > (best.0, best.1) {
                    best = (value, points, at);
                }
            }
            say(&moves[best.2]);
        }
    }
}
