import type { AttributeKey } from '#features/catalog/rules/attributes.ts'
import type { CategorySlug } from '#features/catalog/rules/category-tree.ts'
import type { AttributeValue } from '#features/catalog/rules/plate.ts'
import type { DrawingType, ProductType } from '#features/catalog/rules/product-types.ts'
import { type Draft, size } from '../product.ts'

type Attributes = Partial<Record<AttributeKey, AttributeValue | undefined>>
type Sides = readonly [width: number, height: number, depth: number]

interface Supply {
  sku: string
  name: string
  type?: ProductType
  category: CategorySlug
  price: number
  weight: number
  sides: Sides
  summary: string
  text: string
  attributes: Attributes
  drawing?: DrawingType
  options?: Record<string, string | number | boolean>
  brand?: string
}

const supply = ({
  sku,
  name,
  type = 'install-supply',
  category,
  price,
  weight,
  sides,
  summary,
  text,
  attributes,
  drawing,
  options,
  brand = 'Northvale',
}: Supply): Draft => ({
  sku,
  name,
  brand,
  type,
  category,
  price,
  weight,
  summary,
  description: text,
  dimensions: size(...sides),
  attributes: {
    warrantyParts: 1,
    ...(type === 'install-supply' ? { size: 'Standard', packCount: 1, material: 'Mixed' } : {}),
    ...attributes,
  },
  drawing: { ...(drawing === undefined ? {} : { type: drawing }), options: options ?? {} },
  depth: 120,
})

const cents = (value: number): number => Math.round(value) - 0.01

function vents(): Draft[] {
  const pipes = [3, 4, 5, 6, 7, 8].flatMap((dia) =>
    [1, 2, 3, 5].map((feet) =>
      supply({
        sku: `NVBV-${dia}-${feet}`,
        name: `Type B Gas Vent Pipe, ${dia} in × ${feet} ft`,
        type: 'vent',
        category: 'venting',
        price: cents(6 + dia * feet * 1.35),
        weight: Math.round(dia * feet * 0.42 + 1),
        sides: [dia + 1, feet * 12, dia + 1],
        summary: 'Double wall, aluminum inside.',
        text: `${feet} feet of ${dia} inch double-wall vent for 80 % furnaces and tank water heaters. Twist-lock joints, one inch from anything that burns.`,
        attributes: {
          diameter: dia,
          length: feet,
          kind: 'Type B vent',
          material: 'Aluminum and galvanized steel',
        },
        drawing: 'flexDuct',
        options: { dia },
      }),
    ),
  )
  const ends = [3, 4, 5, 6, 7, 8].flatMap((dia) =>
    (
      [
        ['90° Elbow', 'E90', 17],
        ['45° Elbow', 'E45', 14],
        ['Rain Cap', 'CAP', 15],
        ['Tee', 'TEE', 21],
        ['Roof Flashing', 'FLA', 18],
      ] as const
    ).map(([kind, code, price]) =>
      supply({
        sku: `NVBV-${code}-${dia}`,
        name: `Type B Vent ${kind}, ${dia} in`,
        type: 'vent',
        category: 'venting',
        price: cents(price + dia * 2.1),
        weight: Math.round(dia * 0.7),
        sides: [dia + 3, dia + 4, dia + 2],
        summary: 'For double-wall gas vent.',
        text: `${kind} for ${dia} inch type B vent, twist-lock.`,
        attributes: {
          diameter: dia,
          kind: `Type B ${kind.toLowerCase()}`,
          length: 1,
          material: 'Aluminum and galvanized steel',
        },
        drawing: 'elbow',
        options: { dia },
      }),
    ),
  )
  const pvc = [2, 3].flatMap((dia) =>
    (
      [
        ['Sidewall Termination Kit', 'TERM', 34, 'Two elbows, wall plates and screens.'],
        ['Low-Profile Flush Vent', 'FLUSH', 46, 'Sits flat on the siding.'],
        ['Condensate Neutralizer', 'NEUT', 52, 'Limestone cartridge that spares drains and septic tanks.'],
      ] as const
    ).map(([kind, code, price, text]) =>
      supply({
        sku: `NVPV-${code}-${dia}`,
        name: `${kind}, ${dia} in`,
        type: 'vent',
        category: 'venting',
        price: cents(price + dia * 3),
        weight: 3,
        sides: [10, 8, 6],
        summary: 'For condensing furnaces and water heaters.',
        text: `${text} For ${dia} inch PVC vent.`,
        attributes: { diameter: dia, kind, length: 1, material: 'PVC' },
        drawing: 'elbow',
        options: { dia },
      }),
    ),
  )
  return [...pipes, ...ends, ...pvc]
}

function electrical(): Draft[] {
  const wires = (['18/2', '18/5', '18/8', '18/10'] as const).flatMap((kind) =>
    [100, 250, 500].map((feet) => {
      const conductors = Number(kind.slice(3))
      return supply({
        sku: `NVTW-${kind.replace('/', '')}-${feet}`,
        name: `Thermostat Wire, ${kind}, ${feet} ft`,
        type: 'wire',
        category: 'wire-cable',
        price: cents(feet * (0.11 + conductors * 0.045) * (feet >= 250 ? 0.82 : 1)),
        weight: Math.round(feet * (0.012 + conductors * 0.007)),
        sides: [13, 13, 6],
        summary: 'Solid copper, riser rated.',
        text: `${feet} feet of ${conductors}-conductor 18 gauge control wire. The jacket is marked every foot.`,
        attributes: {
          gauge: '18 AWG',
          conductors,
          length: feet,
          kind: 'Thermostat wire',
          material: 'Copper',
        },
      })
    }),
  )
  const cables = [100, 250].map((feet) =>
    supply({
      sku: `NVMC-144-${feet}`,
      name: `Mini Split Cable, 14/4 Stranded, ${feet} ft`,
      type: 'wire',
      category: 'wire-cable',
      price: cents(feet * 1.52),
      weight: Math.round(feet * 0.14),
      sides: [16, 16, 8],
      summary: 'From the outdoor to the indoor unit.',
      text: `${feet} feet of stranded, sunlight-resistant 14/4 cable, rated 600 V.`,
      attributes: {
        gauge: '14 AWG',
        conductors: 4,
        length: feet,
        kind: 'Mini split cable',
        material: 'Copper',
      },
    }),
  )
  const whips = (['1/2|10 AWG|30', '3/4|8 AWG|40', '3/4|6 AWG|55'] as const).flatMap((row) =>
    [4, 8, 10].map((feet) => {
      const [conduit = '', gauge = '', amps = ''] = row.split('|')
      return supply({
        sku: `NVWP-${gauge.split(' ')[0]}-${feet}`,
        name: `Electrical Whip, ${conduit} in, ${gauge}, ${feet} ft`,
        type: 'whip',
        category: 'electrical-whips',
        price: cents(9 + feet * (Number(amps) / 16 + 0.6)),
        weight: 1 + feet * 0.4,
        sides: [18, 11, 1],
        summary: 'Wired at the factory.',
        text: `${feet} feet of liquidtight conduit with ${gauge} copper and both fittings, for circuits of up to ${amps} A.`,
        attributes: { size: `${conduit} in`, gauge, length: feet, amps: Number(amps) },
      })
    }),
  )
  const boxes = (
    [
      ['30 A Non-Fused Disconnect', 30, 19, 'Non-fused'],
      ['60 A GFCI Disconnect with Outlet', 60, 96, 'With GFCI outlet'],
      ['30 A GFCI Disconnect with Outlet', 30, 89, 'With GFCI outlet'],
      ['100 A Non-Fused Disconnect', 100, 64, 'Non-fused'],
    ] as const
  ).map(([name, amps, price, kind]) =>
    supply({
      sku: `NVDC-${amps}-${kind.slice(0, 3).toUpperCase()}`,
      name,
      type: 'disconnect',
      category: 'disconnects',
      price: cents(price),
      weight: 3,
      sides: [6, 9, 4],
      summary: 'Raintight, with room for a lock.',
      text: `${amps} A, 240 V. ${kind === 'With GFCI outlet' ? 'The outlet lets the technician plug in a tool, as many towns require.' : 'A plain pull-out switch.'}`,
      attributes: { amps, kind, voltage: '240 V', mounting: 'Outdoor wall' },
    }),
  )
  return [...wires, ...cables, ...whips, ...boxes]
}

function grounds(): Draft[] {
  const pads = (
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
      summary: 'Stays level, will not crack.',
      text: `${w} by ${d} inches, ${h} inches high. ${w >= 48 ? 'Made for package units beside the house.' : 'Set it on compacted gravel.'}`,
      attributes: {
        size: `${w} × ${d} × ${h} in`,
        loadLb: Math.round((w * d) / 2.2 / 10) * 10,
        material: 'Recycled polyethylene',
      },
    }),
  )
  const stands = (
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
      text: `Carries ${load} lb. Heat pumps drain in winter: keep the base four to six inches above the snow.`,
      attributes: {
        loadLb: load,
        kind,
        material: kind === 'Feet' ? 'Rubber' : kind === 'Risers' ? 'Polypropylene' : 'Powder-coated steel',
      },
    }),
  )
  const curbs = (
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
      summary: 'For roofs with a pitch.',
      text: `Welded curb, ${h} inches, made for pitches of up to 4 in 12. Insulated, with nailer and gasket.`,
      attributes: { size: `up to ${tons} tons`, material: 'Galvanized steel, 18 ga' },
    }),
  )
  return [...pads, ...stands, ...curbs]
}

function lineSetCovers(): Draft[] {
  const pieces = [
    ['Straight Duct, 78 in', 'D78', 24, 6.5],
    ['90° Elbow', 'E90', 12, 1],
    ['Coupler', 'CPL', 7, 1],
    ['Wall Cap', 'CAP', 13, 1],
    ['Flexible Section', 'FLX', 19, 2],
    ['End Fitting', 'END', 9, 1],
  ] as const
  return [3, 4].flatMap((inch) =>
    ['White', 'Ivory', 'Brown', 'Black'].flatMap((color) =>
      pieces.map(([name, code, price, feet]) =>
        supply({
          sku: `NVLC-${inch}-${code}-${color.slice(0, 2).toUpperCase()}`,
          name: `Line Set Cover ${name}, ${inch} in, ${color}`,
          type: 'line-set-cover',
          category: 'line-set-covers',
          price: cents(price * (inch === 4 ? 1.25 : 1)),
          weight: feet * 0.5 + 0.3,
          sides: [feet > 2 ? 78 : 8, inch, inch],
          summary: 'Snaps over the lines.',
          text: `For ${inch === 3 ? 'one line set' : 'one large or two small line sets'}. ${color} PVC that holds its colour in the sun.`,
          attributes: { size: `${inch} in`, length: feet, color, material: 'PVC' },
          drawing: 'carton',
        }),
      ),
    ),
  )
}

const REFRIGERANTS = [
  ['R-32', 9, 129, 'A2L'],
  ['R-32', 20, 239, 'A2L'],
  ['R-454B', 9, 189, 'A2L'],
  ['R-454B', 20, 379, 'A2L'],
  ['R-410A', 10, 249, 'For repair'],
  ['R-410A', 25, 529, 'For repair'],
] as const

const refrigerants = (): Draft[] =>
  REFRIGERANTS.map(([name, pounds, price, kind]) =>
    supply({
      sku: `NVRF-${name.replace('R-', '')}-${pounds}`,
      name: `${name} Refrigerant, ${pounds} lb Cylinder`,
      type: 'refrigerant',
      category: 'refrigerants',
      price: price - 0.01,
      weight: pounds + 9,
      sides: [10, 16, 10],
      summary:
        kind === 'A2L'
          ? 'For equipment made since 2025.'
          : 'For the repair of existing systems, while stock lasts.',
      text:
        kind === 'A2L'
          ? `${pounds} lb of ${name} in a cylinder with left-hand thread and relief valve. Mildly flammable (A2L): use tools rated for it. Sold to technicians with an EPA 608 certificate only; we ask for the number before it ships.`
          : `${pounds} lb of R-410A. New equipment no longer uses it; existing systems may be repaired with it. Never mix it with R-32 or R-454B. Sold to technicians with an EPA 608 certificate only.`,
      attributes: { refrigerant: name, netWeight: pounds, kind },
      drawing: 'carton',
    }),
  )

export const supplies = (): Draft[] => [
  ...vents(),
  ...electrical(),
  ...grounds(),
  ...lineSetCovers(),
  ...refrigerants(),
]
