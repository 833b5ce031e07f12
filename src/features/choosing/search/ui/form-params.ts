import { rangeOf } from '../rules/facets/range-scale.ts'
import { sortingOf } from '../rules/listing/listing.ts'

const FROM = 'from.'
const TO = 'to.'
const SORTING = 'by'

/** Whether parameters come straight from the form: ranges in two fields, the order in one word. */
export const isFromForm = (params: URLSearchParams): boolean =>
  [...params.keys()].some((key) => key === SORTING || key.startsWith(FROM) || key.startsWith(TO))

/**
 * Turns the parameters of a filter form into those of a list's address: `from.a111` and `to.a111` become one
 * `a111=60000-80000`,
 * `by=price-desc` becomes sort and order, and empty fields are dropped. Ends in the wrong order are swapped.
 * Browsers with and without JavaScript arrive at the same address.
 */
export function paramsFromForm(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams()
  const ranges = new Set<string>()
  for (const [key, value] of sent) {
    if (key.startsWith(FROM)) ranges.add(key.slice(FROM.length))
    else if (key.startsWith(TO)) ranges.add(key.slice(TO.length))
    else if (key === SORTING) setSorting(params, value)
    else if (value !== '') params.append(key, value)
  }
  for (const name of ranges) {
    const range = rangeOf({ from: sent.get(FROM + name) ?? '', to: sent.get(TO + name) ?? '' })
    if (range !== undefined) params.set(name, range)
  }
  return params
}

function setSorting(params: URLSearchParams, value: string): void {
  const { mode, order } = sortingOf(value)
  if (mode === 'score') return
  params.set('sort', mode)
  params.set('order', order)
}
