/// <reference types="applepayjs" />
/// <reference types="googlepay" />

import { merchant } from '#lib/merchant/merchant.ts'

/** The content of a wallet's sheet. Amounts are dollars with two decimals; the lines add up to the total. */
export interface SheetSum {
  /** who is paid */
  label: string
  total: string
  lines: readonly { label: string; amount: string }[]
}

export interface WalletToken {
  nonce: string
  /** for the gateway's risk check; missing when a tracker blocker stops it */
  deviceData?: string | undefined
}

/** The card gateway's part of Apple Pay: the merchant's. The browser provides the sheet. */
export interface WalletApple {
  /** called in the press handler, so it must not wait */
  request(sum: SheetSum): ApplePayJS.ApplePayPaymentRequest
  /** Lets the gateway prove the merchant's identity to Apple. */
  validate(validationURL: string): Promise<unknown>
  tokenize(token: ApplePayJS.ApplePayPaymentToken): Promise<WalletToken>
}

/** The card gateway's part of Google Pay. */
export interface WalletGoogle {
  request(sum: SheetSum): google.payments.api.PaymentDataRequest
  /** reads the gateway's token from Google's answer */
  tokenize(data: google.payments.api.PaymentData): Promise<WalletToken>
}

/** The result of a payment, and how to show it. */
export interface PaidByWallet {
  isPaid: boolean
  show(): Promise<void>
}

/**
 * The end of a sheet: the buyer closed it, it failed without a payment, or the store has answered and
 * shows the result.
 */
export type SheetEnd = 'cancelled' | 'failed' | 'answered'

/** A token from the server that proves that the page is ours. */
export type GetClientToken = () => Promise<string>

/** The parts of Apple's request that depend only on the order. */
export const appleOrder = ({ label, total, lines }: SheetSum) =>
  ({
    total: { label, type: 'final', amount: total },
    lineItems: lines.map((line) => ({ ...line, type: 'final' as const })),
    requiredBillingContactFields: ['postalAddress', 'name'],
  }) satisfies Partial<ApplePayJS.ApplePayPaymentRequest>

/** The parts of Google's request that depend only on the order. */
export const googleOrder = ({ total, lines }: SheetSum) => ({
  currencyCode: merchant().currency,
  countryCode: 'US',
  totalPriceStatus: 'FINAL' as const,
  totalPrice: total,
  totalPriceLabel: 'Total',
  checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE' as const,
  displayItems: lines.map(({ label, amount }) => ({ label, price: amount, type: 'LINE_ITEM' as const })),
})

/** Our requirements for a card in Google Pay, beside the networks. */
export const GOOGLE_BILLING = {
  billingAddressRequired: true,
  billingAddressParameters: { format: 'FULL' },
} as const
