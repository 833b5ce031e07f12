import { z } from 'zod'
import { fromWire } from '#kit/money.ts'

/** A setting that is a text with something in it. */
export const text = z.string().trim().min(1)

/** A setting in whole or broken dollars. */
export const dollars = z.coerce
  .number()
  .min(0)
  .max(1_000_000)
  .transform((value) => fromWire(Math.round(value * 100) / 100))

/** Does the address lead to this very machine? */
export const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
