import { oc } from '@orpc/contract'
import { z } from 'zod'
import { contentEntrySchema } from '#features/content/content/contract.ts'
import { TOPICS } from '#features/content/content/rules/data/topics.ts'
import { trusted } from '#lib/http/trusted.ts'

/** The longest search for articles, in characters. */
export const MAX_WORDS_LENGTH = 100

const cardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  topic: z.enum(TOPICS),
  minutes: z.number().int().describe('to read it'),
  checked: z.string().describe('yyyy-mm-dd, when its figures were compared with their sources'),
})
export type ArticleCard = z.infer<typeof cardSchema>

const factTableSchema = z.object({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  source: z.string().describe('where the figures come from, with their day'),
})
export type FactTable = z.infer<typeof factTableSchema>

const articleEntrySchema = contentEntrySchema.options[5]

export type Article = z.infer<typeof articleEntrySchema>

const articleAnswerSchema = z.object({
  article: articleEntrySchema,
  minutes: z.number().int(),
  facts: z.record(z.string(), factTableSchema).describe('tables that the store fills from its own data'),
  previous: cardSchema.nullable(),
  next: cardSchema.nullable(),
  related: z.array(cardSchema),
})
export type ArticleAnswer = z.infer<typeof articleAnswerSchema>

export const learningContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/learning',
      tags: ['content'],
      summary: 'Articles of the learning center, all of them or those with some words',
    })
    .input(z.object({ q: z.string().max(MAX_WORDS_LENGTH).default('') }))
    .output(z.object({ articles: trusted(z.array(cardSchema)) })),
  guides: oc
    .route({
      method: 'GET',
      path: '/learning-guides',
      tags: ['content'],
      summary: 'Articles and a video about a type of product',
    })
    .input(z.object({ type: z.string().max(80).describe('a type as lists name it: "Gas furnace"') }))
    .output(z.object({ guides: trusted(z.array(z.object({ title: z.string(), path: z.string() }))) })),
  /** 404 `article_unknown` */
  article: oc
    .route({
      method: 'GET',
      path: '/learning/{slug}',
      tags: ['content'],
      summary: 'An article with its tables and the articles around it',
    })
    .input(z.object({ slug: z.string().max(120) }))
    .output(trusted(articleAnswerSchema)),
}
