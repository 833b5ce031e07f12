import { data } from 'react-router'
import { refusalOf } from '#api/refusal.ts'

/** The 404 of an unknown path; the error page shows it. */
export const notFound = () => data(null, { status: 404 })

/** No category has a longer slug, and the API refuses longer ones. */
const MOST_LETTERS = 400

/** The slugs of a category's address; undefined when they cannot name one. */
export function slugsOf(rest: string | undefined, most: number): string[] | undefined {
  const slugs = (rest ?? '').split('/').filter(Boolean)
  return slugs.length > 0 && slugs.length <= most && slugs.join('/').length <= MOST_LETTERS
    ? slugs
    : undefined
}

/** The result of a call, or the not-found page when the API says 404 (or there is nothing to ask for). */
export async function orNotFound<T>(ask: () => Promise<T> | undefined): Promise<T> {
  try {
    const asked = ask()
    if (asked === undefined) throw notFound()
    return await asked
  } catch (error) {
    if (refusalOf(error)?.status === 404) throw notFound()
    throw error
  }
}
