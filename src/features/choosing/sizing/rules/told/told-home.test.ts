import { expect, test } from 'vitest'
import { withToldHome } from './told-home.ts'

test('[issue 27, one home] a message carries the home of a ticked box, and is never cut for it', () => {
  expect(withToldHome(' No heat ', 'My home: 2,000 sq ft.', 100)).toBe('No heat\n\nMy home: 2,000 sq ft.')
  expect(withToldHome('', 'My home: 2,000 sq ft.', 100)).toBe('My home: 2,000 sq ft.')
  expect(withToldHome('No heat', null, 100)).toBe('No heat')
  expect(withToldHome('No heat', 'My home: 2,000 sq ft.', 20)).toBe('No heat')
})
