import { isDuctedIndoorHalf } from '../equipment.ts'
import { hasTrait } from '../product-types.ts'
import { attributeOf, type CatalogueRule, columnOf, wordsOf } from './rule.ts'

/** Equipment that was made since 2025 may not hold these (40 CFR 84 subpart B). */
const OLD_REFRIGERANTS = new Set(['R-410A', 'R-22', 'R-407C', 'R-134a'])
const A2L = new Set(['R-32', 'R-454B'])
/** What the description of old stock must say. */
const OLD_STOCK = /\bmade before 2025\b/i

export const REFRIGERANT_RULES: readonly CatalogueRule[] = [
  {
    name: 'refrigerant of new equipment',
    severity: 'warning',
    check: (product) => {
      const old = wordsOf(product, 'refrigerant').find((word) => OLD_REFRIGERANTS.has(word))
      return old === undefined || !hasTrait(product.type, 'cools') || OLD_STOCK.test(product.description)
        ? undefined
        : {
            column: columnOf('refrigerant'),
            expected: 'R-32 or R-454B, or a description that says "made before 2025"',
            found: old,
          }
    },
  },
  {
    name: 'leak sensor of a coil',
    severity: 'warning',
    check: (product) =>
      isDuctedIndoorHalf(product.type) &&
      wordsOf(product, 'refrigerant').some((word) => A2L.has(word)) &&
      attributeOf(product, 'leakSensor') === undefined
        ? { column: columnOf('leakSensor'), expected: 'yes or no for R-32 and R-454B', found: 'nothing' }
        : undefined,
  },
]
