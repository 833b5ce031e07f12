import { describe, expect, test } from 'vitest'
import { claimClock } from './claim-clock.ts'

const shipped = { shippedOn: '2026-11-02', deliveredOn: '2026-11-09' }

describe('[29] the carrier’s clock', () => {
  test.each([
    ['UPS', 'ups', '2027-01-08', null],
    ['UPS Ground', 'ups', '2027-01-08', null],
    ['FedEx', 'fedex', '2027-01-01', null],
    ['Fed Ex Home Delivery', 'fedex', '2027-01-01', null],
    ['U.S. Postal Service', 'usps', '2027-01-01', null],
    ['FedEx Freight', 'freight', '2027-08-09', '2026-11-16'],
    ['UPS Freight', 'freight', '2027-08-09', '2026-11-16'],
    ['R+L Carriers', 'freight', '2027-08-09', '2026-11-16'],
    ['Any name', 'freight', '2027-08-09', '2026-11-16'],
  ])('%s', (carrier, rule, claim, hidden) => {
    const clock = claimClock({ carrier, ...shipped }, false, '2026-11-12')
    expect([clock.rule, clock.claim?.day, clock.hidden?.day ?? null]).toEqual([rule, claim, hidden])
  })

  test('business days leave out weekends and holidays; days that are over count below zero', () => {
    const beforeTheHolidays = { carrier: 'R+L', shippedOn: '2026-11-20', deliveredOn: '2026-11-24' }
    const { hidden } = claimClock(beforeTheHolidays, false, '2026-12-04')
    expect(hidden).toEqual({ day: '2026-12-03', left: -1 })
  })

  test('damage on the delivery receipt is not hidden, and a claim waits for the delivery', () => {
    const carrier = 'R+L'
    expect(claimClock({ carrier, ...shipped }, true, '2026-11-12').hidden).toBeNull()
    const moving = claimClock({ carrier, shippedOn: '2026-11-02', deliveredOn: null }, false, '2026-11-12')
    expect([moving.claim, moving.hidden]).toEqual([null, null])
  })
})
