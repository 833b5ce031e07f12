import { sql } from 'kysely'
import { connect, type Db } from '#db/connect.ts'
import { addDays, inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { RunningStore } from '../../../fixtures/store/running-store.ts'
import { type Bench, LISTING } from '../../bench.ts'
import { atMost, ms } from '../../figures.ts'
import { type LoadFigures, load } from '../../load.ts'
import { sessionOf } from '../../session-of.ts'

const ROWS = 100_000
const MOST_MS = 10_000
const IDLE_SECONDS = 10

interface Desk {
  db: Db
  store: RunningStore
  cookie: string
}

/** A sheet of 100,000 prices: for one company's list, and for the public from tomorrow on and at once. */
export async function measureSheets(bench: Bench, store: RunningStore, databaseUrl: string): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 })
  try {
    const cookie = await sessionOf(db, 'operations')
    await sql`update session set stepped_up_at = now()`.execute(db)
    const desk = { db, store, cookie }
    const { rows } = await sql<{ id: string; cents: number }>`
      select product_id as id, price_cents as cents
      from product_price
      where valid_to is null and price_cents > 100 and product_id >= '600000000'
      order by product_id
      limit ${ROWS}`.execute(db)
    if (rows.length < ROWS) throw new Error(`Only ${rows.length} prices`)
    const sheet = (factor: number) => {
      const lines = rows.map(({ id, cents }) => `${id},${(Math.round(cents * factor) / 100).toFixed(2)}`)
      return ['product,price', ...lines].join('\n')
    }
    const list = await madeList(desk)
    const idle = await pages(store, IDLE_SECONDS)
    await measureSheet(bench, desk, {
      name: 'a company’s list',
      path: `price-lists/${list}`,
      text: sheet(0.9),
      idle,
    })
    const tomorrow = addDays(inStoreZone(new Date()).day, 1)
    await measureSheet(bench, desk, {
      ...{ name: 'public prices from tomorrow on', path: 'public-prices', text: sheet(1.03), idle },
      fields: { startsOn: tomorrow },
    })
    await measureSheet(bench, desk, {
      ...{ name: 'public prices at once', path: 'public-prices', text: sheet(0.97), idle },
    })
  } finally {
    await close()
  }
}

async function madeList(desk: Desk): Promise<number> {
  const { id } = await call<{ id: number }>(desk, 'price-lists', {
    body: JSON.stringify({ companyID: 1, name: 'Sheet', startsOn: '2026-01-01' }),
  })
  return id
}

async function call<T>({ store, cookie }: Desk, path: string, init: { body: string | FormData }): Promise<T> {
  const answer = await fetch(`${store.portalUrl}/v1/api/partner/${path}`, {
    method: 'POST',
    headers: {
      cookie,
      origin: store.portalUrl,
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    },
    body: init.body,
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
  return (await answer.json()) as T
}

interface Sheet {
  name: string
  path: string
  text: string
  fields?: Record<string, string>
  idle: LoadFigures
}

/** Previews, applies and undoes a sheet, each while one shopper after another opens a list of products. */
async function measureSheet({ note }: Bench, desk: Desk, sheet: Sheet): Promise<void> {
  const form = new FormData()
  form.set('file', new File([sheet.text], 'prices.csv', { type: 'text/csv' }))
  for (const [name, value] of Object.entries(sheet.fields ?? {})) form.set(name, value)
  let kept = 0
  const steps = {
    previewed: async () => {
      const preview = await call<{ import: { id: number; changes: number } | null; problemCount: number }>(
        ...([desk, `${sheet.path}/preview`, { body: form }] as const),
      )
      if (preview.import?.changes !== ROWS)
        throw new Error(`${sheet.name}: ${JSON.stringify(preview).slice(0, 500)}`)
      kept = preview.import.id
    },
    applied: () => call(desk, `price-imports/${kept}/apply`, { body: '{}' }),
    undone: async () => {
      const { undone } = await call<{ undone: number }>(desk, `price-imports/${kept}/undo`, { body: '{}' })
      if (undone !== ROWS) throw new Error(`${undone} undone`)
    },
  }
  for (const [name, step] of Object.entries(steps)) {
    const { took, meanwhile } = await whilePages(desk.store, step)
    note(
      atMost(MOST_MS, {
        name: `${ROWS.toLocaleString('en-US')} ${sheet.name}, ${name}`,
        value: ms(took),
        measured: took,
        unit: 'ms',
      }),
    )
    note(
      atMost(1.2, {
        name: `page of a list meanwhile (${name}, ${sheet.name})`,
        value: `p50 ${ms(meanwhile.p50Ms)}, p95 ${ms(meanwhile.p95Ms)}`,
        beside: `alone p50 ${ms(sheet.idle.p50Ms)}, p95 ${ms(sheet.idle.p95Ms)}`,
        measured: meanwhile.p50Ms,
        reference: sheet.idle.p50Ms,
        unit: '× alone',
        correct: meanwhile.failed === 0,
      }),
    )
  }
}

const pages = (store: RunningStore, seconds: number): Promise<LoadFigures> =>
  load({ url: store.url + LISTING, connections: 1, seconds })

/** The time of some work, and how pages answered from its beginning on, for at least two seconds. */
async function whilePages(store: RunningStore, work: () => Promise<unknown>) {
  const began = performance.now()
  let took = 0
  const working = work().then(() => {
    took = performance.now() - began
  })
  const rounds: LoadFigures[] = []
  do rounds.push(await pages(store, 2))
  while (took === 0 && rounds.length < 30)
  await working
  const worst = rounds.toSorted((a, b) => b.p50Ms - a.p50Ms)[0]!
  return { took, meanwhile: worst }
}
