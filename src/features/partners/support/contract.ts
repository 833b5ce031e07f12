import { oc } from '@orpc/contract'
import { z } from 'zod'

export const supportContract = {
  businessHours: oc
    .route({
      method: 'GET',
      path: '/business-hours',
      tags: ['support'],
      summary: 'Whether we answer the phone now, and our business hours',
    })
    .output(
      z.object({
        isDuringBusinessHours: z.boolean(),
        businessHoursString: z.string(),
        status: z.string().describe('our choice: "Open until 7 PM CT", "Closed now. Opens Monday 7 AM CT"'),
        shipsOn: z.iso.date().describe('our choice: the day on which an order in stock leaves'),
        shipsToday: z.boolean(),
        holiday: z.string().nullable().describe('our choice: the holiday that it waits for'),
        callBackBy: z
          .string()
          .describe('our choice: "today by 2:40 PM CT", when we call a visitor who asks now'),
        callBackTimes: z
          .array(z.object({ from: z.iso.datetime(), day: z.string(), hour: z.string() }))
          .describe('our choice: hours to choose from while we are closed'),
      }),
    ),
}
