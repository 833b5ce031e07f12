/** Headings are compared without capitals, blanks, dashes and underscores. */
export const headingKey = (heading: string): string => heading.toLowerCase().replaceAll(/[\s_-]+/g, '')

/** Finds a column by its heading. */
export function columnFinder(columns: readonly string[]): (heading: string) => string | undefined {
  const byKey = new Map(columns.map((column) => [headingKey(column), column]))
  return (heading) => byKey.get(headingKey(heading))
}

/** A table of another program, known by headings that no other table has together. */
export interface KnownTable {
  name: string
  /** each list alone names the table */
  marks: readonly (readonly string[])[]
}

/** The table that has these headings. */
export function knownTable<Table extends KnownTable>(
  headings: readonly string[],
  tables: readonly Table[],
): Table | undefined {
  const find = columnFinder(headings)
  return tables.find(({ marks }) =>
    marks.some((mark) => mark.every((heading) => find(heading) !== undefined)),
  )
}
