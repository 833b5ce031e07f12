import { chance } from '../chance.ts'

/** The facts of a pair that decide its price. */
interface Priced {
  brand: string
  outdoor: string
  indoor: string
  kind: string
  btu: number
  seer2: number
}

/** How makers' prices lie beside each other: invented, in the order that the trade knows. */
const PRICE_LEVEL: Readonly<Record<string, number>> = {
  'Mitsubishi Electric': 1.19,
  Fujitsu: 1.13,
  EMI: 1.09,
  Napoleon: 1.05,
  Zephyr: 1.03,
  'Sure (Rheem group)': 1.02,
  'ICP Commercial': 1,
  WeatherKing: 0.97,
  Ecoer: 0.95,
  Mirage: 0.93,
  'LBG Products': 0.91,
  Endura: 0.9,
  Conforto: 0.88,
  'ACiQ (Stealth)': 0.86,
  '1HVAC (ACiQ)': 0.85,
}
/** Each model lies up to so many ten-thousandths above its maker's level. */
const SPREAD = 700

/**
 * A made-up price in line with the house brands' systems of the same size and rating, on the level of its
 * maker.
 */
export function makerPrice({ brand, outdoor, indoor, btu, seer2, kind }: Priced): number {
  const plain = 620 + btu * 0.052 + Math.max(0, seer2 - 15) * 58 + (kind === 'wall' ? 0 : 380)
  const spread = 1 + chance(`price ${outdoor} ${indoor}`, SPREAD) / 10_000
  return Math.round(plain * (PRICE_LEVEL[brand] ?? 1) * spread) - 0.01
}
