import { openBraintree } from '../shared/braintree-client.ts'
import {
  appleOrder,
  type GetClientToken,
  GOOGLE_BILLING,
  googleOrder,
  type WalletApple,
  type WalletGoogle,
} from './wallet-gateway.ts'

/**
 * Apple Pay through Braintree's library. Rejects when the account has no Apple Pay or the gateway does not
 * answer.
 */
export async function braintreeApple(getClientToken: GetClientToken, shop: string): Promise<WalletApple> {
  const [{ create }, { client, deviceData }] = await Promise.all([
    import('braintree-web/apple-pay'),
    openBraintree(getClientToken),
  ])
  const apple = await create({ client })
  return {
    request: (sum) => apple.createPaymentRequest(appleOrder(sum)) as ApplePayJS.ApplePayPaymentRequest,
    validate: (validationURL) => apple.performValidation({ validationURL, displayName: shop }),
    tokenize: async (token) => ({
      nonce: (await apple.tokenize({ token })).nonce,
      deviceData: await deviceData(),
    }),
  }
}

/** Google Pay through Braintree's library. Rejects when the gateway does not answer. */
export async function braintreeGoogle(
  getClientToken: GetClientToken,
  googleMerchantId: string | null,
): Promise<WalletGoogle> {
  const [{ create }, { client, deviceData }] = await Promise.all([
    import('braintree-web/google-payment'),
    openBraintree(getClientToken),
  ])
  const pay = await create({
    client,
    googlePayVersion: 2,
    ...(googleMerchantId === null ? {} : { googleMerchantId }),
  })
  return {
    request(sum) {
      const request = pay.createPaymentDataRequest({ transactionInfo: googleOrder(sum) })
      // Cards only: Braintree's other methods are separate payment methods of this store.
      const cards = request.allowedPaymentMethods.filter(({ type }) => type === 'CARD')
      return {
        ...request,
        allowedPaymentMethods: cards.map((card) => ({
          ...card,
          parameters: { ...card.parameters, ...GOOGLE_BILLING },
        })),
      } as google.payments.api.PaymentDataRequest
    },
    tokenize: async (data) => ({
      nonce: (await pay.parseResponse(data)).nonce,
      deviceData: await deviceData(),
    }),
  }
}
