import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import { clockAt } from '#lib/clock.ts'
import { supportHandlers } from './handlers.ts'

const hours = (instant: string) =>
  call(supportHandlers.businessHours, undefined, { context: { clock: clockAt(instant) } })

test('[C-HOURS] in business hours: open until, and when we call back', async () => {
  expect(await hours('2026-11-23T18:00:00Z')).toEqual({
    isDuringBusinessHours: true,
    businessHoursString: 'Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT',
    status: 'Open until 7 PM CT',
    ...{ shipsOn: '2026-11-23', shipsToday: true, holiday: null },
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
    ...{ shipsOn: '2026-11-23', shipsToday: false, holiday: null },
    callBackBy: 'by 8:00 AM CT on Mon, Nov 23',
  })
  expect(callBackTimes).toHaveLength(3 * 12)
  expect(callBackTimes[0]).toEqual({
    from: '2026-11-23T13:00:00.000Z',
    day: 'Mon, Nov 23',
    hour: '7:00 AM to 8:00 AM CT',
  })
})

test.each([
  ['the evening before', '2026-11-26T02:00:00Z', 'Closed now. Opens Friday 7 AM CT, after Thanksgiving'],
  ['Thanksgiving', '2026-11-26T18:00:00Z', 'Closed for Thanksgiving. Opens Friday 7 AM CT'],
  ['the day after', '2026-11-27T18:00:00Z', 'Open until 7 PM CT'],
])('[F7] %s names the holiday, and the day on which orders ship', async (_, instant, status) => {
  expect(await hours(instant)).toMatchObject({
    ...{ status, shipsOn: '2026-11-30', shipsToday: false, holiday: 'Day after Thanksgiving' },
  })
})

test('[F7] a holiday that is over is not named', async () => {
  expect(await hours('2026-11-28T18:00:00Z')).toMatchObject({ shipsOn: '2026-11-30', holiday: null })
})

test('[F7] on a holiday with hours of its own', async () => {
  expect(await hours('2026-12-24T15:00:00Z')).toMatchObject({
    ...{ status: 'Open until 1 PM CT (Christmas Eve)', shipsOn: '2026-12-28', holiday: 'Christmas Day' },
  })
  expect(await hours('2026-12-24T20:00:00Z')).toMatchObject({
    status: 'Closed for Christmas Eve. Opens Saturday 10 AM CT',
  })
})

test('[F7] the Friday on which a holiday of a Saturday is observed', async () => {
  expect(await hours('2026-07-03T15:00:00Z')).toMatchObject({
    ...{ status: 'Open until 7 PM CT', shipsOn: '2026-07-06', holiday: 'Independence Day' },
  })
})
