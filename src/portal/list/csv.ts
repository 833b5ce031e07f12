/** A cell that a spreadsheet would take for a formula gets an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** A CSV file that is sent while it is read, a page of rows at a time. */
export function csvFile(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): Response {
  const encoder = new TextEncoder()
  async function* bytes() {
    // Excel reads a file as UTF-8 only with this mark.
    yield encoder.encode(`\ufeff${csvLine(head)}`)
    for await (const rows of pages) yield encoder.encode(rows.map(csvLine).join(''))
  }
  const chunks = bytes()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
