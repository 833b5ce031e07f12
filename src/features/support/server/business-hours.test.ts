import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import { clockAt } from '#kit/clock.ts'
import { supportHandlers } from './index.ts'

test.each([
  ['2026-11-23T18:00:00Z', true, 'Open until 7 PM CT'],
  ['2026-11-23T04:00:00Z', false, 'Closed now. Opens Monday 7 AM CT'],
])('[C-HOURS] at %s: %s', async (instant, isDuringBusinessHours, status) => {
  const answer = await call(supportHandlers.businessHours, undefined, {
    context: { clock: clockAt(instant) },
  })

  expect(answer).toEqual({
    isDuringBusinessHours,
    businessHoursString: 'Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT',
    status,
  })
})
