/** What a partner stated about an order, and what staff changed in it. */
export interface PartnerDetails {
  /** the number of the order that this one replaces or continues */
  originalOrder: string | null
  discountReason: string | null
  discountComments: string | null
  discountResponsibleParty: string | null
  /** do not send the video with the order */
  removeVideo: boolean
  /** staff took the sales tax off: what it would have been is not stored */
  taxRemoved: boolean
  /** cents that shipping would have cost; null when staff did not change it */
  shippingQuoted: number | null
  /** the price request whose prices the order has */
  priceRequest: number | null
  /** the certificate by which the order owes no sales tax */
  taxExemption: { id: number; number: string; state: string } | null
}

/** Whose order it is and who placed it. */
export interface PartnerPlacing {
  companyId: number | null
  customerId: number | null
  projectId: number | null
  /** the account that places it */
  placedBy: number | null
  purchaseOrder: string | null
  details: PartnerDetails
}
