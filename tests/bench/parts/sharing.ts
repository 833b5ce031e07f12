import { fork } from 'node:child_process'
import { brotliCompressSync } from 'node:zlib'
import { generateProducts } from '#demo/catalogue/generate.ts'
import { draw, stageOf } from '#drawings/pictures.ts'
import { connectionSizes } from '#shop/product/drawing-file.server.ts'
import { nodeFlags } from '../../../scripts/node-flags.mjs'

/** The largest drawing, compressed, of every view of one product of each kind. */
export function largestDrawing(): { bytes: number; what: string; drawings: number } {
  const kinds = Map.groupBy(generateProducts(), ({ type, drawing }) =>
    [type, drawing.type, ...(drawing.parts ?? []).map((part) => part.type)].join(),
  )
  const sizes = [...kinds.values()].flatMap(([one]) => {
    if (!one) return []
    const { drawing, dimensions, attributes, type } = one
    return [...stageOf({ drawing, dimensions }).views, 'card' as const].map((view) => ({
      bytes: brotliCompressSync(draw({ drawing, dimensions, view, connections: connectionSizes(attributes) }))
        .length,
      what: `${type}, ${view}`,
    }))
  })
  const largest = sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most))
  return { ...largest, drawings: sizes.length }
}

export interface Streamed {
  /** how far the process grew at most */
  grownBytes: number
  seconds: number
  bytes: number
}

/**
 * Streams the sitemaps of so many products from a database of its own, in a process of its own that is run as
 * the store is.
 */
export function streamSitemaps(serverUrl: string, products: number): Promise<Streamed> {
  const child = fork('tests/bench/parts/sitemaps-process.ts', [serverUrl, String(products)], {
    execArgv: [...nodeFlags],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as Streamed))
    child.once('exit', (code) => reject(new Error(`The sitemaps’ process ended with ${code}`)))
  })
}
