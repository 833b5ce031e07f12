import type { RunningStore } from '../fixtures/store/running-store.ts'
import type { Figure } from './figures.ts'
import type { LoadFigures, LoadOptions } from './load.ts'
import { load } from './load.ts'
import type { References } from './references.ts'

/** The running store as a part of the bench reaches it from its own process. */
export interface BenchStore extends Pick<RunningStore, 'url' | 'portalUrl' | 'sandboxUrl'> {
  process: { pid?: number | undefined }
}

/** The arguments of each part of the bench. */
export interface Bench {
  store: BenchStore
  /** the PostgreSQL server of the run; parts may make databases of their own on it */
  databaseUrl: string
  /** a folder of the run, removed at its end */
  folder: string
  /** how long one load lasts */
  seconds: number
  /** numbers of products that were given as arguments */
  sizes: readonly number[]
  /** addresses of a list and of a product */
  pages: { listing: string; product: string }
  references: References
  note(figure: Figure): void
}

export const LISTING = '/category/furnaces-heaters/gas-furnaces'

/** The first product of the list. */
export async function aProduct(url: string): Promise<string> {
  const html = await (await fetch(url + LISTING)).text()
  const path = /href="(\/product\/[^"]+)"/.exec(html)?.[1]
  if (!path) throw new Error('The listing shows no product')
  return path
}

type Load = Omit<LoadOptions, 'url' | 'connections' | 'seconds'> & { seconds?: number }

/** The same call on one connection, then on sixteen. */
export async function oneAndSixteen(
  url: string,
  seconds: number,
  call: Load = {},
): Promise<{ one: LoadFigures; sixteen: LoadFigures }> {
  const one = await load({ url, connections: 1, seconds, ...call })
  const sixteen = await load({ url, connections: 16, seconds, ...call })
  return { one, sixteen }
}
