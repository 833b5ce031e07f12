import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { CONTACT, LINK_KEY, QUOTED, sendQuote, twoOptions } from '#tests/fixtures/quotes/sent-quote.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { fillStock, TAX_RATE } from '#tests/fixtures/shop/products.ts'
import { contentProblems } from '../rules/content.ts'

let database: TestDatabase
const clock = movableClock()
beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
  await demoPeople(database.db)
})
afterAll(() => database.drop())

/** A quote of a company with an hour's price for the work, taxed by the company. */
const withLabor = () => {
  const content = twoOptions({ laborTax: { kind: 'added', rate: 0.065 } })
  const labor = [
    { ...{ key: 'w', description: 'Installation', qty: 6.5 }, unit: 'hour' as const, price: 95_00 },
  ]
  return {
    ...content,
    sections: content.sections.map((each, index) => (index === 0 ? { ...each, labor } : each)),
  }
}

test('[9] labor has its own sum: the signed total and the payment are the goods alone', async () => {
  const { db } = database
  const number = 'QL200501'
  const sent = await sendQuote(db, { number, content: withLabor(), now: clock.now() })
  await db.updateTable('quote').set({ company_id: 1 }).where('id', '=', sent.id).execute()
  const customer = customerOf(openShop({ db, clock, gateway: ledgerGateway('') }))
  await customer.open(number, `${LINK_KEY}-${number}`)

  const { sections, finalTotal, company } = await customer.view(number)
  const goods = Math.round(QUOTED.furnace + QUOTED.furnace * TAX_RATE) / 100
  expect(finalTotal).toBe(goods)
  expect(sections.map(({ labor }) => labor)).toEqual([
    {
      lines: [{ description: 'Installation', note: '6.5 hours at $95.00', amount: 617.5 }],
      ...{ work: 617.5, tax: 40.14, taxRate: 0.065, total: 657.64 },
    },
    null,
  ])

  await customer.accept({
    ...{ quoteNumber: number, version: sent.version, versionHash: sent.hash },
    selection: { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] },
    ...{ total: goods, name: CONTACT.name, consent: true },
  })
  const { acceptance } = await customer.view(number)
  expect(acceptance?.consent).toContain(
    `I pay ${company?.name} $657.64 for labor separately, not with this order.`,
  )
  expect(acceptance?.total).toBe(goods)
  const toPay = await customer.pay(number)
  expect([toPay.total, toPay.labor]).toEqual([goods, { company: company?.name, total: 657.64 }])
  expect((await customer.pdf(number)).size).toBeGreaterThan(1_000)
})

test('[9] the store’s own quotes hold no labor, because the store installs nothing', () => {
  expect(contentProblems(withLabor(), false).map(({ problem }) => problem)).toEqual(['labor_of_store'])
  expect(contentProblems(withLabor(), true)).toEqual([])
})
