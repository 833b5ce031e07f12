import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { type Capacity, capacityOf } from '#features/catalog/catalog/rules/capacity.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import type { CardView } from '#features/catalog/catalog/ui/card/product-card.tsx'
import type { CompareSpecs } from '#features/choosing/compare/contract.ts'
import { texts } from '#features/choosing/compare/texts.ts'
import type { CompareView, SuggestionView } from '#features/choosing/compare/ui/compare-view.ts'
import { fromWire } from '#lib/money.ts'

/** The comparison's page, from the API's answer and its products as cards. */
export function compareView(
  { products, groups, runningCosts, prices, pricedFor, suggestions }: CompareSpecs,
  cards: readonly CardView[],
): CompareView {
  return {
    title: titleOf(products),
    products: cards.map((card, index) => ({
      ...card,
      type: products[index]?.type ?? '',
      capacity: capacityIn(products[index]),
      withdrawn: products[index]?.withdrawn ?? false,
    })),
    groups,
    runningCosts: runningCosts.map(({ heating, cooling }) => ({
      heating: heating === null ? null : fromWire(heating),
      cooling: cooling === null ? null : fromWire(cooling),
    })),
    prices,
    pricedFor,
    suggestions: suggestions.map(suggestionView),
  }
}

const capacityIn = (product: ProductCard | undefined): Capacity | null =>
  product === undefined ? null : capacityOf(product.type, product.attributes)

/** "Compare 3 gas furnaces"; abbreviations keep their capitals. */
function titleOf(products: readonly ProductCard[]): string {
  const [type, ...others] = [...new Set(products.map((product) => product.type))]
  const known = others.length === 0 && type !== undefined ? productType(type) : undefined
  const name = known ? (products.length === 1 ? known.label : known.plural) : texts.products
  return texts.pageTitle(
    products.length,
    name.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase()),
  )
}

const suggestionView = ({ id, sku, name, plate, price }: ProductCard): SuggestionView => ({
  id,
  sku,
  name,
  note: plate
    .slice(0, 2)
    .map(({ value, unit }) =>
      unit === '' || unit === '″' || unit === '%' ? `${value}${unit}` : `${value} ${unit}`,
    )
    .join(', '),
  price: fromWire(price),
})
