import { expect, test } from 'vitest'
import { issueProblems, MOST_SCREENSHOT_BYTES, referenceOf } from './issue.ts'

const whole = {
  importance: 'high',
  team: 'programmers',
  description: 'The price is gone',
  screenshotBytes: 0,
}

test.each([
  ['a whole issue', {}, []],
  ['no importance', { importance: '' }, ['importance']],
  ['an unknown importance', { importance: 'toString' }, ['importance']],
  ['no team', { team: '' }, ['team']],
  ['a description of spaces', { description: ' \n ' }, ['description']],
  ['too long a description', { description: 'a'.repeat(4_001) }, ['description']],
  ['a large picture', { screenshotBytes: MOST_SCREENSHOT_BYTES + 1 }, ['screenshot']],
  ['the largest picture', { screenshotBytes: MOST_SCREENSHOT_BYTES }, []],
  ['nothing', { importance: '', team: '', description: '' }, ['importance', 'team', 'description']],
])('%s', (_, change, fields) => {
  expect(Object.keys(issueProblems({ ...whole, ...change }))).toEqual(fields)
})

test('an issue’s reference has six digits', () => {
  expect([referenceOf(42), referenceOf(1_234_567)]).toEqual(['I-000042', 'I-1234567'])
})
