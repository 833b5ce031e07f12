import { resetFilters } from '#features/choosing/search/rules/facets/filters.ts'
import { listingUrl } from '#features/choosing/search/rules/listing/search-params.ts'
import type { ListingView } from '#features/choosing/search/ui/listing-view.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'

/** Nearly every list has products, so only a list without any loads this part. */
export const NothingFound = laterPart(async () => (await import('./nothing-found.tsx')).NothingFound)

/** The list without its filters. */
export const resetHref = ({ action, listing }: ListingView): string =>
  listingUrl(action, resetFilters(listing))
