import { expect, test } from 'vitest'
import { shippedSerials, withShipped } from './shipped-serials.ts'
import type { SoldUnit } from './units.ts'

const unit = (copy: number): SoldUnit => ({
  ...{ slot: `F1.0.${copy}`, productId: 'F1', part: 0, product: 'Furnace', unit: 'Gas furnace' },
  ...{ sku: 'SF96-80', brand: 'Summit', copy, copies: 2 },
  terms: { registeredYears: 10, unregisteredYears: 5, coreYears: 20, withinDays: 60 },
})
const row = (serial: string, replacement: string | null = null) => ({
  ...{ id: 1, order_id: 'A1', line_no: 1, part: 0, sku: 'SF96-80', serial, actor: 'Ann' },
  ...{ shipment_id: replacement ? null : 'S1', replacement_id: replacement },
  ...{ entered_at: new Date(0), removed_at: null },
})
const lines = [{ line_no: 1, product_id: 'F1' }]

test('[29] a warranty’s form knows the number that was shipped, a replacement’s first, each once', () => {
  const shipped = shippedSerials(lines, [row('N1'), row('N2'), row('N3', 'R1')])
  expect(shipped.get('F1.0')).toEqual(['N3', 'N1', 'N2'])

  const units = [unit(1), unit(2)]
  expect(withShipped(units, shipped, []).map((each) => each.shipped)).toEqual(['N3', 'N1'])
  const registered = [{ slot: 'F1.0.2', serial: 'N3' }]
  expect(withShipped(units, shipped, registered).map((each) => each.shipped)).toEqual(['N1', 'N3'])
})
