/** A cell of a report that can't be read: its column by our name, what it should have, what it has. */
export class ReadError extends Error {
  override readonly name = 'ReadError'
  readonly column: string
  readonly expected: string
  readonly found: string

  constructor(column: string, expected: string, found: string) {
    super(`${column}: expected ${expected}, found ${found}`)
    this.column = column
    this.expected = expected
    this.found = found
  }
}
