import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CONTENT_KINDS, CONTENT_LIST, isContentSlug } from '#features/content/content/rules/kinds.ts'
import { line, lines } from '#lib/text/plain-text.ts'
import { listInput } from '#platform/lists/contract.ts'
import { CREATED_KINDS, MOST_CHARACTERS, MOST_FIELDS } from './rules/entries.ts'

const kind = z.enum(CONTENT_KINDS)
const slug = z.string().max(250).refine(isContentSlug)
const revision = z.number().int().min(0).max(1_000_000_000)
const key = { kind, slug }
const at = z.iso.datetime()

const fields = z
  .record(line(40), lines(MOST_CHARACTERS))
  .refine(
    (values) =>
      Object.keys(values).length <= MOST_FIELDS &&
      Object.values(values).reduce((sum, { length }) => sum + length, 0) <= MOST_CHARACTERS,
  )
  .describe('what was typed, by the name of the field')

const problemSchema = z.object({
  field: z.string(),
  line: z.int().optional().describe('of a long text, from 1'),
  message: z.string(),
})

const listedSchema = z.object({
  kind,
  slug: z.string(),
  title: z.string(),
  state: z
    .enum(['published', 'changed', 'new', 'off'])
    .describe('on the store; on the store with a draft; a draft alone; taken off the store'),
  changedBy: z.string().nullable(),
  changedAt: at,
})
export type ListedContent = z.infer<typeof listedSchema>

const versionSchema = z.object({
  number: z.int(),
  title: z.string(),
  publishedBy: z.string().nullable().describe('null: it came with the store'),
  publishedAt: at,
})

const openSchema = z.object({
  ...key,
  title: z.string(),
  path: z.string().nullable().describe('the page that shows it'),
  revision,
  fields: z.record(z.string(), z.string()),
  isPublished: z.boolean(),
  draft: z.object({ changedBy: z.string(), changedAt: at }).nullable(),
  changedFields: z.array(z.string()).describe('where the draft differs from what is published'),
  problems: z.array(problemSchema).describe('why the draft cannot be published; empty: it can'),
  preview: z.string().nullable().describe('the address that shows the draft for an hour'),
  versions: z.array(versionSchema),
  mayTakeOff: z.boolean(),
  names: z
    .object({ figures: z.array(z.string()), facts: z.array(z.string()), articles: z.array(z.string()) })
    .describe('what a text of this kind may name'),
})
export type OpenContent = z.infer<typeof openSchema>

const changed = z.object({ revision: z.int() })
const route = (method: 'GET' | 'POST', path: `/partner/content${string}`, summary: string) =>
  oc.route({ method, path, tags: ['partner'], summary })

/**
 * Operations and administrators edit the words of the store. A change names the revision that its author saw:
 * 409 `changed` when another person was first, with their words.
 */
export const contentDeskContract = {
  list: route('GET', '/partner/content', 'Content of the store and drafts')
    .input(listInput(CONTENT_LIST, {}))
    .output(z.object({ entries: z.array(listedSchema) })),
  /** 404 */
  open: route('GET', '/partner/content/{kind}/{+slug}', 'One entry as fields, with its draft and versions')
    .input(z.strictObject(key))
    .output(openSchema),
  /** 404 */
  version: route('GET', '/partner/content-version/{number}/{kind}/{+slug}', 'A published version as fields')
    .input(z.strictObject({ ...key, number: z.coerce.number().int().positive().max(1_000_000) }))
    .output(versionSchema.extend({ fields: z.record(z.string(), z.string()) })),
  /** 400 `invalid` | `taken` */
  create: route('POST', '/partner/content', 'Begins a new article or announcement as a draft')
    .input(z.strictObject({ kind: z.enum(CREATED_KINDS), title: line(70).min(1) }))
    .output(z.object({ slug: z.string() })),
  /** 409 `changed` */
  save: route('POST', '/partner/content/save', 'Saves a draft; the store shows it only after a publication')
    .input(z.strictObject({ ...key, revision, fields }))
    .output(changed),
  /** 409 `changed`, 400 `invalid` for a draft with mistakes, 400 `no_draft` */
  publish: route('POST', '/partner/content/publish', 'Puts the draft on the store')
    .input(z.strictObject({ ...key, revision }))
    .output(changed),
  /** 409 `changed` */
  discard: route('POST', '/partner/content/discard', 'Deletes the draft')
    .input(z.strictObject({ ...key, revision }))
    .output(changed),
  /** 409 `changed`, 404 */
  restore: route('POST', '/partner/content/restore', 'Copies an earlier version into the draft')
    .input(z.strictObject({ ...key, revision, number: z.number().int().positive() }))
    .output(changed),
  /** 409 `changed` | `linked`, 400 `fixed` */
  takeOff: route('POST', '/partner/content/take-off', 'Takes an article or announcement off the store')
    .input(z.strictObject({ ...key, revision }))
    .output(changed),
}
