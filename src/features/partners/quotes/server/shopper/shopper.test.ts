import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { type Customer, customerOf } from '#tests/fixtures/quotes/customer.ts'
import { CONTACT, LINK_KEY, QUOTED, sendQuote, twoOptions } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, TAX_RATE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

let next = 100_000
const freshNumber = () => `QL${++next}`

const dollars = (cents: number) => Math.round(cents) / 100
const withTax = (cents: number) => dollars(cents + Math.round(cents * TAX_RATE))
const furnaceOnly = { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] }

/** A quote that its customer has opened. */
async function opened(change: Parameters<typeof sendQuote>[1] extends infer S ? Partial<S> : never = {}) {
  const sent = await sendQuote(database.db, { number: freshNumber(), now: clock.now(), ...change })
  const customer = customerOf(shop)
  await customer.open(sent.number, `${LINK_KEY}-${sent.number}`)
  return { sent, customer }
}

const acceptance = (
  sent: { number: string; version: number; hash: string },
  change: Partial<Parameters<Customer['accept']>[0]> = {},
): Parameters<Customer['accept']>[0] => ({
  quoteNumber: sent.number,
  version: sent.version,
  versionHash: sent.hash,
  selection: furnaceOnly,
  total: withTax(QUOTED.furnace),
  name: 'Dana Reyes',
  consent: true,
  ...change,
})

const rowOf = (number: string) =>
  database.db.selectFrom('quote').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

const acceptancesOf = async (id: number) =>
  (await database.db.selectFrom('quote_acceptance').selectAll().where('quote_id', '=', id).execute()).length

const order = (number: string, price = dollars(QUOTED.furnace), amount = withTax(QUOTED.furnace)) => {
  const body = makeBody([{ id: FURNACE, qty: 1 }])
  return {
    ...body,
    products: [{ id: FURNACE, qty: 1, price, quoteID: number }],
    paymentInfo: { ...body.paymentInfo, amount },
  }
}

describe('search and access', () => {
  test('[R-Q-SEARCH] number, email or phone with the ZIP code open the quote for this browser', async () => {
    const email = `mail${next}@example.com`
    const sent = await sendQuote(database.db, {
      number: freshNumber(),
      now: clock.now(),
      contact: { ...CONTACT, email, phone: '+1 312 555 7788' },
    })
    for (const who of [
      sent.number,
      `ql ${sent.number.slice(2, 5)}-${sent.number.slice(5)}`,
      email,
      '3125557788',
    ]) {
      const customer = customerOf(shop, '192.0.2.77')
      const { quotes } = await customer.search(who, '60614-1234')
      expect(quotes.map(({ quoteNumber }) => quoteNumber)).toEqual([sent.number])
      expect((await customer.view(sent.number)).customerName).toBe(CONTACT.name)
    }
  })

  test('a wrong number and a wrong ZIP code get the same answer', async () => {
    const { sent } = await opened()
    const refusals = await Promise.all(
      [
        [sent.number, '60615'],
        ['QL000001', '60614'],
        ['nobody@example.com', '60614'],
        ['3125550000', '60614'],
      ].map(([who, zip], index) =>
        customerOf(shop, `192.0.2.${100 + index}`)
          .search(who!, zip!)
          .catch(({ code, status, message }) => ({ code, status, message })),
      ),
    )
    expect(new Set(refusals.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(refusals[0]).toMatchObject({ code: 'quote_not_found', status: 404 })
  })

  describe.each(['in series', 'in parallel'])('guesses %s', (way) => {
    const ip = (last: number) => `198.51.100.${last + (way === 'in series' ? 0 : 100)}`
    async function thirty(guess: (index: number) => Promise<unknown>): Promise<unknown[]> {
      const tries = Array.from({ length: 30 }, (_, index) => index)
      if (way === 'in parallel') return Promise.all(tries.map(guess))
      const codes: unknown[] = []
      for (const index of tries) codes.push(await guess(index))
      return codes
    }
    const expectRefused = (codes: readonly unknown[]) => {
      expect(codes.filter((code) => code === 'quote_not_found').length).toBeLessThanOrEqual(5)
      expect(codes.filter((code) => code === 'too_many_tries').length).toBeGreaterThanOrEqual(25)
    }
    // What is right is refused as well: the limit cannot be used to find out.
    const refusal = { code: 'too_many_tries' }

    test('of numbers end after five', async () => {
      const { sent } = await opened()
      const guess = (zip: string) => customerOf(shop, ip(1)).search(sent.number, zip)
      expectRefused(await thirty((index) => guess(String(10_001 + index)).catch(({ code }) => code)))
      await expect(guess('60614')).rejects.toMatchObject(refusal)
    })

    test('of the keys of links end after five', async () => {
      const { sent } = await opened()
      const guess = (key: string) => customerOf(shop, ip(3)).open(sent.number, key)
      expectRefused(
        await thirty((index) => guess(`a-wrong-key-of-a-link-${index}`).catch(({ code }) => code)),
      )
      await expect(guess(`${LINK_KEY}-${sent.number}`)).rejects.toMatchObject(refusal)
    })
  })

  test('[E-QUOTE] a wrong guess asks the database the same, whether the quote exists or not', async () => {
    const { sent } = await opened()
    const statementsOf = async (guess: (customer: Customer) => Promise<unknown>, ip: string) => {
      const statements: string[] = []
      const watched = database.db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          statements.push(database.db.getExecutor().compileQuery(node, queryId).sql)
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const customer = customerOf(openShop({ db: watched, clock, gateway: ledgerGateway(ledger.url) }), ip)
      await expect(guess(customer)).rejects.toMatchObject({ code: 'quote_not_found' })
      return statements
    }
    type Guess = (customer: Customer) => Promise<unknown>
    const guesses: [string, string, (asked: string) => Guess][] = [
      [sent.number, 'QL000001', (number) => (customer) => customer.open(number, 'a-wrong-key-of-a-link')],
      [sent.number, 'QL000001', (number) => (customer) => customer.search(number, '60615')],
      [CONTACT.email, 'unknown@example.com', (email) => (customer) => customer.search(email, '60615')],
      [CONTACT.phone, '(312) 555-0100', (phone) => (customer) => customer.search(phone, '60615')],
    ]
    for (const [at, [known, unknown, guess]] of guesses.entries()) {
      const right = await statementsOf(guess(known), `192.0.2.${120 + at}`)
      expect(right.length).toBeGreaterThan(0)
      expect(right).toEqual(await statementsOf(guess(unknown), `192.0.2.${130 + at}`))
    }
    // Without the cookie a page asks nothing.
    for (const number of [sent.number, 'QL000001'])
      expect(await statementsOf((customer) => customer.view(number), '192.0.2.140')).toEqual([])
  })

  test('a quote opens neither without a cookie nor with the cookie of another quote', async () => {
    const [mine, theirs] = [await opened(), await opened()]

    await expect(customerOf(shop).view(mine.sent.number)).rejects.toMatchObject({ status: 404 })
    await expect(mine.customer.view(theirs.sent.number)).rejects.toMatchObject({ status: 404 })
    await expect(mine.customer.accept(acceptance(theirs.sent))).rejects.toMatchObject({ status: 404 })
    await expect(mine.customer.comment(theirs.sent.number, 'x')).rejects.toMatchObject({ status: 404 })
    await expect(mine.customer.pdf(theirs.sent.number)).rejects.toMatchObject({ status: 404 })
  })

  test('drafts and withdrawn quotes are not there', async () => {
    const { sent, customer } = await opened()
    await database.db
      .updateTable('quote')
      .set({ state: 'withdrawn', is_open: false })
      .where('id', '=', sent.id)
      .execute()

    await expect(customer.view(sent.number)).rejects.toMatchObject({ status: 404 })
    await expect(customerOf(shop).open(sent.number, `${LINK_KEY}-${sent.number}`)).rejects.toMatchObject({
      status: 404,
    })
    await expect(customerOf(shop, '192.0.2.60').search(sent.number, '60614')).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('[R-Q-VIEW] [E-QUOTE] a quote has its sections, items, customer, consultant and totals', async () => {
  const { sent, customer } = await opened()

  const quote = await customer.view(sent.number)

  expect(quote).toMatchObject({
    quoteNumber: sent.number,
    customerName: CONTACT.name,
    customerPhone: CONTACT.phone,
    customerEmail: CONTACT.email,
    customerZipCode: '60614',
    isCustomerTaxExempt: false,
    consultantData: { name: 'Marcus Bell', extension: '214' },
    activeTab: 'a',
    selectedItems: [{ key: 'f', qty: 1 }],
    selectedTotal: dollars(QUOTED.furnace),
    salesTax: dollars(Math.round(QUOTED.furnace * TAX_RATE)),
    finalTotal: withTax(QUOTED.furnace),
    state: 'ready',
    allowedActions: ['accept', 'decline', 'comment'],
  })
  expect(quote.sections.map(({ items }) => items.map(({ id, price, qty }) => ({ id, price, qty })))).toEqual([
    [
      { id: FURNACE, price: dollars(QUOTED.furnace), qty: 1 },
      { id: THERMOSTAT, price: dollars(QUOTED.thermostat), qty: 1 },
    ],
    [{ id: THERMOSTAT, price: dollars(QUOTED.thermostat), qty: 1 }],
  ])
  expect((await rowOf(sent.number)).state).toBe('viewed')
})

describe('acceptance', () => {
  test('stores the version, the option, the name, the sentence and the network', async () => {
    const { sent, customer } = await opened()

    const accepted = await customer.accept(acceptance(sent))

    expect(accepted).toMatchObject({ state: 'accepted', allowedActions: ['comment', 'pay'] })
    expect(accepted.acceptance).toMatchObject({ name: 'Dana Reyes', option: 'Variable speed' })
    const row = await database.db
      .selectFrom('quote_acceptance')
      .selectAll()
      .where('quote_id', '=', sent.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      version: 1,
      version_hash: sent.hash,
      section_key: 'a',
      lines: [{ key: 'f', qty: 1 }],
      typed_name: 'Dana Reyes',
    })
    expect(row.consent).toContain(`quote ${sent.number}, version 1`)
  })

  test('of 40 at once exactly one is written', async () => {
    const { sent, customer } = await opened()

    const ends = await Promise.all(
      Array.from({ length: 40 }, () =>
        customer.accept(acceptance(sent)).then(
          () => 'accepted',
          ({ code }) => code,
        ),
      ),
    )

    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1)
    expect(ends.filter((end) => end === 'quote_changed' || end === 'already_accepted')).toHaveLength(39)
    expect(await acceptancesOf(sent.id)).toBe(1)
  })

  test('two windows with two options: one is accepted, the other one hears of it', async () => {
    const { sent, customer } = await opened()
    const other = acceptance(sent, {
      selection: { sectionKey: 'b', lines: [{ key: 't', qty: 1 }] },
      total: (await customer.view(sent.number)).totals[1]!.total,
    })

    const ends = await Promise.allSettled([customer.accept(acceptance(sent)), customer.accept(other)])

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await acceptancesOf(sent.id)).toBe(1)
  })

  test('raced with withdrawal: never both', async () => {
    for (let round = 0; round < 8; round++) {
      const { sent, customer } = await opened()
      const withdraw = database.db
        .updateTable('quote')
        .set({ state: 'withdrawn', is_open: false })
        .where('id', '=', sent.id)
        .where('state', 'in', ['sent', 'viewed'])
        .executeTakeFirst()
      const [accepted, withdrawn] = await Promise.allSettled([customer.accept(acceptance(sent)), withdraw])

      const isWithdrawn = withdrawn.status === 'fulfilled' && withdrawn.value.numUpdatedRows === 1n
      expect([(await acceptancesOf(sent.id)) === 1, isWithdrawn].filter(Boolean)).toHaveLength(1)
      expect(accepted.status === 'fulfilled').toBe(!isWithdrawn || (await acceptancesOf(sent.id)) === 1)
    }
  })

  test('the last moment counts: a quote that has expired is refused, and only asked for again', async () => {
    const { sent, customer } = await opened({ days: 1 })
    clock.advance(DAY_MS)

    await expect(customer.accept(acceptance(sent))).rejects.toMatchObject({
      code: 'quote_expired',
      status: 409,
    })
    expect(await customer.view(sent.number)).toMatchObject({ state: 'expired', allowedActions: ['askAgain'] })
    await expect(customer.comment(sent.number, 'Hello?')).rejects.toMatchObject({ code: 'not_allowed_now' })
    await customer.askAgain(sent.number)
  })

  test.each([
    ['a tampered total', { total: 1 }, 'total_changed'],
    ['another version', { version: 2 }, 'quote_changed'],
    ['another hash', { versionHash: '0'.repeat(64) }, 'quote_changed'],
    ['nothing selected', { selection: { sectionKey: 'a', lines: [] } }, 'selection_refused'],
    [
      'an item of another option',
      { selection: { sectionKey: 'b', lines: [{ key: 'f', qty: 1 }] } },
      'selection_refused',
    ],
    [
      'an unknown option',
      { selection: { sectionKey: 'z', lines: [{ key: 'f', qty: 1 }] } },
      'selection_refused',
    ],
    [
      'an item twice',
      {
        selection: {
          sectionKey: 'a',
          lines: [
            { key: 'f', qty: 1 },
            { key: 'f', qty: 2 },
          ],
        },
      },
      'selection_refused',
    ],
  ])('%s is refused, and nothing changes', async (_, change, code) => {
    const { sent, customer } = await opened()

    await expect(customer.accept(acceptance(sent, change))).rejects.toMatchObject({ code })
    expect(await acceptancesOf(sent.id)).toBe(0)
    expect((await customer.view(sent.number)).state).toBe('ready')
  })

  test.each([0, -1, 1.5, 1_000, Number.NaN])('the quantity %d is refused', async (qty) => {
    const { sent, customer } = await opened()
    const selection = { sectionKey: 'a', lines: [{ key: 'f', qty }] }

    await expect(customer.accept(acceptance(sent, { selection }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(customer.price({ quoteNumber: sent.number, selection })).rejects.toThrow()
  })
})

describe('payment', () => {
  test('an accepted quote is charged at its prices to the cent, and becomes one order', async () => {
    const { sent, customer } = await opened()
    await customer.accept(acceptance(sent))
    expect(await customer.pay(sent.number)).toMatchObject({
      lines: [{ id: FURNACE, qty: 1, price: dollars(QUOTED.furnace) }],
      total: withTax(QUOTED.furnace),
      differences: [],
    })

    const { orderID, total } = await shop.checkout(order(sent.number), undefined, {
      cookies: customer.cookies,
    })

    expect(total).toBe(withTax(QUOTED.furnace))
    expect(await rowOf(sent.number)).toMatchObject({ state: 'ordered', order_id: orderID })
  })

  test('of 12 checkouts at once one gets the quote', async () => {
    const { sent, customer } = await opened()
    await customer.accept(acceptance(sent))

    const ends = await Promise.all(
      Array.from({ length: 12 }, () =>
        shop.checkout(order(sent.number), undefined, { cookies: customer.cookies }).then(
          () => 'placed',
          ({ code }) => code,
        ),
      ),
    )

    expect(ends.filter((end) => end === 'placed')).toHaveLength(1)
    expect(ends.filter((end) => end === 'quote_ordered')).toHaveLength(11)
  })

  test.each([
    ['before it is accepted', false, {}, 'quote_not_payable'],
    ['with another quantity', true, { qty: 2 }, 'quote_cart_changed'],
    ['with another product', true, { id: THERMOSTAT }, 'quote_cart_changed'],
    ['with a price of its own', true, { price: 1 }, 'price'],
  ])('it is not ordered %s', async (_, isAccepted, change, code) => {
    const { sent, customer } = await opened()
    if (isAccepted) await customer.accept(acceptance(sent))
    const body = order(sent.number)
    const products = [{ ...body.products[0]!, ...change }]

    await expect(
      shop.checkout({ ...body, products }, undefined, { cookies: customer.cookies }),
    ).rejects.toMatchObject({ code })
  })

  test('a stranger who names the quote does not get its prices', async () => {
    const { sent, customer } = await opened()
    await customer.accept(acceptance(sent))

    await expect(shop.checkout(order(sent.number))).rejects.toMatchObject({ code: 'quote_not_found' })
  })

  test('an order that ends unpaid gives the quote back', async () => {
    const { sent, customer } = await opened()
    await customer.accept(acceptance(sent))
    const { orderID } = await shop.checkout(order(sent.number), undefined, { cookies: customer.cookies })
    await database.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', orderID).execute()

    expect(await rowOf(sent.number)).toMatchObject({ state: 'accepted', order_id: null })
    await shop.checkout(order(sent.number), undefined, { cookies: customer.cookies })
    expect((await rowOf(sent.number)).state).toBe('ordered')
  })

  test('an exemption and a cost of shipping of the quote hold at the checkout', async () => {
    const { sent, customer } = await opened({ content: twoOptions({ isTaxExempt: true }) })
    const total = dollars(QUOTED.furnace)
    await customer.accept(acceptance(sent, { total }))

    const placed = await shop.checkout(order(sent.number, total, total), undefined, {
      cookies: customer.cookies,
    })

    expect(placed.total).toBe(total)
  })
})
