import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '#kit/dates.ts'
import type { PdfAnswer } from './pdf-thread.ts'
import type { PdfWanted } from './pdf-wanted.ts'

/** After this long without a PDF the thread ends and gives its memory back. */
const IDLE_MS = 2 * MINUTE_MS
const FILE = 'quote-pdf.js'

interface Thread {
  make(wanted: PdfWanted): Promise<Uint8Array>
  isIdle(): boolean
  end(): void
}

let thread: Thread | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Makes the PDF of a quote in a second thread, so that the pages of the shop do not wait for it. Sources
 * that are not built, as in tests, have no file for a thread, so they make it in this thread.
 */
export async function makeQuotePdf(wanted: PdfWanted): Promise<Uint8Array> {
  const file = [import.meta.dirname, join(import.meta.dirname, '..')]
    .map((folder) => join(folder, FILE))
    .find((path) => existsSync(path))
  if (file === undefined) return (await import('./quote-pdf.tsx')).renderQuotePdf(wanted)
  clearTimeout(idle)
  thread ??= startThread(file)
  try {
    return await thread.make(wanted)
  } finally {
    clearTimeout(idle)
    idle = setTimeout(endIdle, IDLE_MS).unref()
  }
}

function endIdle(): void {
  if (!thread?.isIdle()) return
  thread.end()
  thread = undefined
}

function startThread(file: string): Thread {
  // A nursery of 16 MB: a PDF makes many small objects that are soon gone.
  const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }
  const worker = new Worker(file, { resourceLimits: limits })
  worker.unref()
  const waiting = new Map<number, { resolve(pdf: Uint8Array): void; reject(error: Error): void }>()
  let last = 0
  worker.on('message', ({ id, pdf, problem }: PdfAnswer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (pdf) asked?.resolve(pdf)
    else asked?.reject(new Error(`The PDF was not made: ${problem}`))
  })
  const stop = (error: Error) => {
    if (thread === self) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', stop)
  worker.on('exit', () => stop(new Error('The thread of the PDFs ended')))
  const self: Thread = {
    make: (wanted) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, wanted })
      }),
    isIdle: () => waiting.size === 0,
    end: () => void worker.terminate(),
  }
  return self
}
