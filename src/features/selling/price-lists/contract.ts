import { oc } from '@orpc/contract'
import { z } from 'zod'
import { BASES, ROUNDINGS } from '#features/selling/pricing/rules/price-rule.ts'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { isInCents } from '#lib/money.ts'
import { line } from '#lib/text/plain-text.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { PRICE_LIST_LIST, SHEET_KINDS } from './rules/changes.ts'
import { texts } from './texts.ts'

export const MOST_CSV_BYTES = 8_000_000
/** The most rules of one list: they are read with every price of the company. */
export const MOST_RULES = 200
/** The most lines of one explanation. */
const MOST_EXPLAINED = 200
export const LONGEST_NAME = 80
/** A company's lists are read at every page of the store that its people see. */
export const MOST_LISTS_A_COMPANY = 50

/** The form around the file takes some bytes as well. */
export const csvUpload = formWithFiles(MOST_CSV_BYTES, texts.tooLarge)

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const at = z.iso.datetime()

const importSchema = z.object({
  id: z.int(),
  kind: z.enum(SHEET_KINDS),
  /** null: an import of costs or of public prices */
  listID: z.int().nullable(),
  /** when its public prices begin; null: at once */
  startsAt: at.nullable(),
  madeBy: z.string(),
  madeAt: at,
  appliedBy: z.string().nullable(),
  appliedAt: at.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: at.nullable(),
  changes: z.int(),
  /** how many of them were taken back; null: it was not undone */
  undone: z.int().nullable(),
  canUndo: z.boolean(),
})
export type PriceImport = z.infer<typeof importSchema>

const listSchema = z.object({
  id: z.int(),
  company: z.object({ id: z.int(), name: z.string() }),
  name: z.string(),
  startsOn: z.iso.date(),
  /** its last day; null: it has no end */
  endsOn: z.iso.date().nullable(),
  isInForce: z.boolean(),
  prices: z.int(),
})
export type ListedPriceList = z.infer<typeof listSchema>

const lineSchema = z.object({
  productID: z.string(),
  sku: z.string(),
  name: z.string(),
  /** the price holds from so many units */
  from: z.int(),
  price: z.number(),
  publicPrice: z.number().nullable(),
  cost: z.number().nullable(),
})

const ruleSchema = z.object({
  id: z.int(),
  category: z.object({ id: z.int(), name: z.string() }).nullable(),
  brand: z.string().nullable(),
  from: z.int(),
  basis: z.enum(BASES),
  /** null: a percentage over our cost, for a reader who may not know our costs */
  percent: z.number().nullable(),
  rounding: z.enum(ROUNDINGS),
})
export type ListedRule = z.infer<typeof ruleSchema>

const openSchema = listSchema.extend({
  rules: z.array(ruleSchema),
  lines: z.array(lineSchema),
  next: next.describe('where the next page of lines begins'),
  imports: z.array(importSchema),
})
export type OpenPriceList = z.infer<typeof openSchema>

const problems = z.array(z.object({ line: z.int(), problem: z.string() }))
/** Percentages of the price before, on average and at most; null where there is none. */
const moves = z.object({ count: z.int(), average: z.number().nullable(), most: z.number().nullable() })
const previewSchema = z.object({
  /** null while the file has problems, and when it changes nothing: then nothing can be applied */
  import: importSchema.nullable(),
  /** the first 100 lines that are refused, and how many there are */
  problems,
  problemCount: z.int(),
  /** the first 100 lines that a person should check; they are imported */
  warnings: problems,
  warningCount: z.int(),
  rises: moves,
  falls: moves,
  added: z.int(),
  removed: z.int(),
  same: z.int(),
  /** the 100 largest changes, by the part of the price */
  lines: z.array(
    z.object({
      productID: z.string(),
      sku: z.string(),
      name: z.string(),
      from: z.int(),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
})
export type ImportPreview = z.infer<typeof previewSchema>

const quantity = z.int().min(1).max(MAX_QUANTITY)
const percent = z
  .number()
  .min(0)
  .max(900)
  .refine((value) => isInCents(value))

/** Lines with errors are left out; else one refuses the whole file. A form sends a word. */
const leaveOut = z.union([z.boolean(), z.stringbool()]).default(false)

const ruleDraft = {
  categoryID: id.nullish(),
  brand: line(80).nullish(),
  from: quantity.default(1),
  basis: z.enum(BASES),
  percent,
  rounding: z.enum(ROUNDINGS).default('cent'),
}

const whySchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      price: z.number(),
      /** the lines of the explanation; one of them is used */
      lines: z.array(
        z.object({
          words: z.string(),
          price: z.number().nullable(),
          verdict: z.string(),
          isUsed: z.boolean(),
        }),
      ),
      /** what more units cost each */
      breaks: z.array(z.object({ from: z.int(), price: z.number() })),
    }),
  ),
})
export type ExplainedPrices = z.infer<typeof whySchema>

const listDraft = {
  name: line(LONGEST_NAME),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullish(),
}

const route = (method: 'GET' | 'POST', path: `/partner/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['price lists'], summary })

/**
 * Price lists of companies, and what products cost. Staff read; operations and administrators write, with a
 * fresh second factor (403 `step_up_needed`).
 */
export const priceListsContract = {
  list: route('GET', '/partner/price-lists', 'The price lists, newest first')
    .input(listInput(PRICE_LIST_LIST, { after }))
    .output(z.object({ lists: z.array(listSchema), next })),
  open: route('GET', '/partner/price-lists/{id}', 'A price list with its prices and imports')
    .input(z.strictObject({ id, after }))
    .output(openSchema),
  /** 400 `invalid`, 404 for an unknown company, 409 `too_many`. */
  create: route('POST', '/partner/price-lists', 'Makes a price list for a company')
    .input(z.strictObject({ companyID: id, copyOf: id.optional(), ...listDraft }))
    .output(z.object({ id: z.int() })),
  change: route('POST', '/partner/price-lists/{id}', 'Changes the name and the days of a price list')
    .input(z.strictObject({ id, ...listDraft }))
    .output(z.object({ id: z.int() })),
  /** 413 `too_large`, 422 `file_refused`. Nothing changes. */
  preview: route(
    'POST',
    '/partner/price-lists/{id}/preview',
    'Reads a CSV file and says what it would change',
  )
    .meta({ upload: csvUpload })
    .input(z.object({ id, file: z.file() }))
    .output(previewSchema),
  /** 400 `invalid` for an unknown category or brand, 404, 409 `twice`, `too_many`. */
  addRule: route('POST', '/partner/price-lists/{id}/rules', 'Adds a percentage for a category or a brand')
    .input(z.strictObject({ id, ...ruleDraft }))
    .output(z.object({ id: z.int() })),
  removeRule: route('POST', '/partner/price-lists/{id}/rules/remove', 'Removes a rule of a price list')
    .input(z.strictObject({ id, ruleID: id }))
    .output(z.object({ id: z.int() })),
  ruleChoices: route(
    'GET',
    '/partner/price-list-choices',
    'The categories and brands that a rule can name',
  ).output(
    z.object({
      categories: z.array(z.object({ id: z.int(), name: z.string(), depth: z.int().describe('0: the top') })),
      brands: z.array(z.string()),
    }),
  ),
  /**
   * Why products cost what they cost, line by line, by the function that prices them. For a company, for one
   * cart of a price request, or as an order froze it. 404 for an unknown order or price request.
   */
  explain: route('POST', '/partner/prices/explain', 'Why prices are what they are')
    .input(
      z.strictObject({
        companyID: id.nullish(),
        on: z.iso.date().nullish(),
        priceRequest: id.nullish(),
        orderID: line(20).nullish(),
        products: z
          .array(
            z.strictObject({
              product: line(60).min(1),
              qty: quantity.default(1),
              /** the price of a quote, each */
              quoted: z.number().min(0).max(10_000_000).refine(isInCents).nullish(),
            }),
          )
          .max(MOST_EXPLAINED),
      }),
    )
    .output(whySchema),
  publicImports: route('GET', '/partner/public-prices', 'The imports of public prices').output(
    z.object({ imports: z.array(importSchema) }),
  ),
  /** 400 `invalid` for a day that has begun, 413 `too_large`, 422 `file_refused`. Nothing changes. */
  previewPublic: route(
    'POST',
    '/partner/public-prices/preview',
    'Reads a CSV file of public prices and says what it would change',
  )
    .meta({ upload: csvUpload })
    .input(
      z.object({
        file: z.file(),
        startsOn: z.iso.date().optional(),
        leaveOut,
      }),
    )
    .output(previewSchema),
  costs: route('GET', '/partner/costs', 'How many costs are known, and their imports').output(
    z.object({ known: z.int(), imports: z.array(importSchema) }),
  ),
  previewCosts: route(
    'POST',
    '/partner/costs/preview',
    'Reads a CSV file of costs and says what it would change',
  )
    .meta({ upload: csvUpload })
    .input(z.object({ file: z.file(), leaveOut }))
    .output(previewSchema),
  /** 409 `applied`, `moved`, `too_late`. */
  apply: route('POST', '/partner/price-imports/{id}/apply', 'Carries out an import, every line or none')
    .input(z.strictObject({ id }))
    .output(importSchema),
  /**
   * 409 `not_applied`; 409 `changed_since` where a price was changed since, with `changed` and some of the
   * `products`: then `rest` takes the others back.
   */
  undo: route('POST', '/partner/price-imports/{id}/undo', 'Goes back to the prices before an import')
    .input(z.strictObject({ id, rest: z.boolean().default(false) }))
    .output(importSchema),
}
