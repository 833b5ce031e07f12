import { merchant } from '#lib/merchant/merchant.ts'
import {
  appleOrder,
  type GetClientToken,
  GOOGLE_BILLING,
  googleOrder,
  type WalletApple,
  type WalletGoogle,
} from './wallet-gateway.ts'

const NETWORKS = ['visa', 'masterCard', 'amex', 'discover']

interface ClientApi {
  fingerprint: string
  merchantId: string
  call(path: string, body: object): Promise<unknown>
}

/**
 * The payment sandbox replaces Braintree's library, which accepts only Braintree's own hosts: the same calls,
 * to the sandbox.
 */
async function openSandbox(clientApiUrl: string, getClientToken: GetClientToken): Promise<ClientApi> {
  const { authorizationFingerprint: fingerprint, merchantId } = JSON.parse(atob(await getClientToken())) as {
    authorizationFingerprint: string
    merchantId: string
  }
  return {
    fingerprint,
    merchantId,
    async call(path, body) {
      const answer = await fetch(`${clientApiUrl}/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, authorizationFingerprint: fingerprint }),
      })
      if (!answer.ok) throw new Error(`The sandbox refused ${path}`)
      return answer.json()
    },
  }
}

/** Apple Pay against the payment sandbox. */
export async function sandboxApple(
  clientApiUrl: string,
  getClientToken: GetClientToken,
  shop: string,
): Promise<WalletApple> {
  const api = await openSandbox(clientApiUrl, getClientToken)
  return {
    request: (sum) =>
      ({
        countryCode: 'US',
        currencyCode: merchant().currency,
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: NETWORKS,
        ...appleOrder(sum),
      }) as ApplePayJS.ApplePayPaymentRequest,
    validate: (validationUrl) =>
      api.call('apple_pay_web/sessions', {
        applePayWebSession: {
          validationUrl,
          domainName: location.hostname,
          displayName: shop,
          merchantIdentifier: 'merchant.sandbox.alpine',
        },
      }),
    async tokenize(token) {
      const { applePayCards } = (await api.call('payment_methods/apple_payment_tokens', {
        applePaymentToken: { ...token, paymentData: btoa(JSON.stringify(token.paymentData)) },
      })) as {
        applePayCards: [{ nonce: string }]
      }
      return { nonce: applePayCards[0].nonce }
    },
  }
}

/** Google Pay against the payment sandbox: its script answers with a token of the sandbox. */
export async function sandboxGoogle(
  clientApiUrl: string,
  getClientToken: GetClientToken,
): Promise<WalletGoogle> {
  const { fingerprint, merchantId } = await openSandbox(clientApiUrl, getClientToken)
  const parameters = {
    gateway: 'braintree',
    'braintree:merchantId': merchantId,
    'braintree:authorizationFingerprint': fingerprint,
  }
  return {
    request: (sum) =>
      ({
        apiVersion: 2,
        apiVersionMinor: 0,
        allowedPaymentMethods: [
          {
            type: 'CARD',
            parameters: {
              allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
              allowedCardNetworks: NETWORKS.map((network) => network.toUpperCase()),
              ...GOOGLE_BILLING,
            },
            tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters },
          },
        ],
        transactionInfo: googleOrder(sum),
        merchantInfo: { merchantId },
      }) as google.payments.api.PaymentDataRequest,
    async tokenize({ paymentMethodData }) {
      const { androidPayCards } = JSON.parse(paymentMethodData.tokenizationData.token) as {
        androidPayCards: [{ nonce: string }]
      }
      return { nonce: androidPayCards[0].nonce }
    },
  }
}
