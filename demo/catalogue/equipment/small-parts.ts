import { type Draft, size } from '../product.ts'
import { ELECTRICAL_PARTS } from './electrical-parts.ts'
import type { Model } from './house-models.ts'
import { firstNumber, sizeText } from './part.ts'
import { plain, type Source, supply } from './small-part.ts'

const BUILDERS: Readonly<Record<string, (source: Source) => Draft>> = {
  ...ELECTRICAL_PARTS,
  BRKT: ({ model, amount }) =>
    plain(model, `Mini Split Wall Bracket, ${amount} lb`, {
      type: 'bracket',
      category: 'wall-brackets',
      closing: `Rated for ${amount} lb. Choose one rated for at least 25% more than the unit weighs.`,
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
          `Pumps water up ${text.includes('mini') ? 33 : amount} ft. ` +
          'A safety switch turns off the cooling before the tank overflows.',
        weight: 5,
        dimensions: size(11, 6.8, 5),
        attributes: {
          maxLiftFt: text.includes('mini') ? 33 : amount,
          voltage: text.includes('mini') ? '100 to 240 V' : '115 V',
          kind: text.includes('mini') ? 'Mini split' : 'Tank',
          warrantyParts: 2,
        },
      },
    ),
  FLSW: ({ model, text }) =>
    supply(
      model,
      `Float Switch, ${text === 'pan' ? 'Drain Pan' : 'In-Line'}`,
      'Float switch',
      'drain-safety',
      'Turns off the cooling if the drain clogs, before water reaches your ceiling.',
      0.4,
      size(4, 3, 2),
    ),
  LSCV: ({ model, text }) =>
    plain(model, `Line Set Cover Kit, ${text.replace('in ', ' in, ').replace('ft', ' ft')}, White`, {
      type: 'line-set-cover',
      category: 'line-set-covers',
      closing: 'Straight covers, elbows, couplers and a wall cap in one box. You can paint them.',
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
      closing: 'Brings combustion air in and carries flue gas out through one hole in the wall or roof.',
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
      'Orifices, spring and label. Have a licensed technician install it.',
      0.8,
      size(6, 3, 4),
      { madeFor: ['Oakhollow', 'Northvale', 'Corvane', 'Hearthmoor'] },
    ),
  CRBA: ({ model, text }) =>
    plain(model, `Roof Curb, ${text.replace('ton14in', '').replace('ton 14in', '')} Ton, 14 in`, {
      type: 'roof-curb',
      category: 'roof-curbs',
      closing: 'Ships flat and bolts together on the roof. Insulated duct supports are included.',
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
      'A coil sensor and a mitigation board. If the sensor detects refrigerant, the board turns the ' +
        'blower on and the compressor off.',
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
    'Connects a line set to a port of a different size. Brass, with a copper gasket.',
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
