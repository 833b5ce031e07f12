import { expect, test } from 'vitest'
import { quoteFileAnswer } from './file-rows.ts'

// Both origins answer with it: `desk/handlers.ts` in the portal, `shopper/` in the store.
test.each(['application/pdf', 'image/jpeg'])('[S17] a file of a quote (%s) is saved, never shown', (type) => {
  const { headers } = quoteFileAnswer({ id: 7, type }, new Uint8Array([1]))

  expect(headers['content-disposition']).toMatch(/^attachment; filename="quote-7\.(pdf|jpg)"$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})
