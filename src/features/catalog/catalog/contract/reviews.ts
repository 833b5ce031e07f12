import { z } from 'zod'
import { day } from './card.ts'

export const reviewSchema = z.object({
  rating: z.number().int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  place: z.string(),
  verified: z.boolean(),
  writtenOn: day,
})
/** A shopper's question and its answer. */
export const questionSchema = z.object({
  question: z.string(),
  author: z.string(),
  askedOn: day,
  answer: z.string(),
  answeredBy: z.string(),
  answeredOn: day,
})
export const reviewSummarySchema = z.object({
  average: z.number(),
  count: z.number().int(),
  distribution: z.array(z.number().int()).describe('how many gave 1, 2, 3, 4, 5 stars'),
})

export type Review = z.infer<typeof reviewSchema>
export type Question = z.infer<typeof questionSchema>

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
