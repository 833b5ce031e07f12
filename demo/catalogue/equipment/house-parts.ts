import { type Draft, size } from '../product.ts'
import { type Model, modelsIn } from './house-models.ts'
import { firstNumber, part, sizeText } from './part.ts'
import { smallPart } from './small-parts.ts'

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
      ? 'Two bulbs on one ballast, for both sides of an A-coil.'
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

function dehumidifier(model: Model): Draft {
  const pints = firstNumber(sizeText(model))
  return part(model, {
    name: `Whole-House Dehumidifier, ${pints} Pints a Day`,
    type: 'dehumidifier',
    category: 'dehumidifiers',
    closing:
      `Takes ${pints} pints of water out of the air each day at 80 °F and 60 % humidity, enough for about ` +
      `${(pints * 20).toLocaleString('en-US')} sq ft.`,
    weight: 58 + pints / 3,
    dimensions: size(26 + pints / 30, 19, 14),
    attributes: {
      pintsPerDay: pints,
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
    closing: `Moves up to ${cfm} CFM, enough for a house of about ${(cfm * 18).toLocaleString('en-US')} sq ft.`,
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

const STAGES: Record<string, readonly [string, number, number]> = {
  '1H1C': ['1 Heat 1 Cool', 1, 1],
  '2H2C': ['2 Heat 2 Cool', 2, 2],
  'HP 3H2C': ['Heat Pump, 3 Heat 2 Cool', 3, 2],
  'HP 4H2C': ['Heat Pump, 4 Heat 2 Cool', 4, 2],
  comm: ['Communicating', 4, 2],
}

function thermostat(model: Model): Draft {
  const [words, heat, cool] = STAGES[sizeText(model)] ?? ['', 1, 1]
  const wifi = model.series.id === 'TSTW'
  const type = sizeText(model) === 'comm' ? 'Communicating' : wifi ? 'WiFi' : 'Programmable'
  return part(model, {
    name: `${model.series.name}, ${words}`,
    type: 'thermostat',
    category: wifi ? 'wifi-thermostats' : 'programmable-thermostats',
    closing: `Controls ${heat} heating and ${cool} cooling ${cool === 1 ? 'stage' : 'stages'}.`,
    weight: 0.9,
    dimensions: wifi ? size(4.6, 4.6, 1) : size(5.6, 4, 1.1),
    attributes: {
      thermostatType: type,
      heatStages: heat,
      coolStages: cool,
      wifi: wifi ? 'Built in' : 'Not available',
      voltage: wifi ? '24 V, C-wire' : '24 V or batteries',
      mounting: 'Wall',
      warrantyParts: 5,
    },
    drawing: { options: { wifi } },
    included: ['Thermostat', 'Wall plate and screws', wifi ? 'C-wire adapter' : 'Two AA batteries'],
    depth: 120,
  })
}

function lineSet(model: Model): Draft {
  const [diameters = '', run = ''] = sizeText(model).split(' ')
  const [liquid = '', suction = ''] = diameters.split('x')
  const feet = firstNumber(run)
  return part(model, {
    name: `Insulated Copper Line Set, ${liquid} × ${suction} in, ${feet} ft`,
    type: 'line-set',
    category: 'copper-line-sets',
    closing:
      `${liquid} in liquid and ${suction} in suction line, ${feet} ft, half-inch white insulation on ` +
      'both, flare nuts on the mini split sizes.',
    weight: Math.round(
      2 + feet * (suction === '1-1/8' ? 0.85 : suction === '7/8' ? 0.62 : suction === '3/4' ? 0.52 : 0.36),
    ),
    dimensions: size(20 + feet / 10, 20 + feet / 10, suction.startsWith('1') || suction === '7/8' ? 5 : 4),
    attributes: {
      liquidLine: liquid,
      suctionLine: suction,
      length: feet,
      material: 'Copper, UV-resistant foam',
      size: '½ in insulation',
      warrantyParts: 1,
    },
    depth: 90,
  })
}

const PAD_LOAD: Record<string, number> = {
  '24x24x3': 400,
  '32x32x3': 600,
  '36x36x3': 700,
  '40x40x3': 800,
  '18x38x3 mini split': 350,
}

function pad(model: Model): Draft {
  const [wide = 24, deep = 24, high = 3] = (sizeText(model).match(/\d+/g) ?? []).map(Number)
  const words = `${wide} × ${deep} × ${high} in`
  return part(model, {
    name: `Equipment Pad, ${words}`,
    type: 'pad',
    category: 'equipment-pads',
    closing: `${words}. Light enough for one person, firm enough for ${PAD_LOAD[sizeText(model)] ?? 400} lb.`,
    weight: Math.round((wide * deep) / 62),
    dimensions: size(wide, high, deep),
    attributes: {
      size: words,
      loadLb: PAD_LOAD[sizeText(model)] ?? 400,
      material: 'Recycled polyethylene',
      warrantyParts: 10,
    },
    depth: 90,
  })
}

export function houseParts(): Draft[] {
  return [
    ...modelsIn('air_cleaner').map(filterCabinet),
    ...modelsIn('uv_light').map(uvLamp),
    ...modelsIn('humidifier').map(humidifier),
    ...modelsIn('dehumidifier').map(dehumidifier),
    ...modelsIn('ventilator').map(ventilator),
    ...modelsIn('thermostat').map(thermostat),
    ...modelsIn('line_set').map(lineSet),
    ...modelsIn('pad').map(pad),
    ...[
      'bracket',
      'disconnect',
      'whip',
      'wire',
      'drain_hose',
      'condensate_pump',
      'float_switch',
      'line_set_cover',
      'vent_kit',
      'lp_kit',
      'surge',
      'roof_curb',
      'a2l_kit',
      'adapter',
    ]
      .flatMap(modelsIn)
      .map(smallPart),
  ]
}
