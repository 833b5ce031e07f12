import { z } from 'zod'
import type { DrawingType } from '#features/catalog/catalog/rules/product-types.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { chance } from '../chance.ts'
import { tonsInWords, withCommas } from '../equipment/model-texts.ts'
import type { DemoMatch, Draft } from '../product.ts'
import { factsInWords, type MakerFacts, makerFactsOf } from './maker-facts.ts'
import { makerPrice } from './maker-prices.ts'

const INDOOR_KINDS: Record<string, { type: string; drawing: DrawingType } | undefined> = {
  wall: { type: 'Wall Mount', drawing: 'wallHead' },
  cassette: { type: 'Ceiling Cassette', drawing: 'cassette' },
  'compact cassette': { type: 'Ceiling Cassette', drawing: 'cassette' },
  'floor console': { type: 'Low Wall', drawing: 'lowWall' },
  'floor/ceiling': { type: 'Floor Ceiling', drawing: 'floorCeiling' },
  'concealed duct': { type: 'Concealed Duct', drawing: 'concealed' },
}

export interface Pair {
  brand: string
  outdoor: string
  indoor: string
  kind: string
  btu: number
  seer2: number
  hspf2: number
  facts: MakerFacts
}

const pairRow = z
  .object({
    brand: cell.text,
    outdoor_model: cell.text,
    indoor_model: cell.text,
    indoor_kind: cell.text,
    nominal_btu: cell.number,
    seer2: cell.number,
    hspf2: cell.number,
  })
  .transform(
    (row): Pair => ({
      brand: row.brand,
      outdoor: row.outdoor_model,
      indoor: row.indoor_model,
      kind: row.indoor_kind,
      btu: row.nominal_btu,
      seer2: row.seer2,
      hspf2: row.hspf2,
      facts: makerFactsOf(row.outdoor_model),
    }),
  )
const PAIRS = readDataTable('demo/catalogue/data/verified-pairs.csv', pairRow)

const SOURCE = 'Public heat pump certification data, 2026-08-28'

/** What a unit cools with by the public record; else its nominal size. */
const ratedBtu = ({ btu, facts }: Pair): number =>
  typeof facts.coolingBtu === 'number' ? facts.coolingBtu : btu

/** New equipment may not hold R-410A, so such a unit was made before 2025 and is not made again. */
const isOldStock = ({ facts }: Pair): boolean => facts.refrigerant === 'R-410A'

/** A word in brackets stands where the public record names no indoor model. */
const isUnnamed = (indoor: string): boolean => indoor.startsWith('(')

/** The box holds an outdoor unit alone: the record names no indoor unit, and several may be connected. */
const isOutdoorOnly = (pair: Pair): boolean => pair.kind === 'multi'

/** A pair is not sold until it is known which indoor unit the box holds. */
const isUnknownPair = (pair: Pair): boolean =>
  isUnnamed(pair.indoor) && !isOutdoorOnly(pair) && pair.kind !== 'package unit'

function pairWords(pair: Pair): { name: string; category: Draft['category']; type: Draft['type'] } {
  const head = INDOOR_KINDS[pair.kind]
  if (head !== undefined)
    return {
      name:
        `${pair.brand} ${withCommas(ratedBtu(pair))} BTU ${head.type} Heat Pump, ${pair.outdoor}` +
        (isUnnamed(pair.indoor) ? '' : ` with ${pair.indoor}`),
      category: 'single-zone-mini-splits',
      type: 'mini-split-system',
    }
  if (pair.kind === 'multi')
    return {
      name:
        `${pair.brand} ${withCommas(ratedBtu(pair))} BTU Multi-Zone Heat Pump, ` +
        `Outdoor Unit Only, ${pair.outdoor}`,
      category: 'mini-split-outdoor-units',
      type: 'mini-split-outdoor',
    }
  if (pair.kind === 'package unit')
    return {
      name: `${pair.brand} ${tonsInWords(pair.btu / 12_000)} Package Heat Pump, ${pair.outdoor}`,
      category: 'package-heat-pumps',
      type: 'package-unit',
    }
  return {
    name:
      `${pair.brand} ${tonsInWords(pair.btu / 12_000)} Heat Pump System, ` +
      `${pair.outdoor}${pair.indoor.startsWith('(') ? '' : ` with ${pair.indoor}`}`,
    category: 'heat-pump-systems',
    type: 'heat-pump-system',
  }
}

const certified = (pair: Pair, indoor: string): DemoMatch => ({
  outdoor: null,
  indoor: null,
  furnace: null,
  outdoorModel: pair.outdoor,
  indoorModel: indoor,
  furnaceModel: '',
  seer2: pair.seer2,
  eer2: typeof pair.facts.eer2 === 'number' ? pair.facts.eer2 : null,
  hspf2: pair.hspf2,
  afue: null,
  coolingBtu: ratedBtu(pair),
  heatingBtu: null,
  source: SOURCE,
})

const isPackaged = (type: Draft['type']): boolean => type === 'package-unit'
const isDucted = (type: Draft['type']): boolean => isPackaged(type) || type === 'heat-pump-system'

function pairAttributes(pair: Pair, type: Draft['type']): Draft['attributes'] {
  return {
    coolingBtu: pair.btu,
    ...pair.facts,
    ...(isDucted(type)
      ? { [isPackaged(type) ? 'tons' : 'systemTons']: pair.btu / 12_000 }
      : {
          ports: isOutdoorOnly(pair) ? undefined : 1,
          airHandlerType: isOutdoorOnly(pair) ? 'Outdoor Unit' : INDOOR_KINDS[pair.kind]?.type,
        }),
    seer2: pair.seer2,
    hspf2: pair.hspf2,
    fuel: 'Electric',
    region: ['N', 'S', 'SW'],
    staging: pair.seer2 >= 16.5 ? 'Inverter' : undefined,
    packCount: isPackaged(type) || isOutdoorOnly(pair) ? undefined : 2,
  }
}

function pairDrawing(pair: Pair, type: Draft['type']): NonNullable<Draft['drawing']> {
  if (isPackaged(type)) return { type: 'packageUnit', options: {} }
  if (isDucted(type)) return { type: 'condenser', options: { hp: true } }
  return { type: INDOOR_KINDS[pair.kind]?.drawing ?? 'sideUnit', options: {} }
}

function certificateWords(pair: Pair, packaged: boolean): string {
  if (packaged) return 'Certified in one cabinet'
  return isOutdoorOnly(pair) ? 'Outdoor unit only, certified with indoor units' : 'A certified combination'
}

function pairDescription(pair: Pair, { packaged, indoor }: { packaged: boolean; indoor: string }): string {
  const alone = packaged || isOutdoorOnly(pair)
  return (
    (isForSale(pair) ? '' : NOT_FOR_SALE) +
    `${packaged ? 'Package unit' : 'Outdoor unit'} ` +
    `${pair.outdoor}${indoor === '' ? '' : ` with ${pair.kind} indoor unit ${indoor}`}, ` +
    `certified${alone ? '' : ' together'} at ${pair.seer2} SEER2 and ${pair.hspf2} HSPF2` +
    (isOutdoorOnly(pair)
      ? ' with indoor units without ducts. The box holds the outdoor unit only; you choose the indoor ' +
        'units with our consultants. '
      : '. ') +
    `The nominal size, read from the model number, is ${withCommas(pair.btu)} BTU/h. ` +
    (isOldStock(pair) ? 'This unit holds R-410A and was made before 2025; stock is limited. ' : '') +
    factsInWords(pair.outdoor)
  )
}

const MOST_OLD_STOCK = 8

/** What an installer must know of a unit before it is sold. No public list states these figures. */
const NEEDED_TO_SELL = ['voltage', 'mca', 'mop'] as const

/** A maker's unit is for sale when its circuit is known. Until then its page says why it is not. */
const isForSale = ({ facts }: Pair): boolean => NEEDED_TO_SELL.every((key) => facts[key] !== undefined)

const NOT_FOR_SALE =
  'Not for sale yet: its circuit is not published where we can read it, and we don’t sell what we can’t ' +
  'fit. Ask us for the closest model. '

const stockOf = (pair: Pair): Pick<Draft, 'available' | 'restockInDays'> =>
  !isForSale(pair)
    ? { available: 0, restockInDays: null }
    : isOldStock(pair)
      ? { available: 1 + chance(`old stock ${pair.outdoor}`, MOST_OLD_STOCK), restockInDays: null }
      : {}

function verifiedPair(pair: Pair): Draft {
  const words = pairWords(pair)
  const packaged = isPackaged(words.type)
  const alone = packaged || isOutdoorOnly(pair)
  const indoor = isUnnamed(pair.indoor) ? '' : pair.indoor
  return {
    sku: `${pair.outdoor}${indoor === '' ? '' : `/${indoor}`}${pair.brand.startsWith('1HVAC') ? '-1H' : ''}`,
    name: words.name,
    brand: pair.brand.replace(/ \(.*\)/, ''),
    type: words.type,
    category: words.category,
    template: alone ? 'single' : 'system',
    price: makerPrice(pair),
    weight: Math.round(70 + pair.btu / (isDucted(words.type) ? 130 : 300)),
    summary:
      `${isForSale(pair) ? '' : 'Not for sale yet. '}` +
      `${certificateWords(pair, packaged)}: ${pair.seer2} SEER2 and ${pair.hspf2} HSPF2.`,
    description: pairDescription(pair, { packaged, indoor }),
    attributes: pairAttributes(pair, words.type),
    dimensions: null,
    drawing: pairDrawing(pair, words.type),
    included: packaged
      ? [`Package unit ${pair.outdoor}`]
      : [`Outdoor unit ${pair.outdoor}`, ...(alone || indoor === '' ? [] : [`Indoor unit ${indoor}`])],
    withdrawn: isUnknownPair(pair),
    ...stockOf(pair),
    freight: { mode: 'ltl', length: 44, width: 40, height: 40, freightClass: 100 },
    ...(alone ? {} : { match: certified(pair, indoor) }),
    depth: 12,
  }
}

export const verifiedPairs = (): Draft[] => PAIRS.map(verifiedPair)
