/** The longest address that mail servers take, in characters (RFC 5321, errata 1690). */
const LONGEST_EMAIL = 254

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/**
 * Whether a typed text can be an e-mail address: a name, "@" and a domain with a dot. Only a mail shows
 * whether a person reads it.
 */
export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text)
