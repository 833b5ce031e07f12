import { z } from 'zod'
import { DESK_ACTIONS } from '../rules/allowed-actions.ts'
import { QUOTE_SOURCES, QUOTE_STATES } from '../rules/states.ts'
import { EVENT_KINDS } from '../rules/timeline.ts'
import {
  commentSchema,
  contactSchema,
  contentSchema,
  deskFactsSchema,
  fileSchema,
  totalsSchema,
} from './shapes.ts'

export const listedSchema = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  source: z.enum(QUOTE_SOURCES),
  version: z.int(),
  customerName: z.string(),
  customerZipCode: z.string(),
  customerID: z.int().nullable(),
  companyName: z.string().nullable(),
  ownerID: z.int().nullable(),
  owner: z.string(),
  total: z.number(),
  validUntil: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  viewedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
})
export type ListedQuote = z.infer<typeof listedSchema>

const verdictSchema = z.object({
  kind: z.enum(['alone', 'approval', 'refused']),
  /** the largest share that a line, or the shipping, loses of its price */
  largestCut: z.number(),
  /** lines that cannot be sold at their price */
  problems: z.array(
    z.object({ section: z.string(), id: z.string(), problem: z.string(), message: z.string() }),
  ),
  /** what each option earns with its first selection; null: a cost is unknown or not shown */
  grossProfit: z.array(z.object({ section: z.string(), amount: z.number().nullable() })),
})

/** Content with everything that is computed from it. */
export const pricedSchema = z.object({
  totals: z.array(totalsSchema),
  /** null while the ZIP code of the customer is missing or unknown */
  facts: deskFactsSchema.nullable(),
  verdict: verdictSchema,
  /** the reasons why it cannot be sent */
  missing: z.array(z.object({ problem: z.string(), section: z.string().nullable(), message: z.string() })),
  /** what the products cost us, by id; null for readers who do not see it */
  costs: z.record(z.string(), z.number()).nullable(),
})
export type PricedContent = z.infer<typeof pricedSchema>

const approvalSchema = z.object({
  state: z.enum(['none', 'waiting', 'granted', 'refused']),
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime().nullable(),
  askNote: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
})

export const versionSchema = z.object({
  version: z.int(),
  validUntil: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  author: z.string(),
  frozenAt: z.iso.datetime().nullable(),
  hash: z.string().nullable(),
  approval: approvalSchema,
})

export const deskQuoteSchema = listedSchema.extend({
  revision: z.int(),
  sentVersion: z.int().nullable(),
  acceptedVersion: z.int().nullable(),
  isOpen: z.boolean(),
  companyID: z.int().nullable(),
  projectID: z.int().nullable(),
  leadID: z.int().nullable(),
  contact: contactSchema,
  content: contentSchema,
  /** how long the latest version is offered */
  offeredUntil: z.iso.datetime(),
  priced: pricedSchema,
  approval: approvalSchema,
  versions: z.array(versionSchema),
  events: z.array(
    z.object({
      id: z.int(),
      version: z.int(),
      kind: z.enum(EVENT_KINDS),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  comments: z.array(commentSchema),
  files: z.array(fileSchema),
  acceptance: z
    .object({
      version: z.int(),
      sectionKey: z.string(),
      lines: z.array(z.object({ key: z.string(), qty: z.int() })),
      totals: totalsSchema,
      name: z.string(),
      network: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
  orderID: z.string().nullable(),
  /** the order that it adds to */
  addedTo: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reminderAt: z.iso.datetime().nullable(),
  allowedActions: z.array(z.enum(DESK_ACTIONS)),
})
export type DeskQuote = z.infer<typeof deskQuoteSchema>

export const templateSchema = z.object({
  id: z.int(),
  name: z.string(),
  revision: z.int(),
  by: z.string(),
  changedAt: z.iso.datetime(),
  sections: z.int(),
  lines: z.int(),
})
export type ListedTemplate = z.infer<typeof templateSchema>
