import { carriesKit } from '#features/catalog/catalog/rules/circuits/circuits.ts'
import type { DemoProduct } from '../product.ts'

import { figure, OTHER, type ProductIndex, type RelatedGroup, read, skus } from './related-group.ts'

export function outdoor(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const tons = figure(product, 'tons')
  const handlers = productIndex.ofType('air-handler').filter((each) => figure(each, 'systemTons') === tons)
  const coils = productIndex.ofType('coil').filter((each) => figure(each, 'systemTons') === tons)
  return [
    { kind: 'compatible', skus: skus([...handlers, ...coils]), reason: 'Same tonnage and refrigerant.' },
  ]
}

export function furnace(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const condensing = figure(product, 'afue') >= 90 && product.type === 'gas-furnace'
  const coils = productIndex
    .ofType('coil')
    .filter(
      (each) =>
        each.dimensions?.width === product.dimensions?.width &&
        each.dimensions?.depth === 21 &&
        figure(each, 'systemTons') <= figure(product, 'maxAcTons'),
    )
  return [
    ...(condensing
      ? [
          {
            kind: 'accessory' as const,
            page: OTHER,
            skus: ['NVPV-NEUT-2'],
            reason: 'Spares cast-iron drains and septic tanks.',
          },
        ]
      : []),
    {
      kind: 'accessory',
      page: OTHER,
      skus: ['CLMEDF-16X25X5', 'CLMEDF-20X25X5'],
      reason: 'A deep filter is changed once or twice a year.',
    },
    { kind: 'compatible', skus: skus(coils), reason: 'Same cabinet width, and the blower moves enough air.' },
  ]
}

export const tankless = (product: DemoProduct): RelatedGroup[] =>
  read(product, 'fuel') === 'Electric'
    ? []
    : [
        {
          kind: 'accessory',
          page: OTHER,
          skus: ['NVFLUSH', 'NVEXP-2'],
          reason: 'Often bought with this product.',
        },
      ]

export function airHandler(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const kits = productIndex
    .ofType('heat-kit')
    .filter((kit) => carriesKit(figure(product, 'airflow'), figure(kit, 'electricHeatKw')))
  const outdoors = [...productIndex.ofType('heat-pump'), ...productIndex.ofType('air-conditioner')].filter(
    (each) => figure(each, 'tons') === figure(product, 'systemTons'),
  )
  return [
    { kind: 'accessory', page: OTHER, skus: skus(kits), reason: 'Back-up heat that slides in.' },
    { kind: 'compatible', skus: skus(outdoors), reason: 'Same tonnage and refrigerant.' },
  ]
}
