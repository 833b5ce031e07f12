import { z } from 'zod'
import { ZIP_SHAPE } from '#features/catalog/location/rules/zip-states.ts'
import { FUEL_NAMES } from '#features/choosing/operating-cost/rules/fuels.ts'
import { HOME_DEFAULTS, HOME_LIMITS } from '#features/choosing/sizing/rules/home.ts'
import { toolTexts } from './texts.ts'

const { fields } = toolTexts
/** The most products of one answer. */
const MOST_PRODUCTS = 10
/** The most lines of a delivery. */
const MOST_LINES = 20

const within = (field: keyof typeof HOME_LIMITS) =>
  z.number().min(HOME_LIMITS[field].min).max(HOME_LIMITS[field].max)
const id = z
  .string()
  .regex(/^\d{9}$/)
  .describe(fields.id)
const zip = z.string().regex(ZIP_SHAPE).describe(fields.zip)
const home = {
  squareFeet: within('squareFeet').describe(fields.squareFeet),
  zip,
  floors: within('numFloors').int().default(1).describe(fields.floors),
  basement: z.boolean().default(true).describe(fields.basement),
  insulation: within('insulationValue').default(HOME_DEFAULTS.insulationValue).describe(fields.insulation),
}

/** What each tool takes. An unknown field is refused, like everywhere in the API. */
export const inputs = {
  search: z.strictObject({
    query: z.string().min(1).max(200).describe(fields.query),
    category: z.string().max(200).default('').describe(fields.category),
    from: z.int().min(0).max(1_000).default(0).describe(fields.from),
    limit: z.int().min(1).max(MOST_PRODUCTS).default(MOST_PRODUCTS).describe(fields.limit),
  }),
  product: z.strictObject({ id }),
  compare: z.strictObject({ ids: z.array(id).min(2).max(4) }),
  size: z.strictObject(home),
  operatingCost: z.strictObject({
    ...home,
    years: z.int().min(1).max(30).default(15).describe(fields.years),
    presentFuel: z.enum(FUEL_NAMES).default('Natural Gas').describe(fields.fuel),
  }),
  delivered: z.strictObject({
    zip,
    products: z
      .array(z.strictObject({ id, quantity: z.int().min(1).max(99).describe(fields.quantity) }))
      .min(1)
      .max(MOST_LINES),
  }),
  order: z.strictObject({
    orderID: z.string().min(1).max(40).describe(fields.orderID),
    postal: z.string().min(1).max(12).describe(fields.postal),
  }),
}

const dollars = z.number().describe('US dollars')
const card = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  kind: z.string(),
  price: dollars,
  stock: z.string(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  facts: z.array(z.string()),
  url: z.string(),
})
export type Card = z.infer<typeof card>

/** What each tool answers. */
export const outputs = {
  search: z.object({
    total: z.int(),
    products: z.array(card),
    isRelaxed: z.boolean().describe('true: nothing matches everything, these are the nearest'),
    url: z.string(),
  }),
  product: card.extend({
    summary: z.string(),
    shipsFree: z.boolean(),
    specifications: z.array(z.object({ name: z.string(), value: z.string() })),
    included: z.array(z.string()),
    required: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int(), why: z.string() })),
    documents: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
  compare: z.object({
    products: z.array(card),
    rows: z.array(
      z.object({
        name: z.string(),
        values: z.array(z.string()).describe('one a product, in their order'),
        best: z.array(z.string()).describe('ids of the products with the best value'),
      }),
    ),
    unknownIds: z.array(z.string()),
  }),
  size: z.object({
    heatingBtuPerHour: z.int(),
    coolingBtuPerHour: z.int(),
    coolingTons: z.number(),
    systems: z.int(),
    place: z.string(),
    heatingDesignF: z.number(),
    coolingDesignF: z.number(),
    method: z.string(),
    notes: z.array(z.string()),
    url: z.string(),
  }),
  operatingCost: z.object({
    place: z.string(),
    years: z.int(),
    systems: z.array(
      z.object({
        heating: z.string(),
        cooling: z.string(),
        yearly: dollars,
        total: dollars.describe('fuel and service over the years'),
        savesYearly: dollars.describe('against the present system'),
      }),
    ),
    fuelPrices: z.array(z.object({ fuel: z.string(), price: dollars, unit: z.string(), asOf: z.string() })),
    url: z.string(),
  }),
  delivered: z.object({
    goods: dollars,
    deliveries: z.array(
      z.object({
        label: z.string(),
        cost: dollars,
        shipsOn: z.string().nullable(),
        arrivesFrom: z.string().nullable(),
        arrivesTo: z.string().nullable(),
        tax: dollars,
        total: dollars,
      }),
    ),
    byPhone: z.string().nullable().describe('why this delivery is quoted by phone'),
    rules: z.array(z.object({ id: z.string(), verdict: z.string() })).describe('rules of the place'),
  }),
  order: z.object({
    orderID: z.string(),
    state: z.string(),
    expectedOn: z.string().nullable(),
    shipments: z.array(
      z.object({ carrier: z.string(), tracking: z.string(), deliveredAt: z.string().nullable() }),
    ),
    url: z.string(),
  }),
}
