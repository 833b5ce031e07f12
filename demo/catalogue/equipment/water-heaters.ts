import { type Draft, size } from '../product.ts'
import { withCommas } from './model-texts.ts'

interface Tank {
  gallons: number
  height: number
  diameter: number
  weight: number
  price: number
  firstHour: number
  uef: number
  btu: number
  shape: string
}

const GAS: readonly Tank[] = [
  {
    gallons: 30,
    height: 60,
    diameter: 16,
    weight: 104,
    price: 589,
    firstHour: 56,
    uef: 0.6,
    btu: 30000,
    shape: 'Tall',
  },
  {
    gallons: 40,
    height: 60,
    diameter: 18,
    weight: 122,
    price: 649,
    firstHour: 68,
    uef: 0.62,
    btu: 40000,
    shape: 'Tall',
  },
  {
    gallons: 40,
    height: 49,
    diameter: 20,
    weight: 125,
    price: 679,
    firstHour: 66,
    uef: 0.62,
    btu: 40000,
    shape: 'Short',
  },
  {
    gallons: 50,
    height: 60,
    diameter: 20,
    weight: 148,
    price: 749,
    firstHour: 82,
    uef: 0.63,
    btu: 40000,
    shape: 'Tall',
  },
  {
    gallons: 50,
    height: 52,
    diameter: 22,
    weight: 152,
    price: 789,
    firstHour: 80,
    uef: 0.62,
    btu: 40000,
    shape: 'Short',
  },
]
const ELECTRIC: readonly Tank[] = [
  {
    gallons: 30,
    height: 46,
    diameter: 19,
    weight: 88,
    price: 449,
    firstHour: 46,
    uef: 0.93,
    btu: 15350,
    shape: 'Tall',
  },
  {
    gallons: 40,
    height: 59,
    diameter: 18,
    weight: 104,
    price: 489,
    firstHour: 55,
    uef: 0.93,
    btu: 15350,
    shape: 'Tall',
  },
  {
    gallons: 40,
    height: 48,
    diameter: 21,
    weight: 107,
    price: 509,
    firstHour: 54,
    uef: 0.93,
    btu: 15350,
    shape: 'Short',
  },
  {
    gallons: 50,
    height: 59,
    diameter: 20,
    weight: 125,
    price: 559,
    firstHour: 63,
    uef: 0.93,
    btu: 15350,
    shape: 'Tall',
  },
  {
    gallons: 50,
    height: 49,
    diameter: 23,
    weight: 128,
    price: 589,
    firstHour: 62,
    uef: 0.92,
    btu: 15350,
    shape: 'Short',
  },
  {
    gallons: 55,
    height: 62,
    diameter: 21,
    weight: 139,
    price: 629,
    firstHour: 70,
    uef: 0.92,
    btu: 18760,
    shape: 'Tall',
  },
]
const HEAT_PUMP: readonly Tank[] = [
  {
    gallons: 40,
    height: 62,
    diameter: 20,
    weight: 165,
    price: 1579,
    firstHour: 60,
    uef: 3.4,
    btu: 15350,
    shape: 'Tall',
  },
  {
    gallons: 50,
    height: 62,
    diameter: 22,
    weight: 184,
    price: 1729,
    firstHour: 67,
    uef: 3.5,
    btu: 15350,
    shape: 'Tall',
  },
  {
    gallons: 65,
    height: 64,
    diameter: 24,
    weight: 229,
    price: 2049,
    firstHour: 79,
    uef: 3.6,
    btu: 15350,
    shape: 'Tall',
  },
  {
    gallons: 80,
    height: 74,
    diameter: 24,
    weight: 253,
    price: 2349,
    firstHour: 92,
    uef: 3.7,
    btu: 15350,
    shape: 'Tall',
  },
]

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
    summary: 'Works without electricity.',
    text: 'A glass-lined tank with a standing pilot: hot water even in a power failure. Vents through the chimney or a metal flue.',
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
    summary: 'For homes on bottled gas.',
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
    summary: 'Vents sideways through plastic pipe.',
    text: 'A small blower pushes the flue gas through PVC pipe, up to 60 feet: no chimney needed.',
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
    summary: 'Two elements, no flue.',
    text: 'Two 4,500 watt elements in a glass-lined tank with two inches of foam. Needs a 30 A, 240 V circuit.',
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
    summary: 'A third of the electricity.',
    text: 'Takes heat from the air around it, and cools and dries a basement or garage on the way. Elements help when many showers follow each other.',
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
    price: tank.price + family.extra,
    weight: tank.weight + family.weightMore,
    summary: family.summary,
    description: `${family.text}\n\n${tank.gallons} gallons, ${tank.firstHour} gallons in the first hour${gas ? `, ${withCommas(tank.btu)} BTU/h burner` : ''}. ${tank.height} inches tall and ${tank.diameter} inches across.`,
    dimensions: size(tank.diameter, tank.height, tank.diameter),
    attributes: {
      gallons: tank.gallons,
      uef: Math.round((tank.uef + family.uefMore) * 100) / 100,
      firstHour: tank.firstHour,
      fuel: family.fuel,
      vent: family.vent,
      hydronicHeatingBtu: Math.round(tank.btu * (gas ? 0.8 : 1)),
      inputBtu: gas ? tank.btu : undefined,
      voltage: gas ? (family.code === 'HTV' ? '120 V' : 'None') : '240 V',
      mop: gas ? (family.code === 'HTV' ? 15 : undefined) : 30,
      region: ['N', 'S', 'SW'],
      california: true,
      emissionStandard: gas ? 'Low NOx' : undefined,
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
