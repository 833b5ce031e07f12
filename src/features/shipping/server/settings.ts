/** What the merchant offers: slices of the configuration. */
export interface DeliverySettings {
  showInside: boolean
  showGuaranteed: boolean
}

export interface Contact {
  phone: string
}
