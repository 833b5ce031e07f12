import { isFiveDigits } from '#features/catalog/location/rules/zip-states.ts'
import { typedNumber } from '#features/choosing/sizing/rules/estimate/answers.ts'
import {
  FACET_KEYS,
  SORTS,
  type Sort,
  type ToolKind,
} from '#features/partners/partner-tools/rules/tool-kinds.ts'

/** The number fields of the form with their limits. */
export const NUMBERS = {
  cooling: { min: 1_000, max: 2_000_000 },
  heating: { min: 1_000, max: 2_000_000 },
  seer2: { min: 5, max: 60 },
  hspf2: { min: 3, max: 30 },
  afue: { min: 50, max: 100 },
  mostPrice: { min: 0, max: 1_000_000 },
} as const
export type NumberName = keyof typeof NUMBERS
const NAMES = Object.keys(NUMBERS) as NumberName[]

/** The filters of an address; impossible values are ignored. */
export function filtersIn(params: URLSearchParams, kind: ToolKind) {
  const numbers = NAMES.flatMap((name) => {
    const value = typedNumber(params.get(name) ?? '')
    const { min, max } = NUMBERS[name]
    return value >= min && value <= max ? [[name, value] as const] : []
  })
  const chosen = FACET_KEYS.flatMap((key) => {
    const values = params.getAll(key).filter((value) => /^[^\p{Cc}]{1,60}$/u.test(value))
    return values.length > 0 ? [[key, values.slice(0, 40)] as const] : []
  })
  const zip = (params.get('zip') ?? '').trim()
  const sort: Sort = SORTS.find((each) => each === params.get('sort')) ?? 'price'
  const page = Number(params.get('page') ?? '1')
  return {
    kind,
    text: (params.get('text') ?? '').replace(/\p{Cc}/gu, '').slice(0, 60),
    ...(isFiveDigits(zip) && { zip }),
    ...Object.fromEntries(numbers),
    chosen: Object.fromEntries(chosen),
    onlyFitting: params.has('onlyFitting'),
    sort,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  }
}

/** The search of another page of the same filters. */
export function pageSearch(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  next.set('page', String(page))
  return `?${next}`
}
