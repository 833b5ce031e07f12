import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import { productChecker } from '../../rules/check/rule.ts'
import { isDuctedSet, isDuctlessSet } from '../../rules/equipment.ts'
import { hasTrait } from '../../rules/product-types.ts'
import { streamListed } from '../read/find-cards.ts'
import { readCatalogueRules } from './catalogue-rules.ts'

/** Findings that are printed one by one; the others are counted. */
const MOST_SHOWN = 100

const count = (number: number): string => grouped(number)

/** Several products in one purchase. */
const isKit = (type: string): boolean => isDuctlessSet(type) || hasTrait(type, 'includes-base')

/**
 * Checks every product that is sold and prints the figures that break a rule. Returns the exit code: 0 when
 * no figure breaks a rule, 1 otherwise.
 */
export async function runCheck(db: Db, out: (line: string) => void, now: Date): Promise<0 | 1> {
  const rules = readCatalogueRules()
  const check = productChecker(rules)
  let [products, systems, kits, errors, warnings] = [0, 0, 0, 0, 0]
  for await (const product of streamListed(db, now)) {
    products++
    if (isDuctedSet(product.type)) systems++
    if (isKit(product.type)) kits++
    for (const { sku, rule, severity, column, expected, found } of check(product)) {
      if (severity === 'error') errors++
      else warnings++
      if (errors + warnings <= MOST_SHOWN)
        out(`${severity}: ${sku}, column ${column}: expected ${expected}, found ${found} (${rule})`)
    }
  }
  const hidden = errors + warnings - MOST_SHOWN
  if (hidden > 0) out(`and ${count(hidden)} more`)
  out(
    `${count(rules.length)} rules, ${count(products)} products, of which ${count(systems)} systems and ` +
      `${count(kits)} kits: ${count(errors)} figures break a rule, ${count(warnings)} more ask for a look.`,
  )
  return errors + warnings === 0 ? 0 : 1
}
