import { z } from 'zod'
import { readDataJson } from '#kit/data-file.ts'

const sentences = z.tuple([z.string()], z.string())

const words = z.object({
  titles: z.object({ good: sentences, fair: sentences, poor: sentences }),
  openings: sentences,
  good: sentences,
  fair: sentences,
  poor: sentences,
})

/** Building blocks of reviews of one kind of product. */
export type Words = z.output<typeof words>

/**
 * Building blocks of the demo's reviews, written for this store. {p} is the product in a shopper's words, {s}
 * a span of time, {t} a helper.
 */
export const REVIEW_WORDS = readDataJson(
  'demo/catalogue/data/review-words.json',
  z.object({
    firstNames: sentences,
    places: sentences,
    spans: sentences,
    helpers: sentences,
    heating: words,
    cooling: words,
    ductless: words,
    water: words,
    air: words,
    parts: words,
  }),
)
