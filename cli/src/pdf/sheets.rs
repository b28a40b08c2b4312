//! On which sheet of a PDF something stands.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object};

/// The sheet of each anchor, the first being 1.
pub fn of(pdf: &[u8], anchors: &[String]) -> Result<BTreeMap<String, u32>, String> {
    let unread = |error: lopdf::Error| format!("The PDF that was printed cannot be read: {error}.");
    let document = Document::load_mem(pdf).map_err(unread)?;
    let sheets: BTreeMap<_, u32> = document.get_pages().into_iter().map(|(number, page)| (page, number)).collect();
    let targets = document.catalog().map_err(unread)?.get(b"Dests").map_err(unread)?;
    let targets = followed(&document, targets).as_dict().map_err(unread)?;
    let sheet = |anchor: &String| {
        let page = page(&document, targets, anchor)?;
        Some((anchor.clone(), *sheets.get(&page)?))
    };
    let found: BTreeMap<String, u32> = anchors.iter().filter_map(sheet).collect();
    match anchors.iter().find(|anchor| !found.contains_key(*anchor)) {
        Some(lost) => Err(format!("The PDF that was printed has no place for `{lost}`.")),
        None => Ok(found),
    }
}

fn page(document: &Document, targets: &Dictionary, anchor: &str) -> Option<lopdf::ObjectId> {
    let target = followed(document, targets.get(anchor.as_bytes()).ok()?);
    let place = match target {
        Object::Dictionary(dictionary) => followed(document, dictionary.get(b"D").ok()?),
        other => other,
    };
    place.as_array().ok()?.first()?.as_reference().ok()
}

/// What stands behind a reference.
fn followed<'d>(document: &'d Document, object: &'d Object) -> &'d Object {
    document.dereference(object).map_or(object, |(_, found)| found)
}
