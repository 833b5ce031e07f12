import { isStandardBreaker } from '../circuits/circuits.ts'
import { hasTrait } from '../product-types.ts'
import { type CatalogueRule, columnOf, figureOf, wordOf } from './rule.ts'

/** Watts of one kilowatt at 240 volts, and a quarter more for a load that lasts (NEC 424.3(B); memory). */
const AMPS_PER_KW = (1000 / 240) * 1.25
const BTU_PER_KW = 3412
/** Amperes that copper of a gauge may be sold for (NEC table 310.16, 60 °C; memory). */
const GAUGE_AMPS: Readonly<Record<string, number>> = {
  '14 AWG': 15,
  '12 AWG': 20,
  '10 AWG': 30,
  '8 AWG': 40,
  '6 AWG': 55,
  '4 AWG': 70,
  '3 AWG': 85,
  '2 AWG': 95,
}
const DISCONNECT_AMPS = [20, 30, 60, 100, 200, 400]
/** A breaker may be large for a small motor; from here on it may not be many times the ampacity. */
const SMALL_BREAKER_A = 20
const MOST_BREAKER_PER_AMPACITY = 3

const near = (value: number, wanted: number, share: number): boolean =>
  Math.abs(value - wanted) <= wanted * share

export const ELECTRICAL_RULES: readonly CatalogueRule[] = [
  {
    name: 'breaker at least the ampacity',
    severity: 'error',
    check: (product) => {
      const [mca, mop] = [figureOf(product, 'mca'), figureOf(product, 'mop')]
      return mca === undefined || mop === undefined || mop >= mca
        ? undefined
        : { column: columnOf('mop'), expected: `at least the ampacity of ${mca} A`, found: `${mop} A` }
    },
  },
  {
    name: 'breaker of a standard size',
    severity: 'error',
    check: (product) => {
      const mop = figureOf(product, 'mop')
      return mop === undefined || isStandardBreaker(mop)
        ? undefined
        : { column: columnOf('mop'), expected: 'a standard size of NEC 240.6(A)', found: `${mop} A` }
    },
  },
  {
    name: 'breaker not many times the ampacity',
    severity: 'warning',
    check: (product) => {
      const [mca, mop] = [figureOf(product, 'mca'), figureOf(product, 'mop')]
      return mca === undefined ||
        mop === undefined ||
        mop <= SMALL_BREAKER_A ||
        mop <= mca * MOST_BREAKER_PER_AMPACITY
        ? undefined
        : { column: columnOf('mop'), expected: `at most three times ${mca} A`, found: `${mop} A` }
    },
  },
  {
    name: 'ampacity with a supply',
    severity: 'warning',
    check: (product) =>
      figureOf(product, 'mca') === undefined || wordOf(product, 'voltage') !== ''
        ? undefined
        : { column: columnOf('voltage'), expected: 'the supply of the circuit', found: 'nothing' },
  },
  {
    name: 'one supply for one ampacity',
    severity: 'error',
    check: (product) =>
      figureOf(product, 'mca') !== undefined && / or /.test(wordOf(product, 'voltage'))
        ? {
            column: columnOf('voltage'),
            expected: 'one supply: the current depends on it',
            found: wordOf(product, 'voltage'),
          }
        : undefined,
  },
  {
    name: 'ampacity of electric heat',
    severity: 'error',
    check: (product) => {
      const [kw, mca] = [figureOf(product, 'electricHeatKw'), figureOf(product, 'mca')]
      if (!hasTrait(product.type, 'heats-by-elements') || kw === undefined || mca === undefined)
        return undefined
      const [wanted, found] = [kw * AMPS_PER_KW, mca * (figureOf(product, 'circuits') ?? 1)]
      return near(found, wanted, 0.12)
        ? undefined
        : {
            column: columnOf('mca'),
            expected: `about ${Math.round(wanted)} A for ${kw} kW at 240 V`,
            found: `${found} A`,
          }
    },
  },
  {
    name: 'output of electric heat',
    severity: 'error',
    check: (product) => {
      const [kw, btu] = [figureOf(product, 'electricHeatKw'), figureOf(product, 'furnaceHeatingBtu')]
      return !hasTrait(product.type, 'heats-by-elements') ||
        kw === undefined ||
        btu === undefined ||
        near(btu, kw * BTU_PER_KW, 0.03)
        ? undefined
        : {
            column: columnOf('furnaceHeatingBtu'),
            expected: `about ${kw * BTU_PER_KW} BTU/h: 3,412 for each kilowatt`,
            found: String(btu),
          }
    },
  },
  {
    name: 'amperes of a wire gauge',
    severity: 'error',
    check: (product) => {
      const most = GAUGE_AMPS[wordOf(product, 'gauge')]
      const amps = figureOf(product, 'amps')
      return most === undefined || amps === undefined || amps <= most
        ? undefined
        : {
            column: columnOf('amps'),
            expected: `at most ${most} A for ${wordOf(product, 'gauge')}`,
            found: `${amps} A`,
          }
    },
  },
  {
    name: 'rating of a disconnect',
    severity: 'warning',
    check: (product) => {
      const amps = figureOf(product, 'amps')
      return !hasTrait(product.type, 'switches-power') || amps === undefined || DISCONNECT_AMPS.includes(amps)
        ? undefined
        : { column: columnOf('amps'), expected: `one of ${DISCONNECT_AMPS.join(', ')} A`, found: `${amps} A` }
    },
  },
  {
    name: 'rating of a breaker',
    severity: 'error',
    check: (product) => {
      const amps = figureOf(product, 'amps')
      return !/breaker$/.test(wordOf(product, 'kind')) || amps === undefined || isStandardBreaker(amps)
        ? undefined
        : { column: columnOf('amps'), expected: 'a standard size of NEC 240.6(A)', found: `${amps} A` }
    },
  },
]
