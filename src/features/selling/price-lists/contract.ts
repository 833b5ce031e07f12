import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { PRICE_LIST_LIST } from './rules/changes.ts'
import { texts } from './texts.ts'

export const MOST_CSV_BYTES = 500_000
export const LONGEST_NAME = 80
/** A company's lists are read at every page of the store that its people see. */
export const MOST_LISTS_A_COMPANY = 50

/** The form around the file takes some bytes as well. */
export const csvUpload = formWithFiles(MOST_CSV_BYTES, texts.tooLarge)

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const at = z.iso.datetime()

const importSchema = z.object({
  id: z.int(),
  /** null: an import of costs */
  listID: z.int().nullable(),
  madeBy: z.string(),
  madeAt: at,
  appliedBy: z.string().nullable(),
  appliedAt: at.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: at.nullable(),
  changes: z.int(),
  /** the latest one in force: the one from which the list can go back */
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
  price: z.number(),
  publicPrice: z.number().nullable(),
  cost: z.number().nullable(),
})

const openSchema = listSchema.extend({
  lines: z.array(lineSchema),
  next: next.describe('where the next page of lines begins'),
  imports: z.array(importSchema),
})
export type OpenPriceList = z.infer<typeof openSchema>

const problems = z.array(z.object({ line: z.int(), problem: z.string() }))
const previewSchema = z.object({
  /** null while the file has problems, and when it changes nothing: then nothing can be applied */
  import: importSchema.nullable(),
  problems,
  warnings: problems,
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  same: z.int(),
  /** the first 100 changes */
  lines: z.array(
    z.object({
      productID: z.string(),
      sku: z.string(),
      name: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
})
export type ImportPreview = z.infer<typeof previewSchema>

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
  costs: route('GET', '/partner/costs', 'How many costs are known, and their imports').output(
    z.object({ known: z.int(), imports: z.array(importSchema) }),
  ),
  previewCosts: route(
    'POST',
    '/partner/costs/preview',
    'Reads a CSV file of costs and says what it would change',
  )
    .meta({ upload: csvUpload })
    .input(z.object({ file: z.file() }))
    .output(previewSchema),
  /** 409 `applied`, `moved`. */
  apply: route('POST', '/partner/price-imports/{id}/apply', 'Carries out an import, every line or none')
    .input(z.strictObject({ id }))
    .output(importSchema),
  /** 409 `not_applied`, `not_latest`, `moved`. */
  undo: route('POST', '/partner/price-imports/{id}/undo', 'Goes back to the prices before an import')
    .input(z.strictObject({ id }))
    .output(importSchema),
}
