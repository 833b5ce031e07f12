import { implement } from '@orpc/server'
import { ApiError } from '#lib/api-error.ts'
import { affirmContract } from '../../../contract/affirm/affirm.ts'
import { texts } from '../../../texts.ts'
import { admitProviderCall, type PaymentsContext, type RequireOwnOrder } from '../../payments-context.ts'
import { openApplication, payLoan } from '../applications.ts'

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
