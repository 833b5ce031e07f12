import { LEAD_FILTERS, LEAD_KINDS, LEAD_SORTS } from '#features/leads/rules/lead.ts'
import { placeOf } from '../../list/list-address.ts'

/** The one of a list that an address names, or the first. */
const oneOf = <T extends string>(list: readonly [T, ...T[]], value: string | null): T =>
  list.find((each) => each === value) ?? list[0]

/** The list, filter, order and page in the address of the leads. */
export function leadQuery(search: URLSearchParams) {
  const kind = LEAD_KINDS.find((each) => each === search.get('kind'))
  return {
    show: oneOf(LEAD_FILTERS, search.get('show')),
    sort: oneOf(LEAD_SORTS, search.get('sort')),
    ...placeOf(search),
    ...(kind && { kind }),
  }
}
