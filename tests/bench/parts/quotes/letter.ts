import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Db } from '#db/connect.ts'
import { LINK_KEY, sendQuote, twoOptions } from '../../../fixtures/quotes/sent-quote.ts'
import type { Bench } from '../../bench.ts'
import { atMost, ms } from '../../figures.ts'
import { load } from '../../load.ts'
import { loadApart } from '../../load-apart.ts'
import { quantityTimes } from '../../quantity-time.ts'
import { bestOf } from '../../rounds.ts'

/** Good, better and best with eight lines each, as most customers get it. */
const USUAL = { number: 'QL999024', options: 3, lines: 8 }
/** One option of 60 lines. */
const LONG = { number: 'QL999060', options: 1, lines: 60 }
const NUMBER = LONG.number
const LINES = LONG.lines
const PDFS_AT_ONCE = 2
const ROUNDS = 3
const PHONE_SLOWDOWN = 4
/** Between presses of "PDF" while the pages of the shop are measured. */
const PAUSE_MS = 50

/**
 * Multiples of the CPU loop, which takes 17 ms on a quiet machine of the usual kind: 12 ms for a page, 17 ms
 * for the page of 60 lines, 50 ms for the sums, 600 ms for a PDF.
 */
const MOST = { page: 0.7, longPage: 1, sums: 3, pdf: 35 }
const SLOWER = 1.1

/** A quote as its customer has it: the page, a changed quantity, the PDF. */
export async function measureLetter(bench: Bench): Promise<void> {
  const { store, databaseUrl } = bench
  const { db, close } = connect(databaseUrl, { poolSize: 2 })
  for (const quote of [USUAL, LONG]) await sendQuoteOf(db, quote)
  await close()
  await measurePage(bench, {
    url: `${store.url}/view-quotes/${USUAL.number}`,
    cookie: await openQuote(store.url, USUAL.number),
    name: `a customer’s page of a quote of ${USUAL.options} options with ${USUAL.lines} lines each, rendered`,
    most: MOST.page,
  })
  const cookie = await openQuote(store.url, LONG.number)
  const url = `${store.url}/view-quotes/${LONG.number}`
  const name = `a customer’s page of a quote of ${LINES} lines, rendered`
  await measurePage(bench, { url, cookie, name, most: MOST.longPage })
  await measureQuantity(bench, url, cookie)
  await measurePdf(bench, cookie)
}

async function measurePage(
  { note, seconds, references }: Bench,
  { url, cookie, name, most }: { url: string; cookie: string; name: string; most: number },
): Promise<void> {
  const cpu = references.cpu()
  const page = await bestOf(
    ROUNDS,
    () => load({ url, connections: 1, seconds, headers: { cookie } }),
    (one, other) => one.p50Ms < other.p50Ms,
  )
  note(
    atMost(most, {
      name,
      value: `p50 ${ms(page.p50Ms)} at 1`,
      measured: page.p50Ms,
      reference: cpu.value,
      beside: cpu.shown,
      unit: '× CPU loop',
      correct: page.failed === 0,
    }),
  )
}

async function measureQuantity({ note, references }: Bench, url: string, cookie: string): Promise<void> {
  for (const [name, slowdown] of [
    ['', 1],
    [', a phone at a quarter of the speed', PHONE_SLOWDOWN],
  ] as const) {
    const cpu = references.cpu()
    const times = await quantityTimes({ url, cookie, slowdown })
    const median = times[times.length >> 1] ?? Number.NaN
    note(
      atMost(MOST.sums, {
        name: `a quantity of a quote of ${LINES} lines pressed, sums painted${name}`,
        value: `p50 ${ms(median)}`,
        measured: median / slowdown,
        reference: cpu.value,
        beside: cpu.shown,
        unit: slowdown === 1 ? '× CPU loop' : `× CPU loop of that phone`,
      }),
    )
  }
}

async function measurePdf({ store, note, pages, seconds, references }: Bench, cookie: string): Promise<void> {
  const address = `${store.url}/v1/api/quotes/${NUMBER}/quote.pdf`
  const pdf = async () => {
    const began = performance.now()
    const answer = await fetch(address, { headers: { cookie } })
    const size = (await answer.arrayBuffer()).byteLength
    if (answer.status !== 200 || size < 10_000) throw new Error(`The PDF was answered with ${answer.status}`)
    return performance.now() - began
  }
  await pdf()
  const cpu = references.cpu()
  const slowest = await bestOf(
    ROUNDS,
    async () => Math.max(...(await Promise.all(Array.from({ length: PDFS_AT_ONCE }, pdf)))),
    (one, other) => one < other,
  )
  note(
    atMost(MOST.pdf, {
      name: `PDF of a quote of ${LINES} lines with drawings, ${PDFS_AT_ONCE} at a time`,
      value: ms(slowest),
      measured: slowest,
      reference: cpu.value,
      beside: cpu.shown,
      unit: '× CPU loop',
    }),
  )
  const pageMs = async () =>
    (await loadApart({ url: store.url + pages.product, connections: 1, seconds })).p50Ms
  const [without, during]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await pageMs())
    let isOver = false
    const press = async () => {
      while (!isOver) {
        await pdf()
        await sleep(PAUSE_MS)
      }
    }
    const presses = Array.from({ length: PDFS_AT_ONCE }, press)
    during.push(await pageMs())
    isOver = true
    await Promise.all(presses)
  }
  const ratio = Math.min(...during) / Math.min(...without)
  note(
    atMost(SLOWER, {
      name: `a product page while ${PDFS_AT_ONCE} PDFs are made, as a multiple of it without them`,
      value: `${ratio.toFixed(2)} (${ms(Math.min(...without))} without)`,
      measured: ratio,
      beside: cpu.shown,
      unit: '',
    }),
  )
}

/** Sends a quote of products that have drawings. */
async function sendQuoteOf(db: Db, { number, options, lines }: typeof USUAL): Promise<void> {
  const products = await db
    .selectFrom('product')
    .select('id')
    .where('drawing', 'is not', null)
    .orderBy('id')
    .limit(options * lines)
    .execute()
  const [first] = twoOptions().sections
  const sections = Array.from({ length: options }, (_, option) => ({
    ...first!,
    key: `option-${option}`,
    isRecommended: option === 0,
    lines: products.slice(option * lines, (option + 1) * lines).map(({ id }, at) => ({
      ...{ key: `l${at}`, id, price: 100_00 + at, qty: 1, listPrice: 120_00 },
      ...{ isOptional: false, group: null, note: '' },
    })),
  }))
  await sendQuote(db, { number, now: new Date(), content: twoOptions({ sections }) })
}

/** Opens the quote by its link; the Cookie header of the browser. */
async function openQuote(url: string, number: string): Promise<string> {
  const answer = await fetch(`${url}/v1/api/quotes/${number}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: `${LINK_KEY}-${number}` }),
  })
  if (!answer.ok) throw new Error(`The quote was not opened: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
