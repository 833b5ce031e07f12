import { Worker } from 'node:worker_threads'
import { merchant } from '#lib/merchant/merchant.ts'
import type { PdfAnswer, PdfWanted } from './pdf-worker.ts'

interface PdfThread {
  /** The PDF that the module's `renderPdf` makes of the arguments. */
  make(module: string, wanted: readonly unknown[]): Promise<Uint8Array>
}

interface Options {
  /** the address of the thread's file */
  file: string
  /** after this long without a PDF the thread ends and gives its memory back */
  idleMs: number
  /** a PDF that takes longer ends the thread, and with it the others that wait */
  limitMs: number
}

interface Waiting {
  resolve(pdf: Uint8Array): void
  reject(error: Error): void
}

interface Running {
  worker: Worker
  waiting: Map<number, Waiting>
}

// A nursery of 16 MB: a PDF makes many small objects that are soon gone.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/**
 * A thread that makes PDFs. It starts with the first one, and again with the next one after it has ended,
 * by itself or by an error.
 */
export function createPdfThread({ file, idleMs, limitMs }: Options): PdfThread {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function start(): Running {
    const worker = new Worker(new URL(file), { resourceLimits: MEMORY })
    worker.unref()
    const started: Running = { worker, waiting: new Map() }
    worker.on('message', ({ id, pdf, problem }: PdfAnswer) => {
      const asked = started.waiting.get(id)
      if (pdf) asked?.resolve(pdf)
      else asked?.reject(new Error(`The PDF was not made: ${problem}`))
    })
    worker.on('error', (error) => end(started, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => end(started, new Error('The thread of the PDFs ended')))
    return started
  }

  function end(ended: Running, error: Error): void {
    if (running === ended) running = undefined
    for (const { reject } of ended.waiting.values()) reject(error)
    void ended.worker.terminate()
  }

  return {
    async make(module, wanted) {
      clearTimeout(idle)
      running ??= start()
      const used = running
      const id = ++last
      const late = setTimeout(() => end(used, new Error(`A PDF took longer than ${limitMs} ms`)), limitMs)
      try {
        return await new Promise<Uint8Array>((resolve, reject) => {
          used.waiting.set(id, { resolve, reject })
          used.worker.postMessage({ id, merchant: merchant(), module, wanted } satisfies PdfWanted)
        })
      } finally {
        clearTimeout(late)
        used.waiting.delete(id)
        clearTimeout(idle)
        if (running?.waiting.size === 0) idle = setTimeout(endIdle, idleMs).unref()
      }
    },
  }

  function endIdle(): void {
    if (running?.waiting.size === 0) end(running, new Error('The thread of the PDFs was idle'))
  }
}
