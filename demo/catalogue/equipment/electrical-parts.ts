import { type Draft, size } from '../product.ts'
import type { Model } from './house-models.ts'
import type { Attributes } from './part.ts'
import { plain, type Source, supply } from './small-part.ts'

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
        : 'Solid copper, riser rated, with color-coded wires.',
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

/** Builders of switches, whips, cables and surge protectors, by the id of their series. */
export const ELECTRICAL_PARTS: Readonly<Record<string, (source: Source) => Draft>> = {
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
  TWIR: ({ model, text }) => wire(model, text),
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
}
