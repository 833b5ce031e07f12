import { z } from 'zod'
import { fromWire, isInCents, toCents, toWire } from '#lib/money.ts'
import { line } from '#lib/text/plain-text.ts'
import { LABOR_UNITS, type LaborLine, MOST_LABOR, MOST_LABOR_LINES } from '../rules/labor.ts'

/** Work that a contractor's company does and is paid for; amounts in dollars. */
export const laborSchema = z
  .array(
    z.strictObject({
      key: z.string().regex(/^[\w-]{1,40}$/),
      description: line(200),
      qty: z.number().min(0.01).max(MOST_LABOR).refine(isInCents),
      unit: z.enum(LABOR_UNITS),
      price: z.number().min(0).max(1_000_000).refine(isInCents),
    }),
  )
  .max(MOST_LABOR_LINES)

/** How the company taxes its work; left out: not on top of the price. */
export const laborTaxSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('included') }),
  z.strictObject({ kind: z.literal('added'), rate: z.number().min(0).max(0.2) }),
])

/** The work of an option, as its customer reads it; dollars. */
export const shownLaborSchema = z.object({
  lines: z.array(z.object({ description: z.string(), note: z.string(), amount: z.number() })),
  work: z.number(),
  tax: z.number(),
  /** decimal; null: the price includes what the company owes */
  taxRate: z.number().nullable(),
  total: z.number(),
})
export type ShownLabor = z.infer<typeof shownLaborSchema>

type WireLabor = z.infer<typeof laborSchema>

export const laborToWire = (lines: readonly LaborLine[]): WireLabor =>
  lines.map((each) => ({ ...each, price: toWire(toCents(each.price)) }))

export const laborFromWire = (lines: WireLabor): LaborLine[] =>
  lines.map((each) => ({ ...each, price: fromWire(each.price) }))
