import type { ProductCard, ProductDetails, RelatedProduct } from '#features/catalog/catalog/contract.ts'
import type { RequiredComponent, RequiredNeed, RequiredPage } from '../contract.ts'
import { texts } from '../texts.ts'

/** One part for one need of a product. */
export interface NeededPart {
  page: RequiredPage['page']
  need: RequiredNeed
  part: RequiredComponent
}

/** The part to suggest for a need: the first one in stock, or the first one. */
export const partFor = ({ components }: Pick<RequiredNeed, 'components'>): RequiredComponent | undefined =>
  components.find(({ isInStock }) => isInStock) ?? components[0]

/** One part for each need. */
export const neededParts = (pages: readonly RequiredPage[]): NeededPart[] =>
  pages.flatMap(({ page, needs }) =>
    needs.flatMap((need) => {
      const part = partFor(need)
      return part ? [{ page, need, part }] : []
    }),
  )

/** The needs, required ones first, whose part is not among these products. */
export const titlesBeside = (needed: readonly NeededPart[], shown: ReadonlySet<string>): string[] => [
  ...new Set(
    needed
      .filter(({ part }) => !shown.has(part.id))
      .toSorted((one, other) => Number(other.need.required) - Number(one.need.required))
      .map(({ need }) => need.title),
  ),
]

/** What a product also needs, each part with the reason it fits and the number of others to choose from. */
export function withNeededParts(
  { sections }: Pick<ProductDetails, 'sections'>,
  needed: readonly NeededPart[],
  products: readonly ProductCard[],
  /** the title of the needs in the page's table of contents */
  title: string,
  /** true where the page names needs without a part too */
  isAnySaid = false,
): Pick<ProductDetails, 'required' | 'accessories' | 'sections'> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const related = (required: boolean): RelatedProduct[] =>
    needed.flatMap(({ page, need, part }) => {
      const product = byId.get(part.id)
      if (!product || need.required !== required) return []
      const own = need.way === '' ? part.fit || need.why : texts.reasonOfWay(need.way, part.fit || need.why)
      const reason = texts.reason(own, need.components.length - 1)
      return [{ product, page, quantity: need.quantity, reason }]
    })
  const found = { required: related(true), accessories: related(false) }
  const isAny = isAnySaid || found.required.length + found.accessories.length > 0
  return { ...found, sections: withSection(sections, isAny ? { id: 'need', title } : undefined) }
}

const BEFORE_NEEDS = new Set(['sizes', 'parts'])

/** The page's table of contents with the needs after sizes and system, or without them. */
function withSection(
  sections: ProductDetails['sections'],
  needs: ProductDetails['sections'][number] | undefined,
): ProductDetails['sections'] {
  const others = sections.filter(({ id }) => id !== 'need')
  const first = others.filter(({ id }) => BEFORE_NEEDS.has(id))
  return needs ? [...first, needs, ...others.slice(first.length)] : others
}
