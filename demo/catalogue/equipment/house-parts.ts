import { type Draft, size } from '../product.ts'
import { airQuality } from './air-quality.ts'
import { type Model, modelsIn } from './house-models.ts'
import { firstNumber, part, sizeText } from './part.ts'
import { smallPart } from './small-parts.ts'

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
    closing:
      `Controls ${heat} heating and ${cool} cooling ${cool === 1 ? 'stage' : 'stages'}.` +
      (type === 'Communicating' ? ' Made for Corvane inverter equipment; it fits no other.' : ''),
    weight: 0.9,
    dimensions: wifi ? size(4.6, 4.6, 1) : size(5.6, 4, 1.1),
    attributes: {
      thermostatType: type,
      heatStages: heat,
      coolStages: cool,
      wifi: wifi ? 'Built in' : 'Not available',
      voltage: wifi ? '24 V, C-wire' : '24 V or batteries',
      mounting: 'Wall',
      // A communicating thermostat speaks the language of one maker's equipment.
      madeFor: type === 'Communicating' ? ['Corvane'] : undefined,
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

/** Air quality, thermostats, line sets, pads and small parts. */
export function houseParts(): Draft[] {
  return [
    ...airQuality(),
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
