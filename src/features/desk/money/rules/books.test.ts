import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Account, type BookedOrder, type Fact, type Posting, postingsOf, sumOf } from './books.ts'
import { accountName, iifOf, Journal } from './journal.ts'
import { TaxReport, totalOf } from './tax-report.ts'

const LINES = [
  { lineNo: 1, isService: false, quantity: 3, unitPrice: 333_33, discount: 10_01, tax: 80_01 },
  { lineNo: 2, isService: false, quantity: 1, unitPrice: 50_00, discount: 0, tax: 0 },
  { lineNo: 3, isService: true, quantity: 1, unitPrice: 20_00, discount: 0, tax: 1_60 },
]
const ORDER: BookedOrder = {
  lines: LINES,
  discount: 10_01,
  shipping: 25_00,
  tax: 83_61,
  total: 3 * 333_33 + 50_00 + 20_00 - 10_01 + 25_00 + 83_61,
  allShippedAt: null,
  facts: [],
}
const TOTAL = ORDER.total
const DAY = '2026-11-28'

const fact = (at: number, rest: Record<string, unknown>) => ({ at, day: DAY, ...rest }) as Fact
const money = (at: number, kind: string, amount: number, method = 'creditCard') =>
  fact(at, { kind, amount, method, provider: method === 'check' ? null : 'braintree' })
const sale = (at: number, ...units: [lineNo: number, quantity: number][]) =>
  fact(at, { kind: 'sale', units: units.map(([lineNo, quantity]) => ({ lineNo, quantity })) })
const ALL = sale(1, [1, 3], [2, 1])

/** What each account has after some facts, without those that have nothing. */
function accountsOf(facts: Fact[], more: Partial<BookedOrder> = {}): Partial<Record<Account, number>> {
  const sums: Partial<Record<Account, number>> = {}
  for (const { amounts } of postingsOf({ ...ORDER, ...more, facts }))
    for (const [account, cents] of Object.entries(amounts) as [Account, number][])
      sums[account] = (sums[account] ?? 0) + cents
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

const SOLD = {
  sales: -(3 * 333_33 + 50_00),
  services: -20_00,
  freight: -25_00,
  discounts: 10_01,
  tax: -83_61,
}

describe('[29] the journal', () => {
  test('a sale is booked when goods leave, and a card is on its way to the bank', () => {
    expect(accountsOf([ALL, money(1, 'capture', TOTAL)], { allShippedAt: 1 })).toEqual({
      ...SOLD,
      'clearing:braintree': TOTAL,
    })
  })

  test('money before the goods is a deposit, which a cancellation gives back without a sale', () => {
    const check = money(0, 'capture', TOTAL, 'check')
    expect(accountsOf([check])).toEqual({ undeposited: TOTAL, deposits: -TOTAL })
    expect(accountsOf([check, money(1, 'refund', TOTAL, 'check')])).toEqual({})
  })

  test('a part that left against the authorization is owed until the last part is charged', () => {
    const part = accountsOf([sale(1, [1, 1])])
    expect(part.receivable).toBe(333_33 - 3_34 + 26_67 + 20_00 + 1_60 + 25_00 + 2_00)
    const whole = [sale(1, [1, 1]), sale(2, [1, 2], [2, 1]), money(2, 'capture', TOTAL)]
    expect(accountsOf(whole, { allShippedAt: 2 })).toEqual({ ...SOLD, 'clearing:braintree': TOTAL })
  })

  test('a refund takes back the sale with its share of tax, and all of it to the cent', () => {
    const facts = [ALL, money(1, 'capture', TOTAL), money(2, 'refund', 100_00)]
    const partly = accountsOf(facts, { allShippedAt: 1 })
    expect(partly.tax).toBe(-83_61 + Math.round((100_00 * 83_61) / TOTAL))
    const all = accountsOf([...facts, money(3, 'refund', TOTAL - 100_00)], { allShippedAt: 1 })
    expect(all).toEqual({ ...SOLD, tax: undefined, returns: TOTAL - 83_61 })
  })

  test('after a call-off the refund of the rest is the deposit of what never left', () => {
    const check = money(0, 'capture', TOTAL, 'check')
    const rest = 50_00
    const sums = accountsOf([check, sale(1, [1, 3]), money(2, 'refund', rest, 'check')], { allShippedAt: 2 })
    expect(sums).toEqual({ ...SOLD, sales: -3 * 333_33, undeposited: TOTAL - rest })
  })

  test('an edit of a paid order gives back a deposit, also while a part is still to leave', () => {
    const check = money(0, 'capture', TOTAL + 40_00, 'check')
    const back = money(2, 'refund', 40_00, 'check')
    const inParts = [check, sale(1, [1, 1]), back, sale(3, [1, 2], [2, 1])]
    for (const facts of [inParts, [check, back, sale(3, [1, 3], [2, 1])], [check, ALL, back]])
      expect(accountsOf(facts, { allShippedAt: 3 })).toEqual({ ...SOLD, undeposited: TOTAL })
  })

  test('on net terms the invoice moves no money, and the payment does', () => {
    const terms = (at: number, kind: string, amount: number) => money(at, kind, amount, 'terms')
    const facts = [ALL, terms(1, 'capture', TOTAL), terms(2, 'refund', 100_00)]
    expect(accountsOf(facts, { allShippedAt: 1 }).receivable).toBe(TOTAL - 100_00)
    const paid = fact(3, { kind: 'terms_payment', amount: TOTAL - 100_00 })
    const sums = accountsOf([...facts, paid], { allShippedAt: 1 })
    expect(sums).toMatchObject({ undeposited: TOTAL - 100_00 })
    expect(sums.receivable).toBeUndefined()
  })

  test('a bank debit that the bank takes back is owed again', () => {
    const facts = [money(0, 'capture', TOTAL, 'ACHDebit'), ALL, money(5, 'bank_return', TOTAL, 'ACHDebit')]
    expect(accountsOf(facts, { allShippedAt: 1 })).toEqual({ ...SOLD, receivable: TOTAL })
  })
})

const amount = fc.integer({ min: 1, max: 2_000_00 })
const at = fc.integer({ min: 0, max: 40 })
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc
    .tuple(
      at,
      fc.constantFrom('capture', 'refund', 'bank_return'),
      amount,
      fc.constantFrom('terms', 'check', 'PayPal'),
    )
    .map((given) => money(...given)),
  fc.tuple(at, amount).map(([when, cents]) => fact(when, { kind: 'terms_payment', amount: cents })),
  fc.tuple(at, fc.integer({ min: 1, max: 2 }), fc.constant(1)).map(([when, ...units]) => sale(when, units)),
)
const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`)
const anyOrder: fc.Arbitrary<BookedOrder> = fc.record({
  lines: fc.constant(LINES),
  ...{
    discount: fc.integer({ min: 10_01, max: 11_00 }),
    shipping: amount,
    tax: fc.integer({ min: 81_61, max: 90_00 }),
  },
  total: fc.constant(TOTAL),
  allShippedAt: fc.option(at),
  facts: fc.array(fc.tuple(anyFact, anyDay).map(([each, day]) => ({ ...each, day }))),
})

const owedOf = ({ amounts }: Posting): number => (amounts.receivable ?? 0) + (amounts.deposits ?? 0)

test('[29] property: each entry is zero, and receivables less deposits are what orders owe', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 4 }), (orders) => {
      const postings = orders.flatMap(postingsOf)
      for (const { amounts } of postings) expect(sumOf(amounts)).toBe(0)
      for (const order of orders) {
        const own = postingsOf(order)
        const sold = own.reduce((sum, { taxed, kind }) => sum + signOf(kind) * (taxed ? netOf(taxed) : 0), 0)
        const cash = own.reduce(
          (sum, { amounts }) => sum + (amounts.undeposited ?? 0) + (amounts['clearing:braintree'] ?? 0),
          0,
        )
        expect(own.reduce((sum, posting) => sum + owedOf(posting), 0)).toBe(sold - cash)
      }
      const journal = new Journal()
      for (const posting of postings) journal.add(posting)
      const lines = journal.lines()
      for (const entry of Map.groupBy(lines, ({ day, entry: kind }) => day + kind).values())
        expect(entry.reduce((sum, line) => sum + line.amount, 0)).toBe(0)
    }),
  )
})

const netOf = ({ taxable, untaxed, tax }: { taxable: number; untaxed: number; tax: number }) =>
  taxable + untaxed + tax
const signOf = (kind: Posting['kind']): number => (kind === 'refund' ? -1 : 1)

test('[29] however an order ships, its tax report is its own tax to the cent, and its parts add up', () => {
  const basis = {
    kind: 'local',
    place: 'Chicago',
    state: 'IL',
    parts: { state: 0.0625, county: 0.0175, city: 0.0125, special: 0.01 },
  } as const
  const facts = {
    taxRate: 0.1025,
    taxBasis: basis,
    shipState: 'IL',
    tax: 83_61,
    certificate: null,
    taxRemoved: false,
  }
  for (const ships of [[ALL], [sale(1, [1, 1]), sale(2, [2, 1]), sale(3, [1, 2])]]) {
    const report = new TaxReport('place')
    for (const { taxed } of postingsOf({ ...ORDER, facts: ships })) report.add(facts, 'sale', taxed!)
    const [row] = report.rows()
    expect(row).toMatchObject({ state: 'IL', place: 'Chicago', tax: 83_61, untaxed: 50_00 })
    expect(row!.gross).toBe(TOTAL - 83_61)
    expect(Object.values(row!.parts!).reduce((sum, part) => sum + part, 0)).toBe(83_61)
  }
})

test('[29] an exempt order has no taxable sale, and its row says the certificate', () => {
  const facts = {
    taxRate: 0.08,
    taxBasis: null,
    shipState: 'TX',
    tax: 0,
    certificate: 'TX-1',
    taxRemoved: false,
  }
  const report = new TaxReport('exemption')
  report.add(facts, 'sale', { taxable: 0, untaxed: 100_00, tax: 0 })
  report.add({ ...facts, tax: 8_00, certificate: null }, 'sale', { taxable: 100_00, untaxed: 0, tax: 8_00 })
  expect(report.rows()).toMatchObject([
    { state: 'TX', reason: 'certificate', certificate: 'TX-1', exempt: 100_00, taxable: 0, tax: 0 },
  ])
  expect(totalOf(report.rows()).gross).toBe(100_00)
})

test('[29] the file for QuickBooks has its accounts, and each entry from TRNS to ENDTRNS', () => {
  const journal = new Journal()
  for (const posting of postingsOf({ ...ORDER, facts: [ALL, money(1, 'capture', TOTAL)] }))
    journal.add(posting)
  const rows = iifOf(journal.lines())
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split('\t'))
  expect(rows.slice(0, 2)).toEqual([
    ['!ACCNT', 'NAME', 'ACCNTTYPE'],
    ['ACCNT', 'Clearing braintree', 'OCASSET'],
  ])
  const first = rows.findIndex(([kind]) => kind === 'TRNS')
  expect(rows.slice(first - 3, first)).toEqual([
    ['!TRNS', 'TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO'],
    ['!SPL', 'TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO'],
    ['!ENDTRNS'],
  ])
  expect(rows[first]).toEqual([
    ...['TRNS', 'GENERAL JOURNAL', '11/28/2026', accountName('receivable')],
    ...[(TOTAL / 100).toFixed(2), '261128S', 'Shipped'],
  ])
  const kinds = rows.slice(first).map(([kind]) => kind)
  expect(kinds.join(' ')).toMatch(/^(TRNS (SPL )+ENDTRNS ?)+$/)
  for (const row of rows.slice(first)) if (row[0] !== 'ENDTRNS') expect(row).toHaveLength(7)
})
