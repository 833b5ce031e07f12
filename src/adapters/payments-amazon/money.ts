import { createHash } from 'node:crypto'
import type { Cents } from '#lib/money.ts'

/** Amounts are decimal strings on this wire. */
export const toMoney = (amount: Cents) => ({ amount: (amount / 100).toFixed(2), currencyCode: 'USD' })

/** An idempotency key. Amazon takes 32 characters at most. */
export const keyOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
