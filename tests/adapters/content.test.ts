import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresContent } from '#adapters/content-postgres/content-postgres.ts'
import type { ContentKind } from '#features/content/content/rules/kinds.ts'
import { createContent } from '#features/content/content/server/content.ts'
import { contentHandlers } from '#features/content/content/server/handlers.ts'
import { installContent, type NewEntry } from '#features/content/content/server/install.ts'
import type { ContentClient } from '#features/content/content/server/ports.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await installContent(database.db, async () => [guarantee('first'), guarantee('second')])
})
afterAll(() => database.drop())

const term = (text: string) => ({ lead: text, inForce: 'January 1, 2025', facts: [], terms: [], links: [] })
const guarantee = (slug: string): NewEntry => ({
  kind: 'guarantee',
  slug,
  title: `About ${slug}`,
  summary: '',
  body: term('Words.'),
})

/** The client that the store uses, and how often it was asked for everything. */
function watched(): { client: ContentClient; readings: () => number } {
  const client = createPostgresContent(database.db)
  let readings = 0
  const entries = (): ReturnType<ContentClient['entries']> => {
    readings++
    return client.entries()
  }
  return { client: { ...client, entries }, readings: () => readings }
}

const entry = (context: { content: ReturnType<typeof createContent> }, kind: ContentKind, slug: string) =>
  call(contentHandlers.entry, { kind, slug }, { context })

test.each(['nothing', '../first', 'First', 'a/b/c/d/e', 'x'.repeat(250), ''])(
  '[C-CONTENT] an entry that does not exist is 404: %j',
  async (slug) => {
    await expect(
      entry({ content: createContent(watched().client) }, 'guarantee', slug),
    ).rejects.toMatchObject({ code: 'content_unknown', status: 404 })
  },
)

test('[C-CONTENT] entries come in the order they were written, each with the body of its kind', async () => {
  const content = createContent(watched().client)

  expect(
    (await call(contentHandlers.list, { kind: 'guarantee' }, { context: { content } })).entries.map(
      ({ slug }) => slug,
    ),
  ).toEqual(['first', 'second'])
  expect(await entry({ content }, 'guarantee', 'first')).toMatchObject({
    kind: 'guarantee',
    title: 'About first',
    body: { lead: 'Words.' },
    path: '/premium-guarantee',
  })
})

test(
  '[C-CACHE] content is read once; what staff change is there after the next look, and the ' +
    'revision moves',
  async () => {
    const { client, readings } = watched()
    const content = createContent(client)
    await entry({ content }, 'guarantee', 'first')
    await entry({ content }, 'guarantee', 'second')
    await content.refresh()
    const before = { readings: readings(), revision: content.revision() }

    await database.db
      .updateTable('content')
      .set({ body: JSON.stringify(term('Other words.')) })
      .where('slug', '=', 'first')
      .execute()
    await content.refresh()

    expect(before.readings).toBe(1)
    expect(await entry({ content }, 'guarantee', 'first')).toMatchObject({ body: { lead: 'Other words.' } })
    expect([readings(), content.revision() > before.revision]).toEqual([2, true])
  },
)

test('[C-CONTENT] an entry with a body of another kind is left out and named; the others stay', async () => {
  await database.db
    .insertInto('content')
    .values({ kind: 'announcement', slug: 'broken', title: 'Broken', body: JSON.stringify({ text: 7 }) })
    .execute()
  const reports: string[] = []
  const content = createContent(watched().client, (message) => reports.push(message))

  expect((await content.list('announcement')).length).toBe(0)
  expect(reports).toEqual([expect.stringContaining('announcement “broken”')])
  expect((await content.list('guarantee')).length).toBe(2)
})

test('existing content is not overwritten', async () => {
  await installContent(database.db, async () => [guarantee('third')])
  const content = createContent(watched().client)

  expect(await content.find('guarantee', 'third')).toBeUndefined()
})
