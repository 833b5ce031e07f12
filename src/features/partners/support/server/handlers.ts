import { implement } from '@orpc/server'
import { nextShipDay } from '#features/selling/shipping/rules/ship-date.ts'
import type { Clock } from '#lib/clock.ts'
import { holidayBefore, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { supportContract } from '../contract.ts'
import { callBackBy, offeredHours, openingAt, openingText, promiseText } from '../rules/business-hours.ts'
import { texts } from '../texts.ts'

const os = implement(supportContract).$context<{ clock: Clock }>()

export const supportHandlers = {
  businessHours: os.businessHours.handler(({ context: { clock } }) => {
    const now = clock.now()
    const opening = openingAt(now)
    const [{ day: today }, shipsOn] = [inStoreZone(now), nextShipDay(now)]
    return {
      isDuringBusinessHours: opening.isOpen,
      businessHoursString: texts.hours,
      status: openingText(opening),
      shipsOn,
      shipsToday: shipsOn === today,
      holiday: holidayBefore(shipsOn, today),
      callBackBy: promiseText(callBackBy(now), now),
      callBackTimes: offeredHours(now),
    }
  }),
}
