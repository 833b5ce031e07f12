import { ATTR, type AttributeKey } from '../attribute-ids.ts'
import type { AttributeValue } from '../plate.ts'
import type { StoredProduct } from '../product-facts.ts'

/** The facts that the rules of the check read. Amounts in cents, inches and pounds. */
export type CheckedProduct = Pick<
  StoredProduct,
  | 'sku'
  | 'name'
  | 'brand'
  | 'type'
  | 'attributes'
  | 'dimensions'
  | 'weight_lb'
  | 'price_cents'
  | 'list_price_cents'
  | 'is_service'
  | 'freight'
  | 'summary'
  | 'description'
>

/** An error keeps a product out of the catalog; a warning asks a person to check it. */
export type Severity = 'error' | 'warning'

/** A wrong figure of a product. `column` has its name in a catalog file. */
export interface Fault {
  column: string
  expected: string
  found: string
}

/** A named rule of the check. Returns undefined for a product that keeps it or that it does not concern. */
export interface CatalogueRule {
  name: string
  severity: Severity
  /** the types of product that it concerns; without it every type */
  types?: readonly string[]
  check: (product: CheckedProduct) => Fault | undefined
}

/** A fault with the rule that found it. */
export interface Finding extends Fault {
  sku: string
  rule: string
  severity: Severity
}

const ID_OF = Object.fromEntries(Object.entries(ATTR).map(([key, id]) => [key, String(id)])) as Readonly<
  Record<AttributeKey, string>
>

export const attributeOf = ({ attributes }: CheckedProduct, key: AttributeKey): AttributeValue | undefined =>
  attributes[ID_OF[key]]

export function figureOf(product: CheckedProduct, key: AttributeKey): number | undefined {
  const value = attributeOf(product, key)
  return typeof value === 'number' ? value : undefined
}

export const wordOf = (product: CheckedProduct, key: AttributeKey): string => {
  const value = attributeOf(product, key)
  return typeof value === 'string' ? value : ''
}

/** The single texts of an attribute that holds one or several. */
export function wordsOf(product: CheckedProduct, key: AttributeKey): readonly string[] {
  const value = attributeOf(product, key)
  return typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
}

export const columnOf = (key: AttributeKey): string => `attribute:${key}`

/** Every fault of a product, in the order of the rules. A service has no figures. */
export type CheckProduct = (product: CheckedProduct) => Finding[]

/** Checks many products by the same rules: those of each type are looked for once. */
export function productChecker(rules: readonly CatalogueRule[]): CheckProduct {
  const byType = new Map<string, readonly CatalogueRule[]>()
  const rulesOf = (type: string): readonly CatalogueRule[] => {
    const known = byType.get(type)
    if (known) return known
    const own = rules.filter(({ types }) => types === undefined || types.includes(type))
    byType.set(type, own)
    return own
  }
  return (product) => {
    const findings: Finding[] = []
    if (product.is_service) return findings
    for (const { name, severity, check } of rulesOf(product.type)) {
      const fault = check(product)
      if (fault) findings.push({ sku: product.sku, rule: name, severity, ...fault })
    }
    return findings
  }
}

export const checkProduct = (product: CheckedProduct, rules: readonly CatalogueRule[]): Finding[] =>
  productChecker(rules)(product)
