/** "tel:+18005550142" for "(800) 555-0142". */
export const telephone = (phone: string): string =>
  `tel:+1${phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`
