import type { DemoProduct } from '../product.ts'

import { figure, MINI_SPLIT, type ProductIndex, type RelatedGroup, read, skus } from './related-group.ts'

const WIFI: RelatedGroup = {
  kind: 'wifi_adapter',
  skus: ['TMWF-1'],
  reason: 'Puts the indoor unit on your phone.',
}
export const wifi = (product: DemoProduct): RelatedGroup[] =>
  read(product, 'wifi') === 'With adapter' && product.brand === 'Tamarin Air' ? [WIFI] : []

export function indoor(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const outdoors = productIndex
    .ofType('mini-split-outdoor')
    .filter(
      (each) =>
        read(each, 'refrigerant') === read(product, 'refrigerant') &&
        (figure(each, 'ports') > 1
          ? figure(product, 'coolingBtu') <= largestHead(figure(each, 'coolingBtu'))
          : figure(each, 'coolingBtu') === figure(product, 'coolingBtu')),
    )
  return [
    ...wifi(product),
    { kind: 'accessory', page: MINI_SPLIT, skus: ['TMWC-1'], reason: 'A control on the wall.' },
    {
      kind: 'compatible',
      skus: skus(outdoors),
      reason: 'Same refrigerant, and a port that takes this size.',
    },
  ]
}

export const largestHead = (btu: number): number => (btu <= 24_000 ? 12_000 : btu <= 36_000 ? 18_000 : 24_000)

export function miniOutdoor(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const indoors = productIndex
    .ofType('mini-split-indoor')
    .filter(
      (each) =>
        read(each, 'refrigerant') === read(product, 'refrigerant') &&
        (figure(product, 'ports') > 1
          ? figure(each, 'coolingBtu') <= largestHead(figure(product, 'coolingBtu'))
          : figure(each, 'coolingBtu') === figure(product, 'coolingBtu')),
    )
  return [{ kind: 'compatible', skus: skus(indoors), reason: 'Same refrigerant and a size this unit takes.' }]
}
