// The file of the thread that makes PDFs.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Merchant, setMerchant } from '#lib/merchant/merchant.ts'

/** A document: the module with its `renderPdf`, and the arguments of that. */
export interface PdfWanted {
  id: number
  /** as the process knows it now: a thread has globals of its own */
  merchant: Merchant
  module: string
  wanted: readonly unknown[]
}

/** The answer to the request with this id: the PDF or an error. */
export interface PdfAnswer {
  id: number
  pdf?: Uint8Array
  problem?: string
}

// Linux gives a priority to each thread: the pages of the shop come first.
if (process.platform === 'linux') setPriority(10)

// One after the other: all code of the thread reads the same merchant.
let before = Promise.resolve()
parentPort?.on('message', (asked: PdfWanted) => {
  before = before.then(async () => parentPort?.postMessage(await answer(asked)))
})

async function answer({ id, merchant, module, wanted }: PdfWanted): Promise<PdfAnswer> {
  try {
    setMerchant(merchant)
    const { renderPdf } = await import(/* @vite-ignore */ module)
    return { id, pdf: await renderPdf(...wanted) }
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
