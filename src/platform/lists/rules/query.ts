import { isCalendarDay } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'

/** Why a list refuses a filter. */
const texts = defineTexts({
  noChoice: (said: string) => `“${said}” is not one of the choices.`,
  noId: (said: string) => `“${said}” is not a number.`,
  noDay: (said: string) => `“${said}” is not a date. Use a date such as 2026-11-28.`,
  tooLong: (most: number) => `Use at most ${most} characters.`,
  badCharacters: 'Use letters, digits, and common punctuation.',
  badIds: (most: number) => `Name at most ${most} rows by their numbers, with commas between them.`,
})

/** An older name of a filter. Links that have it are still read; `says`: what its old values are now. */
interface Renamed {
  was?: string
  says?: Readonly<Record<string, string>>
}

interface Choice<V extends string, First extends V | undefined> extends Renamed {
  kind: 'choice'
  values: readonly V[]
  /** the value when nothing is said */
  first: First
}
interface Words extends Renamed {
  kind: 'words'
  longest: number
  fits: RegExp
  first: ''
}
interface RowId extends Renamed {
  kind: 'id'
}
interface Ids extends Renamed {
  kind: 'ids'
  most: number
  fits: (id: string) => boolean
}
interface DayFilter extends Renamed {
  kind: 'day'
}
export type Filter = Choice<string, string | undefined> | Words | RowId | Ids | DayFilter
export type Filters = Readonly<Record<string, Filter>>

/** One of some values. */
// @__NO_SIDE_EFFECTS__
export const choice = <const V extends string>(values: readonly V[], more: Renamed = {}) =>
  ({ kind: 'choice', values, first: undefined, ...more }) as const
/** One of some values, and the value when nothing is said. */
// @__NO_SIDE_EFFECTS__
export const choiceOr = <const V extends string>(
  first: NoInfer<V>,
  values: readonly V[],
  more: Renamed = {},
) => ({ kind: 'choice', values, first: first as V, ...more }) as const
/** All rows, or those that the caller looks after or works on. */
export const WHOSE = ['all', 'mine'] as const
/** Words that a person typed; '' when nothing is said. */
// @__NO_SIDE_EFFECTS__
export const words = (longest: number, more: Renamed & { fits?: RegExp } = {}): Words => ({
  kind: 'words',
  longest,
  fits: /^[^\p{Cc}\p{Cs}]*$/u,
  first: '',
  ...more,
})
// @__NO_SIDE_EFFECTS__
export const rowId = (more: Renamed = {}): RowId => ({ kind: 'id', ...more })
/** A day of this millennium in the store's zone, yyyy-mm-dd. */
// @__NO_SIDE_EFFECTS__
export const day = (more: Renamed = {}): DayFilter => ({ kind: 'day', ...more })
/** The ids of some rows with commas between them; an address may also name each with the old name. */
// @__NO_SIDE_EFFECTS__
export const ids = (most: number, fits: (id: string) => boolean, more: Renamed = {}): Ids => ({
  kind: 'ids',
  most,
  fits,
  ...more,
})

export type ValueOf<F> = F extends { values: readonly (infer V)[] } ? V : F extends RowId ? number : string
type Said<F extends Filters> = { [N in keyof F as F[N] extends { first: string } ? N : never]: ValueOf<F[N]> }
type Maybe<F extends Filters> = {
  [N in keyof F as F[N] extends { first: string } ? never : N]?: ValueOf<F[N]> | undefined
}

/** What a list is asked for: the value of each filter, the order under `sort`, and where the page begins. */
export type QueryOf<F extends Filters> = Said<F> & Maybe<F> & { after?: string | undefined }

/** The query of a list as its call takes it. */
export type Asked<L> = L extends ListQuery<infer F> ? QueryOf<F> : never

/** What a list can be asked for. Its address, its saved views and its call use these names and values. */
export interface ListQuery<F extends Filters> {
  filters: F
}

/** `sorts`: the orders of the list, the usual one first; they are the values of the filter `sort`. */
export function listQuery<F extends Filters>(parts: { filters: F }): ListQuery<F>
export function listQuery<F extends Filters, const S extends string>(parts: {
  filters: F
  sorts: readonly [S, ...S[]]
}): ListQuery<F & { sort: Choice<S, S> }>
// @__NO_SIDE_EFFECTS__
export function listQuery(parts: {
  filters: Filters
  sorts?: readonly [string, ...string[]]
}): ListQuery<Filters> {
  const { filters, sorts } = parts
  return { filters: sorts ? { ...filters, sort: choiceOr(sorts[0], sorts) } : filters }
}

/** Sentences about filters that say no value, by their name. */
export type FilterFaults = Readonly<Record<string, string>>

/** Reads an address. A filter that says no value is left out and has a fault; unknown names are ignored. */
export function readQuery<F extends Filters>(
  { filters }: ListQuery<F>,
  address: URLSearchParams,
): { query: QueryOf<F>; faults: FilterFaults } {
  const query: Record<string, string | number> = {}
  const faults: Record<string, string> = {}
  for (const [name, filter] of Object.entries(filters)) {
    const said = saidIn(address, name, filter)
    const fault = said === '' ? undefined : faultOf(filter, said)
    if (fault !== undefined) faults[name] = fault
    const value = said === '' || fault !== undefined ? nothingSaid(filter) : said
    if (value !== undefined) query[name] = filter.kind === 'id' ? Number(value) : value
  }
  const after = address.get('after')?.slice(0, 400)
  return { query: { ...query, ...(after && { after }) } as QueryOf<F>, faults }
}

function saidIn(address: URLSearchParams, name: string, { kind, was = name, says }: Filter): string {
  const all = (key: string) =>
    (kind === 'ids' ? address.getAll(key).join(',') : (address.get(key) ?? '')).trim()
  const old = was === name ? '' : all(was)
  return all(name) || (says?.[old] ?? old)
}

export const nothingSaid = (filter: Filter): string | undefined =>
  'first' in filter ? filter.first : undefined

/** Why a text is no value of a filter; undefined when it is one. */
export function faultOf(filter: Filter, said: string): string | undefined {
  switch (filter.kind) {
    case 'choice':
      return filter.values.includes(said) ? undefined : texts.noChoice(shortened(said))
    case 'words':
      if (said.length > filter.longest) return texts.tooLong(filter.longest)
      return filter.fits.test(said) ? undefined : texts.badCharacters
    case 'id':
      return /^[1-9]\d{0,14}$/.test(said) ? undefined : texts.noId(shortened(said))
    case 'day':
      return said.startsWith('2') && isCalendarDay(said) ? undefined : texts.noDay(shortened(said))
    case 'ids': {
      const each = said.split(',')
      return each.length <= filter.most && each.every(filter.fits) ? undefined : texts.badIds(filter.most)
    }
  }
}

const shortened = (said: string): string => (said.length > 40 ? `${said.slice(0, 40)}…` : said)

/** The address of a query without its place: what the filters say beyond the usual, under today's names. */
export function writeQuery<F extends Filters>(
  { filters }: ListQuery<F>,
  query: Partial<QueryOf<F>>,
): URLSearchParams {
  const said = query as Readonly<Record<string, string | number | undefined>>
  return new URLSearchParams(
    Object.entries(filters).flatMap(([name, filter]) => {
      const value = said[name]
      return value === undefined || value === nothingSaid(filter) ? [] : [[name, String(value)]]
    }),
  )
}
