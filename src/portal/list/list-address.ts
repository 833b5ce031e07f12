/** The value in a list's address that begins its export when the page opens. */
export const EXPORT = { name: 'export', value: 'csv' } as const

/** The values of an address that name a later page, or what the page does once. */
export const FIRST_PAGE = { after: '', [EXPORT.name]: '' }

/** The place where the page of an address begins. The call refuses what is no place of its list. */
export function placeOf(search: URLSearchParams): { after?: string } {
  const after = search.get('after')?.slice(0, 400) ?? ''
  return after === '' ? {} : { after }
}

/** The search of an address with some values changed; an empty value is left out. */
export function changedSearch(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  return changed.toString()
}
