/** A nullable column that is set in this state of the row; throws when it is null. */
export function getColumn<Row extends object, Name extends keyof Row & string>(
  row: Row,
  name: Name,
): NonNullable<Row[Name]> {
  const value = row[name];
  if (value === null || value === undefined) throw new TypeError(`${name} is not set`);
  return value;
}
