import { textFields } from '#lib/form-fields.ts'
import { type FeedbackValues, KEPT_PRICES } from '../rules/feedback.ts'

/** Reads the form of feedback. Missing fields are empty; a rating that is no digit is 0. */
export function readFeedback(form: FormData): FeedbackValues {
  const field = textFields(form)
  const rating = field('rating')
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : 0,
    keptPrice: KEPT_PRICES.find((each) => each === field('keptPrice')) ?? 'unsaid',
    body: field('body').trim(),
    author: field('author').trim(),
    email: field('email').trim(),
    consent: field('consent') === 'yes',
  }
}
