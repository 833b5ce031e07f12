import { api } from '#api/client.ts'
import { confirmAtAmazon } from './amazon/amazon-calls.ts'
import { payByAffirm, payByCreditKey } from './lender/pay-by-lender.ts'
import type { PayOf, PayOfEach } from './payment-method.ts'

const PAY_OF: PayOfEach = {
  creditCard: ({ card }) =>
    card
      ? (orderID) =>
          api.payments.creditCard({ paymentMethodNonce: card.nonce, deviceData: card.deviceData, orderID })
      : undefined,
  PayPal: ({ form }) =>
    form.paypal.orderID === ''
      ? undefined
      : (internalOrderId) => api.payments.paypal({ paypalOrderId: form.paypal.orderID, internalOrderId }),
  AmazonPay: ({ form }) =>
    form.amazonPay.sessionId === '' ? undefined : confirmAtAmazon(form.amazonPay.sessionId, form.costs.total),
  ACHDebit: ({ bank }) =>
    bank
      ? (orderID) =>
          api.bankDebit.achDebit({
            paymentMethodNonce: bank.nonce,
            orderID,
            isPlaidAuth: bank.isPlaidAuth,
            verificationMethod: bank.verificationMethod,
          })
      : undefined,
  affirm: (_, { affirm }) => (affirm ? payByAffirm(affirm) : undefined),
  creditkey: () => payByCreditKey,
  check: () => null,
}

/** What pays the placed order by the chosen method. */
export const payOf: PayOf = (view, offer) => PAY_OF[view.form.paymentMethod]?.(view, offer)
