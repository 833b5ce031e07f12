/** The ten digits of a US phone number; a leading 1 is the country code. Other texts stay as they are. */
export function normalPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : typed.trim()
}

/** Ten digits as the North American plan has them: neither area code nor exchange begins with 0 or 1. */
export const isUsPhone = (digits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)

/** "(312) 555-0100" for ten digits; another text as it is. */
export const displayPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
