import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import type { PriceBook, PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import type { WireKit } from '../contract.ts'
import { kitTexts } from '../rules/kit-texts.ts'
import type { Kit } from '../rules/kits/kit.ts'

export const pathOf = (product: PricedProduct): string =>
  productPath(
    product.categories.map(({ slug }) => slug),
    product,
  )

/** The name and the picture of a kit. A kit of single units is not a product of the catalog. */
export function faceOf(
  { system: { assembledOf }, heads }: Kit,
  product: PricedProduct,
  book: PriceBook,
): Pick<WireKit, 'title' | 'sku' | 'summary' | 'drawing'> {
  const { summary, drawing } = product
  if (assembledOf === undefined) return { title: product.name, sku: product.sku, summary, drawing }
  const units = assembledOf.flatMap(({ id, quantity }) => {
    const unit = book.get(id)
    return unit === undefined ? [] : [{ unit, quantity }]
  })
  return {
    title: kitTexts.assembled.title(
      product.brand,
      heads.map(({ btu }) => btu),
    ),
    sku: units.map(({ unit, quantity }) => kitTexts.assembled.model(unit.sku, quantity)).join(' + '),
    summary: kitTexts.assembled.summary,
    drawing: drawing && { ...drawing, parts: [...units.slice(1), ...units.slice(0, 1)].flatMap(drawnUnits) },
  }
}

const drawnUnits = ({
  unit: { drawing, dimensions },
  quantity,
}: {
  unit: PricedProduct
  quantity: number
}) =>
  drawing === null || dimensions === null
    ? []
    : Array.from({ length: quantity }, () => ({ type: drawing.type, options: drawing.options, dimensions }))
