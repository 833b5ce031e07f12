import { z } from 'zod'
import { MOST } from '../rules/customer.ts'

export const text = (most: number) => z.string().max(most)

export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const version = z.coerce.number().int().positive().max(2_147_483_647)

export const search = text(MOST.search).default('')

export const place = {
  street: text(MOST.street).default(''),
  city: text(MOST.city).default(''),
  state: text(MOST.state).default(''),
  zip: text(MOST.zip).default(''),
}
export const reach = { phone: text(MOST.phone).default(''), email: text(MOST.email).default('') }
export const person = { name: text(MOST.name), ...reach }

/** A number of rows that is counted only up to a bound. */
export const bounded = z.object({ count: z.int(), isMore: z.boolean() })
