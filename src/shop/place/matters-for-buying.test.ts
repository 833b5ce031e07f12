import { expect, test } from 'vitest'
import { FEDERAL_RULES } from '../../features/catalog/compliance/rules/federal.ts'
import { mattersForBuying } from './product-rules.tsx'

const check = (source: string, outcome: 'allowed' | 'warning' | 'blocked' = 'allowed') => ({
  id: '450000001',
  outcome,
  alternatives: null,
  verdicts: [
    {
      rule: 'x',
      title: 'X',
      outcome,
      why: 'Because.',
      source,
      effectiveFrom: null,
      effectiveTo: null,
      status: 'verified' as const,
      read: '2026-11-21',
    },
  ],
})

test('a federal rule that is met does not stand beside the button; a rule of the place does', () => {
  expect(mattersForBuying(check('10 CFR 430.32(c)'))).toBe(false)
  expect(mattersForBuying(check('Bay Area air district, Regulation 9, Rule 4'))).toBe(true)
})

test.each(['warning', 'blocked'] as const)('a result of %s always stands there', (outcome) => {
  expect(mattersForBuying(check('10 CFR 430.32(c)', outcome))).toBe(true)
})

test('every federal rule names the Code of Federal Regulations; the other holds in California', () => {
  expect(FEDERAL_RULES.filter(({ source }) => !/\bCFR\b/.test(source)).map(({ id }) => id)).toEqual([
    'california-sale',
  ])
})
