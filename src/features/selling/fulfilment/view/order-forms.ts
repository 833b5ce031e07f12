import { textFields } from '#lib/form-fields.ts'
import { MOST_PHOTOS_A_REPORT } from '../rules/damage.ts'
import { RETURN_REASONS } from '../rules/returns.ts'
import type { FormIntent } from '../ui/order-requests.tsx'

const LONGEST_REASON = 500
const LONGEST_NOTE = 1_000
const OPTIONS = ['cancel', 'ask_to_cancel'] as const
const INTENTS = ['email', 'request', 'return', 'damage'] as const satisfies readonly FormIntent[]

type Fields = ReturnType<typeof textFields>

/** The request of a form on an order's page. */
export type OrderFormAction =
  | { intent: 'email' }
  | { intent: 'request'; option: (typeof OPTIONS)[number]; reason: string }
  | {
      intent: 'return'
      why: (typeof RETURN_REASONS)[number]
      note: string
      lines: { lineNo: number; qty: number }[]
    }
  | { intent: 'damage'; note: string; noted: 'yes' | 'no'; photos: File[] }

/** Which form was sent; an unknown one counts as a request. */
export const intentOf = (form: FormData): FormIntent =>
  INTENTS.find((each) => each === form.get('intent')) ?? 'request'

/** Reads a form of an order's page; undefined when our page could not have sent it. */
export function readOrderForm(form: FormData): OrderFormAction | undefined {
  const field = textFields(form)
  switch (intentOf(form)) {
    case 'email':
      return { intent: 'email' }
    case 'request':
      return readRequest(field)
    case 'return':
      return readReturn(form, field)
    case 'damage':
      return readDamage(form, field)
  }
}

function readRequest(field: Fields): OrderFormAction | undefined {
  const option = OPTIONS.find((each) => each === field('option'))
  return option && { intent: 'request', option, reason: field('reason').slice(0, LONGEST_REASON) }
}

function readReturn(form: FormData, field: Fields): OrderFormAction | undefined {
  const why = RETURN_REASONS.find((each) => each === field('why'))
  if (!why) return undefined
  const lines = [...form.keys()].flatMap((name) => {
    const lineNo = Number(/^units-(\d{1,4})$/.exec(name)?.[1])
    const qty = Number(field(name))
    return lineNo > 0 && Number.isInteger(qty) && qty > 0 ? [{ lineNo, qty }] : []
  })
  return { intent: 'return', why, note: field('note').slice(0, LONGEST_REASON), lines }
}

function readDamage(form: FormData, field: Fields): OrderFormAction | undefined {
  const note = field('note').trim().slice(0, LONGEST_NOTE)
  // A browser sends an empty file for a field in which no file was chosen.
  const photos = form
    .getAll('photos')
    .filter((each): each is File => typeof each !== 'string' && (each.size > 0 || each.name !== ''))
  if (note === '' || photos.length > MOST_PHOTOS_A_REPORT) return undefined
  return { intent: 'damage', note, noted: field('noted') === 'yes' ? 'yes' : 'no', photos }
}
