import { randomBytes } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so an id survives being read out on the telephone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/**
 * A new order id: 'A' and 60 random bits, so ids cannot be guessed and do not show how many orders there are.
 */
export const newOrderId = (): string =>
  `A${Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % 32]).join('')}`

/** Whether a text has the form of an order id. Any other text needs no query. */
export const isOrderId = (text: string): boolean => /^A[0-9A-Z]{12}$/.test(text)
