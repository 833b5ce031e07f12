import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { PdfWanted } from './pdf-wanted.ts'
import { renderQuotePdf } from './quote-pdf.tsx'

/** The answer to the request with this id: the PDF or an error. */
export interface PdfAnswer {
  id: number
  pdf?: Uint8Array
  problem?: string
}

// Linux gives a priority to each thread: the pages of the shop come first.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', ({ id, wanted }: { id: number; wanted: PdfWanted }) => {
  void answer(id, wanted).then((told) => parentPort?.postMessage(told))
})

async function answer(id: number, wanted: PdfWanted): Promise<PdfAnswer> {
  try {
    return { id, pdf: await renderQuotePdf(wanted) }
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
