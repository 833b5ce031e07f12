import { ApiError } from '#kit/api-error.ts'
import { type PaymentServices, payOrder } from '../attempts/pay-order.ts'
import { requireOwnApproval } from '../wallets/wallet-approvals.ts'
import { askSoon } from './application-status.ts'
import { keepToken } from './applications.ts'
import { orderOfHandle } from './order-handle.ts'

const TOKEN = /^[\w-]{4,128}$/
const MAX_FORM = 8 * 1024

const orderIn = (services: PaymentServices, request: Request): string | undefined =>
  orderOfHandle(services.comeBack?.secrets ?? [], new URL(request.url).searchParams.get('order') ?? '')

/**
 * Affirm's redirect mode: the lender's page posts the token into the buyer's browser, from another site and so without our cookies; the
 * signed handle in the address says which order it is for. Whatever comes of it, she is sent to a page that tells her how the order stands.
 */
export const affirmConfirmed =
  (services: PaymentServices) =>
  async (request: Request): Promise<Response> => {
    const orderId = orderIn(services, request)
    const form = new URLSearchParams(
      request.method === 'POST' ? (await request.text()).slice(0, MAX_FORM) : '',
    )
    const token = form.get('checkout_token') ?? ''
    if (orderId !== undefined && TOKEN.test(token)) await pay(services, orderId, token)
    return new Response(null, {
      status: 303,
      headers: {
        location: `/checkout/affirm/success${new URL(request.url).search}`,
        'cache-control': 'no-store',
      },
    })
  }

async function pay(services: PaymentServices, orderId: string, token: string): Promise<void> {
  try {
    const loan = { orderId, method: 'affirm', token } as const
    await keepToken(services, loan)
    await requireOwnApproval(services, { ...loan, reference: token })
    await payOrder(services, loan)
  } catch (error) {
    // A refusal is written down with the attempt, and the page that she is sent to reads it there.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Credit Key says that an application was approved after all. Nobody signs this, so it is a hint: we ask Credit Key ourselves. */
export const creditkeyApproved =
  (services: PaymentServices) =>
  async (request: Request): Promise<Response> => {
    const orderId = orderIn(services, request)
    if (orderId !== undefined) await askSoon(services, orderId)
    return new Response(null, {
      status: orderId === undefined ? 404 : 200,
      headers: { 'cache-control': 'no-store' },
    })
  }
