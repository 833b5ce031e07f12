import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type LoadFigures, type LoadOptions, load } from './load.ts'

type PlainOptions = Pick<LoadOptions, 'url' | 'connections' | 'seconds'>

/**
 * Loads an address as a browser asks for it (compressed) from a thread of its own, so that what the bench
 * does beside it slows down only the store and not the clock. Throws what `load` throws.
 */
export async function loadApart({ url, connections, seconds }: PlainOptions): Promise<LoadFigures> {
  const options: LoadOptions = { url, connections, seconds }
  const worker = new Worker(new URL(import.meta.url), { workerData: { load: options } })
  const [figures] = (await once(worker, 'message')) as [LoadFigures]
  await worker.terminate()
  return figures
}

if (!isMainThread) {
  const { load: options } = workerData as { load: LoadOptions }
  parentPort?.postMessage(await load(options))
}
