import type { z } from 'zod'

/**
 * A schema that types clients and documents an answer but does not validate it. For large answers of our own:
 * to validate one costs as much as to make it. A test validates them with the strict schema. Leans on zod's
 * `_zod.run`, which is not documented; trusted.test.ts fails when an upgrade changes it.
 */
export function trusted<T extends z.ZodType>(schema: T): T {
  const copy = schema.clone()
  copy._zod.run = (payload) => payload
  return copy
}
