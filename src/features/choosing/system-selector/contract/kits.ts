import { z } from 'zod'
import { dimensionsSchema, drawingSchema, plateRowSchema } from '#features/catalog/catalog/contract/card.ts'
import { SYSTEM_TYPES } from '../rules/selections.ts'
import { FIELD_KEYS } from '../rules/steps.ts'

const money = z.number().describe('US dollars, two decimals')
const btu = z.int().describe('BTU/h')
const productId = z.string().regex(/^\d{9}$/)

const gaugeSchema = z.object({
  has: btu,
  needs: btu.describe('the share of the home’s load that one system carries'),
  percent: z.number(),
  least: z.number().describe('percent of the load from which a unit fits'),
  most: z.number(),
  fits: z.boolean(),
  because: z.string(),
})

const verdictSchema = z.object({
  rule: z.string(),
  title: z.string(),
  outcome: z.enum(['allowed', 'warning', 'blocked']),
  why: z.string(),
  source: z.string(),
  read: z.iso.date().nullable(),
})

const lineSchema = z.object({
  id: productId,
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  qty: z.int(),
  price: money.describe('each'),
  kind: z.enum(['equipment', 'required', 'chosen']),
  why: z.string().describe('why the kit has it; empty for equipment'),
  inStock: z.boolean(),
})

const unitSchema = z.object({
  role: z.string().describe('"Outdoor unit", "Furnace"'),
  model: z.string(),
  name: z.string(),
  quantity: z.int(),
  drawing: drawingSchema.nullable(),
  dimensions: dimensionsSchema.nullable(),
})

const wishSchema = z.object({ key: z.enum(FIELD_KEYS), label: z.string(), wanted: z.string() })

/** A wish that was dropped, because no kit meets it together with the others. */
export const relaxedSchema = wishSchema.extend({ because: z.string() })

export const kitSchema = z.object({
  id: z.string().describe('the product id of the system; of one of single units, the ids of its units'),
  isAssembled: z.boolean().describe('put together from units that are sold one by one'),
  systemType: z.enum(SYSTEM_TYPES),
  tier: z.enum(['good', 'better', 'best']).nullable().describe('one kit of each class; null for the others'),
  title: z.string(),
  brand: z.string(),
  sku: z.string(),
  path: z.string(),
  summary: z.string(),
  drawing: drawingSchema.nullable(),
  dimensions: dimensionsSchema.nullable(),
  units: z.array(unitSchema).describe('what was rated together'),
  rating: z.object({
    rows: z.array(plateRowSchema),
    source: z.string(),
    reference: z.string().nullable().describe('the AHRI reference number, where the maker gives it'),
  }),
  facts: z.array(plateRowSchema).describe('AFUE, SEER2, vent, refrigerant'),
  lines: z.array(lineSchema).describe('what goes into the cart with one press'),
  notIncluded: z.array(z.object({ title: z.string(), why: z.string() })),
  fit: z.object({
    fits: z.boolean().nullable().describe('null while the load is not known'),
    heating: gaugeSchema.nullable(),
    cooling: gaugeSchema.nullable(),
    backup: z
      .object({ shortBtuh: btu, kw: z.number(), hasKw: z.number(), because: z.string() })
      .nullable()
      .describe('electric heat that the coldest days take beside a heat pump'),
  }),
  law: z.object({
    outcome: z.enum(['allowed', 'warning']).describe('a kit that is not allowed is never shown'),
    verdicts: z.array(verdictSchema),
  }),
  price: z.object({
    goods: money,
    shipping: money.nullable().describe('null: quoted by phone'),
    tax: money.nullable(),
    total: money.describe('the same as the cart’s for these lines at this zip'),
  }),
  rebates: z.object({ total: money, atMost: z.boolean(), authorities: z.array(z.string()) }),
  costs: z
    .object({ yearly: money, years: z.int(), total: money.describe('purchase and energy over the years') })
    .nullable()
    .describe('null where the load or the weather of a year is not known'),
  delivery: z.object({
    promise: z.string().nullable().describe('"Tue, Nov 24 – Wed, Nov 25"; null: we tell it by phone'),
    shipDay: z.string().nullable(),
  }),
  met: z.array(wishSchema),
  unmet: z.array(wishSchema.extend({ because: z.string() })),
})
export type WireKit = z.infer<typeof kitSchema>
