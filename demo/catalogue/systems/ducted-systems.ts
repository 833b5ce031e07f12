import { carriesKit } from '#features/catalog/catalog/rules/circuits/circuits.ts'
import { inchesInWords, tonsInWords, withCommas } from '../equipment/model-texts.ts'
import { partsWarranty } from '../equipment/warranty.ts'
import type { Draft } from '../product.ts'
import { blowerBonus, layoutOf, match, parts, seriesOf, tier } from './ducted-parts.ts'
import { furnaceSystems } from './furnace-systems.ts'
import { figure, kitOf, rounded, value } from './kits.ts'

function coilSystem(outdoor: Draft, coil: Draft): Draft {
  const [tons, cooling] = [figure(outdoor, 'tons'), figure(outdoor, 'coolingBtu')]
  const lying = layoutOf(coil) === 'lying'
  const width = coil.dimensions?.width ?? 0
  return {
    sku: `SYS-${outdoor.sku}-${coil.sku}`,
    name:
      `${tonsInWords(tons)} ${seriesOf(outdoor)} with ${lying ? 'Horizontal' : 'Cased'} Coil, ` +
      `${inchesInWords(width)}`,
    brand: outdoor.brand,
    series: seriesOf(outdoor),
    type: 'cooling-system',
    category: 'air-conditioner-and-coil-systems',
    summary: 'Adds central air to the furnace you have.',
    description:
      `${outdoor.summary}\n\nA ${lying ? 'lying' : 'standing'} coil ${inchesInWords(width)} wide with TXV ` +
      'and refrigerant sensor, for a furnace that stays. ' +
      `Check that your furnace’s blower moves at least ${withCommas(tons * 350)} CFM.`,
    attributes: {
      systemTons: tons,
      coolingBtu: cooling,
      seer2: value(outdoor, 'seer2'),
      eer2: value(outdoor, 'eer2'),
      staging: value(outdoor, 'staging'),
      refrigerant: value(outdoor, 'refrigerant'),
      region: value(outdoor, 'region'),
      fuel: 'Electric',
      position: value(coil, 'position'),
      liquidLine: value(outdoor, 'liquidLine'),
      suctionLine: value(outdoor, 'suctionLine'),
      voltage: value(outdoor, 'voltage'),
      sound: value(outdoor, 'sound'),
      packCount: 2,
      ...partsWarranty(outdoor.brand),
    },
    dimensions: coil.dimensions,
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

/** The system's heating output at 47 °F and, where it is known, at 5 °F and from the electric heat kit. */
function heatingText(outdoor: Draft, kit: Draft | undefined): string {
  const at47 = `Gives ${withCommas(figure(outdoor, 'heatPumpHeatingBtu'))} BTU/h at 47 °F`
  const at5 =
    value(outdoor, 'heat5Btu') === undefined
      ? ''
      : ` and ${withCommas(figure(outdoor, 'heat5Btu'))} BTU/h at 5 °F`
  if (kit === undefined) return `${at47}${at5}.`
  const more = withCommas(figure(kit, 'furnaceHeatingBtu'))
  return `${at47}${at5}, and ${more} BTU/h more from the heat kit on colder days.`
}

function allElectricAttributes(
  outdoor: Draft,
  handler: Draft,
  kit: Draft | undefined,
  seer2: number,
): Draft['attributes'] {
  return {
    systemTons: figure(outdoor, 'tons'),
    coolingBtu: value(outdoor, 'coolingBtu'),
    heatPumpHeatingBtu: figure(outdoor, 'heatPumpHeatingBtu'),
    heat17Btu: value(outdoor, 'heat17Btu'),
    heat5Btu: value(outdoor, 'heat5Btu'),
    airflow: value(handler, 'airflow'),
    electricHeatKw: kit === undefined ? 0 : figure(kit, 'electricHeatKw'),
    seer2,
    eer2: value(outdoor, 'eer2'),
    hspf2: value(outdoor, 'hspf2'),
    staging: value(outdoor, 'staging'),
    coldClimate: value(outdoor, 'coldClimate'),
    refrigerant: value(outdoor, 'refrigerant'),
    region: value(outdoor, 'region'),
    fuel: 'Electric',
    position: value(handler, 'position'),
    blower: value(handler, 'blower'),
    mobileHome: false,
    liquidLine: value(outdoor, 'liquidLine'),
    suctionLine: value(outdoor, 'suctionLine'),
    voltage: value(outdoor, 'voltage'),
    sound: value(outdoor, 'sound'),
    packCount: kit === undefined ? 2 : 3,
    ...partsWarranty(outdoor.brand),
    warrantyCore: value(outdoor, 'warrantyCore'),
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
    name:
      `${tonsInWords(tons)} ${seriesOf(outdoor)} and ${seriesOf(handler)} ` +
      `System${kit === undefined ? '' : `, ${kw} kW Heat Kit`}`,
    brand: outdoor.brand,
    series: seriesOf(outdoor),
    type: 'heat-pump-system',
    category: 'heat-pump-systems',
    summary:
      kit === undefined
        ? 'All-electric heating and cooling for the whole house.'
        : `Whole-house heating and cooling, with ${kw} kW of backup heat.`,
    description: `${outdoor.summary} ${handler.summary}\n\n${heatingText(outdoor, kit)}`,
    attributes: allElectricAttributes(outdoor, handler, kit, seer2),
    dimensions: handler.dimensions,
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

/** Kits that the trade usually puts beside a heat pump of a size. */
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
        const fitting = kits.filter((kit) => {
          const kw = figure(kit, 'electricHeatKw')
          const isUsual = KIT_KW_PER_TON[figure(outdoor, 'tons')]?.includes(kw) ?? false
          return isUsual && carriesKit(figure(handler, 'airflow'), kw)
        })
        return [undefined, ...fitting].map((kit) => airHandlerSystem(outdoor, handler, kit))
      }),
  )
}

/**
 * All matched ducted systems that can be made of the given parts, at most the given number for each outdoor
 * unit.
 */
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
