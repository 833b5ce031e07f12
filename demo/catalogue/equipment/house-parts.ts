import type { AttributeKey } from '#features/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/rules/plate.ts'
import { type Draft, size } from '../product.ts'
import { type Model, modelsIn } from './house-models.ts'
import { textsOf } from './model-texts.ts'

type Attributes = Partial<Record<AttributeKey, AttributeValue | undefined>>
type Part = Omit<Draft, 'sku' | 'brand' | 'series' | 'price' | 'summary' | 'description'> & {
  closing: string
}

function part(model: Model, { closing, ...rest }: Part): Draft {
  return {
    sku: model.sku,
    brand: model.series.brand,
    series: model.series.name,
    price: model.price,
    ...textsOf(model, closing),
    ...rest,
    drawing: { ...rest.drawing, options: { brand: model.series.brand, ...rest.drawing?.options } },
  }
}

const sizeText = (model: Model): string => model.details.size ?? ''
const firstNumber = (text: string): number => Number(/[\d.]+/.exec(text)?.[0] ?? 0)

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
    closing: `Takes ${pints} pints of water out of the air each day at 80 °F and 60 % humidity, enough for about ${(pints * 20).toLocaleString('en-US')} sq ft.`,
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
    closing: `${liquid} in liquid and ${suction} in suction line, ${feet} ft, half-inch white insulation on both, flare nuts on the mini split sizes.`,
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

const plain = (
  model: Model,
  name: string,
  rest: Pick<Part, 'type' | 'category' | 'weight' | 'dimensions' | 'drawing' | 'closing'> & {
    attributes: Attributes
  },
): Draft => part(model, { name, depth: 120, ...rest })

function smallPart(model: Model): Draft {
  const text = sizeText(model)
  const amount = firstNumber(text)
  switch (model.series.id) {
    case 'BRKT':
      return plain(model, `Mini Split Wall Bracket, ${amount} lb`, {
        type: 'bracket',
        category: 'wall-brackets',
        closing: `Carries ${amount} lb; choose one that carries a quarter more than the unit weighs.`,
        weight: 8 + amount / 40,
        dimensions: size(31, 17, 18),
        attributes: {
          loadLb: amount,
          kind: 'Wall bracket',
          material: 'Powder-coated steel',
          depth: 18,
          warrantyParts: 5,
        },
      })
    case 'DISC':
      return plain(model, `${amount} A ${text.includes('non') ? 'Non-Fused' : 'Fused'} Disconnect`, {
        type: 'disconnect',
        category: 'disconnects',
        closing: `${amount} A, 240 V, raintight. The code asks for one within sight of the unit.`,
        weight: 2.4,
        dimensions: size(5, 8, 3.4),
        attributes: {
          amps: amount,
          kind: text.includes('non') ? 'Non-fused' : 'Fused',
          voltage: '240 V',
          mounting: 'Outdoor wall',
          warrantyParts: 1,
        },
      })
    case 'WHIP':
      return plain(model, `Electrical Whip, ${text.replace('in ', ' in, ').replace('AWG', ' AWG')}, 6 ft`, {
        type: 'whip',
        category: 'electrical-whips',
        closing: `Liquidtight conduit, ${text.split(' ')[1]?.replace('AWG', ' AWG')} copper, straight and 90° fittings.`,
        weight: 3.2,
        dimensions: size(18, 11, 1),
        attributes: whipAttributes(text),
      })
    case 'DRNH':
      return plain(
        model,
        `Mini Split Drain Hose, ${text.replace('ft', ' ft').replace('insulated ', 'Insulated, ')}`,
        {
          type: 'drain-hose',
          category: 'drain-hoses',
          closing: `Flexible hose, ⅝ in inside.`,
          weight: amount / 12,
          dimensions: size(15, 15, 2),
          drawing: { options: { turns: amount > 20 ? 5 : 3 } },
          attributes: {
            length: firstNumber(text),
            diameter: 0.625,
            material: 'Polyethylene',
            kind: text.includes('insulated') ? 'Insulated' : 'Plain',
            warrantyParts: 1,
          },
        },
      )
    case 'COND':
      return plain(
        model,
        text.includes('mini')
          ? 'Mini Split Condensate Pump, 33 ft Lift'
          : `Condensate Pump, ${amount} ft Lift`,
        {
          type: 'condensate-pump',
          category: 'condensate-pumps',
          closing: `Lifts water ${text.includes('mini') ? 33 : amount} ft. Safety switch stops the cooling before the tank runs over.`,
          weight: 5,
          dimensions: size(11, 6.8, 5),
          attributes: {
            maxLiftFt: text.includes('mini') ? 33 : amount,
            voltage: text.includes('mini') ? '115 or 208/230 V' : '115 V',
            kind: text.includes('mini') ? 'Mini split' : 'Tank',
            warrantyParts: 2,
          },
        },
      )
    default:
      return oddPart(model)
  }
}

function whipAttributes(text: string): Attributes {
  const gauge = `${/(\d+)AWG/.exec(text)?.[1]} AWG`
  return {
    size: `${text.split(' ')[0]?.replace('in', ' in')}`,
    gauge,
    length: 6,
    amps: { '10 AWG': 30, '8 AWG': 40, '6 AWG': 55 }[gauge] ?? 30,
    warrantyParts: 1,
  }
}

function oddPart(model: Model): Draft {
  const text = sizeText(model)
  const supply = (
    name: string,
    kind: string,
    category: Draft['category'],
    closing: string,
    weight: number,
    dimensions: Draft['dimensions'],
    extra: Attributes = {},
  ): Draft =>
    plain(model, name, {
      type: 'install-supply',
      category,
      closing,
      weight,
      dimensions,
      attributes: { kind, size: text, packCount: 1, material: 'Assembled', warrantyParts: 1, ...extra },
    })
  switch (model.series.id) {
    case 'TWIR':
      return wire(model, text)
    case 'FLSW':
      return supply(
        `Float Switch, ${text === 'pan' ? 'Drain Pan' : 'In-Line'}`,
        'Float switch',
        'drain-safety',
        'Stops the cooling when the drain is blocked, before the ceiling gets wet.',
        0.4,
        size(4, 3, 2),
      )
    case 'LSCV':
      return plain(model, `Line Set Cover Kit, ${text.replace('in ', ' in, ').replace('ft', ' ft')}, White`, {
        type: 'line-set-cover',
        category: 'line-set-covers',
        closing: 'Ducts, elbows, couplers and a wall cap in one box. Paintable.',
        weight: 11,
        dimensions: size(48, 5, 6),
        drawing: { type: 'carton' },
        attributes: {
          size: `${firstNumber(text)} in`,
          length: Number(/(\d+)ft/.exec(text)?.[1] ?? 12),
          color: 'White',
          material: 'PVC',
          warrantyParts: 1,
        },
      })
    case 'CVNT':
      return plain(model, `Concentric Vent Kit, ${firstNumber(text)} in PVC`, {
        type: 'vent',
        category: 'venting',
        closing: 'Takes combustion air in and flue gas out through one hole in the wall or roof.',
        weight: 6,
        dimensions: size(30, 5, 5),
        drawing: { type: 'carton' },
        attributes: {
          diameter: firstNumber(text),
          kind: 'Concentric kit',
          length: 2.5,
          material: 'PVC',
          warrantyParts: 1,
        },
      })
    case 'LPKT':
      return supply(
        `Propane Conversion Kit, ${text.charAt(0).toUpperCase()}${text.slice(1)} Furnaces`,
        'Propane kit',
        'gas-refrigerant-kits',
        'Orifices, spring and label. To be fitted by a licensed technician.',
        0.8,
        size(6, 3, 4),
      )
    case 'SURG':
      return supply(
        'HVAC Surge Protector, 120/240 V',
        'Surge protector',
        'surge-protection',
        'Shields boards and compressors from voltage peaks.',
        1.6,
        size(5, 6, 3),
      )
    case 'CRBA':
      return plain(model, `Roof Curb, ${text.replace('ton14in', '').replace('ton 14in', '')} Ton, 14 in`, {
        type: 'roof-curb',
        category: 'roof-curbs',
        closing: 'Knocked down, bolts together on the roof. Insulated duct supports included.',
        weight: text.startsWith('4') ? 112 : 96,
        dimensions: size(text.startsWith('4') ? 58 : 51, 14, 47),
        attributes: {
          size: `${/^[\d.-]+/.exec(text)?.[0]} tons`,
          material: 'Galvanized steel, 18 ga',
          warrantyParts: 1,
        },
      })
    case 'A2LK':
      return supply(
        'Refrigerant Leak Detection Kit for R-32 and R-454B',
        'Leak sensor',
        'gas-refrigerant-kits',
        'Coil sensor and mitigation board. Turns the blower on and the compressor off when it senses refrigerant.',
        1.8,
        size(7, 5, 3),
      )
    default:
      return supply(
        `Flare Adapter, ${text.replace('-', ' to ')} in`,
        'Adapter',
        'gas-refrigerant-kits',
        'Joins a line set to a port of another size. Brass, with copper gasket.',
        0.3,
        size(2, 1, 1),
        {
          material: 'Brass',
        },
      )
  }
}

function wire(model: Model, text: string): Draft {
  const [gauge = '', conductors = ''] = /(\d+)\/(\d+)/.exec(text)?.slice(1) ?? []
  const [feet, mini] = [Number(/(\d+)ft/.exec(text)?.[1] ?? 50), text.includes('mini')]
  return plain(
    model,
    mini
      ? `Mini Split Cable, ${gauge}/${conductors} Stranded, ${feet} ft`
      : `Thermostat Wire, ${gauge}/${conductors}, ${feet} ft`,
    {
      type: 'wire',
      category: 'wire-cable',
      closing: mini
        ? 'Shielded and sunlight resistant, rated 600 V, for the run between outdoor and indoor unit.'
        : 'Solid copper, riser rated, wires by colour.',
      weight: Math.round(feet * (mini ? 0.14 : 0.05) * 10) / 10,
      dimensions: size(12, 12, 4),
      attributes: {
        gauge: `${gauge} AWG`,
        conductors: Number(conductors),
        length: feet,
        kind: mini ? 'Mini split cable' : 'Thermostat wire',
        material: 'Copper',
        warrantyParts: 1,
      },
    },
  )
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
