import { data } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { ContentKind } from '#features/content/content/rules/kinds.ts'
import { FORMS } from '#features/desk/content-desk/view/forms/forms.ts'
import { textFields } from '#lib/form-fields.ts'
import type { Theirs } from './entry-parts.tsx'

interface Key {
  kind: ContentKind
  slug: string
}
type Done = 'saved' | 'published' | 'discarded' | 'restored' | 'tookOff'

/** What came of a press: it is done, or why not, with what was typed. */
export interface ActionResult {
  done?: Done
  message?: string
  theirs?: Theirs
  typed?: Readonly<Record<string, string>>
}

/** Carries out what a button of the page asks for. Throws the answers 403 and 404. */
export async function act(api: PortalApi['contentDesk'], key: Key, form: FormData): Promise<ActionResult> {
  const field = textFields(form)
  const seen = { ...key, revision: numberIn(field('revision')) }
  switch (field('intent')) {
    case 'discard':
      return attempt('discarded', () => api.discard(seen))
    case 'takeOff':
      return attempt('tookOff', () => api.takeOff(seen))
    case 'restore':
      return attempt('restored', () => api.restore({ ...seen, number: numberIn(field('number')) }))
    default: {
      const typed = Object.fromEntries(FORMS[key.kind].fields.map(({ name }) => [name, field(name)]))
      const publishes = field('intent') === 'publish'
      return attempt(
        publishes ? 'published' : 'saved',
        async () => {
          const { revision } = await api.save({ ...seen, fields: typed })
          if (publishes) await api.publish({ ...key, revision })
        },
        typed,
      )
    }
  }
}

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

async function attempt(
  done: Done,
  work: () => Promise<unknown>,
  words?: NonNullable<ActionResult['typed']>,
): Promise<ActionResult> {
  const typed = words ? { typed: words } : {}
  try {
    await work()
    return { done }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, code, message, details } = refusal
    if (status === 401 || status === 403 || status === 404) throw data(null, { status })
    if (code !== 'changed') return { message, ...typed }
    return { theirs: details.theirs as Theirs, ...typed }
  }
}
