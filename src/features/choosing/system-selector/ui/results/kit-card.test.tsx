// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { WireKit } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { KitCard, type KitCardProps } from './kit-card.tsx'

afterEach(cleanup)

const FURNACE = {
  id: '453000001',
  sku: 'F-80',
  name: 'Furnace, 80,000 BTU/h',
  path: '/product/furnace/453000001',
}
const PAD = { id: '453000002', sku: 'PAD', name: 'Pad, 32 × 32 in', path: '/product/pad/453000002' }

const kit = (more: Partial<WireKit> = {}): WireKit => ({
  id: '453000009',
  systemType: 'gas-furnace-ac',
  tier: 'better',
  isAssembled: false,
  title: 'Furnace and air conditioner, 2.5 tons',
  brand: 'Northvale',
  sku: 'NV-SYS',
  path: '/product/system/453000009',
  summary: '',
  drawing: null,
  dimensions: null,
  units: [],
  rating: { rows: [], source: 'rated by the maker', reference: null },
  facts: [
    { label: 'AFUE', value: '96', unit: '%' },
    { label: 'Vent', value: 'PVC', unit: '' },
  ],
  lines: [
    { ...FURNACE, qty: 1, price: 1_800, kind: 'equipment', why: '', inStock: true },
    { ...PAD, qty: 2, price: 45.5, kind: 'required', why: 'The outdoor unit stands on it.', inStock: true },
  ],
  notIncluded: [{ title: 'Gas pipe', why: 'Its length depends on the house.' }],
  fit: {
    fits: true,
    heating: {
      has: 76_800,
      needs: 61_000,
      percent: 126,
      least: 100,
      most: 140,
      fits: true,
      because: 'It fits.',
    },
    cooling: null,
    backup: null,
  },
  law: { outcome: 'allowed', verdicts: [] },
  price: { goods: 1_891, shipping: 0, tax: 193.83, total: 2_084.83 },
  rebates: { total: 0, atMost: false, authorities: [] },
  costs: { yearly: 900, years: 10, total: 11_084.83 },
  delivery: { promise: 'Tue, Nov 24 – Wed, Nov 25', shipDay: '2026-11-23' },
  met: [],
  unmet: [],
  ...more,
})

const show = (shown: WireKit, more: Partial<KitCardProps> = {}) =>
  render(
    <KitCard
      kit={shown}
      picture={undefined}
      zip="60614"
      costs={undefined}
      years={10}
      isCheapest={false}
      actions={null}
      {...more}
    />,
  )
const row = (name: string): string =>
  screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent ?? ''

test('a kit says what it costs delivered, what adds up to that, and what it costs over the years', () => {
  show(kit())
  const card = screen.getByRole('article', { name: 'Furnace and air conditioner, 2.5 tons' })

  expect(card.querySelector('.price')?.textContent).toBe('$2,084.83')
  expect(row(texts.goods)).toContain('$1,891.00')
  expect(row(texts.shipping)).toContain(texts.free)
  expect(row(texts.tax)).toContain('$193.83')
  expect(row(texts.overYears(10))).toContain('$11,084.83')
  expect(row(texts.rebate)).toContain(texts.noRebate)
  within(card).getByText(texts.tierNotes.better)
  within(card).getByText(texts.arrives('Tue, Nov 24 – Wed, Nov 25'))
  within(card).getByText(texts.legal('60614'))
})

test('costs for another electricity price replace the stored ones, and the cheapest kit says so', () => {
  show(kit(), {
    costs: { kit: '453000009', yearly: 1_200, total: 14_000 } as KitCardProps['costs'],
    isCheapest: true,
  })

  expect(row(texts.yearly)).toContain('$1,200.00')
  screen.getByText(texts.cheapest(10))
})

test('freight by phone gives no tax and no day', () => {
  const price = { goods: 1_891, shipping: null, tax: null, total: 1_891 }
  show(kit({ price, delivery: { promise: null, shipDay: null } }))

  expect(row(texts.shipping)).toContain(texts.byPhone)
  expect(screen.queryByRole('row', { name: new RegExp(`^${texts.tax}`) })).toBe(null)
  screen.getByText(texts.arrivesByPhone)
})

test('everything in the kit has its number, its price and its reason; what is missing has one too', () => {
  show(kit())

  screen.getByText(texts.included(3))
  const pad = screen.getByRole('link', { name: PAD.name }).closest('li')
  expect(pad?.textContent).toContain('2 ×')
  expect(pad?.textContent).toContain('$91.00')
  expect(pad?.textContent).toContain('The outdoor unit stands on it.')
  screen.getByText('Its length depends on the house.')
})

test('a wish that was given up is named with its reason, and a rule with its source', () => {
  const unmet = [
    { key: 'staging' as const, label: 'Stages', wanted: 'Variable speed', because: 'None fits.' },
  ]
  const verdict = {
    rule: 'r',
    title: 'Low NOx',
    outcome: 'warning' as const,
    why: 'Ask the district.',
    source: 'Rule 1111',
    read: '2026-11-01',
  }
  show(kit({ unmet, law: { outcome: 'warning', verdicts: [verdict] } }))

  screen.getByRole('heading', { name: texts.unmet })
  screen.getByText('None fits.')
  screen.getByText(texts.legalWith('60614'))
  screen.getByText(/Rule 1111, Nov/)
})
