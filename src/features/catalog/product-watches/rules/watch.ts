import * as fields from '#lib/typed/fields.ts'
import { texts } from '../texts.ts'

export const ABOUT = ['price', 'stock'] as const
/** The news that the shopper asked for: a lower price, or the product in stock again. */
type About = (typeof ABOUT)[number]

export interface WatchDraft {
  productId: string
  email: string
  about: About
}

export type WatchErrors = Partial<Record<'email', string>>

export const checkWatch = ({ email }: WatchDraft): WatchErrors =>
  fields.isFine(fields.email, email) ? {} : { email: texts.invalid }

/** Days after which a watch is deleted: never confirmed, confirmed and nothing happened, answered. */
export const KEEP_DAYS = { asked: 7, confirmed: 365, told: 30 } as const
