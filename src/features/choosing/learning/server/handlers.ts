import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import type { Content } from '#features/content/content/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type FactTable, learningContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { findArticles, readingMinutes } from '../view/find-articles.ts'
import { around, cardOf, guidesFor, inOrder } from './articles.ts'
import { factTable } from './index.ts'

interface LearningContext {
  content: Content
  db: Db
  clock: Clock
}

const os = implement(learningContract).$context<LearningContext>()

export const learningHandlers = {
  list: os.list.handler(async ({ input, context: { content } }) => ({
    articles: findArticles(inOrder(await content.list('article')), input.q).map(cardOf),
  })),

  guides: os.guides.handler(async ({ input: { type }, context: { content } }) => ({
    guides: guidesFor(type, await content.list('article'), await content.list('video')),
  })),

  article: os.article.handler(async ({ input, context }) => {
    const article = await context.content.find('article', input.slug)
    if (article === undefined) throw new ApiError('article_unknown', texts.unknown, { status: 404 })
    const articles = await context.content.list('article')
    return {
      article,
      minutes: readingMinutes(article.body),
      facts: await factsOf(article.body.blocks, context),
      ...around(articles, article),
    }
  }),
}

/** The tables of an article. One whose data cannot be read is left out; the words around it stay. */
async function factsOf(
  blocks: readonly { kind: string; table?: unknown }[],
  { db, clock }: LearningContext,
): Promise<Record<string, FactTable>> {
  const names = blocks.flatMap(({ kind, table }) =>
    kind === 'facts' && typeof table === 'string' ? [table] : [],
  )
  const day = inStoreZone(clock.now()).day
  const tables = await Promise.all(
    names.map(async (name) => [name, await factTable(name, { db, day })] as const),
  )
  return Object.fromEntries(tables.flatMap(([name, table]) => (table ? [[name, table]] : [])))
}
