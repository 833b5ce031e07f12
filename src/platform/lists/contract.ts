import { z } from 'zod'

/** Where a page of a list begins: `next` of the answer before. */
export const after = z.string().max(400).optional()

/** Where the next page begins; null after the last. */
export const next = z.string().nullable()
