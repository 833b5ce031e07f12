// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { FormHTMLAttributes } from 'react'
import { afterEach, expect, test } from 'vitest'
import { formatMoney, fromWire } from '#lib/money.ts'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts } from '../../page-texts.ts'
import { QuotePage } from './quote-page.tsx'

afterEach(cleanup)

const product = (id: string, name: string, price: number): ShopperQuote['facts']['products'][number] => ({
  ...{ id, name, price, sku: `S-${id}`, brand: 'Summit', type: 'gas-furnace', url: `/product/x/${id}` },
  ...{ isService: false, isSold: true, weightLb: 20, mode: 'parcel', shipsFree: true, paysShipping: false },
  ...{ available: 9, backOrder: false, restockOn: null, groundOnly: false },
})

const item = (id: string, price: number): ShopperQuote['sections'][number]['items'][number] => ({
  ...{ key: `k${id}`, id, qty: 1, price, listPrice: price, isOptional: false, group: null, note: '' },
  ...{ name: `Product ${id}`, brand: 'Summit', sku: `S-${id}`, url: `/product/x/${id}` },
  ...{ isService: false, isSold: true },
})

const noFacts = {
  ...{ heatingBtu: null, coolingBtu: null, afue: null, seer2: null, hspf2: null },
  ...{ sound: null, yearlyCost: null, warrantyYears: null, rebate: null },
}

const section = (key: string, title: string, items: ShopperQuote['sections'][number]['items']) => ({
  ...{ key, title, tier: null, note: '', isRecommended: key === 'a', items, facts: noFacts, labor: null },
})

const RATE = 0.1

const quote: ShopperQuote = {
  ...{ quoteNumber: 'QL960417', version: 1, versionHash: 'f'.repeat(64), state: 'ready' },
  ...{ validUntil: '2026-12-20T18:00:00Z', sentAt: '2026-11-20T18:00:00Z' },
  allowedActions: ['accept', 'decline', 'comment'],
  ...{ customerName: 'Dana Reyes', customerPhone: '', customerEmail: 'dana@example.com' },
  ...{ customerZipCode: '60614', isCustomerTaxExempt: false, message: '', load: null, showsDrawings: false },
  company: null,
  consultantData: { name: 'Marcus Bell', phone: '', extension: '214', email: '' },
  sections: [
    section('a', 'Variable speed', [item('450000001', 100), item('450000002', 40)]),
    section('b', 'Single stage', [item('450000003', 70)]),
  ],
  facts: {
    products: [
      product('450000001', 'Product 450000001', 100),
      product('450000002', 'Product 450000002', 40),
      product('450000003', 'Product 450000003', 70),
    ],
    location: { state: 'IL', taxRate: RATE, freightTaxable: false, transitDays: 1 },
    delivery: { showInside: false, showGuaranteed: false },
    ...{ at: '2026-11-23T16:00:00Z', exempt: false, shipping: { type: null, overrideCost: null } },
  },
  ...{ totals: [], activeTab: 'a', selectedItems: [], selectedTotal: 0, shippingCost: 0 },
  ...{ shippingOptions: [], salesTax: 0, finalTotal: 0, comments: [], files: [], acceptance: null },
}

const Form = (props: FormHTMLAttributes<HTMLFormElement>) => <form {...props} />

const pageOf = (shown: ShopperQuote, outcome?: { intent: string; refusal?: string }) => (
  <QuotePage
    quote={shown}
    shop={{ name: 'Alpine', phone: '(800) 555-0142', email: 'sales@example.com' }}
    Form={Form}
    sending={undefined}
    outcome={outcome}
    pay={null}
  />
)
const open = (shown = quote) => render(pageOf(shown))

const sums = () => within(document.querySelector<HTMLElement>('.sum')!).getAllByRole('cell').map(textOf)
const textOf = (element: Element) => element.textContent
const dollars = (amount: number) => formatMoney(fromWire(amount))
/** what the sum shows for selected items: items, shipping, tax, total */
const shown = (selected: number) => [
  dollars(selected),
  dollars(0),
  dollars(Math.round(selected * RATE * 100) / 100),
  dollars(Math.round(selected * (1 + RATE) * 100) / 100),
]

test('[S-QUOTE-01] a tab, a box and a quantity change the selected total and the final total', () => {
  open()
  expect(sums()).toEqual(shown(140))

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Product 450000002' }))
  expect(sums()).toEqual(shown(100))

  fireEvent.click(screen.getAllByRole('button', { name: /450000001/ }).at(-1)!)
  expect(sums()).toEqual(shown(200))

  fireEvent.click(screen.getByRole('tab', { name: /Single stage/ }))
  expect(sums()).toEqual(shown(70))

  fireEvent.click(screen.getByRole('tab', { name: /Variable speed/ }))
  expect(sums()).toEqual(shown(200))
})

test('[S-QUOTE-02] select all toggles every item of the active option, and no other', () => {
  open()
  const all = () => screen.getByRole('checkbox', { name: 'Select all items' })
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Product/ })

  fireEvent.click(all())
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
  expect(sums()).toEqual(shown(0))

  fireEvent.click(all())
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true])
  expect(sums()).toEqual(shown(140))

  fireEvent.click(all())
  fireEvent.click(screen.getByRole('tab', { name: /Single stage/ }))
  expect(sums()).toEqual(shown(70))
})

test('[R-Q-VIEW] the options stand in columns: totals, rebates, and what only one of them includes', () => {
  const [first, second] = quote.sections as [
    ShopperQuote['sections'][number],
    ShopperQuote['sections'][number],
  ]
  const shared = { ...item('450000001', 100), key: 'shared' }
  open({
    ...quote,
    sections: [
      { ...first, facts: { ...noFacts, seer2: 16, rebate: { amount: 300, atMost: true } } },
      { ...second, items: [...second.items, shared], facts: { ...noFacts, seer2: 14 } },
    ],
  })
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(textOf)

  expect(screen.getAllByRole('tab').map(textOf)).toEqual([
    expect.stringContaining(dollars(154)),
    expect.stringContaining(dollars(187)),
  ])
  expect(row('Efficiency')).toEqual(['16 SEER2', '14 SEER2'])
  expect(row('Rebates')).toEqual(['up to $300.00', 'None known'])
  expect(row('Only in this option')).toEqual(['Product 450000002', 'Product 450000003'])
  expect(row('In every option')).toEqual(['Product 450000001'])
})

test('[R-Q-VIEW] an accepted quote names its option beside the signature, whichever tab is open', () => {
  const accepted = { name: 'Dana Reyes', at: '2026-11-24T18:00:00Z', version: 1, total: 77, consent: '' }
  open({
    ...{ ...quote, state: 'accepted', allowedActions: ['pay'], activeTab: 'b' },
    acceptance: { ...accepted, option: 'Single stage', payUntil: '2026-12-20T18:00:00Z' },
  })
  const signature = () => screen.getByText(/Signed by Dana Reyes/).textContent
  expect(signature()).toMatch(/^Accepted: “Single stage”Signed by Dana Reyes on Nov.* \$77\.00$/)

  fireEvent.click(screen.getByRole('tab', { name: /Variable speed/ }))
  expect(signature()).toContain('Accepted: “Single stage”')
})

test.each([
  ['a quote that can be accepted', 'ready', ['accept', 'decline', 'comment'], true],
  ['an expired quote', 'expired', ['askAgain'], false],
  ['a declined quote', 'declined', ['askAgain'], false],
  ['an order', 'ordered', ['comment'], false],
] as const)('[R-Q-VIEW] %s promises its prices only while they hold', (_, state, actions, holds) => {
  open({ ...quote, state, allowedActions: [...actions] })
  expect(screen.queryByText(pageTexts.holds) !== null).toBe(holds)
  expect(screen.queryByText(/^If ordered today/) !== null).toBe(holds)
})

test('[R-Q-VIEW] an accepted quote whose prices have ended does not ask for payment', () => {
  open({ ...quote, state: 'accepted', allowedActions: ['askAgain'] })
  expect(screen.getByText(pageTexts.notPaid)).toBeTruthy()
  expect(screen.queryByText(pageTexts.stateNotes.accepted)).toBeNull()
})

test('the form carries what is selected, its version and the total that is shown', () => {
  open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Product 450000002' }))
  const value = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value

  expect(JSON.parse(value('selection') ?? '')).toEqual({
    sectionKey: 'a',
    lines: [{ key: 'k450000001', qty: 1 }],
  })
  expect([value('version'), value('versionHash'), value('total')]).toEqual(['1', quote.versionHash, '11000'])
})

test('a question that was refused stays in its box; one that was sent leaves it', () => {
  const { rerender } = open()
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
  fireEvent.change(box(), { target: { value: 'Does it fit?' } })

  rerender(pageOf(quote, { intent: 'comment', refusal: 'That was tried too often.' }))
  expect(box().value).toBe('Does it fit?')

  const at = '2026-11-23T16:00:00Z'
  const comments = [{ id: 1, author: 'customer' as const, by: 'Dana Reyes', text: 'Does it fit?', at }]
  rerender(pageOf({ ...quote, comments }, { intent: 'comment' }))
  expect(box().value).toBe('')
})
