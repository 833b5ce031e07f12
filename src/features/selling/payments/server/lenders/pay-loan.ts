import type { PaymentResult } from '../../contract.ts'
import type { Lender } from '../../rules/methods.ts'
import { payOrder } from '../attempts/pay-order.ts'
import type { PaymentServices } from '../payment-services.ts'
import { requireOwnApproval } from '../wallets/wallet-approvals.ts'
import { keepToken } from './applications.ts'

/**
 * Pays an order with the token of a loan, which is stored before it is sent. Throws the errors of keepToken,
 * requireOwnApproval and payOrder.
 */
export async function payLoan(
  services: PaymentServices,
  method: Lender,
  orderId: string,
  token: string,
): Promise<PaymentResult> {
  const loan = { orderId, method, token }
  await keepToken(services, loan)
  await requireOwnApproval(services, { ...loan, reference: token })
  return payOrder(services, loan)
}
