import { expect, test } from 'vitest'
import { commodities, type PaperLine, pickRows, type Sheet } from './papers.ts'

const line = (given: Partial<PaperLine>): PaperLine => ({
  lineNo: 1,
  sku: 'M2',
  name: 'Furnace',
  units: 1,
  weightLb: 100,
  freightClass: 92.5,
  isRefrigerant: false,
  serials: [],
  ...given,
})
const sheet = (orderID: string, lines: PaperLine[]): Sheet => ({
  orderID,
  shipment: null,
  isReplacement: false,
  reason: '',
  carrier: '',
  tracking: '',
  shippedAt: null,
  orderedAt: '2026-11-20T16:50:00.000Z',
  purchaseOrder: '',
  shipOn: null,
  deliveryType: '',
  carrierInstructions: '',
  shipTo: { name: 'Ann Baker', company: '', lines: [], phone: '3125550142' },
  lines,
  services: [],
  holdsRefrigerant: false,
  comesWith: [],
})

test('[29] a pick list names each model once, with the units of each order, sorted by model', () => {
  const rows = pickRows([
    sheet('A1', [line({ sku: 'M10', units: 2 }), line({ units: 1 })]),
    sheet('A2', [line({ units: 3 })]),
  ])
  expect(rows.map(({ sku, units }) => [sku, units])).toEqual([
    ['M2', 4],
    ['M10', 2],
  ])
  expect(rows[0]?.for).toEqual([
    { orderID: 'A1', units: 1 },
    { orderID: 'A2', units: 3 },
  ])
})

test('[29] a bill of lading adds the pieces and pounds of each freight class, the heaviest first', () => {
  const rows = commodities([
    line({ freightClass: 250, weightLb: 20.5, units: 2 }),
    line({ units: 3 }),
    line({ freightClass: 250, weightLb: 1 }),
    line({ freightClass: null, weightLb: 0.5 }),
  ])
  expect(rows.map(({ freightClass, units, pounds }) => [freightClass, units, pounds])).toEqual([
    [92.5, 3, 300],
    [250, 3, 42],
    [null, 1, 0.5],
  ])
})
