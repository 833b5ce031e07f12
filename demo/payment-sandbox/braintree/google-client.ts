import type { OpenSheetCall, SheetRequest } from './wallet-client.ts'

// The server sends these functions to a browser as their own text, so each may use nothing from outside
// itself.

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

/** What the sheet shows for the store's request; undefined when the request is not complete. */
export function googleSheetRequest({
  allowedPaymentMethods,
  transactionInfo,
}: DataRequest): SheetRequest | undefined {
  const card = allowedPaymentMethods.find(({ type }) => type === 'CARD')
  const asked = card?.tokenizationSpecification?.parameters
  if (!card || asked?.gateway !== 'braintree' || transactionInfo.totalPriceStatus !== 'FINAL')
    return undefined
  return {
    total: transactionInfo.totalPrice,
    lines: [
      ...(transactionInfo.displayItems ?? []).map(({ label, price }) => ({ label, amount: price })),
      { label: 'Total', amount: transactionInfo.totalPrice },
    ],
    merchantId: asked['braintree:merchantId'] ?? '',
    fingerprint: asked['braintree:authorizationFingerprint'] ?? '',
  }
}

/** Google's answer with the token of the card, and with the billing address if the store asked for it. */
export function googlePaymentData({ allowedPaymentMethods }: DataRequest, token: string | undefined): object {
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

  const card = allowedPaymentMethods.find(({ type }) => type === 'CARD')
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    paymentMethodData: {
      type: 'CARD',
      description: 'Visa 4242',
      info: {
        cardNetwork: 'VISA',
        cardDetails: '4242',
        ...(card?.parameters.billingAddressRequired ? { billingAddress } : {}),
      },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token },
    },
  }
}

export interface GoogleParts {
  openSheet: OpenSheetCall
  googleSheetRequest: typeof googleSheetRequest
  googlePaymentData: typeof googlePaymentData
}

/** The part of Google's script that the store uses: `google.payments.api.PaymentsClient`. */
export function googleClient(sandbox: string, parts: GoogleParts): void {
  class PaymentsClient {
    isReadyToPay = async ({ allowedPaymentMethods }: DataRequest) => ({
      result: allowedPaymentMethods.some(({ type }) => type === 'CARD'),
    })

    loadPaymentData(request: DataRequest): Promise<unknown> {
      const show = parts.googleSheetRequest(request)
      if (!show)
        return Promise.reject({
          statusCode: 'DEVELOPER_ERROR',
          statusMessage: 'The request is not complete.',
        })
      return new Promise((resolve, reject) => {
        const sheet = parts.openSheet(sandbox, 'google', (message) => {
          if (message.wallet === 'ready') return sheet.send({ show })
          sheet.end()
          if (message.wallet !== 'pay')
            return reject({ statusCode: 'CANCELED', statusMessage: 'User closed the Payment Request UI.' })
          sheet.send({ done: 'paid' })
          resolve(parts.googlePaymentData(request, message.token))
        })
      })
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } })
}
