import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdownText, timeLeft } from './announcement-bar.tsx'

const END = new Date('2025-07-31T23:59:59-05:00')
const DAY = 86_400
const before = (seconds: number) => new Date(END.getTime() - seconds * 1000)

test.each([
  [3 * DAY + 5 * 3_600 + 59, '3 days 5 hours'],
  [DAY, '1 day 0 hours'],
  [DAY - 1, '23 hours 59 minutes'],
  [3_601, '1 hour 0 minutes'],
  [3_599, '59 minutes 59 seconds'],
  [61, '1 minute 1 second'],
  [59, '59 seconds'],
  [1, '1 second'],
  [0, ''],
  [-500 * DAY, ''],
])('[L-ANN-UNITS] with %d seconds left it shows "%s"', (seconds, text) => {
  expect(countdownText(timeLeft(END, before(seconds)))).toBe(text)
})

test(
  '[L-ANN-UNITS] at any moment at most two units, neighbors, the larger never zero, and ' +
    'together never more than is left',
  () => {
    const size = { day: DAY, hour: 3_600, minute: 60, second: 1 }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000 * DAY }), (seconds) => {
        const parts = timeLeft(END, before(seconds))
        const told = parts.reduce((sum, { value, unit }) => sum + value * size[unit], 0)

        expect(parts.length).toBeLessThanOrEqual(2)
        expect(parts[0]?.value).toBeGreaterThan(0)
        expect(seconds - told).toBeGreaterThanOrEqual(0)
        expect(seconds - told).toBeLessThan(size[parts.at(-1)!.unit])
      }),
    )
  },
)
