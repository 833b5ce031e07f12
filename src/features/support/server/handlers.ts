import { implement } from '@orpc/server'
import type { Clock } from '#kit/clock.ts'
import { supportContract } from '../contract.ts'
import { callBackBy, offeredHours, openingAt, openingText, promiseText } from '../rules/business-hours.ts'
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
      callBackTimes: offeredHours(now),
    }
  }),
}
