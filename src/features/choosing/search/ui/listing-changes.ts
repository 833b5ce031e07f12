import {
  addValue,
  changeFilters,
  chosenValues,
  filterKey,
  filterName,
  listChosen,
  removeValue,
  replaceValues,
  singleValues,
  toggleValue,
} from '../rules/facets/filters.ts'
import type { ActiveFilters, Listing } from '../rules/listing/listing.ts'
import type { GroupView, ListingView } from './listing-view.ts'

/**
 * Requests a list that is derived from the latest requested one. With `replaces`, its address replaces the
 * present one in the history.
 */
export type Change = (make: (listing: Listing) => Listing, replaces?: boolean) => void

const withFilters = (
  listing: Listing,
  key: string,
  change: (filters: ActiveFilters, known: NonNullable<ReturnType<typeof filterKey>>) => ActiveFilters,
): Listing => {
  const known = filterKey(key)
  return known ? changeFilters(listing, change(listing.filters, known)) : listing
}

/**
 * The list with a value checked or unchecked. A chosen range becomes the values inside it first, out of all
 * `values` of the group, so that one of them can be unchecked.
 */
export const tick = (
  listing: Listing,
  { name, value, values }: { name: string; value: string; values: readonly string[] },
  on: boolean,
): Listing =>
  withFilters(listing, name, (filters, known) =>
    (on ? addValue : removeValue)(
      replaceValues(filters, known, singleValues(chosenValues(filters, known), values)),
      known,
      value,
    ),
  )

/** The list with a promoted answer chosen, or removed if it was chosen. */
export const press = (listing: Listing, key: string, value: string): Listing =>
  withFilters(listing, key, (filters, known) => toggleValue(filters, known, value))

/** The list with one range as the group's only value; undefined removes it. */
export const span = (listing: Listing, key: string, range: string | undefined): Listing =>
  withFilters(listing, key, (filters, known) =>
    replaceValues(filters, known, range === undefined ? [] : [range]),
  )

export function chosenIn(listing: Listing, key: string): readonly string[] {
  const known = filterKey(key)
  return known ? chosenValues(listing.filters, known) : []
}

export interface Applied {
  key: string
  value: string
  label: string
}

/** Every chosen filter with its label: from the answer, or from the options while the answer is pending. */
export function appliedFilters(listing: Listing, view: ListingView, groups: readonly GroupView[]): Applied[] {
  return listChosen(listing.filters).map(({ key, value }) => {
    const name = filterName(key)
    const knownLabel = view.applied.find((each) => each.key === name && each.value === value)?.label
    const group = groups.find((each) => each.key === name)
    const option = group?.buckets.find((bucket) => bucket.key === value)
    return {
      key: name,
      value,
      label: knownLabel ?? `${group?.name ?? name}: ${option?.label ?? value.replace('-', ' – ')}`,
    }
  })
}
