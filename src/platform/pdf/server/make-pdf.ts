import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import { merchant } from '#lib/merchant/merchant.ts'
import { createPdfThread } from './pdf-thread.ts'

/**
 * A kind of document. `file` is its module in the build, without `.js`; `load` imports the same module where
 * there is no build, as in tests. Its arguments are sent to another thread, so they have no functions.
 */
interface PdfKind<Wanted extends unknown[]> {
  file: string
  load(): Promise<{ renderPdf(...wanted: Wanted): Promise<Uint8Array> }>
}

/** After this long without a PDF the thread ends. It takes 60 MB and starts within half a second. */
const IDLE_MS = 10_000
/** The largest document takes two seconds. */
const LIMIT_MS = 30_000

/** Some 200 documents. */
const KEPT_BYTES = 4 * 1024 * 1024
const kept = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (pdf) => pdf.length,
  fetchMethod: (_key, _stale, { context: make }) => make(),
})

const threadFile = builtFile('pdf-worker')
const thread =
  threadFile === undefined
    ? undefined
    : createPdfThread({ file: threadFile, idleMs: IDLE_MS, limitMs: LIMIT_MS })

/**
 * Makes a document, or answers with the one that was made of the same data and the same facts of the store
 * before, such as the same version of a quote. Rejects when the document cannot be made.
 */
export async function makePdf<Wanted extends unknown[]>(
  kind: PdfKind<Wanted>,
  ...wanted: Wanted
): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([kind.file, merchant(), wanted]))
    .digest('base64')
  return (await kept.fetch(key, { context: () => make(kind, wanted) }))!
}

/**
 * Makes a document in a second thread. The pages of the shop do not wait for it, and the memory of the
 * renderer goes when the thread ends.
 */
async function make<Wanted extends unknown[]>(
  { file, load }: PdfKind<Wanted>,
  wanted: Wanted,
): Promise<Uint8Array> {
  const built = builtFile(file)
  if (thread === undefined || built === undefined) return (await load()).renderPdf(...wanted)
  return thread.make(built, wanted)
}

/** The address of a file of the build, which lies beside this module's or one folder above. */
function builtFile(name: string): string | undefined {
  const path = [import.meta.dirname, join(import.meta.dirname, '..')]
    .map((folder) => join(folder, `${name}.js`))
    .find((each) => existsSync(each))
  return path && pathToFileURL(path).href
}
