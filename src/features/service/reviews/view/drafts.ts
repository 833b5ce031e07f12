import { textFields } from '#lib/form-fields.ts'
import { tidyQuestion, tidyReview } from '../rules/submission.ts'

/** The review in a form. */
export function readReview(form: FormData) {
  const field = textFields(form)
  return tidyReview({
    productId: field('product'),
    rating: Number(field('rating')),
    title: field('title'),
    body: field('body'),
    author: field('author'),
    email: field('email'),
    postal: field('postal'),
  })
}

/** The question in a form. */
export function readQuestion(form: FormData) {
  const field = textFields(form)
  return tidyQuestion({
    productId: field('product'),
    question: field('question'),
    author: field('author'),
    email: field('email'),
  })
}
