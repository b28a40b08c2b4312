//! The numbers of a figure as an HTML table.

use super::super::markup::escape;
use crate::model::Figure;

/// The table, with both axes named, on one line.
pub fn html(figure: &Figure) -> String {
    let body: String = figure.row_heads.iter().zip(&figure.cells).map(|(head, cells)| row(head, cells)).collect();
    let label = escape(&figure.title);
    format!(
        "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\"><table class=\"numbers\" \
         aria-label=\"{label}\"><thead>{}</thead><tbody>{body}</tbody></table></div>",
        head(figure)
    )
}

fn head(figure: &Figure) -> String {
    let rows = escape(&figure.rows);
    if figure.column_heads.is_empty() {
        let cell = escape(&figure.cell);
        return format!("<tr><th scope=\"col\">{rows}</th><th scope=\"col\">{cell}</th></tr>");
    }
    let heads: String =
        figure.column_heads.iter().map(|head| format!("<th scope=\"col\">{}</th>", escape(head))).collect();
    if figure.columns.is_empty() {
        return format!("<tr><th scope=\"col\">{rows}</th>{heads}</tr>");
    }
    let (columns, across) = (escape(&figure.columns), figure.column_heads.len());
    format!(
        "<tr><th scope=\"col\" rowspan=\"2\">{rows}</th><th scope=\"colgroup\" colspan=\"{across}\" class=\"axis\">{columns}</th></tr>\
         <tr>{heads}</tr>"
    )
}

fn row(head: &str, cells: &[String]) -> String {
    let cells: String = cells.iter().map(|cell| format!("<td>{}</td>", escape(cell))).collect();
    format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", escape(head))
}
