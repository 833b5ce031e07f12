import { z } from 'zod'
import { OWN_PATH, SAFE_ADDRESS } from '#lib/http/safe-address.ts'
import { TOPICS } from '../rules/data/topics.ts'

const line = z.string().min(1).max(200)
const paragraph = z.string().min(1).max(1200)
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const path = z.string().regex(OWN_PATH)
/** the sources, by their ids, of the figures in a block */
const sources = z.array(name).max(8).optional()

const linkSchema = z.object({ text: line, href: path })

/**
 * A block of an article. Words are plain text: a page escapes them, so that no markup of a writer reaches a
 * browser.
 */
const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), id: name, text: line }),
  z.object({
    kind: z.literal('text'),
    text: paragraph,
    links: z.array(linkSchema).max(4).optional().describe('words of the text that lead to a page'),
    sources,
  }),
  z.object({ kind: z.literal('list'), items: z.array(paragraph).min(2).max(14), sources }),
  z.object({
    kind: z.literal('steps'),
    title: line,
    minutes: z.number().int().positive().optional().describe('how long the work takes'),
    tools: z.array(line).max(10).optional(),
    steps: z
      .array(z.object({ title: line, text: paragraph }))
      .min(2)
      .max(14),
    sources,
  }),
  z.object({
    kind: z.literal('table'),
    caption: line,
    columns: z.array(line).min(2).max(6),
    rows: z.array(z.array(line).max(6)).min(1).max(20),
    sources,
  }),
  z.object({
    kind: z.literal('facts'),
    table: name.describe('a table that the store fills from its own data'),
  }),
  z.object({
    kind: z.literal('figure'),
    figure: name.describe('a drawing of src/drawings/lessons'),
    caption: paragraph,
    sources,
  }),
  z.object({ kind: z.literal('note'), tone: z.enum(['tip', 'safety']), text: paragraph, sources }),
  z.object({ kind: z.literal('tool'), text: paragraph, link: linkSchema }),
  z.object({
    kind: z.literal('faq'),
    questions: z
      .array(z.object({ question: line, answer: paragraph }))
      .min(1)
      .max(8),
    sources,
  }),
])

export const articleSchema = z.object({
  topic: z.enum(TOPICS),
  published: z.iso.date(),
  checked: z.iso.date().describe('the day on which a person compared the figures with their sources'),
  lead: paragraph,
  blocks: z.array(blockSchema).min(3).max(60),
  sources: z
    .array(
      z.object({
        id: name,
        text: paragraph.describe('publisher and title'),
        date: z
          .string()
          .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
          .describe('year, month or day of the edition that we read'),
        href: z.string().regex(SAFE_ADDRESS).optional(),
      }),
    )
    .min(1)
    .max(12),
  products: z
    .object({ title: line, types: z.array(line).min(1).max(6), all: linkSchema })
    .optional()
    .describe('products to show with their price of today'),
  related: z.array(name).max(4).describe('slugs of articles to read next'),
})
export type ArticleBody = z.infer<typeof articleSchema>
export type ArticleBlock = ArticleBody['blocks'][number]
export type BlockOf<K extends ArticleBlock['kind']> = Extract<ArticleBlock, { kind: K }>
