//! Drawings come from strangers, and browsers carry out what stands in them: only what draws is let through.

use roxmltree::{Document, Node};

const SVG: &str = "http://www.w3.org/2000/svg";

/// What draws, and nothing else.
#[rustfmt::skip]
const DRAWS: &[&str] = &[
    "svg", "g", "defs", "symbol", "use", "title", "desc", "style",
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
    "linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker",
    "filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood", "feFuncA", "feFuncB",
    "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset", "feTile", "feTurbulence",
];

/// The size of a drawing.
///
/// # Errors
/// Why it is not shown to anybody.
pub(super) fn size(bytes: &[u8]) -> Result<Option<(usize, usize)>, String> {
    let other = "It is no picture in SVG, PNG, JPEG or WebP.";
    let text = std::str::from_utf8(bytes).map_err(|_| other)?;
    if !text.contains("<svg") {
        return Err(other.to_owned());
    }
    let drawing = Document::parse(text).map_err(|why| format!("It is no SVG that can be read: {why}."))?;
    if let Some(node) = drawing.root().descendants().find(Node::is_pi) {
        return Err(refused(&drawing, node, "An instruction to the program that reads it"));
    }
    if !drawing.root_element().has_tag_name((SVG, "svg")) {
        return Err(other.to_owned());
    }
    for node in drawing.root().descendants().filter(Node::is_element) {
        let tag = node.tag_name();
        if tag.namespace() != Some(SVG) || !DRAWS.contains(&tag.name()) {
            return Err(refused(&drawing, node, &format!("`<{}>`", tag.name())));
        }
        if let Some(attribute) = node.attributes().find(|one| !draws(one.name(), one.value())) {
            return Err(refused(&drawing, node, &format!("`{}` at `<{}>`", attribute.name(), tag.name())));
        }
        let style = node.children().filter_map(|child| child.text()).collect::<String>();
        if tag.name() == "style" && !style_draws(&style) {
            return Err(refused(&drawing, node, "A style that brings something from elsewhere"));
        }
    }
    Ok(asked(drawing.root_element()))
}

fn refused(drawing: &Document<'_>, node: Node<'_, '_>, what: &str) -> String {
    let at = drawing.text_pos_at(node.range().start);
    format!("{what} in its line {} is more than a drawing: it may act, or fetch something from elsewhere.", at.row)
}

fn draws(name: &str, value: &str) -> bool {
    let acts = name.len() > 2 && name[..2].eq_ignore_ascii_case("on");
    let leads = name == "href" && !value.trim_start().starts_with('#');
    !acts && !leads && style_draws(value)
}

/// Whether a style or a value brings nothing from elsewhere: `url(#a)` names a part of the drawing itself.
fn style_draws(style: &str) -> bool {
    let plain = style.to_ascii_lowercase();
    let own = |after: &str| after.trim_start_matches([' ', '"', '\'']).starts_with('#');
    let elsewhere = plain.split("url(").skip(1).any(|after| !own(after));
    !elsewhere && !["@import", "image(", "image-set(", "expression(", "\\"].iter().any(|word| plain.contains(word))
}

/// The size it asks for: its width and height, else those of its view box.
fn asked(root: Node<'_, '_>) -> Option<(usize, usize)> {
    let whole = |text: &str| text.trim().trim_end_matches("px").split('.').next().and_then(|whole| whole.parse().ok());
    let side = |name: &str| root.attribute(name).and_then(whole);
    let named = side("width").zip(side("height"));
    named.or_else(|| {
        let sides: Vec<&str> = root.attribute("viewBox")?.split([' ', ',']).filter(|side| !side.is_empty()).collect();
        whole(sides.get(2)?).zip(whole(sides.get(3)?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(inside: &str) -> Result<Option<(usize, usize)>, String> {
        size(format!("<svg xmlns=\"{SVG}\" viewBox=\"0 0 40 30.5\">{inside}</svg>").as_bytes())
    }

    #[test]
    fn what_draws_passes() {
        let fine = "<style>path { fill: #a53 }</style><linearGradient id=\"a\"/><path fill=\"url(#a)\" d=\"M0 0\"/><use href=\"#b\"/>";
        assert_eq!(drawn(fine), Ok(Some((40, 30))));
    }

    #[test]
    fn what_acts_or_fetches_is_refused() {
        let bad = [
            "<script>x()</script>",
            "<path onclick=\"x()\"/>",
            "<path ONLOAD=\"x()\"/>",
            "<a href=\"javascript:x()\"><path/></a>",
            "<use href=\"https://example.org/a.svg#b\"/>",
            "<image href=\"https://example.org/a.png\"/>",
            "<foreignObject/>",
            "<style>@import 'https://example.org/a.css';</style>",
            "<style>p { fill: url( 'https://example.org') }</style>",
            "<style>p { fill: u\\72l(https://example.org) }</style>",
            "<path style=\"fill: url(//example.org/x)\"/>",
            "<animate attributeName=\"href\" to=\"javascript:x()\"/>",
            "<b xmlns=\"http://www.w3.org/1999/xhtml\" />",
        ];
        for text in bad {
            assert!(drawn(text).is_err_and(|why| why.contains("line 1")), "{text}: {:?}", drawn(text));
        }
    }

    #[test]
    fn what_is_no_drawing_is_none() {
        for text in [
            "",
            "<svg",
            "<html><svg/></html>",
            "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            "<svg/>",
        ] {
            assert!(size(text.as_bytes()).is_err(), "{text}");
        }
        let pi = format!("<?xml-stylesheet href=\"a.css\"?><svg xmlns=\"{SVG}\"/>");
        assert!(size(pi.as_bytes()).is_err());
    }
}
