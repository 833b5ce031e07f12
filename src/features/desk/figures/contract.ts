import { oc } from '@orpc/contract'
import { z } from 'zod'
import { RETURN_REASONS } from '#features/selling/fulfilment/rules/returns.ts'
import { listInput } from '#platform/lists/contract.ts'
import { ACT_AREAS } from './rules/acts.ts'
import { ACT_LIST, FIGURE_LIST } from './rules/figures.ts'

const period = { from: z.iso.date(), to: z.iso.date() }
/** one decimal; null of nothing */
const percent = z.number().nullable()
const sums = {
  orders: z.int(),
  /** dollars */
  sales: z.number(),
  cancelled: z.int(),
  /** buyers pressed "Place order" */
  begun: z.int(),
  /** percent of them that became orders */
  conversion: percent,
  /** dollars */
  refunds: z.number(),
  returns: z.int(),
  /** for 100 orders */
  returnPercent: percent,
  delivered: z.int(),
  onTime: z.int(),
  onTimePercent: percent,
  /** dollars; null without orders */
  average: z.number().nullable(),
  /** only for who may see costs: dollars and percent of the sales whose cost is known; null without such */
  margin: z.number().nullable().optional(),
  marginPercent: percent.optional(),
}
const stepSchema = z.object({ ...period, ...sums })
export type FigureStep = z.infer<typeof stepSchema>

const reason = z.object({
  why: z.enum(RETURN_REASONS),
  returns: z.int(),
  units: z.int(),
  returnsBefore: z.int(),
})
export type ReturnFigure = z.infer<typeof reason>

const figuresSchema = z.object({
  by: z.enum(['day', 'week', 'month']),
  steps: z.array(stepSchema),
  total: stepSchema,
  /** the period to compare with, step beside step */
  stepsBefore: z.array(stepSchema),
  before: stepSchema,
  /** why goods came back, the most frequent first */
  reasons: z.array(reason),
  /** only for who may see costs */
  costs: z
    .object({
      /** percent of the sales of the period whose cost is known */
      knownPercent: percent,
      /** since when the cost of each line is kept; null: it is not yet */
      since: z.iso.datetime().nullable(),
    })
    .optional(),
})
export type Figures = z.infer<typeof figuresSchema>

const person = z.object({
  name: z.string(),
  areas: z.record(z.enum(ACT_AREAS), z.int()),
  total: z.int(),
})
export type PersonFigure = z.infer<typeof person>

export const figuresContract = {
  /** 400 `invalid` at `from`, or `otherFrom`, for a period that is empty or longer than three years. */
  read: oc
    .route({
      method: 'GET',
      path: '/partner/desk/figures',
      tags: ['desk'],
      summary: 'What the store sold in a period, beside another period, by day, week or month',
    })
    .input(listInput(FIGURE_LIST, {}))
    .output(figuresSchema),
  /** 400 `invalid` at `from` as above. */
  acts: oc
    .route({
      method: 'GET',
      path: '/partner/desk/figures/acts',
      tags: ['desk'],
      summary: 'How often each person of staff did what in a period',
    })
    .input(listInput(ACT_LIST, {}))
    .output(z.object({ ...period, people: z.array(person) })),
}
