import type { ActionFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { textOf } from '../reading.ts'
import { texts } from './texts.ts'

/** Cancels an order, or records a payment of its invoice. */
export async function partnerAction({ request, context, params, url }: ActionFunctionArgs) {
  const { netTerms, orders } = context.get(portalContext).api
  const form = await request.formData()
  const orderID = (params.id ?? '').slice(0, 40) || '-'
  const amount = textOf(form.get('amount')).trim()
  const cancel = async (): Promise<{ done: string }> => {
    const { result } = await orders.cancel({
      orderID,
      reason: textOf(form.get('reason')).trim().slice(0, 300),
    })
    return { done: texts[result] }
  }
  const receive = async (): Promise<{ done: string }> => {
    await netTerms.receive({
      orderID,
      reference: textOf(form.get('reference')),
      ...(amount !== '' && { amount: Number(amount) }),
    })
    return { done: texts.done }
  }
  return attempted(form.has('cancel') ? cancel : receive, url)
}
