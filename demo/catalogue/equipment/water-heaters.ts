import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import { type Draft, size } from '../product.ts'
import { withCommas } from './model-texts.ts'

const tankRow = z.object({
  kind: z.enum(['gas', 'electric', 'heat-pump']),
  gallons: cell.number,
  shape: z.enum(['Tall', 'Short']),
  height_inches: cell.number,
  diameter_inches: cell.number,
  weight_pounds: cell.number,
  price_dollars: cell.number,
  first_hour_gallons: cell.number,
  uef: cell.number,
  heating_btu: cell.number,
})

type Tank = z.output<typeof tankRow>

const TANKS = readDataTable('demo/catalogue/data/water-heater-tanks.csv', tankRow)
const tanksOf = (kind: Tank['kind']): Tank[] => TANKS.filter((tank) => tank.kind === kind)
const GAS = tanksOf('gas')
const ELECTRIC = tanksOf('electric')
const HEAT_PUMP = tanksOf('heat-pump')

interface Family {
  code: string
  series: string
  words: string
  fuel: string
  vent: string
  category: Draft['category']
  summary: string
  text: string
  tanks: readonly Tank[]
  /** Low NOx when left out */
  nox?: string
  extra: number
  uefMore: number
  weightMore: number
}

const FAMILIES: readonly Family[] = [
  {
    code: 'HTG',
    series: 'Hearth Gas Tank',
    words: 'Gas Water Heater, Atmospheric Vent',
    fuel: 'Natural gas',
    vent: 'Metal, 3 or 4 in',
    category: 'gas-tank-water-heaters',
    tanks: GAS,
    extra: 0,
    uefMore: 0,
    weightMore: 0,
    summary: 'Hot water even in a power outage.',
    text:
      'A glass-lined tank with a standing pilot, so it works without electricity. Vents through the ' +
      'chimney or a metal flue.',
  },
  {
    code: 'HTU',
    series: 'Hearth Ultra-Low NOx Tank',
    words: 'Ultra-Low NOx Gas Water Heater, Atmospheric Vent',
    fuel: 'Natural gas',
    vent: 'Metal, 3 or 4 in',
    category: 'gas-tank-water-heaters',
    tanks: GAS,
    nox: 'Ultra Low NOx',
    extra: 190,
    uefMore: 0.01,
    weightMore: 9,
    summary: 'Ultra-Low NOx, for areas that require it.',
    text:
      'A screened burner mixes gas and air before the flame and stays at 10 ng/J of nitrogen oxides, as ' +
      'most of California, Colorado and the Wasatch Front of Utah require. It lights without ' +
      'electricity. Vents through the chimney or a metal flue.',
  },
  {
    code: 'HTP',
    series: 'Hearth Gas Tank Propane',
    words: 'Propane Water Heater, Atmospheric Vent',
    fuel: 'Propane',
    vent: 'Metal, 3 or 4 in',
    category: 'gas-tank-water-heaters',
    tanks: GAS.slice(1, 4),
    extra: 40,
    uefMore: 0,
    weightMore: 0,
    summary: 'For homes that burn propane.',
    text: 'Set up for liquid propane at the factory, with a glass-lined tank and standing pilot.',
  },
  {
    code: 'HTV',
    series: 'Hearth Power Vent',
    words: 'Power Vent Gas Water Heater',
    fuel: 'Natural gas',
    vent: 'PVC, 2 or 3 in',
    category: 'gas-tank-water-heaters',
    tanks: GAS.slice(1, 5),
    extra: 520,
    uefMore: 0.05,
    weightMore: 16,
    summary: 'Vents through a side wall. No chimney needed.',
    text: 'A small blower pushes the flue gas through up to 60 feet of PVC pipe.',
  },
  {
    code: 'HTE',
    series: 'Hearth Electric Tank',
    words: 'Electric Water Heater',
    fuel: 'Electric',
    vent: 'None',
    category: 'electric-tank-water-heaters',
    tanks: ELECTRIC,
    extra: 0,
    uefMore: 0,
    weightMore: 0,
    summary: 'Simple electric hot water with no flue.',
    text:
      'Two 4,500 watt elements in a glass-lined tank with two inches of foam. ' +
      'Needs a 30 A, 240 V circuit.',
  },
  {
    code: 'HTH',
    series: 'Hearth Heat Pump Tank',
    words: 'Heat Pump Water Heater',
    fuel: 'Electric',
    vent: 'None',
    category: 'electric-tank-water-heaters',
    tanks: HEAT_PUMP,
    extra: 0,
    uefMore: 0,
    weightMore: 0,
    summary: 'Uses a third of the electricity of a standard electric tank.',
    text:
      'It takes heat from the air around it, so it also cools and dries your basement or garage. ' +
      'Electric elements help when you take several showers in a row.',
  },
]

function waterHeater(family: Family, tank: Tank): Draft {
  const gas = family.fuel !== 'Electric'
  return {
    sku: `${family.code}-${tank.gallons}${tank.shape.charAt(0)}`,
    name: `${tank.gallons} Gallon ${tank.shape} ${family.words}`,
    brand: 'Hearthmoor',
    series: family.series,
    type: 'tank-water-heater',
    category: family.category,
    price: tank.price_dollars + family.extra,
    weight: tank.weight_pounds + family.weightMore,
    summary: family.summary,
    description:
      `${family.text}\n\n${tank.gallons} gallons, ${tank.first_hour_gallons} gallons in the first ` +
      `hour${gas ? `, ${withCommas(tank.heating_btu)} BTU/h burner` : ''}. ` +
      `${tank.height_inches} inches tall and ${tank.diameter_inches} inches across.`,
    dimensions: size(tank.diameter_inches, tank.height_inches, tank.diameter_inches),
    attributes: {
      gallons: tank.gallons,
      uef: Math.round((tank.uef + family.uefMore) * 100) / 100,
      firstHour: tank.first_hour_gallons,
      fuel: family.fuel,
      vent: family.vent,
      hydronicHeatingBtu: Math.round(tank.heating_btu * (gas ? 0.8 : 1)),
      inputBtu: gas ? tank.heating_btu : undefined,
      voltage: gas ? (family.code === 'HTV' ? '120 V' : 'None') : '240 V',
      mop: gas ? (family.code === 'HTV' ? 15 : undefined) : 30,
      region: ['N', 'S', 'SW'],
      emissionStandard: gas ? (family.nox ?? 'Low NOx') : undefined,
      warrantyParts: 6,
      warrantyCore: 6,
      wifi: family.code === 'HTH' ? 'Built in' : 'Not available',
      mounting: 'Floor',
    },
    drawing: { options: { gas, brand: 'Hearthmoor' } },
    included: [
      'Water heater',
      'Temperature and pressure relief valve',
      gas ? 'Gas valve and thermostat' : 'Two thermostats',
    ],
    depth: 24,
  }
}

export const waterHeaters = (): Draft[] =>
  FAMILIES.flatMap((family) => family.tanks.map((tank) => waterHeater(family, tank)))
