//! The pictures of a pack: files that its entries and its cover name, looked at before anybody is shown them.

mod svg;

use std::sync::Arc;

use imagesize::ImageType;
use runebook_compiler::stable_id;
use runebook_grammar::Span;
use runebook_grammar::tree::{ItemKind, Stmt, StmtKind};

use super::chain::inside;
use super::shelf::Shelf;
use super::yaml::Placed;
use super::{Pack, path};
use crate::book::cover_path;
use crate::error;
use crate::near::nearest;

/// The largest picture: a book of many is still read on a phone.
const LARGEST: usize = 4 * 1024 * 1024;

/// A picture's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Art {
    /// The pack of the chain it belongs to, counted from the base-most.
    pub edition: u32,
    /// Its path within that pack, with `/`.
    pub path: String,
    /// Its name among the files of a book: it differs where its bytes do.
    pub name: String,
    /// What is in it.
    pub bytes: Arc<[u8]>,
    /// How wide and how high it is, where it says so.
    pub size: Option<(usize, usize)>,
}

impl Pack {
    /// The picture that is named at a place; none where its file is not fit to be one.
    #[must_use]
    pub fn picture(&self, at: Span, path: &str) -> Option<&Art> {
        let edition = self.sources.of(at).edition;
        self.art.iter().find(|art| art.edition == edition && art.path == path)
    }

    /// The pack with the pictures that its texts name. `folders` are those of the packs of the chain, as people would open them.
    pub(super) fn with_art(mut self, folders: &[String], shelf: &mut dyn Shelf) -> Self {
        for Placed { value, span } in named(&self) {
            let edition = self.sources.of(span).edition;
            if self.picture(span, &value).is_some() {
                continue;
            }
            let folder = folders.get(edition as usize).map_or(".", String::as_str);
            match look(folder, &value, edition, shelf) {
                Ok(art) => self.art.push(art),
                Err(Unfit::NotInside) => self.found.push(error::picture_outside(span, &value)),
                Err(Unfit::Nowhere) => {
                    let near = nearest(&value, self.art.iter().map(|art| art.path.as_str())).map(str::to_owned);
                    self.found.push(error::no_picture(span, &path::join(folder, &value), near.as_deref()));
                }
                Err(Unfit::Because(why)) => self.found.push(error::unfit_picture(span, &value, &why)),
            }
        }
        self
    }
}

/// Why a file is no picture of a book.
enum Unfit {
    NotInside,
    Nowhere,
    Because(String),
}

fn look(folder: &str, own: &str, edition: u32, shelf: &mut dyn Shelf) -> Result<Art, Unfit> {
    if !inside(own) {
        return Err(Unfit::NotInside);
    }
    if !shelf.has(folder, own) {
        return Err(Unfit::Nowhere);
    }
    let bytes = shelf.read(folder, own).map_err(Unfit::Because)?;
    if bytes.len() > LARGEST {
        return Err(Unfit::Because(format!("It is larger than {} MB.", LARGEST / 1024 / 1024)));
    }
    let (ending, size) = sort(&bytes).map_err(Unfit::Because)?;
    Ok(Art { edition, path: own.to_owned(), name: name(own, ending, &bytes), bytes: bytes.into(), size })
}

/// Width and height, in pixels.
type Size = (usize, usize);

/// The ending that suits the bytes, and the size of what they show.
fn sort(bytes: &[u8]) -> Result<(&'static str, Option<Size>), String> {
    let ending = match imagesize::image_type(bytes) {
        Ok(ImageType::Png) => "png",
        Ok(ImageType::Jpeg) => "jpg",
        Ok(ImageType::Webp) => "webp",
        Ok(_) | Err(_) => return svg::size(bytes).map(|size| ("svg", size)),
    };
    let size = imagesize::blob_size(bytes).map_err(|_| "It begins like a picture and does not go on like one.")?;
    Ok((ending, Some((size.width, size.height))))
}

/// The name of its file, then what tells it from another of that name.
fn name(own: &str, ending: &str, bytes: &[u8]) -> String {
    let file = own.rsplit('/').next().unwrap_or_default();
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let plain: String =
        stem.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{plain}-{:08x}.{ending}", stable_id(&hex) >> 32)
}

/// Every picture that a text of the pack names: the path and where it stands.
fn named(pack: &Pack) -> Vec<Placed<String>> {
    let mut all = Vec::new();
    for (number, source) in pack.rule_sources().iter().enumerate() {
        if !source.text.contains("image") {
            continue;
        }
        let tree = pack.sources.tree(u32::try_from(number).unwrap_or(u32::MAX));
        for item in &tree.items {
            let body: &[Stmt] = match &item.kind {
                ItemKind::Entry(entry) => &entry.body,
                ItemKind::Kind { body, .. } | ItemKind::Override { body, .. } => body,
                _ => &[],
            };
            // an entry may hold a status of its own
            let inner = body.iter().flat_map(|stmt| match &stmt.kind {
                StmtKind::Status(status) => status.body.as_slice(),
                _ => std::slice::from_ref(stmt),
            });
            all.extend(inner.filter_map(|stmt| match &stmt.kind {
                StmtKind::Image(image) => {
                    Some(Placed { value: image.path.text.clone(), span: pack.sources.real(image.path.span) })
                }
                _ => None,
            }));
        }
    }
    all.extend(cover_path(pack));
    all
}
