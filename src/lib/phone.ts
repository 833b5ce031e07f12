/** The ten digits of a US phone number; a leading 1 is the country code. Other texts stay as they are. */
export function normalPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : typed.trim()
}

/** Ten digits as the North American plan has them: neither area code nor exchange begins with 0 or 1. */
export const isUsPhone = (digits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)

/** Up to ten digits as the store writes them: "312555" → "(312) 555", "3125550100" → "(312) 555-0100". */
export function phoneMask(digits: string): string {
  if (digits.length < 4) return digits && `(${digits}`
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  return digits.length > 6 ? `${area}-${digits.slice(6)}` : area
}

/** US phone numbers in a text, as the store writes them. `split` puts them at the odd places. */
export const PHONES_IN_TEXT = /(\(\d{3}\) \d{3}-\d{4})/

/** A stored number as people read it: "(312) 555-0100" for a US number; another text as it is. */
export function displayPhone(phone: string): string {
  const number = normalPhone(phone)
  return /^\d{10}$/.test(number) ? phoneMask(number) : number
}

/** "tel:+18005550142" for "(800) 555-0142". */
export const telephone = (phone: string): string =>
  `tel:+1${phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`
