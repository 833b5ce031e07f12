import { grouped } from '#lib/numbers.ts'
import type { WireOptionFacts } from '../contract/shapes.ts'
import type { ShopperQuote } from '../contract/shopper.ts'

export const btu = (value: number): string => `${grouped(value)} BTU/h`
const share = (value: number, of: number): string => `${Math.round((value / of) * 100)}%`

/** "97% AFUE · 17.4 SEER2" */
export const efficiencyOf = ({ afue, seer2, hspf2 }: WireOptionFacts): string =>
  [
    afue === null ? '' : `${afue}% AFUE`,
    seer2 === null ? '' : `${seer2} SEER2`,
    hspf2 === null ? '' : `${hspf2} HSPF2`,
  ]
    .filter((part) => part !== '')
    .join(' · ')

export const loadOf = ({ heatingBtu, coolingBtu }: WireOptionFacts, load: ShopperQuote['load']): string => {
  if (load === null) return ''
  return [
    heatingBtu !== null && load.heatingBtu > 0 ? share(heatingBtu, load.heatingBtu) : '',
    coolingBtu !== null && load.coolingBtu > 0 ? share(coolingBtu, load.coolingBtu) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
