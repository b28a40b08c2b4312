//! What was expected, in words: from the rules that pest tried to what an author would call them.

use crate::parser::Rule;

/// What would have fitted.
pub(crate) enum Wanted {
    /// The line could have ended here.
    End,
    /// In words: "a value", "`)`".
    Words(String),
}

/// Words for what fitted at a place, the most telling first.
pub(crate) fn wanted(rules: &[Rule]) -> Wanted {
    let telling = [value, kind_of_type, bracket, string, name, mark].iter().find_map(|look| look(rules));
    if rules.contains(&Rule::EOI) {
        return Wanted::End;
    }
    telling.or_else(|| keywords(rules)).map_or(Wanted::End, Wanted::Words)
}

fn any(rules: &[Rule], of: &[Rule]) -> bool {
    rules.iter().any(|rule| of.contains(rule))
}

fn value(rules: &[Rule]) -> Option<String> {
    let values = [
        Rule::expr,
        Rule::logic,
        Rule::arith,
        Rule::pattern,
        Rule::bound,
        Rule::signed,
        Rule::quantity,
        Rule::percent,
        Rule::number,
        Rule::paren,
        Rule::path,
        Rule::dotted,
        Rule::segment,
        Rule::arg,
        Rule::option,
        Rule::plain_path,
        Rule::subject,
    ];
    let either = rules.contains(&Rule::string) && rules.contains(&Rule::name);
    (either || any(rules, &values)).then(|| "a value".to_owned())
}

fn kind_of_type(rules: &[Rule]) -> Option<String> {
    any(rules, &[Rule::type_, Rule::type_base, Rule::yes_or_no])
        .then(|| "a type such as `number` or `yes or no`".to_owned())
}

fn bracket(rules: &[Rule]) -> Option<String> {
    let body = rules.contains(&Rule::block) || rules.contains(&Rule::open);
    let marks = [
        (Rule::colon, "`:`"),
        (Rule::equals, "`=`"),
        (Rule::comma, "`,`"),
        (Rule::paren_close, "`)`"),
        (Rule::square_close, "`]`"),
    ];
    if any(rules, &[Rule::paren_close, Rule::square_close]) {
        let fitting: Vec<&str> = marks.iter().filter(|(rule, _)| rules.contains(rule)).map(|(_, mark)| *mark).collect();
        return Some(fitting.join(" or "));
    }
    match (body, rules.contains(&Rule::colon)) {
        (true, true) => Some("`:` or `{`".to_owned()),
        (true, false) => Some("`{`".to_owned()),
        (false, _) => None,
    }
}

fn string(rules: &[Rule]) -> Option<String> {
    (rules.contains(&Rule::string) && !rules.contains(&Rule::name)).then(|| "a text in quotes".to_owned())
}

fn name(rules: &[Rule]) -> Option<String> {
    any(
        rules,
        &[
            Rule::name,
            Rule::named,
            Rule::stat_name,
            Rule::sig,
            Rule::param,
            Rule::axis,
            Rule::for_clause,
            Rule::unit_name,
            Rule::held_name,
        ],
    )
    .then(|| "a name".to_owned())
}

fn mark(rules: &[Rule]) -> Option<String> {
    let marks = [
        (Rule::colon, "`:`"),
        (Rule::equals, "`=`"),
        (Rule::value_part, "`=` and a value"),
        (Rule::dots, "`..`"),
        (Rule::paren_open, "`(`"),
        (Rule::params, "`(`"),
        (Rule::statement, "a statement"),
        (Rule::inline, "a statement"),
    ];
    marks.iter().find(|(rule, _)| rules.contains(rule)).map(|(_, mark)| (*mark).to_owned())
}

/// Keywords are named after their words: `k_at_most`.
fn keywords(rules: &[Rule]) -> Option<String> {
    let words: Vec<String> = rules.iter().filter_map(|rule| keyword(*rule)).take(4).collect();
    (!words.is_empty()).then(|| words.join(" or "))
}

fn keyword(rule: Rule) -> Option<String> {
    let name = format!("{rule:?}");
    name.strip_prefix("k_").map(|words| format!("`{}`", words.replace('_', " ")))
}
