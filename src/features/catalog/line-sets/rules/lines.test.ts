import { expect, test } from 'vitest'
import type { Part } from '#features/catalog/accessories/rules/parts.ts'
import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { chooseLine, extraCharge, headsOf } from './choose-lines.ts'
import { readRoute, STANDARD_ROUTE, typedRoute } from './route.ts'

const part = (
  type: string,
  attributes: Partial<Record<AttributeKey, string | number>>,
  id = '450000001',
): Part => ({
  id,
  type,
  brand: 'Northvale',
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [String(ATTR[key as AttributeKey]), value]),
  ),
  dimensions: null,
  weight: 0,
})
const CONDENSER = part('air-conditioner', {
  tons: 3,
  liquidLine: '3/8',
  suctionLine: '3/4',
  maxLineFt: 80,
  maxLiftFt: 50,
  prechargedFt: 15,
  refrigerant: 'R-410A',
})
const SETS = [15, 25, 35, 50].map((length) =>
  part('line-set', { liquidLine: '3/8', suctionLine: '3/4', length }, `45000${length}00`),
)
const choose = (route: { run: number; lift: number; bends: number }, unit = CONDENSER) =>
  chooseLine(unit, { route, outdoor: CONDENSER, sets: SETS })

test.each([
  [12, 15],
  [12.1, 25],
  [22, 25],
  [30, 35],
  [47, 50],
])('a way of %d ft takes the set of %d ft, 3 ft to spare', (run, length) => {
  expect(choose({ run, lift: 2, bends: 0 }).set?.id).toBe(`45000${length}00`)
})

test('four bends of ¾″ count as 5.2 ft', () => {
  expect(choose({ run: 25, lift: 10, bends: 4 }).equivalent).toBe(30.2)
})

test('30 ft beyond a charge for 15 ft take 18 oz at 0.60 oz a foot', () => {
  const line = choose({ run: 45, lift: 10, bends: 0 })

  expect(extraCharge(CONDENSER, [line])).toEqual({
    kind: 'known',
    ounces: 18,
    basis: 'manual',
    beyondFeet: 30,
    chargedFor: 15,
  })
})

test('a way within the factory charge adds nothing', () => {
  expect(extraCharge(CONDENSER, [choose({ run: 10, lift: 2, bends: 0 })])).toMatchObject({ ounces: 0 })
})

test('a way or a height beyond the unit’s limits does not fit, and the verdict has both figures', () => {
  expect(choose({ run: 90, lift: 60, bends: 0 }).verdicts).toEqual([
    { fits: false, kind: 'run', has: 90, most: 80 },
    { fits: false, kind: 'lift', has: 60, most: 50 },
    { fits: false, kind: 'set', has: 93, most: 50 },
  ])
})

test('bends alone can make a way too long', () => {
  expect(choose({ run: 78, lift: 0, bends: 4 }).verdicts[1]).toEqual({
    fits: false,
    kind: 'bends',
    has: 83.2,
    most: 80,
  })
})

test('what a maker does not state is neither a yes nor a no', () => {
  const unit = part('air-conditioner', { tons: 3, liquidLine: '3/8', suctionLine: '3/4' })

  const { verdicts } = chooseLine(unit, { route: STANDARD_ROUTE, outdoor: unit, sets: SETS })

  expect(verdicts.map(({ fits }) => fits)).toEqual([null, null, true])
  expect(extraCharge(unit, [])).toEqual({ kind: 'noFactoryLength' })
})

test('a multi-zone system takes a set for each indoor unit, also for two of a kind', () => {
  const head = { ...part('mini-split-indoor', { coolingBtu: 9_000 }), quantity: 2 }
  const system = { ...part('multi-zone-system', { ports: 2 }), quantity: 1 }

  expect(headsOf(system, [head]).map(({ number }) => number)).toEqual([1, 2])
})

test.each([
  ['0 ft', 'run=0&lift=0&bends=0', ['run']],
  ['a lift of 400 ft', 'run=50&lift=400', ['lift']],
  ['a lift beyond the way', 'run=20&lift=30', ['liftBeyondRun']],
  ['words', 'run=far&lift=10&bends=many', ['run', 'bends']],
  ['half a bend', 'run=20&lift=10&bends=1.5', ['bends']],
  ['a negative way', 'run=-5', ['run']],
  ['an endless number', 'run=1e999', ['run']],
])('%s is refused, never replaced', (_, query, faults) => {
  expect(readRoute(typedRoute(new URLSearchParams(query), 0))).toEqual({ faults })
})

test('an address without figures asks about the usual way', () => {
  expect(readRoute(typedRoute(new URLSearchParams(), 1))).toEqual({ route: STANDARD_ROUTE })
})
