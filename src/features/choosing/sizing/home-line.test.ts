import { expect, test } from 'vitest'
import { homeLine, homeLineSource } from './home-line.ts'
import { emptyForm } from './rules/saved-need.ts'

test.each([
  [2_000, 45_000, '2,000 sq ft · Chicago · 45,000 BTU/h'],
  [980, 1_234_000, '980 sq ft · Chicago · 1,234,000 BTU/h'],
])(
  'a home of %i sq ft in a line, and the same by the script of the page',
  (squareFeet, heatingBtuRounded, line) => {
    const saved = {
      form: { ...emptyForm('60614'), squareFeet },
      need: { heatingBtu: 0, heatingBtuRounded, coolingBtu: 0, tons: 1.5, systems: 1 },
      place: 'Chicago, IL 60614',
    }

    expect(homeLine(saved)).toBe(line)
    expect(new Function('saved', `return ${homeLineSource('saved')}`)(saved)).toBe(line)
  },
)
