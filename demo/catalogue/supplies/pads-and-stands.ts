import type { Draft } from '../product.ts'
import { cents, supply } from './supply.ts'

const pads = (): Draft[] =>
  (
    [
      [30, 30, 2],
      [36, 36, 2],
      [38, 38, 3],
      [42, 42, 3],
      [48, 52, 3],
      [54, 52, 3],
      [60, 52, 3],
      [40, 18, 3],
      [44, 20, 3],
    ] as const
  ).map(([w, d, h]) =>
    supply({
      sku: `NVPD-${w}X${d}X${h}`,
      name: `Equipment Pad, ${w} × ${d} × ${h} in`,
      type: 'pad',
      category: 'equipment-pads',
      price: cents(w * d * 0.05 + 22 + h * 2),
      weight: Math.round((w * d) / 60),
      sides: [w, h, d],
      summary: 'Stays level and does not crack.',
      text:
        `${w} by ${d} inches, ${h} inches high. ` +
        `${w >= 48 ? 'Made for package units beside the house.' : 'Set it on compacted gravel.'}`,
      attributes: {
        size: `${w} × ${d} × ${h} in`,
        loadLb: Math.round((w * d) / 2.2 / 10) * 10,
        material: 'Recycled polyethylene',
      },
    }),
  )

const stands = (): Draft[] =>
  (
    [
      ['Snow Stand, 18 in, 300 lb', 'NVST-18', 300, 129, 'Snow stand'],
      ['Snow Stand, 24 in, 500 lb', 'NVST-24', 500, 169, 'Snow stand'],
      ['Pad Risers, 4 in, Set of 4', 'NVRS-4', 600, 24, 'Risers'],
      ['Pad Risers, 6 in, Set of 4', 'NVRS-6', 600, 32, 'Risers'],
      ['Roof Stand, Sloped, 350 lb', 'NVST-RF', 350, 189, 'Roof stand'],
      ['Rubber Vibration Feet, Set of 4', 'NVRS-V', 500, 26, 'Feet'],
    ] as const
  ).map(([name, sku, load, price, kind]) =>
    supply({
      sku,
      name,
      type: 'bracket',
      category: 'wall-brackets',
      price: cents(price),
      weight: kind === 'Risers' || kind === 'Feet' ? 3 : 28,
      sides: kind === 'Risers' || kind === 'Feet' ? [8, 6, 8] : [36, 24, 18],
      summary: 'Keeps the unit out of snow and water.',
      text:
        `Rated for ${load} lb. Heat pumps drain in winter: ` +
        'keep the base four to six inches above the snow.',
      attributes: {
        loadLb: load,
        kind,
        material: kind === 'Feet' ? 'Rubber' : kind === 'Risers' ? 'Polypropylene' : 'Powder-coated steel',
      },
    }),
  )

const curbs = (): Draft[] =>
  (
    [
      ['3', 51, 47, 14],
      ['5', 58, 47, 14],
      ['3', 51, 47, 24],
      ['5', 58, 47, 24],
    ] as const
  ).map(([tons, w, d, h]) =>
    supply({
      sku: `NVCU-${tons}-${h}S`,
      name: `Sloped Roof Curb, up to ${tons} Ton, ${h} in`,
      type: 'roof-curb',
      category: 'roof-curbs',
      price: cents(410 + w * 3 + h * 4),
      weight: 88 + h * 2,
      sides: [w, h, d],
      summary: 'For sloped roofs.',
      text:
        `A welded curb, ${h} inches high, for roof pitches up to 4 in 12. Insulated, with a nailer and ` +
        'gasket.',
      attributes: { size: `up to ${tons} tons`, material: 'Galvanized steel, 18 ga' },
    }),
  )

export const grounds = (): Draft[] => [...pads(), ...stands(), ...curbs()]
