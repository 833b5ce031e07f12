import { expect, test } from 'vitest'
import { carriesLink } from './links.ts'

test.each([
  'CLAIM YOUR PRIZE https://evil.example/win now',
  'Visit www.evil.example today',
  'evil.example',
  'Ann bcc@example.com',
  'ftp://a',
  'Geh zu bücher.de',
])('"%s" carries a link or an address', (text) => {
  expect(carriesLink(text)).toBe(true)
})

test.each([
  'J.R. Smith',
  'Mary St. John-O’Brien',
  'Baker & Sons, Inc.',
  '2400 N. Clark St., Apt. 4½',
  'c/o Ann Baker #12',
  'St. Louis',
  'José Núñez',
  'A.C. Repair Co.',
])('"%s" is a name or an address of a place', (text) => {
  expect(carriesLink(text)).toBe(false)
})
