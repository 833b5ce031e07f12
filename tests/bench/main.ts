// npm run bench: every figure in one run, each beside what the machine itself can do. See parts/ for what is
// measured.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { startStore } from '../fixtures/store/running-store.ts'
import { BY_NAME_ALONE, PARTS } from './all-parts.ts'
import { aProduct, type Bench, LISTING } from './bench.ts'
import { type Figure, ms, perSecond, roomOf, table } from './figures.ts'
import type { PartWanted } from './part-process.ts'
import { measureStart } from './parts/start.ts'
import { openReferences } from './references.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const isSize = (argument: string): boolean => /^\d+$/.test(argument)
const sizes = process.argv.slice(2).filter(isSize).map(Number)
const wanted = process.argv.slice(2).filter((argument) => !isSize(argument))
const unknown = wanted.filter((part) => part !== 'start' && !(part in PARTS))
if (unknown.length > 0)
  throw new Error(
    `No part of the bench: ${unknown.join(', ')}. The parts: start, ${Object.keys(PARTS).join(', ')}`,
  )
const figures: Figure[] = []
const stops: (() => Promise<unknown>)[] = []

function note(figure: Figure): void {
  figures.push(figure)
  const { name, value, bar, holds, margin } = figure
  const room = margin === undefined ? '' : `, margin ${roomOf(margin)}`
  const verdict = bar === undefined ? '' : ` (bar ${bar}${room}${holds === false ? ', NOT reached' : ''})`
  console.log(`  ${name}: ${value}${verdict}`)
}

const folder = `/tmp/alpine-bench-${process.pid}`
console.log(`Node ${process.version}, ${cpus().length} cores, ${SECONDS} s a load`)

try {
  stops.push(() => rm(folder, { recursive: true, force: true }))
  stops.push(() => rm(`${folder}.log`, { force: true }))
  const database = await startEmbedded(folder, { mayCreateDatabases: true })
  stops.push(() => database.stop())
  const { references, stop } = openReferences(folder, SECONDS)
  stops.push(stop)
  const base = { databaseUrl: database.url, folder, seconds: SECONDS, sizes, references, note }
  await noteReferences(base)
  if (wants('start')) await measureStart(base)
  const store = await startStore({ env: { DATABASE_URL: database.url }, logFile: `${folder}.log` })
  stops.push(() => store.stop())
  const { url, portalUrl, sandboxUrl, process: running } = store
  const given: Omit<PartWanted, 'part'> = {
    store: { url, portalUrl, sandboxUrl, process: { pid: running.pid } },
    databaseUrl: database.url,
    folder,
    seconds: SECONDS,
    sizes,
    pages: { listing: LISTING, product: await aProduct(url) },
  }
  for (const part of Object.keys(PARTS)) if (wants(part)) await measurePart({ ...given, part })
} finally {
  for (const stop of stops.reverse()) await stop()
}
console.log(`\n${table(figures)}\n`)
process.exit(figures.some((figure) => figure.holds === false) ? 1 : 0)

function wants(part: string): boolean {
  return wanted.includes(part) || (wanted.length === 0 && !BY_NAME_ALONE.has(part))
}

async function noteReferences({ references, note: show }: Pick<Bench, 'references' | 'note'>): Promise<void> {
  const fsync = await references.fsync()
  const { load } = await references.raw()
  show({ name: 'reference: CPU loop, one core', value: ms(references.cpu().value) })
  show({ name: 'reference: fsync of 8 kB on the database’s disk', value: ms(fsync.value) })
  show({
    name: 'reference: raw node:http, 10 kB from memory, 16 at a time',
    value: `${perSecond(load.requestsPerSecond)}, p50 ${ms(load.p50Ms)}, p99 ${ms(load.p99Ms)}`,
  })
}

/** Runs a part in a process of its own. Throws when that process fails. */
async function measurePart(part: PartWanted): Promise<void> {
  const child = fork('tests/bench/part-process.ts', [JSON.stringify(part)], { serialization: 'advanced' })
  child.on('message', (figure) => note(figure as Figure))
  const [[code]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  if (code !== 0) throw new Error(`The part ${part.part} of the bench ended with code ${code}`)
}
