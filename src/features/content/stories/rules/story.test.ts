import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayDecide, SUBMISSION_STATES } from '#platform/submissions/rules/submission.ts'
import { checkStory, LIMITS, pageCount, STORIES_A_PAGE, STORY_FIELDS } from './story.ts'

const fine = {
  author: 'Ada L.',
  place: 'Duluth, MN',
  system: '3 ton heat pump',
  title: 'Warm at last',
  body: 'We had no heat in the attic room.',
  email: 'ada@example.com',
  consent: true,
}

test('[R-STORIES] a complete story may be sent', () => {
  expect(checkStory(fine)).toEqual({})
})

test.each(STORY_FIELDS.filter((field) => field !== 'consent'))(
  '[R-STORIES] a story without %s, or with too much of it, is refused',
  (field) => {
    expect(Object.keys(checkStory({ ...fine, [field]: '  ' }))).toEqual([field])
    expect(Object.keys(checkStory({ ...fine, [field]: 'x'.repeat(LIMITS[field] + 1) }))).toEqual([field])
  },
)

test('[R-STORIES] a story without consent is refused', () => {
  expect(Object.keys(checkStory({ ...fine, consent: false }))).toEqual(['consent'])
})

test('[R-STORIES] only a waiting story is decided, and only one with consent is published', () => {
  for (const state of SUBMISSION_STATES)
    for (const hasConsent of [true, false]) {
      const story = { state, hasConsent }
      expect(mayDecide(story, 'publish') === 'yes').toBe(state === 'waiting' && hasConsent)
      expect(mayDecide(story, 'refuse') === 'yes').toBe(state === 'waiting')
    }
})

test('[E-STORIES] every story stands on one of the pages', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (total) => {
      expect(pageCount(total) * STORIES_A_PAGE).toBeGreaterThanOrEqual(total)
      expect((pageCount(total) - 1) * STORIES_A_PAGE).toBeLessThan(Math.max(1, total))
    }),
  )
})
