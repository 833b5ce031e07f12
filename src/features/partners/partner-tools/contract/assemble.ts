import { z } from 'zod'
import { HEAD_SIZES, HEAD_TYPES, MOST_ZONES } from '#features/choosing/system-selector/rules/selections.ts'
import { MOST_ASSEMBLED } from '../rules/assembled.ts'
import { dollars, productId, stockSchema, verdictSchema, zip } from './systems.ts'

const unitSchema = z.object({
  id: productId,
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  refrigerant: z.string(),
  coolingBtu: z.int(),
  /** of an outdoor unit: how many indoor units it has ports for; 0 for an indoor unit */
  ports: z.int(),
  /** of an indoor unit; empty for an outdoor unit */
  airHandlerType: z.string(),
  price: dollars,
  stock: stockSchema,
  /** why it cannot stand beside the other chosen units; null: it can */
  refused: z.string().nullable(),
})
export type AssemblyUnit = z.infer<typeof unitSchema>

const lineSchema = z.object({
  id: productId,
  sku: z.string(),
  name: z.string(),
  qty: z.int(),
  price: dollars.describe('each, at the prices of the person who asks'),
  kind: z.enum(['unit', 'line-set', 'part', 'extra']),
  why: z.string(),
  stock: stockSchema,
})
export type AssemblyLine = z.infer<typeof lineSchema>

const chargeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    ounces: z.number(),
    basis: z.enum(['manual', 'estimate']),
    beyondFeet: z.number(),
    chargedFor: z.number(),
  }),
  z.object({ kind: z.literal('noFactoryLength') }),
  z.object({ kind: z.literal('noFigure') }),
])

const chosenSchema = z.object({
  outdoor: unitSchema,
  heads: z.array(unitSchema),
  ratio: z.object({
    heads: z.int().describe('what the indoor units add up to, BTU/h'),
    outdoor: z.int(),
    percent: z.int(),
    least: z.int(),
    most: z.int(),
    fits: z.boolean(),
    because: z.string(),
  }),
  /** cooling of each room when all rooms run at once, BTU/h, in the order of the indoor units */
  atOnce: z.array(z.int()),
  /** every reason why these units are not a system; empty when they are one */
  refusals: z.array(
    z.object({ because: z.string(), says: z.string(), source: z.string(), read: z.string().nullable() }),
  ),
  lines: z.array(lineSchema).describe('the whole kit; it can be ordered when nothing is refused'),
  extras: z.array(lineSchema).describe('parts that are wanted by some; each is added by its id'),
  lineVerdicts: z
    .array(
      z.object({
        fits: z.boolean().nullable().describe('null: the maker does not say'),
        kind: z.enum(['run', 'bends', 'lift', 'set', 'included']),
        has: z.number(),
        most: z.number().nullable(),
      }),
    )
    .describe('what the units allow of the lines, in feet'),
  charge: chargeSchema.nullable().describe('refrigerant to add for long lines'),
  missing: z.array(z.string()).describe('required parts that we do not sell'),
  total: dollars,
  grossProfit: dollars.nullable().optional().describe('only for staff; null: a cost is not known'),
})
export type ChosenAssembly = z.infer<typeof chosenSchema>

export const assembleInput = z.strictObject({
  outdoor: productId.optional(),
  heads: z.array(productId).max(MOST_ASSEMBLED).default([]),
  extras: z.array(productId).max(20).default([]),
  /** rooms without units yet: systems are suggested for them */
  rooms: z
    .array(
      z.strictObject({
        airHandlerType: z.enum(HEAD_TYPES).optional(),
        coolingBtu: z.literal([...HEAD_SIZES]).optional(),
      }),
    )
    .max(MOST_ZONES)
    .default([]),
  brand: z.string().max(60).optional(),
  /** feet of line to each indoor unit */
  run: z.number().min(3).max(300).default(25),
  zip: zip.optional(),
})

export const assembleOutput = z.object({
  outdoor: z.array(unitSchema),
  indoor: z.array(unitSchema),
  brands: z.array(z.string()),
  chosen: chosenSchema.nullable(),
  suggestions: z.array(
    z.object({
      outdoor: unitSchema,
      heads: z.array(unitSchema),
      percent: z.int(),
      atOnce: z.array(z.int()),
      price: dollars.describe('of the units without parts'),
    }),
  ),
  refused: z.array(z.object({ sku: z.string(), name: z.string(), because: z.array(z.string()) })),
  rules: z.array(verdictSchema),
})
export type Assembled = z.infer<typeof assembleOutput>
