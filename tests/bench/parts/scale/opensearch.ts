import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { startStore } from '../../../fixtures/store/running-store.ts'
import type { Bench } from '../../bench.ts'
import { perSecond } from '../../figures.ts'
import { compareByHand, fill, measureQuestions, type Note } from './scale.ts'

const SIZES = [50_000]
const MOST_MS = 25
const START_MS = 1_800_000

/** The questions of `scale` to a store whose searches one node of OpenSearch answers. */
export async function measureOpenSearch(bench: Bench): Promise<void> {
  for (const count of bench.sizes.length > 0 ? bench.sizes : SIZES) await measureSize(bench, count)
}

async function measureSize(bench: Bench, count: number): Promise<void> {
  const folder = `${bench.folder}-opensearch`
  const name = `OpenSearch, one node, ${count.toLocaleString('en-US')} products`
  const note: Note = (figure) => bench.note({ ...figure, name: `${figure.name}, ${name}` })
  const node = await startNode()
  const database = await startEmbedded(folder)
  try {
    await fill(database.url, count, note)
    const began = performance.now()
    const store = await startStore({
      env: { DATABASE_URL: database.url, OPENSEARCH_URL: node.url },
      timeoutMs: START_MS,
    })
    const seconds = (performance.now() - began) / 1000
    note({
      name: 'cold start with an index built from nothing',
      value: `${seconds.toFixed(1)} s, ${perSecond(count / seconds)}`,
    })
    try {
      await measureQuestions(bench, store, { count, most: MOST_MS }, note)
      await compareByHand(database.url, store, count, note)
      const ready = await (await fetch(`${store.url}/readyz`)).text()
      note({
        name: 'answered by OpenSearch to the end',
        value: ready,
        holds: ready === 'ready',
        bar: 'ready',
      })
    } finally {
      await store.stop()
    }
  } finally {
    node.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The node of `npm run opensearch`, at a free port. */
async function startNode(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['scripts/opensearch.mjs'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /answers at (\S+)/.exec(line)?.[1]
    if (url) return { url, stop: () => void child.kill() }
  }
  throw new Error('OpenSearch did not start')
}
