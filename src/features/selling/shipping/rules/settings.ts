/** The merchant's settings for delivery. */
export interface DeliverySettings {
  /** whether the store sells inside delivery */
  showInside: boolean
  /** whether the store offers delivery by a guaranteed date */
  showGuaranteed: boolean
}

export interface Contact {
  phone: string
}
