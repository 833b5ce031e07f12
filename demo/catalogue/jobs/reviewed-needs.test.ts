import { expect, test } from 'vitest'
import { z } from 'zod'
import { choose } from '#features/catalog/accessories/rules/choose.ts'
import { NEEDING_PARTS } from '#features/catalog/accessories/rules/needing-traits.ts'
import type { NeedKind } from '#features/catalog/accessories/rules/needs/need.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { candidates, partsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import {
  figure,
  type Part,
  read,
  type Unit,
  word,
  wordsOf,
} from '#features/catalog/accessories/rules/parts.ts'
import { hasSomeTrait, productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { EQUIPPED, type Equipped, partById, partOf } from './equipped.ts'

/** Which facts of a product make a need hold, read from its attributes and not by the rules under test. */
const WHERE: Readonly<Record<string, (product: Part, units: readonly Unit[]) => boolean | 'perhaps'>> = {
  always: () => true,
  sometimes: () => 'perhaps',
  'burns gas': (product) => ['Natural gas', 'Propane'].includes(word(product, 'fuel')),
  'vents through pipe': (product, units) => ventsBy(product, units, /^(PVC|Metal|Stainless|Roof or wall)/),
  'vents through metal': (product, units) => ventsBy(product, units, /^(Metal|Stainless|Roof or wall)/),
  'vents through plastic or a roof jack': (product, units) =>
    ventsBy(product, units, /^PVC/) || isJacked(burnerOf(product, units)),
  condenses: (product, units) => {
    const unit = burnerOf(product, units)
    return (figure(unit, 'afue') ?? 0) >= 90
      ? /^PVC/.test(word(unit, 'vent'))
      : (figure(unit, 'uef') ?? 0) > 0.9 && /^PVC/.test(word(unit, 'vent'))
  },
  wired: (product) => !/^(None|From)/.test(word(product, 'voltage')) && !hasCord(product),
  'cord of 208 to 240 V': (product) => /2[034]\d V/.test(word(product, 'voltage')),
  'A2L without a known sensor': (product, units) =>
    [product, ...units]
      .filter(
        (unit) => /coil|air-handler/.test(unit.type) || (units.length === 0 && /system/.test(unit.type)),
      )
      .some(
        (unit) =>
          wordsOf(unit, 'refrigerant').some((name) => /R-32|R-454B/.test(name)) &&
          read(unit, 'leakSensor') !== true,
      ),
  'propane kit sold separately': (product, units) =>
    read(burnerOf(product, units), 'propaneKit') === 'Sold separately',
  'air conditioner and furnace': (_, units) => units.some(({ type }) => type === 'air-conditioner'),
  'heat pump and furnace': (_, units) => units.some(({ type }) => type === 'heat-pump'),
  'heat pump': (product) => read(product, 'hspf2') !== undefined,
  'no heat pump': (product) => read(product, 'hspf2') === undefined,
  'no line set in the box': (product) => read(product, 'length') === undefined,
  steam: (product) => word(product, 'kind') === 'Steam',
  'supply of 24 V': (product) => word(product, 'voltage') === '24 V',
}

const burnerOf = (product: Part, units: readonly Unit[]): Part =>
  units.find(({ type }) => type === 'gas-furnace') ?? product
const isJacked = (unit: Part): boolean =>
  read(unit, 'mobileHome') === true && word(unit, 'vent').startsWith('Metal')
const ventsBy = (product: Part, units: readonly Unit[], pipe: RegExp): boolean =>
  pipe.test(word(burnerOf(product, units), 'vent')) && !isJacked(burnerOf(product, units))
/** A water heater of 120 volts powers a fan and a board, and has a cord. */
const hasCord = (product: Part): boolean =>
  /water-heater$/.test(product.type) && /^1[12]\d V/.test(word(product, 'voltage'))

const REVIEWED = readDataTable(
  'demo/catalogue/data/reviewed-needs.csv',
  z.object({
    type: cell.text,
    kind: cell.optionalText,
    asks: z.enum(['required', 'optional', 'none']),
    where: cell.text,
    source: cell.text,
  }),
)
const byType = Map.groupBy(REVIEWED, ({ type }) => type)

const faults = (of: (equipped: Equipped) => readonly string[]): string[] =>
  EQUIPPED.flatMap((equipped) => of(equipped).map((fault) => `${equipped.product.sku}: ${fault}`))

test('[A5] every type of product has a reviewed list of what it needs, with its source', () => {
  expect(
    productTypes()
      .map(({ type }) => type)
      .filter((type) => !byType.has(type)),
  ).toEqual([])
  expect(REVIEWED.filter(({ source, where }) => source === '' || WHERE[where] === undefined)).toEqual([])
  const needing = new Set(REVIEWED.filter(({ asks }) => asks !== 'none').map(({ type }) => type))
  expect(
    productTypes().filter(({ type }) => needing.has(type) !== hasSomeTrait(type, ...NEEDING_PARTS)),
  ).toEqual([])
})

test('[A5] the rules ask for what the reviewed list asks for, no less and no more', () => {
  expect(
    faults(({ product, units }) => {
      const rows = byType.get(product.type) ?? []
      const asked = needsOf(partOf(product), units)
      const wanted = rows.filter(({ where }) => WHERE[where]?.(partOf(product), units) === true)
      const possible = rows.filter(({ where }) => WHERE[where]?.(partOf(product), units) !== false)
      return [
        ...wanted
          .filter(
            ({ kind, asks }) =>
              asks === 'required' && !asked.some((each) => each.kind === kind && each.required),
          )
          .map(({ kind }) => `does not ask for ${kind}`),
        ...wanted
          .filter(
            ({ kind, asks }) =>
              asks === 'optional' && kind !== 'heatKit' && !asked.some((each) => each.kind === kind),
          )
          .map(({ kind }) => `does not offer ${kind}`),
        ...asked
          .filter(
            (each) =>
              !possible.some(
                ({ kind, asks }) => kind === each.kind && (asks === 'required') === each.required,
              ),
          )
          .map(({ kind, required }) => `asks for ${kind}, ${required ? 'required' : 'optional'}`),
      ]
    }),
  ).toEqual([])
})

test('[A5] every required need has a part that is sold, or a sentence that says why not', () => {
  expect(
    faults(({ product, units, met }) =>
      needsOf(partOf(product), units)
        .filter(({ required }) => required)
        .flatMap(({ kind, of }) => {
          const found = met.filter((each) => each.kind === kind)
          const isSaid = found.some(({ choices, said }) => choices.length > 0 || said.length > 40)
          return isSaid ? [] : [`${kind} ${of} is passed over`]
        }),
    ),
  ).toEqual([])
})

/** What a part's words say of the maker it is made for. */
const madeFor = (part: Part): readonly string[] => wordsOf(part, 'madeFor')

test('[A5] a part of one maker is offered for that maker’s equipment only', () => {
  const bound = (equipped: Equipped) =>
    equipped.met.flatMap(({ choices }) => choices).filter(({ part }) => madeFor(part).length > 0)
  expect(EQUIPPED.flatMap(bound).length).toBeGreaterThan(100)
  expect(
    faults((equipped) =>
      bound(equipped)
        .filter(
          ({ part }) =>
            ![equipped.product.brand, ...equipped.units.map(({ brand }) => brand)].some((brand) =>
              madeFor(part).includes(brand),
            ),
        )
        .map(({ part }) => `offers ${part.id} of another maker`),
    ),
  ).toEqual([])
  const communicating = [...partById.values()].find(
    (part) => word(part, 'thermostatType') === 'Communicating',
  )
  const ecoer = EQUIPPED.find(({ product }) => product.brand === 'Ecoer')
  expect(communicating && ecoer).toBeDefined()
  const needs = needsOf(partOf(ecoer!.product), ecoer!.units)
  expect(
    choose(needs, candidates(partsByKind([communicating!])), []).flatMap(({ choices }) => choices),
  ).toEqual([])
})

test('[A6] a garage heater asks roof or wall: type B goes up only, stainless goes through a wall', () => {
  const heaters = EQUIPPED.filter(({ product }) => product.type === 'unit-heater')
  expect(heaters.length).toBeGreaterThan(4)
  for (const { product, met } of heaters) {
    const ways = Map.groupBy(
      met.filter(({ way }) => way !== ''),
      ({ way }) => way,
    )
    const kinds = (way: string): string[] =>
      (ways.get(way) ?? []).flatMap(({ choices }) => choices.map(({ part }) => word(part, 'kind')))
    expect(new Set(kinds('through the roof'))).toEqual(new Set(['Type B vent', 'Type B rain cap']))
    expect(new Set(kinds('through a wall'))).toEqual(new Set(['Stainless vent', 'Stainless termination']))
    expect(product.description).toContain('type B vent, straight up')
    expect(product.description).toContain('category III')
  }
})

const VENTED: Readonly<Record<string, RegExp>> = {
  'Type B vent': /^(Metal|Roof or wall)/,
  'PVC vent pipe': /^PVC/,
  'Stainless vent': /^(Stainless|Roof or wall)/,
  'Smoke pipe': /^Chimney/,
}

test('[A6] every vent pipe is of the kind that the burner’s own text names', () => {
  expect(
    faults(({ product, units, met }) => {
      const vent = word(burnerOf(partOf(product), units), 'vent')
      return met
        .filter(({ kind }) => kind === ('ventPipe' satisfies NeedKind))
        .flatMap(({ choices }) => choices.map(({ part }) => word(part, 'kind')))
        .filter((kind) => !VENTED[kind]?.test(vent))
        .map((kind) => `${kind} for "${vent}"`)
    }),
  ).toEqual([])
})
