import { data } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import type { Tracking } from '#features/fulfilment/contract.ts'
import { MOST_PHOTOS_A_REPORT } from '#features/fulfilment/rules/damage.ts'
import { RETURN_REASONS } from '#features/fulfilment/rules/returns.ts'
import { texts } from '#features/fulfilment/texts.ts'
import type { FormIntent, FormOutcome } from '#features/fulfilment/ui/order-requests.tsx'
import { fieldsOf } from '#features/reviews/view/submission-forms.ts'

const LONGEST_ID = 40
const LONGEST_POSTAL = 12
const LONGEST_REASON = 500
const LONGEST_NOTE = 1_000
const OPTIONS = ['cancel', 'ask_to_cancel'] as const
const INTENTS = ['email', 'request', 'return', 'damage'] as const satisfies readonly FormIntent[]

export interface OrderQuestion {
  orderID: string
  postal?: string | undefined
}

/** What was asked for, cut to what an order of ours can be called. */
export const orderQuestion = ({ orderID, postal }: OrderQuestion) => ({
  orderID: orderID.trim().toUpperCase().slice(0, LONGEST_ID),
  ...(postal ? { postal: postal.trim().slice(0, LONGEST_POSTAL) } : {}),
})

/** Where an order is, or the refusal to show. */
export async function findTracking(
  api: StoreApi,
  question: OrderQuestion,
): Promise<{ tracking: Tracking; refusal?: undefined } | { tracking?: undefined; refusal: string }> {
  try {
    return { tracking: await api.fulfilment.track(orderQuestion(question)) }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

/** Carries out what a form of an order's page asks for. */
export async function answerForm(api: StoreApi, question: OrderQuestion, form: FormData) {
  const intent = INTENTS.find((each) => each === form.get('intent')) ?? 'request'
  try {
    const result = await deeds[intent](api, orderQuestion(question), form)
    return result === undefined
      ? data<FormOutcome>({ intent, kind: 'refused', message: texts.failed }, { status: 400 })
      : data<FormOutcome>({ intent, kind: 'done', result })
  } catch (error) {
    return data<FormOutcome>(
      { intent, kind: 'refused', message: refusalOf(error) },
      { status: (error as { status: number }).status },
    )
  }
}

type Result = Extract<FormOutcome, { kind: 'done' }>['result']
type Deed = (
  api: StoreApi,
  asked: ReturnType<typeof orderQuestion>,
  form: FormData,
) => Promise<Result | undefined>

/** `undefined`: the form was not one of ours. */
const deeds: Readonly<Record<FormIntent, Deed>> = {
  async email(api, asked) {
    await api.fulfilment.emailSummary(asked)
    return 'submitted'
  },
  async request(api, asked, form) {
    const field = fieldsOf(form)
    const option = OPTIONS.find((each) => each === field('option'))
    return (
      option &&
      (await api.fulfilment.request({ ...asked, option, reason: field('reason').slice(0, LONGEST_REASON) }))
        .result
    )
  },
  async return(api, asked, form) {
    const field = fieldsOf(form)
    const why = RETURN_REASONS.find((each) => each === field('why'))
    if (!why) return undefined
    const lines = [...form.keys()].flatMap((name) => {
      const lineNo = Number(/^units-(\d{1,4})$/.exec(name)?.[1])
      const qty = Number(field(name))
      return lineNo > 0 && Number.isInteger(qty) && qty > 0 ? [{ lineNo, qty }] : []
    })
    await api.fulfilment.askReturn({ ...asked, why, note: field('note').slice(0, LONGEST_REASON), lines })
    return 'requested'
  },
  async damage(api, asked, form) {
    const field = fieldsOf(form)
    const note = field('note').trim().slice(0, LONGEST_NOTE)
    // A browser sends an empty file for a field that nothing was chosen in.
    const photos = form
      .getAll('photos')
      .filter((each): each is File => typeof each !== 'string' && (each.size > 0 || each.name !== ''))
    if (note === '' || photos.length > MOST_PHOTOS_A_REPORT) return undefined
    await api.fulfilment.reportDamage({
      ...asked,
      note,
      noted: field('noted') === 'yes' ? 'yes' : 'no',
      photos,
    })
    return 'submitted'
  },
}

// The API's classes live in the server's own bundle, so a refusal is known by its shape and not by its class.
function refusalOf(error: unknown): string {
  if (
    !(error instanceof Error) ||
    !('status' in error) ||
    typeof error.status !== 'number' ||
    error.status >= 500
  )
    throw error
  return error.status === 400 ? texts.notFound : error.message
}
