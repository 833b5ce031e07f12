import { shuffled } from '../chance.ts'
import { inchesInWords, tonsInWords, withCommas } from '../equipment/model-texts.ts'
import type { DemoMatch, Draft } from '../product.ts'
import { BLOWER_BONUS, drawnPart, figure, HOUSE_RATING, kitOf, rounded, splitRegions, value } from './kits.ts'

const TIERS: Record<string, number> = { Oakhollow: 0, Hearthmoor: 0, Northvale: 1, Corvane: 2 }
const tier = (draft: Draft): number => TIERS[draft.brand] ?? 1
const regionsOf = (draft: Draft): string[] =>
  ([] as string[]).concat((draft.attributes.region ?? []) as string[])
const blowerBonus = (draft: Draft): number => BLOWER_BONUS[String(draft.attributes.blower)] ?? 0
const parts = (drafts: readonly [Draft, string][]) =>
  drafts.flatMap(([draft, type]) => drawnPart(draft, type) ?? [])
const seriesOf = (draft: Draft): string => draft.series ?? ''

/** Rules D2 and D3: a coil of the same tonnage and the furnace's width; lying coils for attics are sold alone. */
const coilFor = (coils: readonly Draft[], tons: number, width: number): Draft | undefined =>
  coils.find(
    (coil) =>
      figure(coil, 'systemTons') === tons && coil.dimensions?.width === width && coil.dimensions.depth === 21,
  )

/** Rules D4 and tier sense: the blower moves enough air, the furnace is neither far too small nor far too large, and a value unit is not sold with the finest furnace. */
function goesWith(outdoor: Draft, furnace: Draft, tons: number): boolean {
  const ratio = figure(furnace, 'furnaceHeatingBtu') / (tons * 12_000)
  return (
    figure(furnace, 'maxAcTons') >= tons &&
    ratio >= 1.1 &&
    ratio <= 3.4 &&
    Math.abs(tier(outdoor) - tier(furnace)) <= 1 &&
    furnace.type === 'gas-furnace'
  )
}

const match = (
  outdoor: Draft,
  indoor: Draft | null,
  furnace: Draft | null,
  ratings: Partial<DemoMatch>,
): DemoMatch => ({
  outdoor: outdoor.sku,
  indoor: indoor?.sku ?? null,
  furnace: furnace?.sku ?? null,
  outdoorModel: outdoor.sku,
  indoorModel: indoor?.sku ?? '',
  furnaceModel: furnace?.sku ?? '',
  seer2: null,
  eer2: null,
  hspf2: null,
  afue: null,
  coolingBtu: null,
  heatingBtu: null,
  source: HOUSE_RATING,
  ...ratings,
})

function furnaceSystem(outdoor: Draft, coil: Draft, furnace: Draft): Draft | undefined {
  const heatPump = outdoor.type === 'heat-pump'
  const [tons, cooling, output] = [
    figure(outdoor, 'tons'),
    figure(outdoor, 'coolingBtu'),
    figure(furnace, 'furnaceHeatingBtu'),
  ]
  const [seer2, eer2] = [rounded(figure(outdoor, 'seer2') + blowerBonus(furnace)), figure(outdoor, 'eer2')]
  const regions = heatPump
    ? seer2 >= 14.3
      ? regionsOf(outdoor)
      : []
    : splitRegions(regionsOf(outdoor), cooling, seer2, eer2)
  if (regions.length === 0) return undefined
  const width = furnace.dimensions?.width ?? 0
  const words = `${tonsInWords(tons)} ${seriesOf(outdoor)} and ${seriesOf(furnace)} Gas Furnace System, ${withCommas(figure(furnace, 'inputBtu'))} BTU, ${inchesInWords(width)}`
  return {
    sku: `SYS-${outdoor.sku}-${furnace.sku}`,
    name: heatPump ? words.replace(' System', ' Dual Fuel System') : words,
    brand: outdoor.brand,
    series: seriesOf(outdoor),
    type: 'ducted-system',
    category: heatPump ? 'dual-fuel-systems' : 'furnace-and-air-conditioner-systems',
    summary: heatPump
      ? 'Heat pump for mild days, gas for the cold ones.'
      : 'Furnace, coil and air conditioner that fit each other.',
    description: `${outdoor.summary} ${furnace.summary}\n\nThe coil is ${inchesInWords(width)} wide like the furnace and made for ${tonsInWords(tons).toLowerCase()}s, and the blower moves enough air for it. Together they cool with ${withCommas(cooling)} BTU/h at ${seer2} SEER2 and heat with ${withCommas(output)} BTU/h at ${figure(furnace, 'afue')} % AFUE.${heatPump ? ' Add a dual-fuel control, which changes to gas between 25 and 40 °F.' : ''}`,
    attributes: {
      systemTons: tons,
      coolingBtu: cooling,
      furnaceHeatingBtu: output,
      heatPumpHeatingBtu: value(outdoor, 'heatPumpHeatingBtu'),
      inputBtu: figure(furnace, 'inputBtu'),
      seer2,
      eer2,
      hspf2: value(outdoor, 'hspf2'),
      afue: value(furnace, 'afue'),
      staging: value(outdoor, 'staging'),
      refrigerant: value(outdoor, 'refrigerant'),
      region: regions,
      california: regions.includes('SW'),
      emissionStandard: value(furnace, 'emissionStandard'),
      fuel: 'Natural gas',
      vent: value(furnace, 'vent'),
      lpConvertible: true,
      width,
      blower: value(furnace, 'blower'),
      position: value(furnace, 'position'),
      mobileHome: value(furnace, 'mobileHome'),
      liquidLine: value(outdoor, 'liquidLine'),
      suctionLine: value(outdoor, 'suctionLine'),
      mca: value(outdoor, 'mca'),
      mop: value(outdoor, 'mop'),
      voltage: value(outdoor, 'voltage'),
      sound: value(outdoor, 'sound'),
      coldClimate: value(outdoor, 'coldClimate'),
      packCount: 3,
      warrantyParts: 10,
      warrantyCore: value(outdoor, 'warrantyCore'),
    },
    dimensions: outdoor.dimensions,
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

function furnaceSystems(
  outdoors: readonly Draft[],
  furnaces: readonly Draft[],
  coils: readonly Draft[],
  most: number,
): Draft[] {
  return outdoors.flatMap((outdoor) => {
    const tons = figure(outdoor, 'tons')
    const fitting = furnaces.filter((furnace) => goesWith(outdoor, furnace, tons))
    const systems = fitting.flatMap((furnace) => {
      const coil = coilFor(coils, tons, furnace.dimensions?.width ?? 0)
      return coil === undefined ? [] : (furnaceSystem(outdoor, coil, furnace) ?? [])
    })
    return shuffled('furnace systems', systems, (system) => system.sku).slice(0, most)
  })
}

function coilSystem(outdoor: Draft, coil: Draft): Draft {
  const [tons, cooling] = [figure(outdoor, 'tons'), figure(outdoor, 'coolingBtu')]
  const lying = coil.dimensions?.depth !== 21
  const width = coil.dimensions?.width ?? 0
  return {
    sku: `SYS-${outdoor.sku}-${coil.sku}`,
    name: `${tonsInWords(tons)} ${seriesOf(outdoor)} with ${lying ? 'Horizontal' : 'Cased'} Coil, ${inchesInWords(width)}`,
    brand: outdoor.brand,
    series: seriesOf(outdoor),
    type: 'cooling-system',
    category: 'air-conditioner-and-coil-systems',
    summary: 'New cooling on the furnace you keep.',
    description: `${outdoor.summary}\n\nA ${lying ? 'lying' : 'standing'} coil ${inchesInWords(width)} wide with TXV and refrigerant sensor, for a furnace that stays. Check that its blower moves at least ${withCommas(tons * 350)} CFM.`,
    attributes: {
      systemTons: tons,
      coolingBtu: cooling,
      seer2: value(outdoor, 'seer2'),
      eer2: value(outdoor, 'eer2'),
      staging: value(outdoor, 'staging'),
      refrigerant: value(outdoor, 'refrigerant'),
      region: value(outdoor, 'region'),
      california: value(outdoor, 'california'),
      fuel: 'Electric',
      width,
      position: value(coil, 'position'),
      liquidLine: value(outdoor, 'liquidLine'),
      suctionLine: value(outdoor, 'suctionLine'),
      mca: value(outdoor, 'mca'),
      mop: value(outdoor, 'mop'),
      voltage: value(outdoor, 'voltage'),
      sound: value(outdoor, 'sound'),
      packCount: 2,
      warrantyParts: 10,
    },
    dimensions: outdoor.dimensions,
    drawing: {
      type: 'condenser',
      options: outdoor.drawing?.options ?? {},
      parts: parts([
        [coil, 'coil'],
        [outdoor, 'condenser'],
      ]),
    },
    ...kitOf([outdoor, coil]),
    match: match(outdoor, coil, null, {
      seer2: figure(outdoor, 'seer2'),
      eer2: figure(outdoor, 'eer2'),
      coolingBtu: cooling,
    }),
    depth: 18,
  }
}

function airHandlerSystem(outdoor: Draft, handler: Draft, kit: Draft | undefined): Draft {
  const [tons, heat, kw] = [
    figure(outdoor, 'tons'),
    figure(outdoor, 'heatPumpHeatingBtu'),
    kit === undefined ? 0 : figure(kit, 'electricHeatKw'),
  ]
  const seer2 = rounded(figure(outdoor, 'seer2') + blowerBonus(handler))
  return {
    sku: `SYS-${outdoor.sku}-${handler.sku}${kit === undefined ? '' : `-${kw}`}`,
    name: `${tonsInWords(tons)} ${seriesOf(outdoor)} and ${seriesOf(handler)} System${kit === undefined ? '' : `, ${kw} kW Heat Kit`}`,
    brand: outdoor.brand,
    series: seriesOf(outdoor),
    type: 'heat-pump-system',
    category: 'heat-pump-systems',
    summary:
      kit === undefined
        ? 'Heat pump and air handler, all electric.'
        : `Heat pump and air handler with ${kw} kW of back-up heat.`,
    description: `${outdoor.summary} ${handler.summary}\n\nGives ${withCommas(heat)} BTU/h at 47 °F${value(outdoor, 'heat5Btu') === undefined ? '' : ` and ${withCommas(figure(outdoor, 'heat5Btu'))} BTU/h at 5 °F`}${kit === undefined ? '.' : `, and ${withCommas(figure(kit, 'furnaceHeatingBtu'))} BTU/h more from the heat kit when it is colder than that.`}`,
    attributes: {
      systemTons: tons,
      coolingBtu: value(outdoor, 'coolingBtu'),
      heatPumpHeatingBtu: heat,
      heat17Btu: value(outdoor, 'heat17Btu'),
      heat5Btu: value(outdoor, 'heat5Btu'),
      electricHeatKw: kw,
      seer2,
      eer2: value(outdoor, 'eer2'),
      hspf2: value(outdoor, 'hspf2'),
      staging: value(outdoor, 'staging'),
      coldClimate: value(outdoor, 'coldClimate'),
      refrigerant: value(outdoor, 'refrigerant'),
      region: value(outdoor, 'region'),
      california: true,
      fuel: 'Electric',
      width: handler.dimensions?.width,
      position: value(handler, 'position'),
      blower: value(handler, 'blower'),
      mobileHome: false,
      liquidLine: value(outdoor, 'liquidLine'),
      suctionLine: value(outdoor, 'suctionLine'),
      mca: value(outdoor, 'mca'),
      mop: value(outdoor, 'mop'),
      voltage: value(outdoor, 'voltage'),
      sound: value(outdoor, 'sound'),
      packCount: kit === undefined ? 2 : 3,
      warrantyParts: 10,
      warrantyCore: value(outdoor, 'warrantyCore'),
    },
    dimensions: outdoor.dimensions,
    drawing: {
      type: 'condenser',
      options: outdoor.drawing?.options ?? {},
      parts: parts([
        [handler, 'airHandler'],
        [outdoor, 'condenser'],
      ]),
    },
    ...kitOf([outdoor, handler, ...(kit === undefined ? [] : [kit])]),
    match: match(outdoor, handler, null, {
      seer2,
      eer2: figure(outdoor, 'eer2'),
      hspf2: figure(outdoor, 'hspf2'),
      coolingBtu: figure(outdoor, 'coolingBtu'),
      heatingBtu: heat,
    }),
    depth: 16,
  }
}

const KIT_KW_PER_TON: Record<number, readonly number[]> = {
  1.5: [5, 8],
  2: [5, 8, 10],
  2.5: [5, 8, 10, 15],
  3: [8, 10, 15],
  3.5: [10, 15, 20],
  4: [10, 15, 20],
  5: [10, 15, 20],
}

function airHandlerSystems(
  outdoors: readonly Draft[],
  handlers: readonly Draft[],
  kits: readonly Draft[],
): Draft[] {
  return outdoors.flatMap((outdoor) =>
    handlers
      .filter(
        (handler) =>
          figure(handler, 'systemTons') === figure(outdoor, 'tons') &&
          Math.abs(tier(handler) - tier(outdoor)) <= 1,
      )
      .flatMap((handler) => {
        const fitting = kits.filter((kit) =>
          KIT_KW_PER_TON[figure(outdoor, 'tons')]?.includes(figure(kit, 'electricHeatKw')),
        )
        return [undefined, ...fitting].map((kit) => airHandlerSystem(outdoor, handler, kit))
      }),
  )
}

/** All matched ducted systems that can be made of the given parts, at most the given number for each outdoor unit. */
export function ductedSystems(
  products: readonly Draft[],
  most: { perAirConditioner: number; perHeatPump: number },
): Draft[] {
  const of = (type: Draft['type']): Draft[] =>
    products.filter((product) => product.type === type && product.withdrawn !== true)
  const [airConditioners, heatPumps, furnaces, coils] = [
    of('air-conditioner'),
    of('heat-pump'),
    of('gas-furnace'),
    of('coil'),
  ]
  const coilOnly = airConditioners.flatMap((outdoor) =>
    coils
      .filter((coil) => figure(coil, 'systemTons') === figure(outdoor, 'tons'))
      .map((coil) => coilSystem(outdoor, coil)),
  )
  return [
    ...furnaceSystems(airConditioners, furnaces, coils, most.perAirConditioner),
    ...furnaceSystems(heatPumps, furnaces, coils, most.perHeatPump),
    ...airHandlerSystems(heatPumps, of('air-handler'), of('heat-kit')),
    ...coilOnly,
  ]
}
