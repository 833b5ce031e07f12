/** What a partner may do with a sale, as the store answers it. */
export interface PartnerOffer {
  /** what staff may change in a sale; the calls check it again */
  may: MayInSale
  /** null when the customer's company has no credit account */
  terms: TermsOffer | null
}

/** `alonePercent`: what a price or the shipping may be lowered by without another person's approval. */
interface MayInSale {
  reprice: boolean
  removeTax: boolean
  lowerShipping: boolean
  alonePercent: number
}

/** A company's credit account; amounts are dollars. */
export interface TermsOffer {
  companyName: string
  /** from shipping to the day of payment */
  days: number
  limit: number
  left: number
  /** why the account cannot be used now */
  unavailable: string | null
}
