import { shuffled } from '../chance.ts'
import { inchesInWords, tonsInWords, withCommas } from '../equipment/model-texts.ts'
import { partsWarranty } from '../equipment/warranty.ts'
import type { Draft } from '../product.ts'
import {
  blowerBonus,
  cabinetOf,
  coilFor,
  goesWith,
  type Layout,
  match,
  parts,
  regionsOf,
  seriesOf,
} from './ducted-parts.ts'
import { figure, kitOf, rounded, splitRegions, value } from './kits.ts'

const DUAL_FUEL_ADVICE = ' Add a dual-fuel control, which switches to gas between 25 and 40 °F.'

/** The regions where the law lets this combination be installed. */
function sellableRegions(outdoor: Draft, seer2: number): ReturnType<typeof regionsOf> {
  if (outdoor.type === 'heat-pump') return seer2 >= 14.3 ? regionsOf(outdoor) : []
  return splitRegions(regionsOf(outdoor), figure(outdoor, 'coolingBtu'), seer2, figure(outdoor, 'eer2'))
}

const positionsOf = (draft: Draft): string[] => [value(draft, 'position') ?? []].flat() as string[]

/** The directions of the air that a furnace and its coil have in common. */
const sharedPositions = (furnace: Draft, coil: Draft): string[] =>
  positionsOf(furnace).filter((position) => positionsOf(coil).includes(position))

interface Units {
  outdoor: Draft
  coil: Draft
  furnace: Draft
  layout: Layout
}

function furnaceSystemAttributes(
  { outdoor, coil, furnace, layout }: Units,
  seer2: number,
  regions: ReturnType<typeof regionsOf>,
): Draft['attributes'] {
  return {
    systemTons: figure(outdoor, 'tons'),
    coolingBtu: figure(outdoor, 'coolingBtu'),
    furnaceHeatingBtu: figure(furnace, 'furnaceHeatingBtu'),
    heatPumpHeatingBtu: value(outdoor, 'heatPumpHeatingBtu'),
    heat17Btu: value(outdoor, 'heat17Btu'),
    heat5Btu: value(outdoor, 'heat5Btu'),
    inputBtu: figure(furnace, 'inputBtu'),
    seer2,
    eer2: figure(outdoor, 'eer2'),
    hspf2: value(outdoor, 'hspf2'),
    afue: value(furnace, 'afue'),
    airflow: value(furnace, 'airflow'),
    fer: value(furnace, 'fer'),
    staging: value(outdoor, 'staging'),
    refrigerant: value(outdoor, 'refrigerant'),
    region: regions,
    emissionStandard: value(furnace, 'emissionStandard'),
    fuel: 'Natural gas',
    vent: value(furnace, 'vent'),
    lpConvertible: value(furnace, 'lpConvertible'),
    propaneKit: value(furnace, 'propaneKit'),
    blower: value(furnace, 'blower'),
    position: layout === 'upright' ? value(furnace, 'position') : sharedPositions(furnace, coil),
    mobileHome: value(furnace, 'mobileHome'),
    liquidLine: value(outdoor, 'liquidLine'),
    suctionLine: value(outdoor, 'suctionLine'),
    voltage: value(outdoor, 'voltage'),
    sound: value(outdoor, 'sound'),
    coldClimate: value(outdoor, 'coldClimate'),
    packCount: 3,
    ...partsWarranty(outdoor.brand),
    warrantyCore: value(outdoor, 'warrantyCore'),
  }
}

function furnaceSystem(units: Units): Draft | undefined {
  const { outdoor, coil, furnace, layout } = units
  const heatPump = outdoor.type === 'heat-pump'
  const [tons, cooling, output] = [
    figure(outdoor, 'tons'),
    figure(outdoor, 'coolingBtu'),
    figure(furnace, 'furnaceHeatingBtu'),
  ]
  const [seer2, eer2] = [rounded(figure(outdoor, 'seer2') + blowerBonus(furnace)), figure(outdoor, 'eer2')]
  const regions = sellableRegions(outdoor, seer2)
  if (regions.length === 0) return undefined
  const width = furnace.dimensions?.width ?? 0
  const isLying = layout === 'lying'
  const words =
    `${tonsInWords(tons)} ${seriesOf(outdoor)} and ${seriesOf(furnace)} ` +
    `${isLying ? 'Horizontal ' : ''}Gas Furnace System, ` +
    `${withCommas(figure(furnace, 'inputBtu'))} BTU, ${inchesInWords(width)}`
  return {
    sku: `SYS-${outdoor.sku}-${furnace.sku}${isLying ? '-H' : ''}`,
    name: heatPump ? words.replace(' System', ' Dual Fuel System') : words,
    brand: outdoor.brand,
    series: seriesOf(outdoor),
    type: 'ducted-system',
    category: heatPump ? 'dual-fuel-systems' : 'furnace-and-air-conditioner-systems',
    summary: heatPump
      ? 'Whole-house heating and cooling: a heat pump for mild days, gas for cold ones.'
      : 'Whole-house heating and cooling: matched furnace, coil and air conditioner.',
    description:
      `${outdoor.summary} ${furnace.summary}\n\n` +
      `${isLying ? 'Furnace and coil lie side by side, in an attic or a crawl space. ' : ''}` +
      `The coil is ${inchesInWords(width)} ` +
      `${isLying ? 'high, as the furnace is wide' : 'wide, like the furnace'}, ` +
      'and made for ' +
      `${tonsInWords(tons).toLowerCase()}s, and the blower moves enough air for it. ` +
      `Together they cool at ${withCommas(cooling)} BTU/h (${seer2} SEER2) and heat at ` +
      `${withCommas(output)} BTU/h (${figure(furnace, 'afue')}% ` +
      `AFUE).${heatPump ? DUAL_FUEL_ADVICE : ''}`,
    attributes: furnaceSystemAttributes(units, seer2, regions),
    dimensions: cabinetOf(furnace, coil, layout),
    drawing: {
      type: 'condenser',
      options: outdoor.drawing?.options ?? {},
      parts: parts([
        [furnace, 'furnace'],
        [coil, 'coil'],
        [outdoor, 'condenser'],
      ]),
    },
    ...kitOf([outdoor, furnace, coil]),
    match: match(outdoor, coil, furnace, {
      seer2,
      eer2,
      hspf2: heatPump ? figure(outdoor, 'hspf2') : null,
      afue: figure(furnace, 'afue'),
      coolingBtu: cooling,
      heatingBtu: output,
    }),
    depth: 14,
  }
}

/** Systems of each outdoor unit whose furnace and coil lie side by side. */
const MOST_LYING = 4

const canLie = (furnace: Draft): boolean => positionsOf(furnace).some((name) => name.startsWith('Horizontal'))

export function furnaceSystems(
  outdoors: readonly Draft[],
  furnaces: readonly Draft[],
  coils: readonly Draft[],
  most: number,
): Draft[] {
  const ofLayout = (outdoor: Draft, layout: Layout, limit: number): Draft[] => {
    const tons = figure(outdoor, 'tons')
    const fitting = furnaces.filter(
      (furnace) => goesWith(outdoor, furnace, tons) && (layout === 'upright' || canLie(furnace)),
    )
    const systems = fitting.flatMap((furnace) => {
      const coil = coilFor(coils, tons, { width: furnace.dimensions?.width ?? 0, layout })
      return coil === undefined ? [] : (furnaceSystem({ outdoor, coil, furnace, layout }) ?? [])
    })
    return shuffled('furnace systems', systems, (system) => system.sku).slice(0, limit)
  }
  return outdoors.flatMap((outdoor) => [
    ...ofLayout(outdoor, 'upright', most),
    ...ofLayout(outdoor, 'lying', MOST_LYING),
  ])
}
