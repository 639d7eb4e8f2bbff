/** JSON for a column of either database. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** A JSON column read back: SQLite gives its text, PostgreSQL the value. What the store wrote itself is trusted to have its type. */
export function fromJson<Value>(column: unknown): Value {
  return (typeof column === 'string' ? JSON.parse(column) : column) as Value;
}
