//! Columns as a Parquet file.

use std::sync::Arc;

use parquet::basic::{LogicalType, Repetition, Type};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type as Schema;
use runebook_driver::sweep::columns::{Column, Values};

/// The bytes of a file with these columns, all of one length. Numbers may be missing, words are never.
pub fn file(columns: &[Column]) -> Result<Vec<u8>, ParquetError> {
    let fields = columns.iter().map(|column| field(column).map(Arc::new)).collect::<Result<_, _>>()?;
    let schema = Arc::new(Schema::group_type_builder("sweep").with_fields(fields).build()?);
    // without a version of the writer, so that the same columns are the same bytes
    let properties = WriterProperties::builder().set_created_by("runebook".to_owned()).build();
    let mut bytes = Vec::new();
    let mut file = SerializedFileWriter::new(&mut bytes, schema, Arc::new(properties))?;
    let mut group = file.next_row_group()?;
    for column in columns {
        write(&mut group, column)?;
    }
    group.close()?;
    file.close()?;
    Ok(bytes)
}

fn field(column: &Column) -> Result<Schema, ParquetError> {
    let (physical, logical, repetition) = match column.values {
        Values::Text(_) => (Type::BYTE_ARRAY, Some(LogicalType::String), Repetition::REQUIRED),
        Values::Whole(_) => (Type::INT64, None, Repetition::OPTIONAL),
        Values::Real(_) => (Type::DOUBLE, None, Repetition::OPTIONAL),
    };
    let field = Schema::primitive_type_builder(column.name, physical);
    field.with_logical_type(logical).with_repetition(repetition).build()
}

fn write(group: &mut SerializedRowGroupWriter<'_, &mut Vec<u8>>, column: &Column) -> Result<(), ParquetError> {
    let Some(mut writer) = group.next_column()? else {
        return Err(ParquetError::General("a column is missing".to_owned()));
    };
    match &column.values {
        Values::Text(values) => {
            let values: Vec<ByteArray> = values.iter().map(|value| ByteArray::from(value.as_str())).collect();
            writer.typed::<ByteArrayType>().write_batch(&values, None, None)?;
        }
        Values::Whole(values) => {
            let (levels, values) = present(values, |value| i64::try_from(value).unwrap_or(i64::MAX));
            writer.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
        }
        Values::Real(values) => {
            let (levels, values) = present(values, |value| value);
            writer.typed::<DoubleType>().write_batch(&values, Some(&levels), None)?;
        }
    }
    writer.close()
}

/// Which values are there, and those that are.
fn present<T: Copy, U>(values: &[Option<T>], as_written: impl Fn(T) -> U) -> (Vec<i16>, Vec<U>) {
    let levels = values.iter().map(|value| i16::from(value.is_some())).collect();
    (levels, values.iter().flatten().map(|value| as_written(*value)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};

    #[test]
    fn a_file_can_be_read_back() {
        let columns = [
            Column { name: "who", values: Values::Text(vec!["é".to_owned(), "b".to_owned()]) },
            Column { name: "fights", values: Values::Whole(vec![None, Some(7)]) },
            Column { name: "win", values: Values::Real(vec![Some(0.25), None]) },
        ];
        let bytes = file(&columns).unwrap();
        assert_eq!(bytes, file(&columns).unwrap());
        let reader = SerializedFileReader::new(bytes::Bytes::from(bytes)).unwrap();
        let rows: Vec<String> = reader.get_row_iter(None).unwrap().map(|row| row.unwrap().to_string()).collect();
        assert_eq!(rows, ["{who: \"é\", fights: null, win: 0.25}", "{who: \"b\", fights: 7, win: null}"]);
    }
}
