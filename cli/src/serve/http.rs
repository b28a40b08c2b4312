//! The site over HTTP, on this machine alone.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tiny_http::{Header, Request, Response, Server};

use super::site::Site;
use crate::console::{Failure, reason};

/// A browser that asks for news hears something after so long at the latest.
const PATIENCE: Duration = Duration::from_secs(25);
/// How many requests are answered at a time, besides those that wait for news.
const CLERKS: usize = 4;
/// The script that reloads a page, or shows in it what is wrong.
const LIVE: &str = include_str!("live.js");

/// Serves a site in the background for as long as the program runs. Port 0 is any that is free.
pub fn serve(site: &Arc<Site>, port: u16) -> Result<SocketAddr, Failure> {
    let taken = |why: &str| {
        Failure::new(format!(
            "Port {port} cannot be used: {why}. `--port N` takes another, `--port 0` any that is free."
        ))
    };
    let server = Server::http((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.downcast_ref() {
        Some(error) => taken(&reason(error)),
        None => taken(&error.to_string()),
    });
    let server = Arc::new(server?);
    let address = server.server_addr().to_ip().ok_or_else(|| taken("it has no address"))?;
    for _ in 0..CLERKS {
        let (server, site) = (Arc::clone(&server), Arc::clone(site));
        thread::spawn(move || {
            while let Ok(request) = server.recv() {
                answer(request, &site, address.port());
            }
        });
    }
    Ok(address)
}

/// Answers one request. Whoever has hung up meanwhile misses nothing.
fn answer(request: Request, site: &Arc<Site>, port: u16) {
    if !local(&request, port) {
        let refusal = Response::from_string("This book is served to this machine alone.\n").with_status_code(403);
        return drop(request.respond(refusal));
    }
    let url = request.url().to_owned();
    let (path, query) = url.split_once('?').unwrap_or((&url, ""));
    match path {
        "/~news" => {
            // a number, and after it the page
            let (after, page) = query.split_once('&').unwrap_or((query, ""));
            let (after, page) = (after.parse().unwrap_or(0), whole(page));
            let site = Arc::clone(site);
            thread::spawn(move || drop(request.respond(news(&site, &page, after))));
        }
        "/~live.js" => drop(request.respond(typed(LIVE.as_bytes().to_vec(), "live.js"))),
        _ => drop(respond(request, site, path)),
    }
}

fn respond(request: Request, site: &Site, path: &str) -> io::Result<()> {
    let path = whole(path);
    let (found, version) = site.page(&path);
    let status = if found.is_some() { 200 } else { 404 };
    // whoever asks for a page that is not there, or not yet, waits for it
    let bytes = found.unwrap_or_else(|| NONE.as_bytes().to_vec());
    if !path.ends_with(".html") {
        return request.respond(typed(bytes, &path).with_status_code(status));
    }
    let script = format!("<script defer src=\"/~live.js\" data-version=\"{version}\"></script></head>");
    let text = String::from_utf8_lossy(&bytes).replacen("</head>", &script, 1);
    request.respond(typed(text.into_bytes(), &path).with_status_code(status))
}

const NONE: &str = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>There is no such page</title></head>\
                    <body><p>There is no such page.</p></body></html>";

/// The file that an address means.
fn whole(path: &str) -> String {
    let mut path = decoded(path.trim_start_matches('/'));
    if path.is_empty() || path.ends_with('/') {
        path.push_str("index.html");
    }
    path
}

fn news(site: &Site, page: &str, after: u64) -> Response<io::Cursor<Vec<u8>>> {
    let news = site.news(page, after, PATIENCE);
    let object = serde_json::json!({ "version": news.version, "wrong": news.wrong, "changed": news.changed });
    typed(object.to_string().into_bytes(), "news.json")
}

/// A page of another site can send a browser here under a name of its own: only those who ask for this machine are served.
fn local(request: &Request, port: u16) -> bool {
    let host = request.headers().iter().find(|header| header.field.equiv("Host")).map(|header| header.value.as_str());
    ["127.0.0.1", "localhost"].iter().any(|name| host == Some(&format!("{name}:{port}")))
}

fn typed(bytes: Vec<u8>, path: &str) -> Response<io::Cursor<Vec<u8>>> {
    let kind = match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        _ => "application/octet-stream",
    };
    let mut response = Response::from_data(bytes);
    for (name, value) in [("Content-Type", kind), ("Cache-Control", "no-store")] {
        if let Ok(header) = Header::from_bytes(name, value) {
            response.add_header(header);
        }
    }
    response
}

/// A path without its `%20`.
fn decoded(path: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = path.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let pair = after.get(..2).filter(|_| *first == b'%').and_then(|pair| std::str::from_utf8(pair).ok());
        let byte = pair.and_then(|pair| u8::from_str_radix(pair, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn paths_are_decoded() {
        assert_eq!(decoded("fr/%C3%A9t%C3%A9.html"), "fr/été.html");
        assert_eq!(decoded("100%/%zz%4"), "100%/%zz%4");
    }
}
