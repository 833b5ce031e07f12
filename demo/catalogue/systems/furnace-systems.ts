import { shuffled } from '../chance.ts'
import { inchesInWords, tonsInWords, withCommas } from '../equipment/model-texts.ts'
import type { Draft } from '../product.ts'
import { blowerBonus, coilFor, goesWith, match, parts, regionsOf, seriesOf } from './ducted-parts.ts'
import { figure, kitOf, rounded, splitRegions, value } from './kits.ts'

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
  const words =
    `${tonsInWords(tons)} ${seriesOf(outdoor)} and ${seriesOf(furnace)} Gas Furnace System, ` +
    `${withCommas(figure(furnace, 'inputBtu'))} BTU, ${inchesInWords(width)}`
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
    description:
      `${outdoor.summary} ${furnace.summary}\n\n` +
      `The coil is ${inchesInWords(width)} wide like the furnace and made for ` +
      `${tonsInWords(tons).toLowerCase()}s, and the blower moves enough air for it. ` +
      `Together they cool with ${withCommas(cooling)} BTU/h at ${seer2} SEER2 and heat with ` +
      `${withCommas(output)} BTU/h at ${figure(furnace, 'afue')} % ` +
      `AFUE.${heatPump ? ' Add a dual-fuel control, which changes to gas between 25 and 40 °F.' : ''}`,
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

export function furnaceSystems(
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
