import { type Draft, size } from '../product.ts'
import { type Model, modelsIn } from './house-models.ts'
import { firstNumber, part, sizeText } from './part.ts'

function filterCabinet(model: Model): Draft {
  const filter = sizeText(model)
  const [high = 16, wide = 25] = filter.split('x').map(Number)
  const cfm = Math.round((high * wide) / 0.29 / 100) * 100
  return part(model, {
    name: `Media Filter Cabinet for ${filter.replaceAll('x', ' × ')} in Filters`,
    type: 'filter-cabinet',
    category: 'filter-cabinets',
    closing: `Made for up to ${cfm.toLocaleString('en-US')} CFM.`,
    weight: 18 + high / 4,
    dimensions: size(7, wide, high + 6),
    attributes: {
      filterSize: filter.replaceAll('x', ' × '),
      merv: 11,
      airflow: cfm,
      filterThickness: 5,
      warrantyParts: 10,
    },
    included: ['Cabinet with door', 'MERV 11 filter'],
  })
}

function uvLamp(model: Model): Draft {
  const dual = sizeText(model) === 'dual'
  const voltage = dual ? '24 V' : sizeText(model).replace('V', ' V')
  return part(model, {
    name: dual ? 'UV Coil Lamp, Two Bulbs, 24 V' : `UV Coil Lamp, ${voltage}`,
    type: 'uv-lamp',
    category: 'uv-lamps',
    closing: dual
      ? 'Two bulbs on one ballast, one for each side of an A-coil.'
      : 'One 16 inch bulb, held by magnets.',
    weight: dual ? 4 : 2.6,
    dimensions: size(18, 7, 3),
    attributes: {
      voltage,
      kind: dual ? 'Two bulbs' : 'One bulb',
      mounting: 'Beside the coil',
      coverage: dual ? 4000 : 2500,
      warrantyParts: 3,
    },
    included: [dual ? 'Two bulbs' : 'Bulb', 'Ballast', 'Magnetic bracket'],
  })
}

const HUMIDIFIER: Record<
  string,
  {
    kind: string
    width: number
    height: number
    depth: number
    weight: number
    fan: boolean
    voltage: string
  }
> = {
  HUMB: { kind: 'Bypass', width: 15.5, height: 15.5, depth: 10, weight: 11, fan: false, voltage: '24 V' },
  HUMF: { kind: 'Fan-powered', width: 15.5, height: 18, depth: 11, weight: 16, fan: true, voltage: '120 V' },
  HUMS: {
    kind: 'Steam',
    width: 12,
    height: 21,
    depth: 8,
    weight: 22,
    fan: true,
    voltage: '120 or 208/230 V',
  },
}

function humidifier(model: Model): Draft {
  const [gallons, shape] = [firstNumber(sizeText(model)), HUMIDIFIER[model.series.id] ?? HUMIDIFIER.HUMB!]
  return part(model, {
    name: `${model.series.name}, ${gallons} Gallons a Day`,
    type: 'humidifier',
    category: 'humidifiers',
    closing: `Enough for a tight house of about ${(gallons * 170).toLocaleString('en-US')} sq ft.`,
    weight: shape.weight,
    dimensions: size(shape.width, shape.height, shape.depth),
    attributes: {
      gallonsPerDay: gallons,
      coverage: gallons * 170,
      kind: shape.kind,
      voltage: shape.voltage,
      warrantyParts: 5,
    },
    drawing: { options: { fan: shape.fan } },
    included: ['Humidifier', 'Humidistat', 'Water valve and tubing'],
  })
}

const CUBIC_INCHES_IN_CUBIC_FOOT = 1_728

function dehumidifier(model: Model): Draft {
  const pints = firstNumber(sizeText(model))
  const box = size(26 + pints / 30, 19, 14)
  const volume = (box.width * box.height * box.depth) / CUBIC_INCHES_IN_CUBIC_FOOT
  return part(model, {
    name: `Whole-House Dehumidifier, ${pints} Pints a Day`,
    type: 'dehumidifier',
    category: 'dehumidifiers',
    closing:
      `Removes ${pints} pints of water a day at 80 °F and 60% humidity, enough for about ` +
      `${(pints * 20).toLocaleString('en-US')} sq ft.`,
    weight: 58 + pints / 3,
    dimensions: box,
    attributes: {
      pintsPerDay: pints,
      caseVolume: Math.round(volume * 10) / 10,
      ief: 2.4,
      coverage: pints * 20,
      airflow: 100 + pints * 1.5,
      voltage: '115 V',
      merv: 13,
      warrantyParts: 5,
    },
    included: ['Dehumidifier', 'MERV 13 filter', 'Duct collars', 'Drain hose'],
  })
}

function ventilator(model: Model): Draft {
  const [cfm, erv] = [firstNumber(sizeText(model)), model.series.id === 'ERV']
  return part(model, {
    name: `${model.series.name}, ${cfm} CFM`,
    type: 'ventilator',
    category: 'ventilators',
    closing:
      `Moves up to ${cfm} CFM, enough for a house of ` + `about ${(cfm * 18).toLocaleString('en-US')} sq ft.`,
    weight: 34 + cfm / 8,
    dimensions: size(22 + cfm / 40, 17 + cfm / 60, 12),
    attributes: {
      airflow: cfm,
      heatRecovery: erv ? 70 : 75,
      kind: erv ? 'Energy recovery (ERV)' : 'Heat recovery (HRV)',
      coverage: cfm * 18,
      voltage: '120 V',
      warrantyParts: 5,
    },

    included: ['Ventilator with exchanger core', 'Two filters', 'Hanging straps'],
  })
}

/** Filter cabinets, UV lamps, humidifiers, dehumidifiers and ventilators. */
export const airQuality = (): Draft[] => [
  ...modelsIn('air_cleaner').map(filterCabinet),
  ...modelsIn('uv_light').map(uvLamp),
  ...modelsIn('humidifier').map(humidifier),
  ...modelsIn('dehumidifier').map(dehumidifier),
  ...modelsIn('ventilator').map(ventilator),
]
