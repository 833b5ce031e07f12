import { oc } from '@orpc/contract'
import { z } from 'zod'
import { listInput } from '#platform/lists/contract.ts'
import { FIGURE_LIST } from './rules/figures.ts'

const period = { from: z.iso.date(), to: z.iso.date() }
const sums = {
  orders: z.int(),
  /** dollars */
  sales: z.number(),
  cancelled: z.int(),
  /** dollars */
  refunds: z.number(),
  delivered: z.int(),
  onTime: z.int(),
  /** dollars; null without orders */
  average: z.number().nullable(),
  /** percent; null without deliveries */
  onTimePercent: z.int().nullable(),
}
const stepSchema = z.object({ ...period, ...sums })
export type FigureStep = z.infer<typeof stepSchema>

const figuresSchema = z.object({
  by: z.enum(['day', 'week', 'month']),
  steps: z.array(stepSchema),
  total: stepSchema,
  /** the period to compare with, step beside step */
  stepsBefore: z.array(stepSchema),
  before: stepSchema,
})
export type Figures = z.infer<typeof figuresSchema>

export const figuresContract = {
  /** 400 `invalid` at `from` for a period that is empty or longer than three years. */
  read: oc
    .route({
      method: 'GET',
      path: '/partner/desk/figures',
      tags: ['desk'],
      summary: 'Sales, orders, refunds and deliveries of a period beside another, by day, week or month',
    })
    .input(listInput(FIGURE_LIST, {}))
    .output(figuresSchema),
}
