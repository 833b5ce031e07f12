import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SAFE_ADDRESS } from '#lib/http/safe-address.ts'
import { trusted } from '#lib/http/trusted.ts'
import { articleSchema } from './contract/article.ts'
import { videoSchema } from './contract/video.ts'
import { CONTENT_KINDS } from './rules/kinds.ts'

const line = z.string().max(200)
const paragraph = z.string().max(2000)
const address = z.string().regex(SAFE_ADDRESS).max(300).describe('a path of this store, or https')

const linkSchema = z.object({ text: line, href: address })
const measureSchema = z.object({ label: line, value: line, unit: line })
const pictureSchema = z.object({
  type: line,
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  dimensions: z
    .object({ height: z.number(), width: z.number(), depth: z.number() })
    .nullable()
    .describe('inches; null for the usual size'),
  view: z
    .enum(['room', 'views', 'section'])
    .default('views')
    .describe('beside a door, front and side with dimensions, cut open'),
  caption: line,
})

const brochureSchema = z.object({
  maker: line,
  lead: paragraph,
  part: line.describe('the part of the house that is shown large'),
  plate: z.array(measureSchema).max(8),
  sections: z
    .array(
      z.object({
        title: line,
        paragraphs: z.array(paragraph).max(8),
        list: z.array(paragraph).max(12).optional(),
        table: z
          .object({
            caption: line,
            columns: z.array(line).max(6),
            rows: z.array(z.array(line).max(6)).max(20),
          })
          .optional(),
        picture: pictureSchema.optional(),
        links: z.array(linkSchema).max(6).optional(),
      }),
    )
    .max(12),
  products: z
    .object({
      title: line,
      brand: line.optional(),
      series: z.array(line).max(20).optional(),
      types: z.array(line).max(20).optional(),
      each: z
        .enum(['product', 'series'])
        .describe('a row for each product, or for each series with its lowest price'),
      all: linkSchema,
    })
    .describe('which products are listed, and where all of them are'),
  related: z.array(linkSchema).max(8),
  shelves: z.array(line).max(12).describe('slugs of the categories whose lists offer it'),
  sources: z.array(z.object({ text: paragraph, href: address.optional() })).max(8),
})
const guaranteeSchema = z.object({
  lead: paragraph,
  inForce: line.describe('the day from which the terms apply, as written'),
  facts: z.array(measureSchema).max(8),
  terms: z
    .array(z.object({ title: line, text: paragraph, list: z.array(paragraph).max(8).optional() }))
    .max(16),
  links: z.array(linkSchema).max(6),
})
const testimonialSchema = z.object({
  quote: paragraph,
  author: line,
  place: line,
  system: line,
  picture: pictureSchema,
  seconds: z.number(),
  clip: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/)
    .describe('where clip, posters and captions are below /assets, without ending'),
  href: address.optional(),
})
const trustSchema = z
  .object({
    reseller: linkSchema,
    bureau: linkSchema.extend({ grade: z.string().max(2) }),
    shopper: linkSchema,
  })
  .describe('who else rates the store, and where')
const announcementSchema = z.object({
  text: line,
  link: linkSchema.optional(),
  startsAt: z.iso.datetime({ offset: true }).optional().describe('when the bar appears'),
  endsAt: z.iso.datetime({ offset: true }).describe('what the countdown counts to; then the bar goes'),
})

const head = {
  slug: z.string(),
  title: line,
  summary: paragraph,
  path: z.string().nullable().describe('its page, if it has one of its own'),
  updatedAt: z.string(),
}

/** An entry with the body of its kind. */
export const contentEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('brochure'), ...head, body: brochureSchema }),
  z.object({ kind: z.literal('guarantee'), ...head, body: guaranteeSchema }),
  z.object({ kind: z.literal('testimonial'), ...head, body: testimonialSchema }),
  z.object({ kind: z.literal('announcement'), ...head, body: announcementSchema }),
  z.object({ kind: z.literal('trust'), ...head, body: trustSchema }),
  z.object({ kind: z.literal('article'), ...head, body: articleSchema }),
  z.object({ kind: z.literal('video'), ...head, body: videoSchema }),
])

export type ContentEntry = z.infer<typeof contentEntrySchema>
export type EntryOf<K extends ContentEntry['kind']> = Extract<ContentEntry, { kind: K }>
export type Brochure = EntryOf<'brochure'>['body']
export type Guarantee = EntryOf<'guarantee'>['body']
export type Story = EntryOf<'testimonial'>
export type Trust = EntryOf<'trust'>['body']
export type Article = EntryOf<'article'>
export type InstallVideo = EntryOf<'video'>

// Entries are checked when they are loaded: see server/content.ts.
const readEntry = trusted(contentEntrySchema)

const MAX_PAGES = 50
const kind = z.enum(CONTENT_KINDS)
const slug = z.string().max(250)

export const contentContract = {
  /** 404 `content_unknown` */
  entry: oc
    .route({
      method: 'GET',
      path: '/content/{kind}/{+slug}',
      tags: ['content'],
      summary: 'One entry: a brochure, the guarantee, a story, the announcement',
    })
    .input(z.object({ kind, slug }))
    .output(readEntry),
  list: oc
    .route({
      method: 'GET',
      path: '/content/{kind}',
      tags: ['content'],
      summary: 'All entries of a kind, in their order',
    })
    .input(z.object({ kind }))
    .output(z.object({ entries: trusted(z.array(contentEntrySchema)) })),
  pages: oc
    .route({
      method: 'GET',
      path: '/content',
      tags: ['content'],
      summary: 'Pages to read, by words or by category',
    })
    .input(
      z.object({
        q: z.string().max(100).default(''),
        category: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(MAX_PAGES).default(MAX_PAGES),
      }),
    )
    .output(
      z.object({
        pages: z.array(
          z.object({
            title: line,
            summary: paragraph,
            path: z.string(),
            text: paragraph.optional().describe('the paragraph that answers; `path` then leads to it'),
          }),
        ),
      }),
    ),
}
