import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { formTexts as bank } from '#features/selling/bank-debit/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { kept, openVisit } from '#tests/fixtures/browser/page.ts'
import {
  choosePayment,
  confirmed,
  fillCart,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'
import { quickFolder } from '#tests/fixtures/quick-folder.ts'
import { type RunningStore, startStore } from '#tests/fixtures/store/running-store.ts'

/**
 * Valid card numbers that no other test uses. The buyer pays with one; the other is planted to show that the
 * search finds a number.
 */
const CANARY = '4539578763621486'
const PLANTED = '4916338506082832'

let browser: Browser
let store: RunningStore
let dataDir: string
beforeAll(async () => {
  dataDir = quickFolder('alpine-canary')
  const flags = [
    '--heapsnapshot-signal=SIGUSR2',
    `--diagnostic-dir=${dataDir}`,
    '--heap-snapshot-string-limit=10000000',
  ]
  ;[browser, store] = await Promise.all([
    launchBrowser(),
    startStore({ dataDir, flags, env: { LOG_LEVEL: 'info' } }),
  ])
})
afterAll(async () => {
  await Promise.all([browser.close(), store.stop()])
  await rm(dataDir, { recursive: true, force: true })
})

/** A number as people and programs write it: plain, in groups of four, by its first twelve digits. */
const spellings = (number: string): string[] => [
  number,
  number.replace(/(\d{4})(?!$)/g, '$1 '),
  number.replace(/(\d{4})(?!$)/g, '$1-'),
  number.slice(0, 12),
]

/** A bank account that no other test uses, with a routing number that no demo bank has. */
const ACCOUNT = '90817263544130'
const ROUTING = '091300010'

type Places = Readonly<
  Record<string, () => Promise<Iterable<string | Buffer> | AsyncIterable<string | Buffer>>>
>

/** The places that contain one of the numbers. Each place is read once, because a heap takes seconds. */
async function whereIs(numbers: readonly string[], places: Places): Promise<string[]> {
  const wanted = numbers.flatMap(spellings)
  const found: string[] = []
  for (const [place, read] of Object.entries(places))
    for await (const content of await read())
      if (wanted.some((spelling) => content.includes(spelling))) {
        found.push(place)
        break
      }
  return found
}

/** Every row of every table as text, because the database's files may be compressed. */
async function* rows(): AsyncGenerator<string> {
  const { db, close } = connect((await readFile(join(dataDir, 'database-url'), 'utf8')).trim(), {
    poolSize: 1,
  })
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name
    from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db)
  for (const { name } of tables) {
    const { rows: lines } = await sql<{
      line: string
    }>`select t::text as line from ${sql.table(name)} t`.execute(db)
    yield lines.map(({ line }) => line).join('\n')
  }
  await close()
}

/** Every file below DATA_DIR: the database's own, its log of changes (WAL), its messages. */
async function* files(): AsyncGenerator<Buffer> {
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !entry.name.endsWith('.heapsnapshot'))
      yield await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
}

const SNAPSHOT_POLL_MS = 250

/** All that the store's process holds in its heap. */
async function* heap(): AsyncGenerator<Buffer> {
  const isSnapshot = (name: string) => name.endsWith('.heapsnapshot')
  for (const name of (await readdir(dataDir)).filter(isSnapshot)) await rm(join(dataDir, name))
  store.process.kill('SIGUSR2')
  let last = -1
  for (;;) {
    await sleep(SNAPSHOT_POLL_MS)
    const [name] = (await readdir(dataDir)).filter(isSnapshot)
    if (name === undefined) continue
    const path = join(dataDir, name)
    const { size } = await stat(path)
    // A snapshot is whole when it has stopped growing and its list of strings is closed.
    if (size > 0 && size === last && (await lastBytes(path, size)).endsWith('"]}'))
      return yield await readFile(path)
    last = size
  }
}

async function lastBytes(path: string, size: number): Promise<string> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ position: Math.max(0, size - 8), length: 8 })
  await file.close()
  return buffer.subarray(0, bytesRead).toString().trimEnd()
}

/** Each place that may keep a buyer's data. */
const placesOf = (
  shopper: Awaited<ReturnType<typeof openVisit>>,
  held: readonly string[],
  email: string,
): Places => ({
  logs: async () => [store.output()],
  database: async () => rows(),
  files: async () => files(),
  mail: async () => [JSON.stringify(await mailsTo(store.mailUrl, email))],
  figures: async () => [await (await fetch(`${store.url}/metrics`)).text()],
  'what the browser keeps': async () => [...held, await kept(shopper)],
  'what the browser sent to the store': async () => shopper.sent,
  heap: async () => heap(),
})

test(
  '[E-ACH] no place keeps the account number that a buyer typed and that was debited, nor ' +
    'its routing number',
  async () => {
    const shopper = await openVisit(browser, store.url)
    const { page } = shopper
    const buyer = makeBuyer('Bina')
    await fillCart(page)
    await goToPayment(page, buyer)
    await choosePayment(page, /^Bank account/)
    await choosePayment(page, new RegExp(`^${bank.network_check}`))
    await page.getByLabel(bank.routing).fill(ROUTING)
    await page.getByLabel(bank.account, { exact: true }).fill(ACCOUNT)
    await page.getByRole('button', { name: checkout.toReview }).click()
    await page.waitForURL('**/checkout/review')
    const held = [await kept(shopper)]
    await placeButton(page).click()
    await confirmed(page)
    held.push(await kept(shopper))
    await expect.poll(() => mailsTo(store.mailUrl, buyer.email), { timeout: 20_000 }).not.toHaveLength(0)

    const places = placesOf(shopper, held, buyer.email)
    expect(await whereIs([ACCOUNT, ROUTING], places)).toEqual([])
    await shopper.context.close()
  },
)

test(
  'no place keeps the number of a card that paid: logs, database, its files and WAL, mail, ' +
    'figures, browser, heap',
  async () => {
    const shopper = await openVisit(browser, store.url)
    const { page } = shopper
    const buyer = makeBuyer('Cora')
    const held: string[] = []
    await fillCart(page)
    await goToPayment(page, buyer)
    await reviewByCard(page, CANARY)
    held.push(await kept(shopper))
    await placeButton(page).click()
    await confirmed(page)
    held.push(await kept(shopper))
    await expect.poll(() => mailsTo(store.mailUrl, buyer.email), { timeout: 20_000 }).toHaveLength(1)

    const places = placesOf(shopper, held, buyer.email)
    expect(await whereIs([CANARY], places)).toEqual([])

    // Control: the search finds a number that is put in each of these places.
    const send = (path: string, init?: RequestInit) => fetch(`${store.url}${path}`, init)
    await page.evaluate(
      ([number, body]) => {
        localStorage.setItem('planted', number)
        return fetch('/v1/api/cart/send', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body,
        })
      },
      [
        PLANTED,
        JSON.stringify({ email: buyer.email, name: PLANTED, products: [{ id: '453054793', quantity: 1 }] }),
      ] as const,
    )
    const [lost] = await Promise.all([send(`/${PLANTED}`), send(`/view-categories?kept=${PLANTED}`)])
    await expect.poll(() => mailsTo(store.mailUrl, buyer.email), { timeout: 20_000 }).toHaveLength(2)
    expect(await whereIs([PLANTED], places)).toEqual(
      Object.keys(places).filter((place) => place !== 'figures' && place !== 'logs'),
    )
    // The log names routes, never paths, so a number cannot be put there. Its line of that request is read.
    await expect.poll(() => store.output()).toContain(lost.headers.get('x-request-id'))
    await shopper.context.close()
  },
)
