import type { DemoProduct } from '../product.ts'

import {
  AC_SUPPLIES,
  CONTROL_WIRE,
  figure,
  lineSets,
  OTHER,
  type ProductIndex,
  padFor,
  power,
  type RelatedGroup,
  read,
  SURGE,
  skus,
  thermostats,
} from './related-group.ts'

export function outdoor(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const tons = figure(product, 'tons')
  const handlers = productIndex.ofType('air-handler').filter((each) => figure(each, 'systemTons') === tons)
  const coils = productIndex.ofType('coil').filter((each) => figure(each, 'systemTons') === tons)
  return [
    lineSets(product, productIndex),
    padFor(product, productIndex),
    ...power(product),
    CONTROL_WIRE,
    thermostats(product),
    SURGE,
    { kind: 'compatible', skus: skus([...handlers, ...coils]), reason: 'Same tonnage and refrigerant.' },
  ]
}

export function furnace(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const condensing = figure(product, 'afue') >= 90 && product.type === 'gas-furnace'
  const staging = read(product, 'staging')
  const coils = productIndex
    .ofType('coil')
    .filter(
      (each) =>
        each.dimensions?.width === product.dimensions?.width &&
        each.dimensions?.depth === 21 &&
        figure(each, 'systemTons') <= figure(product, 'maxAcTons'),
    )
  const small = figure(product, 'inputBtu') <= 80_000
  return [
    ...(condensing
      ? [
          {
            kind: 'required' as const,
            page: OTHER,
            skus: small ? ['NVCVNT-2IN', 'NVCVNT-3IN'] : ['NVCVNT-3IN'],
            reason: 'PVC vent: 2 inch for short runs of up to 80,000 BTU, else 3 inch.',
          },
          {
            kind: 'accessory' as const,
            page: OTHER,
            skus: ['NVCOND-15FTLIFT', 'NVCOND-20FTLIFT'],
            reason: 'Where no floor drain is near.',
          },
          {
            kind: 'accessory' as const,
            page: OTHER,
            skus: ['NVPV-NEUT-2'],
            reason: 'Spares cast-iron drains and septic tanks.',
          },
        ]
      : []),
    ...(read(product, 'lpConvertible') === true
      ? [
          {
            kind: 'accessory' as const,
            page: OTHER,
            skus: [
              staging === 'Modulating'
                ? 'NVLPKT-MODULATING'
                : staging === 'Two-stage'
                  ? 'NVLPKT-TWO-STAGE'
                  : 'NVLPKT-SINGLE-STAGE',
            ],
            reason: 'If you burn propane.',
          },
        ]
      : []),
    thermostats(product),
    {
      kind: 'accessory',
      page: OTHER,
      skus: ['CLMEDF-16X25X5', 'CLMEDF-20X25X5'],
      reason: 'A deep filter is changed once or twice a year.',
    },
    {
      kind: 'accessory',
      page: AC_SUPPLIES,
      skus: ['NVFLSW-INLINE'],
      reason: 'When a cooling coil sits above a finished room.',
    },
    { kind: 'compatible', skus: skus(coils), reason: 'Same cabinet width, and the blower moves enough air.' },
  ]
}

export const packageUnit = (product: DemoProduct): RelatedGroup[] => [
  ...(product.type === 'package-unit'
    ? [
        {
          kind: 'required' as const,
          page: OTHER,
          skus: [figure(product, 'tons') < 4 ? 'NVCRBA-2-3.5TON14IN' : 'NVCRBA-4-5TON14IN', 'NVPD-60X52X3'],
          reason: 'A curb on the roof or a pad on the ground.',
        },
      ]
    : []),
  ...power(product),
  thermostats(product),
  ...(read(product, 'fuel') === 'Natural gas'
    ? [
        {
          kind: 'accessory' as const,
          page: OTHER,
          skus: ['NVLPKT-SINGLE-STAGE'],
          reason: 'If you burn propane.',
        },
      ]
    : []),
  SURGE,
]

export const tankless = (product: DemoProduct): RelatedGroup[] =>
  read(product, 'fuel') === 'Electric'
    ? []
    : [
        {
          kind: 'required',
          page: OTHER,
          skus: ['NVISO-34'],
          reason: 'Service valves: without them the heater cannot be flushed.',
        },
        {
          kind: 'required',
          page: OTHER,
          skus: figure(product, 'uef') > 0.9 ? ['NVCVNT-2IN', 'NVCVNT-3IN'] : ['NVBV-CAP-4'],
          reason: 'Vents the flue gas outside.',
        },
        {
          kind: 'accessory',
          page: OTHER,
          skus: ['NVGAS-24', 'NVFLUSH', 'NVEXP-2'],
          reason: 'Usually bought with it.',
        },
      ]

const HANDLER_KITS: Record<string, readonly number[]> = {
  small: [5, 8, 10, 15],
  large: [5, 8, 10, 15, 20],
}

export function airHandler(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const allowed = HANDLER_KITS[figure(product, 'systemTons') >= 3.5 ? 'large' : 'small'] ?? []
  const kits = productIndex
    .ofType('heat-kit')
    .filter((kit) => allowed.includes(figure(kit, 'electricHeatKw')))
  const outdoors = [...productIndex.ofType('heat-pump'), ...productIndex.ofType('air-conditioner')].filter(
    (each) => figure(each, 'tons') === figure(product, 'systemTons'),
  )
  return [
    { kind: 'accessory', page: OTHER, skus: skus(kits), reason: 'Back-up heat that slides in.' },
    {
      kind: 'required',
      page: AC_SUPPLIES,
      skus: ['NVFLSW-INLINE', 'NVFLSW-PAN'],
      reason: 'Stops the cooling when the drain is blocked.',
    },
    { kind: 'compatible', skus: skus(outdoors), reason: 'Same tonnage and refrigerant.' },
  ]
}
