import { implement } from '@orpc/server'
import type { Clock } from '#kit/clock.ts'
import { supportContract } from '../contract.ts'
import { openingAt, openingText } from '../rules/business-hours.ts'
import { texts } from '../texts.ts'

const os = implement(supportContract).$context<{ clock: Clock }>()

export const supportHandlers = {
  businessHours: os.businessHours.handler(({ context: { clock } }) => {
    const opening = openingAt(clock.now())
    return {
      isDuringBusinessHours: opening.isOpen,
      businessHoursString: texts.hours,
      status: openingText(opening),
    }
  }),
}
