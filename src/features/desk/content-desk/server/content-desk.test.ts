import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContent } from '#features/content/content/server/content.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { installContent } from '#features/content/content/server/install.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { storedContent } from '#tests/fixtures/shop/stored-content.ts'
import type { OpenContent } from '../contract.ts'
import { contentDeskHandlers } from './handlers.ts'
import { previewedKey, withDraft } from './preview.ts'

const SECRETS = ['a secret of the tests, long enough'] as const
const ORIGIN = 'https://store.test'
const clock = movableClock()
let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
  await installContent(database.db, async () => starterContent())
})
afterAll(() => database.drop())

const newContent = () => createContent(storedContent(database.db))

const as = (person: Person) =>
  createRouterClient(contentDeskHandlers, {
    context: {
      db: database.db,
      clock,
      content: newContent(),
      accounts: { secrets: SECRETS },
      publicOrigin: ORIGIN,
      ...whoAsks(person),
    },
  })
const top = { kind: 'announcement', slug: 'top' } as const
const merv = { kind: 'article', slug: 'filters-and-merv' } as const
type Key = { kind: OpenContent['kind']; slug: string }

async function save(
  key: Key,
  change: Record<string, string>,
  person: Person = 'operations',
): Promise<number> {
  const { fields, revision } = await as(person).open(key)
  return (await as(person).save({ ...key, revision, fields: { ...fields, ...change } })).revision
}

test('a draft is not on the store until it is published; then every process shows it', async () => {
  const ours = newContent()
  const theirs = newContent()
  await Promise.all([ours.refresh(), theirs.refresh()])
  const textIn = async (content: typeof ours) => (await content.find('announcement', 'top'))?.body.text
  const before = await textIn(ours)
  const revision = await save(top, { text: 'Winter sale' })
  await Promise.all([ours.refresh(), theirs.refresh()])
  expect([await textIn(ours), await textIn(theirs)]).toEqual([before, before])

  await as('admin').publish({ ...top, revision })
  const seen = ours.revision()
  await Promise.all([ours.refresh(), theirs.refresh()])
  expect([await textIn(ours), await textIn(theirs)]).toEqual(['Winter sale', 'Winter sale'])
  // The page cache follows this number.
  expect(ours.revision()).toBeGreaterThan(seen)
})

test('what came with the store is version 1, and an earlier version can be published again', async () => {
  const opened = await as('operations').open(top)
  expect(opened.versions.map(({ number, publishedBy }) => [number, publishedBy !== null])).toEqual([
    [2, true],
    [1, false],
  ])
  const first = await as('operations').version({ ...top, number: 1 })
  const { revision } = await as('operations').restore({ ...top, revision: opened.revision, number: 1 })
  expect((await as('operations').open(top)).fields).toEqual(first.fields)
  await as('operations').publish({ ...top, revision })
  expect((await as('operations').open(top)).versions[0]).toMatchObject({ number: 3 })
})

test('no published version can be changed, also not by hand', async () => {
  const { db } = database
  await expect(db.updateTable('content_version').set({ title: 'x' }).execute()).rejects.toThrow(
    'does not change',
  )
  await expect(db.deleteFrom('content_version').execute()).rejects.toThrow('does not change')
})

test('of two editors who saw one revision, the second reads what the first one saved', async () => {
  const { fields, revision } = await as('operations').open(merv)
  const write = (person: Person, title: string) =>
    as(person).save({ ...merv, revision, fields: { ...fields, title } })
  const both = await Promise.allSettled([write('operations', 'One'), write('admin', 'Two')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { title } = (await as('admin').open(merv)).fields
  const second = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(second.reason).toMatchObject({
    code: 'changed',
    status: 409,
    details: { theirs: { fields: { title }, revision: revision + 1 } },
  })
  // A publication by the one who saw the old revision is refused too.
  await expect(as('admin').publish({ ...merv, revision })).rejects.toMatchObject({ code: 'changed' })
  await as('admin').discard({ ...merv, revision: revision + 1 })
})

test('without the lock and the revision both editors would succeed: the control', async () => {
  const { fields } = await as('operations').open(merv)
  const naive = (title: string) =>
    database.db
      .insertInto('content_draft')
      .values({
        ...merv,
        slug: 'control',
        fields: JSON.stringify({ ...fields, title }),
        changed_by: '',
        changed_at: clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'slug']).doUpdateSet({ fields: JSON.stringify({ ...fields, title }) }),
      )
      .execute()
  const both = await Promise.allSettled([naive('One'), naive('Two')])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await database.db.deleteFrom('content_draft').where('slug', '=', 'control').execute()
})

test('a draft with mistakes is kept, named and not published', async () => {
  const revision = await save(top, { endsAt: '', linkHref: 'javascript:alert(1)' })
  const { problems, preview } = await as('operations').open(top)
  expect(problems.map(({ field }) => field).sort()).toEqual(['endsAt', 'linkHref'])
  expect(preview).toBeNull()
  await expect(as('operations').publish({ ...top, revision })).rejects.toMatchObject({
    code: 'invalid',
    details: { problems },
  })
  await as('operations').discard({ ...top, revision })
})

describe('the preview', () => {
  test('shows the draft to those who have its address, for an hour', async () => {
    const revision = await save(merv, { title: 'A new title' })
    const { preview } = await as('operations').open(merv)
    const url = new URL(preview!)
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/learning-center/filters-and-merv`)
    const open = (now = clock.now(), address = url) => previewedKey(address, { secrets: SECRETS, now })
    expect(open()).toEqual(merv)
    expect(open(new Date(clock.now().getTime() + 3_600_001))).toBeUndefined()
    const forged = new URL(url)
    forged.searchParams.set(
      'preview',
      url.searchParams.get('preview')!.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
    )
    expect(open(undefined, forged)).toBeUndefined()
    expect(open(undefined, new URL(`${ORIGIN}/?preview=x`))).toBeUndefined()

    const content = newContent()
    const seen = withDraft(content, { db: database.db, clock }, merv)
    expect((await seen.find('article', merv.slug))?.title).toBe('A new title')
    expect((await seen.list('article')).filter(({ slug }) => slug === merv.slug)).toHaveLength(1)
    expect((await content.find('article', merv.slug))?.title).not.toBe('A new title')
    await as('operations').discard({ ...merv, revision })
  })

  test('shows an announcement before it starts', async () => {
    const revision = await save(top, { startsAt: '2027-01-01T00:00', text: 'Soon' })
    const seen = withDraft(newContent(), { db: database.db, clock }, top)
    const { text, startsAt } = (await seen.find('announcement', 'top'))!.body
    expect([text, Date.parse(startsAt!) <= clock.now().getTime()]).toEqual(['Soon', true])
    await as('operations').discard({ ...top, revision })
  })
})

describe('a new article', () => {
  const key = { kind: 'article', slug: 'a-guide-to-quiet' } as const
  test('begins as a draft, is published, and taken off while no page links to it', async () => {
    const title = 'A guide to quiet'
    expect(await as('operations').create({ kind: 'article', title })).toEqual({ slug: key.slug })
    await expect(as('admin').create({ kind: 'article', title })).rejects.toMatchObject({ code: 'taken' })
    const model = await as('operations').open(merv)
    const revision = await save(key, { ...model.fields, title })
    const published = await as('operations').publish({ ...key, revision })

    const linking = await save(merv, { related: key.slug })
    const merved = await as('operations').publish({ ...merv, revision: linking })
    const off = as('operations').takeOff({ ...key, revision: published.revision })
    await expect(off).rejects.toMatchObject({ code: 'linked', status: 409 })
    const back = await save(merv, { related: '' })
    expect(back).toBe(merved.revision + 1)
    await as('operations').publish({ ...merv, revision: back })
    await as('operations').takeOff({ ...key, revision: published.revision })

    const content = newContent()
    expect(await content.find('article', key.slug)).toBeUndefined()
    expect((await as('operations').list({ kind: 'article', search: 'quiet' })).entries[0]?.state).toBe('new')
    const draft = await as('operations').open(key)
    expect([draft.fields.title, draft.isPublished]).toEqual([title, false])
    await as('operations').discard({ ...key, revision: draft.revision })
    const left = await as('operations').open(key)
    expect([left.draft, left.fields.title]).toEqual([null, title])
    expect((await as('operations').list({ kind: 'article', search: 'quiet' })).entries[0]?.state).toBe('off')
    await save(key, { title: 'Quiet again' })
  })

  test('an article that tools link to stays', async () => {
    const { revision, mayTakeOff } = await as('operations').open(merv)
    expect(mayTakeOff).toBe(false)
    await expect(as('operations').takeOff({ ...merv, revision })).rejects.toMatchObject({ code: 'fixed' })
  })
})

test.each([
  ['unknown address', { kind: 'article', slug: 'nothing-here' }, 404],
  ['unknown kind', { kind: 'poem', slug: 'a' }, 400],
  ['bad address', { kind: 'article', slug: '../../etc' }, 400],
] as const)('%s', async (_, key, status) => {
  await expect(as('admin').open(key as Key)).rejects.toMatchObject({ status })
  await expect(as('admin').save({ ...(key as Key), revision: 0, fields: {} })).rejects.toMatchObject({
    status,
  })
})

test.each([
  ['too many characters', { blocks: 'x'.repeat(80_001) }],
  ['too many fields', Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`f${at}`, 'x']))],
  ['a broken character', { title: '\ud800' }],
])('%s is refused', async (_, fields) => {
  const { revision } = await as('admin').open(merv)
  await expect(as('admin').save({ ...merv, revision, fields })).rejects.toMatchObject({ status: 400 })
})

test('each step is a line of the audit log with its author', async () => {
  const lines = await database.db
    .selectFrom('audit_event')
    .select(['action', 'entity_id', 'actor_name'])
    .where('entity', '=', 'content')
    .execute()
  for (const action of ['create', 'save', 'publish', 'restore', 'discard', 'take-off'])
    expect(lines.some((line) => line.action === `content.${action}` && line.actor_name !== '')).toBe(true)
  expect(lines.some(({ entity_id }) => entity_id === 'announcement/top')).toBe(true)
})
