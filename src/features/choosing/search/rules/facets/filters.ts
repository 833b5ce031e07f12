import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import {
  type ActiveFilters,
  type Listing,
  NO_FILTERS,
  PLAIN_FILTERS,
  type PlainFilter,
  type Sorting,
  type Values,
} from '../listing/listing.ts'

/** Names one filter group: a plain key, or an attribute by id. */
export type FilterKey = PlainFilter | { attribute: string }

/** A group's name in an address and in a form: "brand", "a111". */
export const filterName = (key: FilterKey): string => (typeof key === 'string' ? key : `a${key.attribute}`)

/** The group behind a name of `filterName`; undefined when it names none. */
export function filterKey(name: string): FilterKey | undefined {
  const attribute = /^a(\d{1,6})$/.exec(name)?.[1]
  return attribute ? { attribute: String(Number(attribute)) } : PLAIN_FILTERS.find((each) => each === name)
}

/** The values chosen in one group; empty when the group is not active. */
export function chosenValues(filters: ActiveFilters, key: FilterKey): Values {
  return (typeof key === 'string' ? filters[key] : filters.attributes[key.attribute]) ?? []
}

/** S-LIST-05: appends a value; a value already there stays where it is. */
export function addValue(filters: ActiveFilters, key: FilterKey, value: string): ActiveFilters {
  const values = chosenValues(filters, key)
  return values.includes(value) ? filters : withValues(filters, key, [...values, value])
}

/** S-LIST-05: takes a value away; the last one takes its list with it. */
export function removeValue(filters: ActiveFilters, key: FilterKey, value: string): ActiveFilters {
  return withValues(
    filters,
    key,
    chosenValues(filters, key).filter((each) => each !== value),
  )
}

export function toggleValue(filters: ActiveFilters, key: FilterKey, value: string): ActiveFilters {
  return chosenValues(filters, key).includes(value)
    ? removeValue(filters, key, value)
    : addValue(filters, key, value)
}

/** For groups that hold one value at a time, e.g. a typed price range. */
export const replaceValues = (filters: ActiveFilters, key: FilterKey, values: Values): ActiveFilters =>
  withValues(filters, key, values)

/** S-LIST-05: resetting a section deletes its key. */
export const resetSection = (filters: ActiveFilters, key: FilterKey): ActiveFilters =>
  withValues(filters, key, [])

/** Every chosen value with its group, in the order they are shown above the list. */
export function listChosen(filters: ActiveFilters): { key: FilterKey; value: string }[] {
  const { attributes, ...plain } = filters
  const plainChosen = Object.entries(plain).flatMap(([key, values]) =>
    (values ?? []).map((value) => ({ key: key as PlainFilter, value })),
  )
  const attributeChosen = Object.entries(attributes).flatMap(([attribute, values]) =>
    values.map((value) => ({ key: { attribute }, value })),
  )
  return [...plainChosen, ...attributeChosen]
}

export const hasFilters = (filters: ActiveFilters): boolean => listChosen(filters).length > 0

/** S-LIST-04: any change of filters goes back to page 1. */
export const changeFilters = (listing: Listing, filters: ActiveFilters): Listing => ({
  ...listing,
  filters,
  page: 1,
})

/** S-LIST-04: resetting filters also clears the category path. */
export const resetFilters = (listing: Listing): Listing => ({
  ...listing,
  filters: NO_FILTERS,
  categoryPath: '',
  page: 1,
})

/** S-LIST-03: these change the question, so the answer starts at page 1 again. */
export const changeQuery = (listing: Listing, query: string): Listing => ({ ...listing, query, page: 1 })
export const changeCategory = (listing: Listing, categoryPath: string): Listing => ({
  ...listing,
  categoryPath,
  page: 1,
})
export const changeLimit = (listing: Listing, limit: number): Listing => ({ ...listing, limit, page: 1 })
export const changeSorting = (listing: Listing, sorting: Sorting): Listing => ({
  ...listing,
  sorting,
  page: 1,
})

function withValues(filters: ActiveFilters, key: FilterKey, values: Values): ActiveFilters {
  if (typeof key === 'string') {
    const { [key]: _, ...rest } = filters
    return values.length === 0
      ? { ...rest, attributes: filters.attributes }
      : { ...rest, attributes: filters.attributes, [key]: values }
  }
  const { [key.attribute]: _, ...others } = filters.attributes
  return { ...filters, attributes: values.length === 0 ? others : { ...others, [key.attribute]: values } }
}

/**
 * Whether an option of a filter is checked: it was chosen, or it is inside a chosen range that is not one
 * of the `options`.
 */
export const isTicked = (chosen: Values, option: string, options: Values): boolean =>
  chosen.some((value) => value === option || (!options.includes(value) && isInside(option, value)))

/** The chosen values with each range replaced by the options inside it; a range without options stays. */
export const singleValues = (chosen: Values, options: readonly string[]): Values => [
  ...new Set(
    chosen.flatMap((value) => {
      const inside = options.includes(value) ? [] : options.filter((option) => isInside(option, value))
      return inside.length > 0 ? inside : [value]
    }),
  ),
]

function isInside(option: string, value: string): boolean {
  const [inner, outer] = [parseRange(option), parseRange(value)]
  return inner !== undefined && outer !== undefined && inner.min >= outer.min && inner.max <= outer.max
}
