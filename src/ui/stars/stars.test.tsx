// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatRating, Stars, starFill } from './stars.tsx'

afterEach(cleanup)

test.each([
  [0, '0.0'],
  [4.66, '4.7'],
  [4, '4.0'],
  [5, '5.0'],
  [7, '5.0'],
  [-1, '0.0'],
])('[L-RATING] %d is shown as %s', (rating, shown) => {
  expect(formatRating(rating)).toBe(shown)
})

test('[L-RATING] 4.7 fills four stars and seven tenths of the fifth', () => {
  expect([0, 1, 2, 3, 4].map((index) => starFill(4.66, index))).toEqual([100, 100, 100, 100, 70])
})

test('[L-RATING] the drawing says its rating', () => {
  render(<Stars rating={4.66} />)

  expect(screen.getByRole('img', { name: '4.7 of 5 stars' })).toBeDefined()
})
