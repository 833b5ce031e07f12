import { data, redirect } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { changedSearch, FIRST_PAGE } from '../list/define-list.ts'
import { signInPath } from '../paths.ts'
import { idOf } from '../routes/reading.ts'

/** A refused form: which fields are wrong, and what the other person wrote when both changed one row. */
interface Refused {
  message: string
  problems: Readonly<Record<string, string>>
  code: string
  details: Readonly<Record<string, unknown>>
}

/**
 * The answer of a call that a page is made of. A refusal becomes the page's own: 401 the sign-in, 403 and 404
 * the pages for them. An address whose place is none in its list, such as an old link, opens the first page.
 */
export async function answered<T>(call: Promise<T>, url: URL): Promise<T> {
  try {
    return await call
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (refusal.status === 401) throw redirect(signInPath(url.pathname + url.search))
    if (refusal.status === 400 && url.searchParams.has('after'))
      throw redirect(`${url.pathname}?${changedSearch(url.searchParams, FIRST_PAGE)}`)
    throw data(null, { status: refusal.status === 400 ? 404 : refusal.status })
  }
}

/** Does the work of a form. A refusal that a person can act on goes back to the form. */
export async function attempted<T>(work: () => Promise<T>, url: URL) {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (refusal.status === 401) throw redirect(signInPath(url.pathname))
    if (refusal.status === 403 || refusal.status === 404) throw data(null, { status: refusal.status })
    const { message, code, details, status } = refusal
    const refused: Refused = { message, code, details, problems: problemsIn(details.issues) }
    return data({ refused }, { status })
  }
}

function problemsIn(issues: unknown): Record<string, string> {
  if (!Array.isArray(issues)) return {}
  return Object.fromEntries(issues.map(({ path, message }) => [String(path), String(message)]))
}

/** The id in the address of a page. Throws the answer 404 for anything else. */
export function rowIdOf(text: string | undefined): number {
  const id = idOf(text)
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
