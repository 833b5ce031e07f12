import { fromWire } from '#lib/money.ts'
import { grouped, withUnit } from '#lib/numbers.ts'
import type { ProductCard, ProductDetails } from '../contract.ts'
import { COOLING_BTU_ATTRIBUTE, HEATING_BTU_ATTRIBUTES, INPUT_ATTRIBUTE } from '../rules/attribute-ids.ts'
import { systemParts, systemRatings } from '../rules/systems/matched-system.ts'
import type { SeriesView, SystemView } from '../ui/product-view.ts'
import { pictureOf, type ViewContext } from './product-card.ts'

const figureOf = (card: ProductCard, ids: readonly number[]): number | null =>
  ids.map((id) => card.attributes[id]).find((value) => typeof value === 'number') ?? null

/** Burners are named by the fuel they take, not by the heat they give. */
function namedInput({ name, attributes }: ProductCard): string | null {
  const input = attributes[INPUT_ATTRIBUTE]
  return typeof input === 'number' && name.includes(`${grouped(input)} BTU`) ? `${grouped(input)} BTU` : null
}

/** The sizes of a series, with those of the card's four figures that differ between sizes. */
export function seriesView({ name, products }: NonNullable<ProductDetails['productSeries']>): SeriesView {
  const [first] = products
  const differing = (first?.plate ?? []).flatMap((row, index) =>
    products.some(({ plate }) => plate[index]?.value !== row.value) ? [{ index, label: row.label }] : [],
  )
  const cell = (card: ProductCard, index: number): string => {
    const { value = '', unit = '' } = card.plate[index] ?? {}
    return withUnit(value, unit)
  }
  return {
    name,
    columns: differing.map(({ label }) => label),
    rows: products.map((card) => ({
      id: card.id,
      sku: card.sku,
      href: card.path,
      cells: differing.map(({ index }) => cell(card, index)),
      input: namedInput(card),
      price: fromWire(card.price),
      stock: card.stock,
      heatBtu: figureOf(card, HEATING_BTU_ATTRIBUTES),
      coolBtu: figureOf(card, [COOLING_BTU_ATTRIBUTE]),
    })),
  }
}

/** The parts of a matched system, and their prices when bought alone. */
export const systemView = (
  system: NonNullable<ProductDetails['matchedSystem']>,
  context: ViewContext,
): SystemView => ({
  parts: systemParts(system).map(({ role, model, part }) => ({
    role,
    model,
    alone:
      part === null
        ? null
        : {
            href: part.path,
            name: part.name,
            price: fromWire(part.price),
            picture: context.picture(pictureOf(part, 'thumb', { decorative: true })),
          },
  })),
  ratings: systemRatings(system),
  referenceNumber: system.referenceNumber,
  source: system.ratingSource,
})
