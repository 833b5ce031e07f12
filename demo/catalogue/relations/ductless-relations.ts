import type { DemoProduct } from '../product.ts'

import {
  DRAIN_HOSES,
  figure,
  lineSets,
  MINI_SPLIT,
  type ProductIndex,
  power,
  type RelatedGroup,
  read,
  SURGE,
  skus,
} from './related-group.ts'

export const miniSplitPower = (product: DemoProduct): RelatedGroup[] => [
  ...power(product),
  {
    kind: 'required',
    page: MINI_SPLIT,
    skus:
      figure(product, 'packCount') > 3
        ? ['NVTWIR-144MINISPLIT50FT']
        : ['NVTWIR-144MINISPLIT25FT', 'NVTWIR-144MINISPLIT50FT'],
    reason: 'Cable between the outdoor and each indoor unit.',
    quantity: Math.max(1, figure(product, 'ports')),
  },
  {
    kind: 'required',
    page: MINI_SPLIT,
    skus: [product.weight * 1.25 <= 265 ? 'NVBRKT-265LB' : 'NVBRKT-350LB', 'NVPADS-18X38X3MINISPLIT'],
    reason: 'A bracket on the wall or a pad on the ground.',
  },
  {
    kind: 'accessory',
    page: MINI_SPLIT,
    skus: ['NVLSCV-3IN12FT', 'NVLSCV-4IN15FT'],
    reason: 'Hides the lines on the wall.',
  },
  SURGE,
]

export const drainHoses = (zones: number): RelatedGroup => ({
  kind: 'required',
  page: DRAIN_HOSES,
  skus: ['NVDRNH-16FT', 'NVDRNH-INSULATED16FT', 'NVDRNH-50FT'],
  reason: 'One for each indoor unit.',
  quantity: zones,
})
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
    lineSets(product, productIndex),
    drainHoses(1),
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
  return [
    lineSets(product, productIndex),
    ...miniSplitPower(product),
    { kind: 'compatible', skus: skus(indoors), reason: 'Same refrigerant and a size this unit takes.' },
  ]
}
