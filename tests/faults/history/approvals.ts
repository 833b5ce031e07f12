import { confirmLoan, openCheckout } from '#demo/payment-sandbox/affirm/loans.ts'
import { decideApplication } from '#demo/payment-sandbox/creditkey/orders.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { ask, type Play } from './shop-state.ts'
import type { Approved } from './steps.ts'

export async function approve(
  own: Play,
  { buyer, at, decision }: { buyer: number; at: 0 | 1; decision: 'approve' | 'decline' },
  orderID: string,
): Promise<void> {
  const attempt = own.attempts[buyer]!
  if (attempt.method === 'creditCard' || attempt.method === 'check') return
  const reference = await APPROVE[attempt.method](own, {
    buyer,
    shop: own.stage.shops[at],
    orderID,
    decision,
  })
  if (reference !== undefined) attempt.reference = reference
}

type Approval = { buyer: number; shop: Shop; orderID: string; decision: 'approve' | 'decline' }

/** What a buyer does at the provider. Answers the reference with which the buyer returns. */
const APPROVE: Readonly<Record<Approved, (own: Play, approval: Approval) => Promise<string | undefined>>> = {
  async PayPal(own, { buyer, shop, orderID, decision }) {
    const begun = await ask(own, buyer, () => shop.beginPaypal(orderID))
    if (begun) own.stage.sandbox.control.approvePaypal(begun.paypalOrderId, decision)
    return begun?.paypalOrderId
  },
  applepay: async (own, { decision }) => moneyOf(own).tokenizeWallet('apple_pay_card', decision).token,
  googlepay: async (own, { decision }) => moneyOf(own).tokenizeWallet('android_pay_card', decision).token,
  async affirm(own, { buyer, shop, orderID, decision }) {
    const begun = await ask(own, buyer, () => shop.beginAffirm(orderID))
    const opened = begun && openCheckout(moneyOf(own), begun.checkout)
    return opened && confirmLoan(moneyOf(own), opened, decision === 'approve' ? 'approve' : 'refuse')
  },
  async creditkey(own, { buyer, shop, orderID, decision }) {
    const begun = await ask(own, buyer, () => shop.beginCreditKey(orderID))
    const application = begun && moneyOf(own).state.creditkey.orders.get(begun.creditkeyId)
    if (application) decideApplication(application, decision === 'approve' ? 'approve' : 'decline')
    return begun?.creditkeyId
  },
}

/** The call that charges what the buyer approved. */
export const PAY: Readonly<
  Record<Approved, (shop: Shop, orderID: string, reference: string) => Promise<unknown>>
> = {
  PayPal: (shop, orderID, reference) => shop.payByPaypal(orderID, reference),
  applepay: (shop, orderID, reference) => shop.payByWallet('applepay', orderID, reference),
  googlepay: (shop, orderID, reference) => shop.payByWallet('googlepay', orderID, reference),
  affirm: (shop, orderID, reference) => shop.payByAffirm(orderID, reference),
  creditkey: (shop, orderID, reference) => shop.payByCreditKey(orderID, reference),
}

const moneyOf = ({ stage }: Play) => stage.sandbox.control.inner.ledger
