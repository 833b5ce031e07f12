import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import { clockAt } from '#kit/clock.ts'
import { supportHandlers } from './index.ts'

const hours = (instant: string) =>
  call(supportHandlers.businessHours, undefined, { context: { clock: clockAt(instant) } })

test('[C-HOURS] in business hours: open until, and when we call back', async () => {
  expect(await hours('2026-11-23T18:00:00Z')).toEqual({
    isDuringBusinessHours: true,
    businessHoursString: 'Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT',
    status: 'Open until 7 PM CT',
    callBackBy: 'today by 1:00 PM CT',
    callBackTimes: [],
  })
})

test('[C-HOURS] while we are closed: when we open, and the hours for a call', async () => {
  const { callBackTimes, ...answer } = await hours('2026-11-23T04:00:00Z')

  expect(answer).toEqual({
    isDuringBusinessHours: false,
    businessHoursString: 'Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT',
    status: 'Closed now. Opens Monday 7 AM CT',
    callBackBy: 'by 8:00 AM CT on Mon, Nov 23',
  })
  expect(callBackTimes).toHaveLength(3 * 12)
  expect(callBackTimes[0]).toEqual({
    from: '2026-11-23T13:00:00.000Z',
    day: 'Mon, Nov 23',
    hour: '7:00 AM to 8:00 AM CT',
  })
})
