/** The accepted postal codes: a US zip (five digits, maybe four more) or a Canadian postal code. */
export type PostalCode =
  | { kind: 'us'; zip: string; plus4: string | null }
  | { kind: 'canada'; code: string }
  | { kind: 'invalid' }

const US = /^(\d{5})(?:[- ]?(\d{4}))?$/
// Canada Post: D, F, I, O, Q and U are never used, W and Z never first.
const CANADA = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/**
 * V-ZIP: short numbers are padded to five digits (zips lose their leading zeros in spreadsheets); everything
 * else is invalid.
 */
export function parseZip(text: string): PostalCode {
  const trimmed = text.trim().toUpperCase()
  const us = US.exec(/^\d{1,5}$/.test(trimmed) ? trimmed.padStart(5, '0') : trimmed)
  if (us) return { kind: 'us', zip: us[1]!, plus4: us[2] ?? null }
  const canada = CANADA.exec(trimmed)
  return canada ? { kind: 'canada', code: `${canada[1]} ${canada[2]}` } : { kind: 'invalid' }
}

export const isZip = (text: string): boolean => parseZip(text).kind !== 'invalid'

/**
 * A postal code that a person typed into a field. Fewer than five digits are a mistake there, so nothing is
 * padded: "9021" must not become the zip 09021 of military mail in Europe.
 */
export const isTypedZip = (text: string): boolean => isZip(text) && !/^\d{1,4}$/.test(text.trim())

/** A postal code in its usual form: "60614", "60614-1234", "K1A 0B1"; undefined for other texts. */
export function normalZip(text: string): string | undefined {
  const parsed = parseZip(text)
  if (parsed.kind === 'us') return parsed.plus4 ? `${parsed.zip}-${parsed.plus4}` : parsed.zip
  return parsed.kind === 'canada' ? parsed.code : undefined
}
