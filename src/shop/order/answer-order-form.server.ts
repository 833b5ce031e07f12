import { data } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { Tracking } from '#features/selling/fulfilment/contract.ts'
import { texts } from '#features/selling/fulfilment/texts.ts'
import type { FormOutcome } from '#features/selling/fulfilment/ui/order-requests.tsx'
import {
  intentOf,
  type OrderFormAction,
  readOrderForm,
} from '#features/selling/fulfilment/view/order-forms.ts'
import { type OrderQuestion, typedOrderQuestion } from './order-question.ts'

/** The progress of an order, or the refusal to show. */
export async function findTracking(
  api: StoreApi,
  question: OrderQuestion,
): Promise<{ tracking: Tracking; refusal?: undefined } | { tracking?: undefined; refusal: string }> {
  try {
    return { tracking: await api.fulfilment.track(typedOrderQuestion(question)) }
  } catch (error) {
    return { refusal: messageOf(error).message }
  }
}

/** Handles a form of an order's page. */
export async function answerOrderForm(api: StoreApi, question: OrderQuestion, form: FormData) {
  const intent = intentOf(form)
  const action = readOrderForm(form)
  if (!action) return data<FormOutcome>({ intent, kind: 'refused', message: texts.failed }, { status: 400 })
  try {
    const result = await carryOut(api, typedOrderQuestion(question), action)
    return data<FormOutcome>({ intent, kind: 'done', result })
  } catch (error) {
    const { status, message } = messageOf(error)
    return data<FormOutcome>({ intent, kind: 'refused', message }, { status })
  }
}

type Result = Extract<FormOutcome, { kind: 'done' }>['result']

async function carryOut(
  api: StoreApi,
  order: ReturnType<typeof typedOrderQuestion>,
  action: OrderFormAction,
): Promise<Result> {
  switch (action.intent) {
    case 'email':
      await api.fulfilment.emailSummary(order)
      return 'submitted'
    case 'request': {
      const { option, reason } = action
      return (await api.fulfilment.request({ ...order, option, reason })).result
    }
    case 'return': {
      const { why, note, lines } = action
      await api.fulfilment.askReturn({ ...order, why, note, lines })
      return 'requested'
    }
    case 'damage': {
      const { note, noted, photos } = action
      await api.fulfilment.reportDamage({ ...order, note, noted, photos })
      return 'submitted'
    }
  }
}

/**
 * The refusal to show on the page; a call with a malformed id or postal code is answered like an unknown
 * order.
 */
function messageOf(error: unknown): { status: number; message: string } {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  return { ...refusal, message: refusal.status === 400 ? texts.notFound : refusal.message }
}
