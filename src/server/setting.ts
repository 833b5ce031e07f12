import { z } from 'zod'
import { fromWire } from '#lib/money.ts'

/** A text that is not empty. */
export const text = z.string().trim().min(1)

/** An amount in dollars, rounded to cents. */
export const dollars = z.coerce
  .number()
  .min(0)
  .max(1_000_000)
  .transform((value) => fromWire(Math.round(value * 100) / 100))

/** Whether the address is of this machine. */
export const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
