// What the machine itself can do, measured in the same run: each bar is a multiple of one of these, so that a
// figure means the same on a fast machine and on a slow one.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ms, perSecond } from './figures.ts'
import { type LoadFigures, load } from './load.ts'

const CPU_ROUNDS = 7
const FSYNC_WRITES = 60
const FSYNC_ROUNDS = 3

interface Reference {
  value: number
  /** as a row of the table shows it */
  shown: string
}

export interface References {
  /** milliseconds of a fixed piece of JavaScript on one core, the best of several rounds */
  cpu(): Reference
  /** milliseconds until 8 kB are safely on the disk that holds the database, the median of the best round */
  fsync(): Promise<Reference>
  /** requests a second of Node's own HTTP server that answers so many bytes from memory, 16 connections */
  raw(bytes?: number): Promise<Reference & { load: LoadFigures }>
  /** the address of a page without code: so many bytes of HTML and of style */
  plainPage(bytes: { html: number; style: number }): Promise<string>
}

/**
 * The references of a run. `seconds` is how long the raw server is loaded; `folder` lies on the database's
 * disk.
 */
export function openReferences(
  folder: string,
  seconds: number,
): { references: References; stop(): Promise<void> } {
  let child: ChildProcess | undefined
  let port: Promise<number> | undefined
  // Started at its first use: most parts of the bench need none.
  const rawServer = (): Promise<number> => {
    port ??= new Promise((resolve) => {
      child = fork('tests/bench/raw-server.ts')
      child.once('message', (told) => resolve(Number(told)))
    })
    return port
  }
  return {
    references: {
      cpu() {
        const value = cpuLoopMs()
        return { value, shown: `CPU loop ${ms(value)}` }
      },
      async fsync() {
        const value = await fsyncMs(folder)
        return { value, shown: `fsync ${ms(value)}` }
      },
      async raw(bytes = 10_240) {
        const figures = await load({
          url: `http://127.0.0.1:${await rawServer()}/${bytes}`,
          connections: 16,
          seconds,
        })
        const value = figures.requestsPerSecond
        return { value, shown: `raw server, ${bytes} bytes, ${perSecond(value)}`, load: figures }
      },
      plainPage: async ({ html, style }) => `http://127.0.0.1:${await rawServer()}/page/${html}/${style}`,
    },
    stop: async () => void child?.disconnect(),
  }
}

/**
 * What a server does all day, in a fixed amount: makes objects, sorts them, writes and reads JSON, takes text
 * apart.
 */
function fixedWork(): number {
  const rows = Array.from({ length: 3_000 }, (_, index) => ({
    id: (index * 7919) % 3001,
    name: `product ${index} of the list`,
    tags: [`tag-${index % 17}`, `tag-${index % 5}`],
  }))
  rows.sort((a, b) => a.id - b.id)
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows
  const counts = new Map<string, number>()
  for (const { name, tags } of read)
    for (const word of [...name.split(' '), ...tags]) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts.size
}

function cpuLoopMs(): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < CPU_ROUNDS; round++) {
    const started = performance.now()
    for (let turn = 0; turn < 4; turn++) if (fixedWork() === 0) throw new Error('The CPU loop did nothing')
    best = Math.min(best, performance.now() - started)
  }
  return best
}

async function fsyncMs(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'fsync-loop')
  const page = Buffer.alloc(8_192, 1)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < FSYNC_ROUNDS; round++) {
    const file = await open(path, 'w')
    const times: number[] = []
    for (let write = 0; write < FSYNC_WRITES; write++) {
      const started = performance.now()
      await file.write(page)
      await file.datasync()
      times.push(performance.now() - started)
    }
    await file.close()
    best = Math.min(best, times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN)
  }
  await rm(path, { force: true })
  return best
}
