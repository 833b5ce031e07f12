import { implement } from '@orpc/server'
import { ApiError } from '#lib/api-error.ts'
import { affirmContract } from '../../../contract/affirm/affirm.ts'
import { texts } from '../../../texts.ts'
import {
  admitProviderCall,
  type PaymentServices,
  type PaymentsContext,
  type RequireOwnOrder,
} from '../../payments-context.ts'
import { openApplication, orderInUrl, payLoan } from '../applications.ts'

const os = implement(affirmContract).$context<PaymentsContext>()

/** Affirm's window opens from our page and gives the browser a token, which pays the order. */
export const affirmHandlers = (requireOwnOrder: RequireOwnOrder) => ({
  beginAffirm: os.beginAffirm.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.orderID)
    await admitProviderCall(context, input.orderID)
    const opened = await openApplication(context.payments, input.orderID, 'affirm')
    if (opened.kind !== 'script')
      throw new ApiError('method_not_offered', texts.methodNotOffered, { status: 409 })
    return { checkout: { ...opened.checkout } }
  }),
  affirm: os.affirm.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.orderID)
    return payLoan(context.payments, 'affirm', input.orderID, input.checkoutToken)
  }),
})

const TOKEN = /^[\w-]{4,128}$/
const MAX_FORM = 8 * 1024

/**
 * Affirm's redirect mode: Affirm's page posts the token from another site, so our cookies are not sent; the
 * signed handle in the URL names the order. Whatever the outcome, the browser is sent to the page that shows
 * the order's status.
 */
export const affirmConfirmed =
  (services: PaymentServices) =>
  async (request: Request): Promise<Response> => {
    const orderId = orderInUrl(services, request)
    const form = new URLSearchParams(
      request.method === 'POST' ? (await request.text()).slice(0, MAX_FORM) : '',
    )
    const token = form.get('checkout_token') ?? ''
    if (orderId !== undefined && TOKEN.test(token)) await tryToPay(services, orderId, token)
    const location = `/checkout/affirm/success${new URL(request.url).search}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }

async function tryToPay(services: PaymentServices, orderId: string, token: string): Promise<void> {
  try {
    await payLoan(services, 'affirm', orderId, token)
  } catch (error) {
    // A refusal is stored with the attempt, and the page that the browser is sent to reads it there.
    if (!(error instanceof ApiError)) throw error
  }
}
