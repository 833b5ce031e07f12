import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
  PRIORITY_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { transitDays } from '#features/catalog/location/rules/transit.ts'
import { addBusinessDays, inStoreZone, isBusinessDay, isHoliday } from '#platform/clock/rules/calendar.ts'
import { expeditedCharge, guaranteedCharge, standardCharge } from './charges.ts'
import { freightClass, isParcelCarton, shipMode } from './freight.ts'
import { deliveryFor, type ShippingLine, shippingRates } from './rates.ts'
import { formatMinutes, minutesToCutoff, shipDay } from './ship-date.ts'

const makeLine = (overrides: Partial<ShippingLine> = {}): ShippingLine => ({
  id: '450000001',
  qty: 1,
  shipsFree: true,
  paysShipping: false,
  isService: false,
  weightLb: 143,
  mode: 'ltl',
  stock: { available: 10, restockOn: null },
  ...overrides,
})
const thermostat = makeLine({ id: '450000002', shipsFree: false, weightLb: 2, mode: 'parcel' })
const portable = makeLine({
  id: '450000003',
  shipsFree: false,
  paysShipping: true,
  weightLb: 70,
  mode: 'parcel',
})
const wednesdayBeforeCutoff = new Date('2026-11-25T18:59:00Z')
const wednesdayAtCutoff = new Date('2026-11-25T19:00:00Z')

test.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2026-11-27', true],
  ['2026-05-25', true],
  ['2026-09-07', true],
  ['2026-07-03', true],
  ['2026-07-04', true],
  ['2027-12-24', true],
  ['2027-12-31', true],
  ['2028-01-01', true],
  ['2023-01-02', true],
  ['2026-12-24', true],
  ['2026-12-28', false],
])('[K-SHIP] %s counts as a holiday: %s', (day, expected) => {
  expect(isHoliday(day)).toBe(expected)
})

test.each([
  ['standard time', '2026-01-15T18:59:00Z', { day: '2026-01-15', minutes: 779 }],
  ['daylight time', '2026-07-15T17:59:00Z', { day: '2026-07-15', minutes: 779 }],
  ['the night clocks go forward', '2026-03-08T08:00:00Z', { day: '2026-03-08', minutes: 180 }],
  ['the night clocks go back', '2026-11-01T07:30:00Z', { day: '2026-11-01', minutes: 90 }],
  ['midnight', '2026-11-25T06:00:00Z', { day: '2026-11-25', minutes: 0 }],
])('Chicago’s clock in %s', (_, instant, expected) => {
  expect(inStoreZone(new Date(instant))).toEqual(expected)
})

test.each([
  ['Wednesday 12:59 before Thanksgiving', wednesdayBeforeCutoff, '2026-11-25', '2026-11-30'],
  ['Wednesday 13:00 before Thanksgiving', wednesdayAtCutoff, '2026-11-30', '2026-12-01'],
  ['a Saturday', new Date('2026-11-21T15:00:00Z'), '2026-11-23', '2026-11-24'],
  ['12:59 in summer time', new Date('2026-07-15T17:59:00Z'), '2026-07-15', '2026-07-16'],
  ['13:00 in summer time', new Date('2026-07-15T18:00:00Z'), '2026-07-16', '2026-07-17'],
])('[K-SHIP] 1:00 PM Central cutoff: ordered %s', (_, at, ships, arrives) => {
  const rates = shippingRates({ lines: [makeLine()], transitDays: 1, at, allowGuaranteed: false })

  expect(rates).toMatchObject({ shipDate: ships, options: [{ shipDate: ships, deliveryDate: arrives }] })
})

test.each([
  [wednesdayBeforeCutoff, 1],
  [wednesdayAtCutoff, null],
  [new Date('2026-11-25T16:50:00Z'), 130],
  [new Date('2026-11-26T16:50:00Z'), null],
])('minutes left to order at %s: %s', (at, minutes) => {
  expect(minutesToCutoff(at)).toBe(minutes)
})

test.each([
  [130, '2 h 10 min'],
  [45, '45 min'],
  [120, '2 h'],
  [0, '0 min'],
])('%s minutes read %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

test('out-of-stock lines wait for their restock day; an unknown day is null', () => {
  expect(
    shipDay(wednesdayBeforeCutoff, [
      makeLine({ stock: { available: 0, restockOn: '2026-12-05' } }),
      makeLine(),
    ]),
  ).toBe('2026-12-07')
  expect(
    shipDay(wednesdayBeforeCutoff, [makeLine({ qty: 11, stock: { available: 10, restockOn: null } })]),
  ).toBeNull()
  expect(
    shipDay(wednesdayBeforeCutoff, [makeLine({ stock: { available: 0, restockOn: '2026-11-01' } })]),
  ).toBe('2026-11-25')
})

test.each([
  ['2026-12-10', '2026-12-10'],
  ['2026-12-12', '2026-12-14'],
  ['2026-11-20', '2026-11-25'],
])('a requested ship date of %s may delay, never advance: %s', (requested, expected) => {
  expect(shipDay(wednesdayBeforeCutoff, [makeLine()], requested)).toBe(expected)
})

test('adding business days never lands on a day without business', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 9 }), (offset, count) => {
      const day = new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10)

      const found = addBusinessDays(day, count)

      expect(isBusinessDay(found)).toBe(true)
      expect(addBusinessDays(day, count - 1) < found).toBe(true)
    }),
  )
})

test.each([
  ['Chicago', { state: 'IL', lat: 41.9229, lng: -87.6483, rural: false }, 1],
  ['St. Louis', { state: 'MO', lat: 38.6312, lng: -90.1922, rural: false }, 2],
  ['New York', { state: 'NY', lat: 40.7506, lng: -73.9972, rural: false }, 3],
  ['Denver', { state: 'CO', lat: 39.7525, lng: -104.9995, rural: false }, 4],
  ['Los Angeles', { state: 'CA', lat: 33.9731, lng: -118.2479, rural: false }, 5],
  ['rural Montana', { state: 'MT', lat: 48.2, lng: -106.6, rural: true }, 5],
  ['a rural place on the coast', { state: 'OR', lat: 42.4, lng: -124.4, rural: true }, 6],
  ['Anchorage', { state: 'AK', lat: 61.2, lng: -149.9, rural: false }, null],
  ['Honolulu', { state: 'HI', lat: 21.3, lng: -157.8, rural: false }, null],
  ['Ontario', { state: 'ON', lat: 43.7, lng: -79.4, rural: false }, null],
  ['military mail', { state: 'AE', lat: 49.4, lng: 8.7, rural: false }, null],
])('[K-SHIP] transit to %s: %s business days', (_, place, days) => {
  expect(transitDays(place)).toBe(days)
})

test.each<[string, ShippingLine[], number]>([
  ['equipment', [makeLine()], 0],
  ['equipment with a thermostat', [makeLine({ qty: 2 }), thermostat], 0],
  ['a portable air conditioner: 29 + 6 × zone', [portable], 47_00],
  ['two portables beside free equipment', [makeLine(), { ...portable, qty: 2 }], 94_00],
  ['a thermostat alone: by weight and zone', [thermostat], 13_53],
  [
    'nothing but services',
    [LIFTGATE_DELIVERY, INSIDE_DELIVERY, FLAT_RATE_RETURN, PRIORITY_DELIVERY].map((id) =>
      makeLine({ id, isService: true, shipsFree: false }),
    ),
    0,
  ],
])('[K-FEES] [K-SHIP] standard shipping of %s', (_, lines, cost) => {
  expect(standardCharge(lines, 3)).toBe(cost)
})

test('[V-SHIP] services change nothing in the shipping rates', () => {
  const services = [LIFTGATE_DELIVERY, FLAT_RATE_RETURN, INSIDE_DELIVERY, PRIORITY_DELIVERY].map((id) =>
    makeLine({ id, shipsFree: false, weightLb: 500, stock: { available: 0, restockOn: null } }),
  )
  const request = { transitDays: 3, at: wednesdayBeforeCutoff, allowGuaranteed: true }

  expect(shippingRates({ ...request, lines: [thermostat, ...services] })).toEqual(
    shippingRates({ ...request, lines: [thermostat] }),
  )
})

test('prices grow with weight and with zone', () => {
  const anyCase = fc.record({
    weight: fc.double({ min: 0, max: 2_000, noNaN: true }),
    more: fc.double({ min: 0, max: 500, noNaN: true }),
    zone: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(
      anyCase,
      fc.constantFrom(standardCharge, expeditedCharge, guaranteedCharge),
      ({ weight, more, zone }, charge) => {
        const line = (weightLb: number) => [{ ...thermostat, weightLb }]

        expect(charge(line(weight + more), zone)).toBeGreaterThanOrEqual(charge(line(weight), zone))
        expect(charge(line(weight), zone + 1)).toBeGreaterThan(charge(line(weight), zone))
      },
    ),
  )
})

test('[K-SHIP] Alaska, Hawaii and Canada are quoted by phone', () => {
  expect(
    shippingRates({
      lines: [makeLine()],
      transitDays: null,
      at: wednesdayBeforeCutoff,
      allowGuaranteed: true,
    }),
  ).toEqual({ kind: 'byPhone' })
})

test.each<[string, ShippingLine[], number, boolean, string[]]>([
  ['freight', [makeLine()], 3, true, ['standard', 'guaranteed']],
  ['freight without guaranteed delivery in the settings', [makeLine()], 3, false, ['standard']],
  ['a far parcel', [thermostat], 3, true, ['standard', 'expedited', 'guaranteed']],
  ['a cylinder of refrigerant', [{ ...thermostat, groundOnly: true }], 5, true, ['standard']],
  ['a near parcel', [thermostat], 2, false, ['standard']],
  ['an unknown ship date', [makeLine({ stock: { available: 0, restockOn: null } })], 3, true, ['standard']],
])('options for %s', (_, lines, zone, allowGuaranteed, types) => {
  const rates = shippingRates({ lines, transitDays: zone, at: wednesdayBeforeCutoff, allowGuaranteed })

  expect(rates.kind === 'offered' && rates.options.map((option) => option.type)).toEqual(types)
})

test('a truck’s window is a day wide and ends within 7 business days; the liftgate is suggested', () => {
  const rates = shippingRates({
    lines: [makeLine()],
    transitDays: 7,
    at: new Date('2026-11-02T15:00:00Z'),
    allowGuaranteed: false,
  })

  expect(rates).toEqual({
    kind: 'offered',
    options: [
      {
        type: 'standard',
        label: 'Free Shipping',
        cost: 0,
        overrideCost: null,
        shipDate: '2026-11-02',
        deliveryDate: '2026-11-11',
        deliveryDateTo: '2026-11-11',
      },
    ],
    shipDate: '2026-11-02',
    transitDays: 7,
    orderWithinMinutes: 240,
    suggestsLiftgate: true,
  })
})

test('a product card’s delivery: cost, window and how long to order for today', () => {
  expect(deliveryFor(makeLine(), 2, wednesdayBeforeCutoff)).toEqual({
    kind: 'delivered',
    cost: 0,
    shipDate: '2026-11-25',
    from: '2026-12-01',
    to: '2026-12-02',
    orderWithinMinutes: 1,
  })
  expect(
    deliveryFor(makeLine({ stock: { available: 0, restockOn: '2026-12-09' } }), 2, wednesdayBeforeCutoff),
  ).toMatchObject({ shipDate: '2026-12-09', orderWithinMinutes: null })
  expect(deliveryFor(makeLine(), null, wednesdayBeforeCutoff)).toEqual({ kind: 'byPhone' })
})

test.each([
  ['a condenser', { weightLb: 180, length: 32, width: 32, height: 36 }, 100],
  ['a furnace', { weightLb: 143, length: 30, width: 20, height: 36 }, 85],
  ['a coil', { weightLb: 55, length: 23, width: 20, height: 25 }, 92.5],
  ['flexible duct', { weightLb: 12, length: 40, width: 40, height: 40 }, 300],
])('freight class of %s by density, pallet included', (_, carton, expected) => {
  expect(freightClass(carton)).toBe(expected)
})

test('parcel or truck', () => {
  expect(isParcelCarton({ weightLb: 150, length: 40, width: 20, height: 20 })).toBe(true)
  expect(isParcelCarton({ weightLb: 20, length: 109, width: 5, height: 5 })).toBe(false)
  expect(shipMode([{ mode: 'parcel', weightLb: 2, qty: 50 }])).toBe('parcel')
  expect(shipMode([{ mode: 'parcel', weightLb: 70, qty: 4 }])).toBe('ltl')
  expect(
    shipMode([
      { mode: 'parcel', weightLb: 2, qty: 1 },
      { mode: 'ltl', weightLb: 200, qty: 1 },
    ]),
  ).toBe('ltl')
})
