import { z } from 'zod'
import { readDataJson } from '#lib/data-file.ts'
import { articleSchema } from '../contract/article.ts'
import { TOPICS } from '../rules/data/topics.ts'
import type { NewEntry } from './install.ts'

const articles = z.array(
  z.object({
    kind: z.literal('article'),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    body: articleSchema,
  }),
)

/** The articles of the learning center that come with the store: one file for each topic. */
export const readArticles = (): NewEntry[] =>
  TOPICS.flatMap((topic) =>
    readDataJson(`src/features/content/content/server/data/articles/${topic}.json`, articles),
  )
