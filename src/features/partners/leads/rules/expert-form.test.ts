import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUsPhone, normalPhone } from '#lib/phone.ts'
import { type ExpertForm, expertProblems } from './expert-form.ts'

const FORM: ExpertForm = { name: 'Ann Baker', phone: '(312) 555-0142', callback: '', comments: '' }

test.each<[what: string, change: Partial<ExpertForm>, needsTime: boolean, problems: object]>([
  ['a complete form in business hours', {}, false, {}],
  ['no name', { name: '  ' }, false, { name: 'Name Required' }],
  ['no phone', { phone: '' }, false, { phone: 'Phone number is required' }],
  ['nine characters', { phone: '(312) 555' }, false, { phone: 'Phone number too short' }],
  [
    'ten characters that are no number',
    { phone: '(312) 555-' },
    false,
    { phone: 'Phone number is not valid' },
  ],
  ['fifteen characters', { phone: '+1 312 555 01 42' }, false, { phone: 'Phone number too long' }],
  [
    'an area code that begins with 1',
    { phone: '(112) 555-0142' },
    false,
    { phone: 'Phone number is not valid' },
  ],
  [
    'an exchange that begins with 0',
    { phone: '(312) 055-0142' },
    false,
    { phone: 'Phone number is not valid' },
  ],
  ['letters', { phone: 'call me now' }, false, { phone: 'Phone number is not valid' }],
  ['ten bare digits', { phone: '3125550142' }, false, {}],
  ['a leading 1', { phone: '13125550142' }, false, {}],
  ['no time while we are closed', {}, true, { callback: 'Callback time required' }],
  ['a time while we are closed', { callback: '2026-11-24T13:00:00.000Z' }, true, {}],
  ['no comments', { comments: '' }, false, {}],
  [
    'nothing at all, closed',
    { name: '', phone: '' },
    true,
    { name: 'Name Required', phone: 'Phone number is required', callback: 'Callback time required' },
  ],
])('[V-EXPERT] %s', (_, change, needsTime, problems) => {
  expect(expertProblems({ ...FORM, ...change }, needsTime)).toEqual(problems)
})

test('[V-EXPERT] a phone that passes has ten digits that the database takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789() -+x'), maxLength: 16 }), (phone) => {
      const { phone: problem } = expertProblems({ ...FORM, phone }, false)

      if (problem === undefined) expect(normalPhone(phone)).toMatch(/^[2-9]\d{9}$/)
      expect(problem === undefined).toBe(
        phone.trim().length >= 10 && phone.trim().length <= 14 && isUsPhone(normalPhone(phone.trim())),
      )
    }),
  )
})
