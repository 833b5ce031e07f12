import type { FromSheet, SheetRequest } from './wallet-client.ts'

/** The part of Google's script that the store uses: `google.payments.api.PaymentsClient`. */
export function googleClient(sandbox: string): void {
  type Parameters = Record<string, string>
  interface Method {
    type: string
    parameters: { billingAddressRequired?: boolean }
    tokenizationSpecification?: { parameters: Parameters }
  }
  interface DataRequest {
    allowedPaymentMethods: readonly Method[]
    transactionInfo: {
      totalPrice: string
      totalPriceStatus: string
      currencyCode: string
      displayItems?: readonly { label: string; price: string }[]
    }
  }
  const billingAddress = {
    name: 'Grace Walker',
    address1: '1600 W Belmont Ave',
    address2: 'Apt 3',
    address3: '',
    locality: 'Chicago',
    administrativeArea: 'IL',
    postalCode: '60657',
    countryCode: 'US',
    sortingCode: '',
  }

  class PaymentsClient {
    isReadyToPay = async ({ allowedPaymentMethods }: DataRequest) => ({
      result: allowedPaymentMethods.some(({ type }) => type === 'CARD'),
    })

    loadPaymentData({ allowedPaymentMethods, transactionInfo }: DataRequest): Promise<unknown> {
      const card = allowedPaymentMethods.find(({ type }) => type === 'CARD')
      const asked = card?.tokenizationSpecification?.parameters
      if (!card || asked?.gateway !== 'braintree' || transactionInfo.totalPriceStatus !== 'FINAL')
        return Promise.reject({
          statusCode: 'DEVELOPER_ERROR',
          statusMessage: 'The request is not complete.',
        })
      const sheet = window.open(
        `${sandbox}/wallets/sheet?wallet=google&origin=${encodeURIComponent(location.origin)}`,
        'wallet',
        'popup,width=420,height=640',
      )
      const lines = [
        ...(transactionInfo.displayItems ?? []).map(({ label, price }) => ({ label, amount: price })),
        { label: 'Total', amount: transactionInfo.totalPrice },
      ]
      const show: SheetRequest = {
        total: transactionInfo.totalPrice,
        lines,
        merchantId: asked['braintree:merchantId'] ?? '',
        fingerprint: asked['braintree:authorizationFingerprint'] ?? '',
      }
      return new Promise((resolve, reject) => {
        const over = () => {
          window.removeEventListener('message', receive)
          clearInterval(watch)
        }
        const cancel = () => {
          over()
          reject({ statusCode: 'CANCELED', statusMessage: 'User closed the Payment Request UI.' })
        }
        const watch = setInterval(() => (sheet === null || sheet.closed) && cancel(), 300)
        const receive = (event: MessageEvent<FromSheet>) => {
          if (event.origin !== sandbox || event.source !== sheet) return
          if (event.data.wallet === 'ready') sheet?.postMessage({ show }, sandbox)
          if (event.data.wallet === 'cancel') cancel()
          if (event.data.wallet !== 'pay') return
          over()
          sheet?.postMessage({ done: 'paid' }, sandbox)
          const info = {
            cardNetwork: 'VISA',
            cardDetails: '4242',
            ...(card.parameters.billingAddressRequired ? { billingAddress } : {}),
          }
          resolve({
            apiVersion: 2,
            apiVersionMinor: 0,
            paymentMethodData: {
              type: 'CARD',
              description: 'Visa 4242',
              info,
              tokenizationData: { type: 'PAYMENT_GATEWAY', token: event.data.token },
            },
          })
        }
        window.addEventListener('message', receive)
      })
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } })
}
