import { expect, test } from 'vitest'
import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { choose, type Tie } from './choose.ts'
import { unchosenTexts } from './choose-texts.ts'
import type { NeedKind } from './needs/need.ts'
import { linesOf } from './needs/refrigerant-lines.ts'
import { needsOf } from './needs.ts'
import { type PageOfNeeds, withoutAdded } from './pages.ts'
import type { Part } from './parts.ts'

let count = 0
const part = (
  type: string,
  attributes: Partial<Record<AttributeKey, string | number | boolean>>,
  more: Partial<Part> = {},
): Part => ({
  id: String(450_000_000 + ++count),
  type,
  brand: 'Northvale',
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [String(ATTR[key as AttributeKey]), value]),
  ),
  dimensions: null,
  weight: 10,
  ...more,
})

const CONDENSER = part(
  'air-conditioner',
  { tons: 3, liquidLine: '3/8', suctionLine: '3/4', mop: 25, mca: 22, staging: 'Single' },
  { dimensions: { width: 29, depth: 29, height: 30 }, weight: 150 },
)
const fitOf = (equipment: Part, kind: NeedKind, candidate: Part): string | undefined =>
  needsOf(equipment)
    .find((need) => need.kind === kind)
    ?.fits(candidate)

test.each<[string, NeedKind, Part, string | undefined]>([
  [
    'a line set of its own sizes',
    'lineSet',
    part('line-set', { liquidLine: '3/8', suctionLine: '3/4' }),
    'Fits this condenser’s ⅜″ × ¾″ lines.',
  ],
  [
    'no line set of another size',
    'lineSet',
    part('line-set', { liquidLine: '3/8', suctionLine: '7/8' }),
    undefined,
  ],
  [
    'a pad two inches wider each way',
    'pad',
    part('pad', { loadLb: 600 }, { dimensions: { width: 32, depth: 31, height: 3 } }),
    '32 × 31″ pad for a 29 × 29″ unit.',
  ],
  [
    'no pad of its own size',
    'pad',
    part('pad', { loadLb: 600 }, { dimensions: { width: 30, depth: 30, height: 3 } }),
    undefined,
  ],
  [
    'no pad that cannot carry it',
    'pad',
    part('pad', { loadLb: 100 }, { dimensions: { width: 40, depth: 40, height: 3 } }),
    undefined,
  ],
  [
    'a 30 A disconnect for a 25 A breaker',
    'disconnect',
    part('disconnect', { amps: 30 }),
    '30 A. The largest breaker for this unit is 25 A.',
  ],
  ['no 60 A disconnect', 'disconnect', part('disconnect', { amps: 60 }), undefined],
  [
    '10 AWG for 22 A',
    'whip',
    part('whip', { amps: 30, gauge: '10 AWG' }),
    '10 AWG wire, sized for this circuit’s 22 A.',
  ],
  ['no heavier whip', 'whip', part('whip', { amps: 40, gauge: '8 AWG' }), undefined],
  [
    'five wires for one stage',
    'controlWire',
    part('wire', { kind: 'Thermostat wire', conductors: 5 }),
    '5 wires: enough for one stage.',
  ],
  [
    'no mini-split cable',
    'controlWire',
    part('wire', { kind: 'Mini split cable', conductors: 5 }),
    undefined,
  ],
  [
    'a thermostat with a stage each',
    'thermostat',
    part('thermostat', { heatStages: 1, coolStages: 1 }),
    '1 heating and 1 cooling stage: enough for this equipment.',
  ],
  ['no heat pump thermostat', 'thermostat', part('thermostat', { heatStages: 3, coolStages: 2 }), undefined],
])('[L-REQ] a 3 ton condenser takes %s', (_, kind, candidate, expected) => {
  expect(fitOf(CONDENSER, kind, candidate)).toBe(expected)
})

test.each([
  [30, 30, '30 A'],
  [35, 60, '60 A'],
  [60, 60, '60 A'],
  [70, 100, '100 A'],
])('[L-REQ] a largest breaker of %d A requires a %d A disconnect', (mop, amps, words) => {
  const unit = part('heat-pump', { mop })
  expect(fitOf(unit, 'disconnect', part('disconnect', { amps }))).toMatch(words)
})

test.each<[boolean, Partial<Record<AttributeKey, number>>, string]>([
  [false, { tons: 2.5 }, '3/8 × 3/4'],
  [false, { tons: 3 }, '3/8 × 7/8'],
  [false, { systemTons: 5 }, '3/8 × 1-1/8'],
  [true, { coolingBtu: 9_000 }, '1/4 × 3/8'],
  [true, { coolingBtu: 18_000 }, '1/4 × 1/2'],
  [true, { coolingBtu: 24_000 }, '3/8 × 5/8'],
])(
  '[L-REQ] a unit without stated lines gets the usual ones (mini split: %s, %j): %s',
  (mini, attributes, lines) => {
    const found = linesOf(part('x', attributes), mini)
    expect(`${found?.liquid} × ${found?.suction}, usual: ${found?.isUsual}`).toBe(`${lines}, usual: true`)
  },
)

test('[L-REQ] each indoor unit of a three-zone system takes a line set, a drain hose and a cable', () => {
  const system = part(
    'multi-zone-system',
    { ports: 3, coolingBtu: 36_000, mop: 35, mca: 30 },
    { weight: 190 },
  )
  const unit = (type: string, suctionLine: string, quantity: number) => ({
    ...part(type, { liquidLine: '1/4', suctionLine }),
    quantity,
  })
  const units = [
    unit('mini-split-outdoor', '3/8', 1),
    unit('mini-split-indoor', '3/8', 2),
    unit('mini-split-indoor', '1/2', 1),
  ]
  const found = needsOf(system, units).map(({ kind, of, quantity }) => `${quantity} ${kind} ${of}`.trim())
  expect(found.slice(0, 4)).toEqual([
    '2 lineSet ¼″ × ⅜″',
    '1 lineSet ¼″ × ½″',
    '1 adapter 3/8 to 1/2',
    '3 drainHose',
  ])
  expect(found).toContain('3 cable')
  expect(needsOf(system).find(({ kind }) => kind === 'lineSet')?.said).toBe(unchosenTexts.said.linesOfHeads)
})

test('[L-REQ] an outdoor unit of three ports sold alone leaves one line set to each of its heads', () => {
  const outdoor = part('mini-split-outdoor', { ports: 3, coolingBtu: 24_000 })
  const head = part('mini-split-indoor', { liquidLine: '1/4', suctionLine: '3/8' })
  const lineSets = (unit: Part) => needsOf(unit).filter(({ kind }) => kind === 'lineSet')

  expect(lineSets(outdoor).map(({ said }) => said)).toEqual([unchosenTexts.said.linesOfHeads])
  expect([head, head, head].flatMap(lineSets).map(({ quantity }) => quantity)).toEqual([1, 1, 1])
})

test('[L-REQ] a bracket must carry 25% more than the unit’s weight', () => {
  const dimensions = { width: 36, depth: 14, height: 28 }
  const unit = part('mini-split-outdoor', { coolingBtu: 12_000 }, { weight: 200, dimensions })
  const bracket = (loadLb: number) => fitOf(unit, 'mount', part('bracket', { kind: 'Wall bracket', loadLb }))
  expect([bracket(249), bracket(250)]).toEqual([undefined, 'Rated for 250 lb; your unit weighs 200 lb.'])
  const unmeasured = needsOf({ ...unit, dimensions: null }).find(({ kind }) => kind === 'mount')
  expect(unmeasured?.fits(part('bracket', { kind: 'Wall bracket', loadLb: 999 }))).toBeUndefined()
  expect(unmeasured?.said).toBe(unchosenTexts.said.size)
})

test('[L-REQ] a ducted system needs the parts of its units, each kind once', () => {
  const furnace = part('gas-furnace', {
    afue: 96,
    inputBtu: 80_000,
    staging: 'Two-stage',
    lpConvertible: true,
  })
  const needs = needsOf(
    part('ducted-system', {}),
    [CONDENSER, furnace].map((unit) => ({ ...unit, quantity: 1 })),
  )
  const kinds = needs.map(({ kind, of }) => `${kind} ${of}`)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(needs.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'lineSet',
      'pad',
      'disconnect',
      'breaker',
      'circuitCable',
      'whip',
      'controlWire',
      'vent',
      'ventPipe',
      'pump',
      'propane',
      'thermostat',
    ]),
  )
})

test('[L-REQ] parts that the merchant chose replace those of the rules, which still say why they fit', () => {
  const [ruled, tied, strange] = [
    part('disconnect', { amps: 30 }),
    part('disconnect', { amps: 30 }),
    part('sensor', { kind: 'Room sensor' }),
  ]
  const tie = (thing: Part, more: Partial<Tie> = {}): Tie => ({
    part: thing,
    kind: 'required',
    page: 2,
    quantity: 1,
    reason: 'Our own choice.',
    ...more,
  })

  const met = choose(
    needsOf(CONDENSER).filter(({ kind }) => kind === 'disconnect'),
    () => [ruled],
    [tie(tied), tie(strange, { kind: 'accessory', page: null, reason: 'Nice to have.' })],
  )

  expect(
    met.map(({ kind, page, why, choices }) => ({
      kind,
      page,
      why,
      ids: choices.map((choice) => choice.part.id),
      fit: choices[0]?.fit,
      isPopUp: choices[0]?.isPopUp,
    })),
  ).toEqual([
    {
      kind: 'disconnect',
      page: 2,
      why: 'Our own choice.',
      ids: [tied.id],
      fit: '30 A. The largest breaker for this unit is 25 A.',
      isPopUp: true,
    },
    { kind: 'other', page: 5, why: 'Nice to have.', ids: [strange.id], fit: '', isPopUp: false },
  ])
})

const page = (
  number: number,
  ...needs: readonly (readonly [required: boolean, ...ids: string[]])[]
): PageOfNeeds => ({
  page: number,
  needs: needs.map(([required, ...ids]) => ({ required, said: '', components: ids.map((id) => ({ id })) })),
})
const PAGES = [
  page(1),
  page(2, [true, 'pad'], [true, 'disc-a', 'disc-b']),
  page(3),
  page(4, [true]),
  page(5, [false, 'surge']),
]

test.each([
  [[], [1, 2, 3, 4, 5]],
  [['pad'], [1, 2, 3, 4, 5]],
  [
    ['pad', 'disc-b'],
    [1, 3, 4, 5],
  ],
  [['surge'], [1, 2, 3, 4]],
])('[S-REQ] with %j in the cart the pages %j remain, without those whose items were added', (added, left) => {
  expect(withoutAdded(PAGES, new Set(added)).map((each) => each.page)).toEqual(left)
})
