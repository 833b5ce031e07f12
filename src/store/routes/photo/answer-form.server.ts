import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { type FormProblems, MOST, SHOTS, type Shot } from '#features/partners/photo-quotes/rules/form.ts'
import { texts } from '#features/partners/photo-quotes/texts.ts'
import type { FormOutcome } from '#features/partners/photo-quotes/ui/photo-form.tsx'

const PATH = '/quote-by-photo/form'

/**
 * Reads the form: stores its photos (of a browser without script), then its fields, and sends the request
 * when the visitor pressed "Send".
 */
export async function answerPhotoForm({ photoQuotes }: StoreApi, form: FormData) {
  const values = valuesOf(form)
  const problems: FormProblems = {}
  try {
    if (form.get('intent') === 'start-over') {
      await photoQuotes.startOver({})
      return redirect(PATH, 303)
    }
    for (const [shot, picture] of filesOf(form))
      await photoQuotes.addPhoto({ shot, key: randomUUID(), picture })
    const removed = Number(form.get('remove'))
    if (removed > 0) await photoQuotes.removePhoto({ id: removed })
    const { draft } = await photoQuotes.draft({})
    if (draft && draft.sent === null) await photoQuotes.save({ ...values, unreachable: unreachableIn(form) })
    if (form.get('intent') !== 'send') return redirect(PATH, 303)
    if (draft) {
      await photoQuotes.send({ ...values, captcha: text(form, 'captcha', 2_000) })
      return redirect(PATH, 303)
    }
    problems.photos = texts.problems.photos
    return data({ values, problems, failure: '' } satisfies FormOutcome, { status: 400 })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return data(outcomeOf(refusal, values), { status: refusal.status })
  }
}

type Refusal = NonNullable<ReturnType<typeof refusalOf>>

/** The messages of a refusal: beside the fields, or one sentence above them. */
function outcomeOf({ code, message, details }: Refusal, values: ReturnType<typeof valuesOf>): FormOutcome {
  const issues = (details.issues ?? []) as { path: string; message: string }[]
  const problems = Object.fromEntries(
    issues.filter(({ path }) => path in FIELDS).map((issue) => [issue.path, issue.message]),
  )
  const isNamed = code === 'invalid' && Object.keys(problems).length > 0
  return {
    values,
    problems,
    failure: isNamed ? '' : code === 'proof_needed' ? texts.captcha.noScript : message,
  }
}

const FIELDS: Readonly<Record<keyof FormProblems, true>> = {
  photos: true,
  name: true,
  phone: true,
  email: true,
  zip: true,
  consent: true,
}

const text = (form: FormData, name: string, most: number): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, most) : ''
}

const valuesOf = (form: FormData) => ({
  name: text(form, 'name', MOST.name),
  phone: text(form, 'phone', MOST.phone),
  email: text(form, 'email', MOST.email),
  zip: text(form, 'zip', MOST.zip),
  rooms: text(form, 'rooms', MOST.rooms),
  wishes: text(form, 'wishes', MOST.wishes),
  hasConsent: form.get('consent') === 'yes',
})

const unreachableIn = (form: FormData): Shot[] =>
  SHOTS.filter((shot) => form.getAll('unreachable').includes(shot))

/** The files of the form; a field without a file sends an empty one. */
const filesOf = (form: FormData): [Shot, File][] =>
  SHOTS.flatMap((shot) =>
    form
      .getAll(`photo-${shot}`)
      .filter((file): file is File => file instanceof File && file.size > 0)
      .map((file): [Shot, File] => [shot, file]),
  )
