import type { PriceListText } from '#features/selling/pricing/rules/price-list.ts'
import { texts as pricing } from '#features/selling/pricing/texts.ts'
import type { Cents } from '#lib/money.ts'
import { listQuery, rowId } from '#platform/lists/rules/query.ts'

/** A product as an import knows it. */
export interface ImportedProduct {
  id: string
  sku: string
  name: string
  /** what the public pays; undefined: it is not sold now */
  publicPrice: Cents | undefined
  cost: Cents | undefined
}

/** A price that an import changes, in cents; null: the product has none. */
export interface PriceChange {
  productId: string
  before: number | null
  after: number | null
}

interface LineProblem {
  line: number
  problem: string
}

export interface ReadImport {
  /** the problems of the file; one problem refuses the whole file */
  problems: LineProblem[]
  /** what a person should check; these lines are imported */
  warnings: LineProblem[]
  changes: PriceChange[]
  added: number
  changed: number
  removed: number
  same: number
}

/** `list`: the file is the whole list. `costs`: a product that the file does not name keeps its cost. */
export type ImportKind = 'list' | 'costs'

/** Compares a file with what is in force. `productOf` finds a product by number or model. */
export function readImport(
  kind: ImportKind,
  text: PriceListText,
  productOf: (written: string) => ImportedProduct | undefined,
  inForce: ReadonlyMap<string, Cents>,
): ReadImport {
  const problems: LineProblem[] = [...text.problems]
  const warnings: LineProblem[] = []
  const wanted = new Map<string, Cents>()
  for (const { line, product: written, price } of text.prices) {
    const product = productOf(written)
    const problem = problemOf(kind, { written, price, product, isTwice: wanted.has(product?.id ?? '') })
    if (problem !== undefined || product === undefined) {
      problems.push({ line, problem: problem ?? pricing.priceList.unknown(written) })
      continue
    }
    if (kind === 'list' && product.publicPrice !== undefined && price > product.publicPrice)
      warnings.push({ line, problem: pricing.priceList.abovePublic(written) })
    wanted.set(product.id, price)
  }
  problems.sort((a, b) => a.line - b.line)
  return { problems, warnings, ...compared(kind, wanted, inForce) }
}

function problemOf(
  kind: ImportKind,
  {
    written,
    price,
    product,
    isTwice,
  }: { written: string; price: Cents; product: ImportedProduct | undefined; isTwice: boolean },
): string | undefined {
  if (product === undefined) return pricing.priceList.unknown(written)
  if (isTwice) return pricing.priceList.twice(written)
  if (kind === 'list' && product.cost !== undefined && price < product.cost)
    return pricing.priceList.belowCost(written)
  return undefined
}

function compared(kind: ImportKind, wanted: ReadonlyMap<string, Cents>, inForce: ReadonlyMap<string, Cents>) {
  const changes: PriceChange[] = []
  for (const [productId, after] of wanted) {
    const before = inForce.get(productId) ?? null
    if (before !== after) changes.push({ productId, before, after })
  }
  if (kind === 'list')
    for (const [productId, before] of inForce)
      if (!wanted.has(productId)) changes.push({ productId, before, after: null })
  const count = (fits: (change: PriceChange) => boolean) => changes.filter(fits).length
  const added = count(({ before }) => before === null)
  const removed = count(({ after }) => after === null)
  return {
    changes,
    added,
    removed,
    changed: changes.length - added - removed,
    same: wanted.size - (changes.length - removed),
  }
}

/** What the list of price lists can be asked for. */
export const PRICE_LIST_LIST = listQuery({ filters: { company: rowId() } })
