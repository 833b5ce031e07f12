import { implement } from '@orpc/server'
import type { Clock } from '#kit/clock.ts'
import { formatDay } from '#kit/dates.ts'
import { supportContract } from '../contract.ts'
import {
  callBackBy,
  callBackHour,
  callBackTimes,
  openingAt,
  openingText,
  promiseText,
} from '../rules/business-hours.ts'
import { texts } from '../texts.ts'

const os = implement(supportContract).$context<{ clock: Clock }>()

export const supportHandlers = {
  businessHours: os.businessHours.handler(({ context: { clock } }) => {
    const now = clock.now()
    const opening = openingAt(now)
    return {
      isDuringBusinessHours: opening.isOpen,
      businessHoursString: texts.hours,
      status: openingText(opening),
      callBackBy: promiseText(callBackBy(now), now),
      callBackTimes: opening.isOpen
        ? []
        : callBackTimes(now).map((time) => ({
            from: time.from.toISOString(),
            day: formatDay(time.day),
            hour: callBackHour(time),
          })),
    }
  }),
}
