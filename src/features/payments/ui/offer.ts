import type { CardFieldsConfig } from './card-fields.ts'

/** What a browser needs to know to show each way to pay; the same for everybody. */
export interface PaymentOffer {
  cardFields: CardFieldsConfig | null
  paypal: { scriptUrl: string } | null
}

/** A store with no provider at all: only checks are taken. */
export const noOffer: PaymentOffer = { cardFields: null, paypal: null }
