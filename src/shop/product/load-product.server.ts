import { redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import {
  neededParts,
  titlesBeside,
  withNeededParts,
} from '#features/catalog/accessories/view/needed-parts.ts'
import { saidNeeds } from '#features/catalog/accessories/view/parts-list.ts'
import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { sectionTexts as texts } from '#features/catalog/catalog/ui/section-texts.ts'
import { productView } from '#features/catalog/catalog/view/product-page.ts'
import { orNotFound } from '../page/not-found.ts'
import { viewContext } from './view-context.server.ts'

/** Most slugs in an address, without the id. */
const MOST_SEGMENTS = 8

export interface LoadedProduct {
  product: ProductView
  isHighValue: boolean
  /** the type as lists name it: "Gas furnace" */
  typeLabel: string
}

/**
 * The product that an address names, with what it also needs. Unknown ids are not found; a stale address
 * moves to the current one.
 */
export async function loadProduct(
  api: Pick<StoreApi, 'accessories' | 'catalog'>,
  request: Request,
  { rest, url }: { rest: string; url: URL },
): Promise<LoadedProduct> {
  const segments = rest.split('/').filter(Boolean)
  const id = segments.at(-1) ?? ''
  const isPossible = isProductId(id) && segments.length <= MOST_SEGMENTS
  const details = await orNotFound(() => (isPossible ? api.catalog.product({ id }) : undefined))
  // The id alone identifies the product. An address with outdated slugs moves to the current one.
  if (readablePath(url.pathname) !== details.details.path)
    throw redirect(details.details.path + url.search, 301)
  const { pages } = await api.accessories.required({ id: details.details.id })
  const needed = neededParts(pages)
  const said = saidNeeds(pages)
  const { products } = await api.catalog.multiple({ productIds: needed.map(({ part }) => part.id) })
  const parts = withNeededParts(details, needed, products, texts.alsoNeed, said.length > 0)
  const view = productView({ ...details, ...parts }, viewContext(request))
  const moreNeeds = titlesBeside(needed, new Set(view.needs.map(({ card }) => card.id)))
  return {
    product: { ...view, saidNeeds: said, moreNeeds },
    isHighValue: details.details.isHighValue,
    typeLabel: details.details.typeLabel,
  }
}

// An address that is not UTF-8 cannot be decoded; it counts as outdated.
function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
