import { type Draft, size } from '../product.ts'
import type { Model } from './house-models.ts'
import { type Attributes, firstNumber, type Part, part, sizeText } from './part.ts'

const plain = (
  model: Model,
  name: string,
  rest: Pick<Part, 'type' | 'category' | 'weight' | 'dimensions' | 'drawing' | 'closing'> & {
    attributes: Attributes
  },
): Draft => part(model, { name, depth: 120, ...rest })

const supply = (
  model: Model,
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
    attributes: {
      kind,
      size: sizeText(model),
      packCount: 1,
      material: 'Assembled',
      warrantyParts: 1,
      ...extra,
    },
  })
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

interface Source {
  model: Model
  /** the size column of the model */
  text: string
  /** the first number in it */
  amount: number
}

const BUILDERS: Readonly<Record<string, (source: Source) => Draft>> = {
  BRKT: ({ model, amount }) =>
    plain(model, `Mini Split Wall Bracket, ${amount} lb`, {
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
    }),
  DISC: ({ model, text, amount }) =>
    plain(model, `${amount} A ${text.includes('non') ? 'Non-Fused' : 'Fused'} Disconnect`, {
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
    }),
  WHIP: ({ model, text }) =>
    plain(model, `Electrical Whip, ${text.replace('in ', ' in, ').replace('AWG', ' AWG')}, 6 ft`, {
      type: 'whip',
      category: 'electrical-whips',
      closing:
        `Liquidtight conduit, ${text.split(' ')[1]?.replace('AWG', ' AWG')} copper, straight and 90° ` +
        'fittings.',
      weight: 3.2,
      dimensions: size(18, 11, 1),
      attributes: whipAttributes(text),
    }),
  DRNH: ({ model, text, amount }) =>
    plain(model, `Mini Split Drain Hose, ${text.replace('ft', ' ft').replace('insulated ', 'Insulated, ')}`, {
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
    }),
  COND: ({ model, text, amount }) =>
    plain(
      model,
      text.includes('mini') ? 'Mini Split Condensate Pump, 33 ft Lift' : `Condensate Pump, ${amount} ft Lift`,
      {
        type: 'condensate-pump',
        category: 'condensate-pumps',
        closing:
          `Lifts water ${text.includes('mini') ? 33 : amount} ft. ` +
          'Safety switch stops the cooling before the tank runs over.',
        weight: 5,
        dimensions: size(11, 6.8, 5),
        attributes: {
          maxLiftFt: text.includes('mini') ? 33 : amount,
          voltage: text.includes('mini') ? '115 or 208/230 V' : '115 V',
          kind: text.includes('mini') ? 'Mini split' : 'Tank',
          warrantyParts: 2,
        },
      },
    ),
  TWIR: ({ model, text }) => wire(model, text),
  FLSW: ({ model, text }) =>
    supply(
      model,
      `Float Switch, ${text === 'pan' ? 'Drain Pan' : 'In-Line'}`,
      'Float switch',
      'drain-safety',
      'Stops the cooling when the drain is blocked, before the ceiling gets wet.',
      0.4,
      size(4, 3, 2),
    ),
  LSCV: ({ model, text }) =>
    plain(model, `Line Set Cover Kit, ${text.replace('in ', ' in, ').replace('ft', ' ft')}, White`, {
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
    }),
  CVNT: ({ model, text }) =>
    plain(model, `Concentric Vent Kit, ${firstNumber(text)} in PVC`, {
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
    }),
  LPKT: ({ model, text }) =>
    supply(
      model,
      `Propane Conversion Kit, ${text.charAt(0).toUpperCase()}${text.slice(1)} Furnaces`,
      'Propane kit',
      'gas-refrigerant-kits',
      'Orifices, spring and label. To be fitted by a licensed technician.',
      0.8,
      size(6, 3, 4),
    ),
  SURG: ({ model }) =>
    supply(
      model,
      'HVAC Surge Protector, 120/240 V',
      'Surge protector',
      'surge-protection',
      'Shields boards and compressors from voltage peaks.',
      1.6,
      size(5, 6, 3),
    ),
  CRBA: ({ model, text }) =>
    plain(model, `Roof Curb, ${text.replace('ton14in', '').replace('ton 14in', '')} Ton, 14 in`, {
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
    }),
  A2LK: ({ model }) =>
    supply(
      model,
      'Refrigerant Leak Detection Kit for R-32 and R-454B',
      'Leak sensor',
      'gas-refrigerant-kits',
      'Coil sensor and mitigation board. Turns the blower on and the compressor off when it senses ' +
        'refrigerant.',
      1.8,
      size(7, 5, 3),
    ),
}

const flareAdapter = ({ model, text }: Source): Draft =>
  supply(
    model,
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

/** Brackets, switches, cables, hoses and kits: small parts that differ by their series. */
export function smallPart(model: Model): Draft {
  const text = sizeText(model)
  const build = BUILDERS[model.series.id] ?? flareAdapter
  return build({ model, text, amount: firstNumber(text) })
}
