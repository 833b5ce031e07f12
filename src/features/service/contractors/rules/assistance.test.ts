import { expect, test } from 'vitest'
import { NO_ASSISTANCE, reduceAssistance } from './assistance.ts'
import { NO_VALUES } from './feedback.ts'

const listing = { orderId: 'AZ4T4KPENPAT3', contractors: ['Ann'], email: 'a@b.example', show_rating: true }
const values = { ...NO_VALUES, rating: 5, body: 'They came on time and left no dust.', author: 'Ada L.' }

const found = reduceAssistance(NO_ASSISTANCE, { type: 'listing found', listing })
const written = reduceAssistance(found, { type: 'feedback written', values })

test('[S-CONTR, E-CONTRACTOR] a list that was found names the order in both data', () => {
  expect(found).toEqual({
    listingData: listing,
    feedbackData: {
      orderId: 'AZ4T4KPENPAT3',
      feedbackValues: { ...NO_VALUES, email: 'a@b.example' },
      feedbackSubmitted: false,
    },
  })
})

test('[S-CONTR] a request for a list clears contractors and feedback', () => {
  const sent = reduceAssistance(written, { type: 'feedback sent' })

  for (const state of [found, written, sent])
    expect(reduceAssistance(state, { type: 'listing requested' })).toEqual(NO_ASSISTANCE)
})

test('[S-CONTR] feedback that was sent clears its values, is marked as submitted and keeps the list', () => {
  expect(written.feedbackData.feedbackValues).toEqual(values)
  expect(reduceAssistance(written, { type: 'feedback sent' })).toEqual({
    listingData: listing,
    feedbackData: { orderId: 'AZ4T4KPENPAT3', feedbackValues: NO_VALUES, feedbackSubmitted: true },
  })
})
