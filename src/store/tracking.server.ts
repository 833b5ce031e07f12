import { data } from 'react-router'
import type { Tracking } from '#features/fulfilment/contract.ts'
import type { FormOutcome } from '#features/fulfilment/ui/order-requests.tsx'
import { texts } from '#features/fulfilment/texts.ts'
import type { StoreApi } from './api-contract.ts'
import { fieldsOf } from './voice.server.ts'

const LONGEST_ID = 40
const LONGEST_POSTAL = 12
const LONGEST_REASON = 500
const OPTIONS = ['cancel', 'ask_to_cancel', 'ask_to_return'] as const

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
export async function findTracking(api: StoreApi, question: OrderQuestion): Promise<{ tracking: Tracking; refusal?: undefined } | { tracking?: undefined; refusal: string }> {
  try {
    return { tracking: await api.fulfilment.track(orderQuestion(question)) }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

/** Carries out what a form of an order's page asks for. */
export async function answerForm(api: StoreApi, question: OrderQuestion, form: FormData) {
  const field = fieldsOf(form)
  const intent = field('intent') === 'email' ? 'email' : 'request'
  const asked = orderQuestion(question)
  const option = OPTIONS.find((each) => each === field('option'))
  try {
    if (intent === 'email') {
      await api.fulfilment.emailSummary(asked)
      return data<FormOutcome>({ intent, kind: 'done', result: 'submitted' })
    }
    if (!option) return data<FormOutcome>({ intent, kind: 'refused', message: texts.failed }, { status: 400 })
    const { result } = await api.fulfilment.request({ ...asked, option, reason: field('reason').slice(0, LONGEST_REASON) })
    return data<FormOutcome>({ intent, kind: 'done', result })
  } catch (error) {
    return data<FormOutcome>({ intent, kind: 'refused', message: refusalOf(error) }, { status: (error as { status: number }).status })
  }
}

// The API's classes live in the server's own bundle, so a refusal is known by its shape and not by its class.
function refusalOf(error: unknown): string {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number' || error.status >= 500) throw error
  return error.status === 400 ? texts.notFound : error.message
}
