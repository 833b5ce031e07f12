import { shuffled } from '../chance.ts'
import {
  HEADS,
  headDrawing,
  headType,
  INDOOR,
  OUTDOOR,
  outdoorDrawing,
  portsOf,
} from '../equipment/ductless.ts'
import { type Model, need } from '../equipment/house-models.ts'
import { withCommas } from '../equipment/model-texts.ts'
import { partsWarranty } from '../equipment/warranty.ts'
import type { DemoMatch, Draft } from '../product.ts'
import { combinations, cooling, headOf } from './head-combinations.ts'
import { figure, HOUSE_RATING, kitOf, value } from './kits.ts'

const LENGTHS = [15, 25, 35, 50] as const

/** BTU/h of cooling for a square foot of a room: the same as for window units and in the search by area. */
const COOLING_PER_SQUARE_FOOT = 22

/** A heat pump that heats at this temperature says so first. */
const COLD_F = -13

function roomSummary(coolingBtu: number, lowestHeatingF: unknown): string {
  const area = Math.round(coolingBtu / COOLING_PER_SQUARE_FOOT / 25) * 25
  const cold =
    typeof lowestHeatingF === 'number' && lowestHeatingF <= COLD_F ? `, down to −${-lowestHeatingF} °F` : ''
  return `Heats and cools one room of about ${withCommas(area)} sq ft${cold}.`
}

const dimensionsOf = (model: Model) => ({
  height: need(model.height, 'height'),
  width: need(model.width, 'width'),
  depth: need(model.depth, 'depth'),
})
const same = (a: Model, b: Model): boolean => a.series.refrigerants[0] === b.series.refrigerants[0]

const matchOf = (outdoor: Draft, indoor: Draft | null): DemoMatch => ({
  outdoor: outdoor.sku,
  indoor: indoor?.sku ?? null,
  furnace: null,
  outdoorModel: outdoor.sku,
  indoorModel: indoor?.sku ?? '',
  furnaceModel: '',
  seer2: figure(outdoor, 'seer2'),
  eer2: figure(outdoor, 'eer2'),
  hspf2: figure(outdoor, 'hspf2'),
  afue: null,
  coolingBtu: figure(outdoor, 'coolingBtu'),
  heatingBtu: figure(outdoor, 'miniSplitHeatingBtu'),
  source: HOUSE_RATING,
})

const inherited = (outdoor: Draft) => ({
  coolingBtu: value(outdoor, 'coolingBtu'),
  miniSplitHeatingBtu: value(outdoor, 'miniSplitHeatingBtu'),
  heat5Btu: value(outdoor, 'heat5Btu'),
  seer2: value(outdoor, 'seer2'),
  eer2: value(outdoor, 'eer2'),
  hspf2: value(outdoor, 'hspf2'),
  staging: value(outdoor, 'staging'),
  coldClimate: value(outdoor, 'coldClimate'),
  minHeatF: value(outdoor, 'minHeatF'),
  refrigerant: value(outdoor, 'refrigerant'),
  region: value(outdoor, 'region'),
  fuel: 'Electric',
  voltage: value(outdoor, 'voltage'),
  mca: value(outdoor, 'mca'),
  mop: value(outdoor, 'mop'),
  liquidLine: value(outdoor, 'liquidLine'),
  suctionLine: value(outdoor, 'suctionLine'),
  maxLineFt: value(outdoor, 'maxLineFt'),
  mobileHome: true,
  ...partsWarranty(outdoor.brand),
  warrantyCore: 12,
})

function singleZone(outdoor: Draft, indoor: Draft, model: Model, head: Model, lineSet: Draft): Draft {
  const feet = figure(lineSet, 'length')
  return {
    sku: `MSS-${outdoor.sku}-${indoor.sku}-${feet}`,
    name:
      `${model.series.name} Single-Zone Mini Split, ${withCommas(cooling(head))} BTU ${headType(head)}, ` +
      `${feet} ft Line Set`,
    brand: outdoor.brand,
    series: model.series.name,
    type: 'mini-split-system',
    category: 'single-zone-mini-splits',
    summary: roomSummary(cooling(model), value(outdoor, 'minHeatF')),
    description:
      `${outdoor.summary} ${indoor.summary}\n\n` +
      `Outdoor unit, ${headType(head).toLowerCase()} indoor unit and ${feet} feet of insulated line set. ` +
      `Cools at ${withCommas(cooling(model))} BTU/h (${figure(outdoor, 'seer2')} SEER2) and heats at ` +
      `${withCommas(figure(outdoor, 'miniSplitHeatingBtu'))} BTU/h at 47 °F.`,
    attributes: {
      ...inherited(outdoor),
      airHandlerType: headType(head),
      ports: 1,
      length: feet,
      wifi: value(indoor, 'wifi'),
      sound: value(indoor, 'sound'),
      airflow: value(indoor, 'airflow'),
      width: indoor.dimensions?.width,
      height: indoor.dimensions?.height,
      depth: indoor.dimensions?.depth,
      packCount: 3,
    },
    dimensions: dimensionsOf(head),
    drawing: {
      type: headDrawing(head).type,
      options: headDrawing(head).options,
      parts: [
        { ...headDrawing(head), dimensions: dimensionsOf(head) },
        { ...outdoorDrawing(model), dimensions: dimensionsOf(model) },
      ],
    },
    ...kitOf([outdoor, indoor, lineSet]),
    match: matchOf(outdoor, indoor),
    depth: 26,
  }
}

function singleZones(bySku: ReadonlyMap<string, Draft>, lineSets: readonly Draft[]): Draft[] {
  return OUTDOOR.filter((model) => portsOf(model) === 1).flatMap((model) =>
    INDOOR.filter((head) => cooling(head) === cooling(model) && same(model, head)).flatMap((head) =>
      LENGTHS.flatMap((feet) => {
        const [outdoor, indoor] = [bySku.get(model.sku), bySku.get(head.sku)]
        const lineSet = lineSets.find(
          (each) =>
            figure(each, 'length') === feet &&
            value(each, 'liquidLine') === head.details.liquid_line &&
            value(each, 'suctionLine') === head.details.suction_line,
        )
        return outdoor === undefined || indoor === undefined || lineSet === undefined
          ? []
          : [singleZone(outdoor, indoor, model, head, lineSet)]
      }),
    ),
  )
}

const codeOf = (heads: readonly Model[]): string =>
  heads.map((head) => `${HEADS[headType(head)]?.letter ?? 'W'}${cooling(head) / 1000}`).join('')

function zonesInWords(heads: readonly Model[]): string {
  const byType = Map.groupBy(heads, headType)
  return [...byType]
    .map(([type, group]) => `${group.map((head) => `${cooling(head) / 1000}k`).join(' + ')} ${type}`)
    .join(', ')
}

function multiZone(bySku: ReadonlyMap<string, Draft>, model: Model, heads: readonly Model[]): Draft[] {
  const outdoor = bySku.get(model.sku)
  const indoors = heads.flatMap((head) => bySku.get(head.sku) ?? [])
  if (outdoor === undefined) return []
  const total = heads.reduce((sum, head) => sum + cooling(head), 0)
  return [
    {
      sku: `MZS-${outdoor.sku}-${codeOf(heads)}`,
      name:
        `${model.series.name} ${heads.length}-Zone Mini Split, ${withCommas(cooling(model))} BTU: ` +
        `${zonesInWords(heads)}`,
      brand: outdoor.brand,
      series: model.series.name,
      type: 'multi-zone-system',
      category: 'multi-zone-mini-splits',
      summary: `Heats and cools ${heads.length} rooms from one outdoor unit.`,
      description:
        `${outdoor.summary}\n\nThe ${heads.length} indoor units add up to ${withCommas(total)} BTU/h: ` +
        `${Math.round((total / cooling(model)) * 100)}% of the outdoor unit's ` +
        `${withCommas(cooling(model))} BTU/h, within its 50 to 130% limit. ` +
        (total > cooling(model)
          ? 'When every room needs cooling at once, they share the capacity. '
          : 'All rooms can run at full power at the same time. ') +
        'Order a line set for each room.',
      attributes: {
        ...inherited(outdoor),
        airHandlerType: [...new Set(heads.map(headType))],
        ports: heads.length,
        packCount: heads.length + 1,
        wifi: heads.every((head) => headType(head) === 'Wall Mount') ? 'Built in' : 'With adapter',
        sound: value(outdoor, 'sound'),
      },
      dimensions: dimensionsOf(model),
      drawing: {
        ...outdoorDrawing(model),
        parts: [
          ...heads.map((head) => ({ ...headDrawing(head), dimensions: dimensionsOf(head) })),
          { ...outdoorDrawing(model), dimensions: dimensionsOf(model) },
        ],
      },
      ...kitOf([outdoor, ...indoors]),
      match: matchOf(outdoor, null),
      depth: 10,
    },
  ]
}

/** Which indoor units a multi-zone bundle holds, by its SKU's last word. */
export const headsOfCode = (code: string): string[] =>
  [...code.matchAll(/([A-Z])(\d+)/g)].flatMap(([, letter, thousands]) => {
    const type = Object.entries(HEADS).find(([, head]) => head.letter === letter)?.[0] ?? 'Wall Mount'
    return headOf(type, Number(thousands) * 1000)?.sku ?? []
  })

export function ductlessSystems(products: readonly Draft[], mostPerOutdoor: number): Draft[] {
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const multi = OUTDOOR.filter((model) => portsOf(model) > 1).flatMap((model) =>
    shuffled('zones', combinations(model), codeOf)
      .slice(0, mostPerOutdoor)
      .flatMap((heads) => multiZone(bySku, model, heads)),
  )
  return [
    ...singleZones(
      bySku,
      products.filter((product) => product.type === 'line-set'),
    ),
    ...multi,
  ]
}
