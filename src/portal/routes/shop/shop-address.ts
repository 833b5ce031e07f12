import { readLocation } from '#features/selling/partner/rules/payloads.ts'

/** The page of the store that the frame opens with. */
const FIRST_PAGE = '/view-categories'

/** The store's page that an address names; the categories for none, or for one of another site. */
export const pageOf = (location: string | null): string => readLocation({ location }) ?? FIRST_PAGE

/** The id that an address names; undefined for none. Throws a 404 response for a text that is no id. */
export function notFoundUnlessNumber(text: string | null): number | undefined {
  if (text === null || text === '') return undefined
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Response(null, { status: 404 })
}
