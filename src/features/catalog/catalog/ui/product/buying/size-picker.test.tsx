// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Cents } from '#lib/money.ts'
import type { SizeView } from '../../product-view.ts'
import { SizePicker } from './size-picker.tsx'

afterEach(cleanup)

const size = (id: string, cells: readonly string[], changes: Partial<SizeView> = {}): SizeView => ({
  id,
  sku: `NVF-${id}`,
  href: `/product/x/${id}`,
  cells,
  input: null,
  price: 127700 as Cents,
  stock: { status: 'in_stock', left: null, restockOn: null },
  heatBtu: null,
  coolBtu: null,
  ...changes,
})

test('[R-PRODUCT] each size is a link with figures and price; this one and those that fit are marked', () => {
  const rows = [
    size('1', ['57,600 BTU/h', '14″']),
    size('2', ['76,800 BTU/h', '17½″'], {
      stock: { status: 'out_of_stock', left: null, restockOn: null },
    }),
  ]
  render(
    <SizePicker series={{ name: 'Steady', columns: ['Output', 'Cabinet'], rows }} current="1" fitting="2" />,
  )

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '57,600 BTU/h14″ · $1,277.00',
    '76,800 BTU/h17½″ · Sold out, Fits your home',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
})

test('[F16] a size says the figure of the product’s name first, and then what its output is', () => {
  const rows = [size('1', ['76,800 BTU/h', '17½″'], { input: '80,000 BTU' })]
  render(
    <SizePicker series={{ name: 'Steady', columns: ['Output', 'Cabinet'], rows }} current="1" fitting="" />,
  )

  expect(screen.getByRole('link').textContent).toBe('80,000 BTU76,800 BTU/h output · 17½″ · $1,277.00')
})

test('a figure without a unit is named', () => {
  render(
    <SizePicker
      series={{ name: 'T', columns: ['Type', 'Heat stages'], rows: [size('1', ['WiFi', '2'])] }}
      current="1"
      fitting=""
    />,
  )

  expect(screen.getByRole('link').textContent).toBe('WiFiHeat stages 2 · $1,277.00')
})

test('a long series shows the sizes around this one and leads to the table of all', () => {
  const rows = Array.from({ length: 23 }, (_, index) => size(String(index), [`${index} in`]))
  render(<SizePicker series={{ name: 'S', columns: ['Size'], rows }} current="22" fitting="" />)

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...[15, 16, 17, 18, 19, 20, 21, 22].map((id) => `/product/x/${id}`),
    '#sizes',
  ])
})
