import { expect, test } from 'vitest'
import { safePath } from './paths.ts'

test.each(['/', '/customers', '/customers/12?view=open', '/account#sessions'])(
  '%s is a page to return to',
  (to) => expect(safePath(to)).toBe(to),
)

test.each([
  '',
  'https://evil.example/customers',
  '//evil.example/customers',
  '/\\evil.example',
  '/customers\\@evil.example',
  '/customers\n//evil.example',
  'javascript:alert(1)',
  '/sign-out',
  '/unknown-page',
])('%s leads to the home page instead', (to) => expect(safePath(to)).toBe('/'))
