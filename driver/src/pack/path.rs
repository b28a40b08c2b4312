//! Paths with `/`, without asking a disk.

/// `path` seen from `folder`, with `.` and `..` taken out where that can be done by reading.
#[must_use]
pub fn join(folder: &str, path: &str) -> String {
    if path.starts_with('/') || folder.is_empty() {
        return tidy(path);
    }
    tidy(&format!("{folder}/{path}"))
}

/// `path` without `.`, doubled `/`, and `name/..`; `.` if nothing is left.
#[must_use]
pub fn tidy(path: &str) -> String {
    let rooted = path.starts_with('/');
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty() && *part != ".") {
        match parts.last() {
            Some(last) if part == ".." && *last != ".." => {
                parts.pop();
            }
            None if part == ".." && rooted => {}
            Some(_) | None => parts.push(part),
        }
    }
    let joined = parts.join("/");
    match (rooted, joined.is_empty()) {
        (true, _) => format!("/{joined}"),
        (false, true) => ".".to_owned(),
        (false, false) => joined,
    }
}

/// Whether `path` fits `pattern`, in which `*` stands for anything within a folder and `**` for any folders.
#[must_use]
pub fn fits(pattern: &str, path: &str) -> bool {
    let (patterns, parts): (Vec<_>, Vec<_>) = (pattern.split('/').collect(), path.split('/').collect());
    fits_parts(&patterns, &parts)
}

fn fits_parts(patterns: &[&str], parts: &[&str]) -> bool {
    match (patterns.split_first(), parts.split_first()) {
        (None, None) => true,
        (Some((&"**", [])), _) => true,
        (Some((&"**", rest)), Some((_, further))) => fits_parts(rest, parts) || fits_parts(patterns, further),
        (Some((pattern, rest)), Some((part, further))) => fits_part(pattern, part) && fits_parts(rest, further),
        (None, Some(_)) | (Some(_), None) => false,
    }
}

fn fits_part(pattern: &str, part: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == part,
        Some((before, after)) => {
            let rest = part.strip_prefix(before);
            rest.is_some_and(|rest| {
                rest.char_indices().any(|(at, _)| fits_part(after, &rest[at..])) || fits_part(after, "")
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_plain() {
        assert_eq!(join("content/sil-q", "../sil"), "content/sil");
        assert_eq!(join(".", "../sil"), "../sil");
        assert_eq!(join("..", "../sil"), "../../sil");
        assert_eq!(join("a", "/b//c/"), "/b/c");
        assert_eq!(join("", "system/a.rune"), "system/a.rune");
        assert_eq!(tidy("./a/./../"), ".");
        assert_eq!(tidy("/.."), "/");
    }

    #[test]
    fn patterns_fit_paths() {
        let fit = [("drafts/**", "drafts/a/b.rune"), ("**/x.rune", "x.rune"), ("**", "a"), ("a*b*.rune", "aXbY.rune")];
        assert!(fit.into_iter().all(|(pattern, path)| fits(pattern, path)));
        let unfit = [
            ("drafts/*", "drafts/a/b"),
            ("*.rune", "a/b.rune"),
            ("a", "b"),
            ("a*", "ba"),
            ("a/**/b", "a"),
            ("*a", "ab"),
        ];
        for (pattern, path) in unfit {
            assert!(!fits(pattern, path), "{pattern} {path}");
        }
    }
}
