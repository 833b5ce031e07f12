import { data, redirect } from 'react-router'
import { type Refusal, refusalOf } from '#api/refusal.ts'
import { changedSearch, FIRST_PAGE } from '../list/define-list.ts'
import { confirmPath, signInPath } from '../paths.ts'
import { idOf } from '../routes/reading.ts'
import { texts } from '../texts.ts'

/** Why a form was refused: a sentence, the wrong fields, and for programs the code and its details. */
export type Refused = Omit<Refusal, 'status'> & { readonly problems: Readonly<Record<string, string>> }

/**
 * The answer of a call that a page is made of. A refusal becomes the page's own: 403 and 404 the pages for
 * them. An address whose place is none in its list, such as an old link, opens the first page.
 */
export async function answered<T>(call: Promise<T>, url: URL): Promise<T> {
  try {
    return await call
  } catch (error) {
    const { status } = refusalAt(url, error)
    if (status === 400 && url.searchParams.has('after'))
      throw redirect(`${url.pathname}?${changedSearch(url.searchParams, FIRST_PAGE)}`)
    throw data(null, { status: status === 400 ? 404 : status })
  }
}

/**
 * Does the work of a form. A refusal goes back to the form, with what was `typed` where a form without script
 * keeps it.
 */
export async function attempted<T, K extends object = object>(
  work: () => Promise<T & { refused?: undefined }>,
  url: URL,
  typed?: K,
) {
  try {
    return await work()
  } catch (error) {
    const { status, message, code, details } = refusalAt(url, error)
    // The framework's own refusal of a field names no field to a person.
    const sentence = code === 'BAD_REQUEST' ? texts.check : message
    const refused: Refused = { message: sentence, code, details, problems: problemsIn(details.issues) }
    return data({ ...typed, refused } as K & { refused: Refused }, { status })
  }
}

/**
 * The refusal in an error. A person who must sign in, or show the second factor again, is led there and comes
 * back to `url`; any other error is thrown.
 */
function refusalAt({ pathname, search }: URL, error: unknown): Refusal {
  const refusal = error instanceof Response ? undefined : refusalOf(error)
  if (!refusal) throw error
  if (refusal.code === 'sign_in_needed') throw redirect(signInPath(pathname + search))
  if (refusal.code === 'step_up_needed') throw redirect(confirmPath(pathname + search))
  return refusal
}

function problemsIn(issues: unknown): Record<string, string> {
  if (!Array.isArray(issues)) return {}
  return Object.fromEntries(issues.map(({ path, message }) => [String(path), String(message)]))
}

/** A PDF that the browser shows. */
export const pdfAnswer = (file: File): Response =>
  new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file.name}"`,
      'cache-control': 'private, no-store',
    },
  })

/** The id in the address of a page. Throws the answer 404 for anything else. */
export function rowIdOf(text: string | undefined): number {
  const id = idOf(text)
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
