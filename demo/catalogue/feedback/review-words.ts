import { z } from 'zod'
import { readDataJson } from '#lib/data-file.ts'

const sentences = z.array(z.string())

const words = z.object({
  titles: z.object({ good: sentences, fair: sentences, poor: sentences }),
  openings: sentences,
  good: sentences,
  fair: sentences,
  poor: sentences,
})

/** Building blocks of reviews of one kind of product. */
export type Words = z.output<typeof words>

const data = readDataJson(
  'demo/catalogue/data/review-words.json',
  z.object({
    firstNames: z.tuple([z.string()], z.string()),
    places: z.tuple([z.string()], z.string()),
    spans: z.tuple([z.string()], z.string()),
    helpers: z.tuple([z.string()], z.string()),
    sets: z.record(z.string(), words),
  }),
)

/**
 * Building blocks of the demo's reviews, written for this store. {p} is the product in a shopper's words, {s}
 * a span of time, {t} a helper, {a|b} a choice.
 */
export const REVIEW_WORDS = data

/** The building blocks of several sets together. */
export function wordsOf(names: readonly string[]): Words {
  const sets = names.map((name) => {
    const set = data.sets[name]
    if (!set) throw new Error(`review-words.json has no set "${name}"`)
    return set
  })
  return {
    titles: {
      good: sets.flatMap(({ titles }) => titles.good),
      fair: sets.flatMap(({ titles }) => titles.fair),
      poor: sets.flatMap(({ titles }) => titles.poor),
    },
    openings: sets.flatMap(({ openings }) => openings),
    good: sets.flatMap(({ good }) => good),
    fair: sets.flatMap(({ fair }) => fair),
    poor: sets.flatMap(({ poor }) => poor),
  }
}
