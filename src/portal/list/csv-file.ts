import { csvRow } from '#platform/lists/rules/csv.ts'

/** A CSV file as an answer that no one keeps. */
export const csvAnswer = (name: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })

/** A CSV file that is sent while it is read, a page of rows at a time. */
export function csvFile(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): Response {
  const encoder = new TextEncoder()
  const lines = (rows: readonly (readonly string[])[]) => rows.map((row) => `${csvRow(row)}\r\n`).join('')
  async function* bytes() {
    // Excel reads a file as UTF-8 only with this mark.
    yield encoder.encode(`\ufeff${lines([head])}`)
    for await (const rows of pages) yield encoder.encode(lines(rows))
  }
  const chunks = bytes()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return csvAnswer(name, body)
}
