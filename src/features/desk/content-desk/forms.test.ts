import { describe, expect, test } from 'vitest'
import { DEMO_CONTENT } from '#demo/content/content.ts'
import { lessonNames } from '#drawings/lessons/lessons.ts'
import { factTableNames } from '#features/choosing/learning/server/index.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { checkWords } from './view/check-words.ts'
import type { Around, Words } from './view/forms/form.ts'
import { FORMS } from './view/forms/forms.ts'

const entries = [...starterContent(), ...DEMO_CONTENT]
const articles = entries.flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : []))
const around = (base: Around['base']): Around => ({
  base,
  now: new Date('2026-11-25T18:00:00Z'),
  day: '2026-11-25',
  figures: lessonNames,
  facts: factTableNames,
  articles,
})
const read = (kind: keyof typeof FORMS, values: Record<string, string>, base?: object) =>
  checkWords({ kind, slug: 'a', values }, around(base as Around['base']))

/** Links of a text stand in their order; everything else is as it was. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inOrder(inner)]))
  const { text, links } = copy as { text?: string; links?: { text: string }[] }
  if (typeof text === 'string' && Array.isArray(links))
    copy.links = links.toSorted((a, b) => text.indexOf(a.text) - text.indexOf(b.text))
  return copy
}

describe('a form without a change gives back what is published', () => {
  test.each(entries.map((entry) => [entry.kind, entry.slug, entry] as const))(
    '%s %s',
    (kind, slug, entry) => {
      const words: Words = { ...entry, body: entry.body }
      const checked = checkWords(
        { kind, slug, values: FORMS[kind].write(words) },
        around(entry.body as Record<string, unknown>),
      )
      expect(checked.problems).toBeUndefined()
      const { title, body } = checked.entry!
      expect(title).toBe(entry.title)
      if (kind === 'announcement')
        expect(body).toEqual({ ...entry.body, endsAt: '2027-03-31T23:59:00-05:00' })
      else expect(inOrder(body)).toEqual(inOrder(entry.body))
    },
  )
})

const bar = {
  title: 'Sale',
  text: 'Sale',
  linkText: '',
  linkHref: '',
  startsAt: '2026-11-26T08:00',
  endsAt: '2027-03-14T03:30',
}

test('[L-ANN] the times of an announcement are Central time, in winter and in summer', () => {
  expect(read('announcement', bar).entry?.body).toEqual({
    text: 'Sale',
    startsAt: '2026-11-26T08:00:00-06:00',
    endsAt: '2027-03-14T03:30:00-05:00',
  })
})

test.each([
  [{ endsAt: '2026-11-26T07:00' }, 'endsAt', 'after the start'],
  [{ startsAt: '', endsAt: '2026-11-25T11:00' }, 'endsAt', 'in the past'],
  [{ endsAt: '2026-13-40T99:99' }, 'endsAt', 'Choose a date'],
  [{ endsAt: '' }, 'endsAt', 'required'],
  [{ linkText: 'Go' }, 'linkHref', 'both the link text'],
  [{ linkText: 'Go', linkHref: 'javascript:alert(1)' }, 'linkHref', 'Enter a path'],
  [{ linkText: 'Go', linkHref: '//evil.example' }, 'linkHref', 'Enter a path'],
  [{ linkText: 'Go', linkHref: 'data:text/html,<script>' }, 'linkHref', 'Enter a path'],
  [{ text: 'x'.repeat(121) }, 'text', 'at most 120'],
])('an announcement with %j is refused', (change, field, message) => {
  expect(read('announcement', { ...bar, ...change }).problems).toContainEqual(
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  )
})

const first = entries.find(({ kind }) => kind === 'article')!
const article = FORMS.article.write(first)

test.each([
  ['blocks', 'Hello [here](javascript:alert`1`).', 'Enter a path'],
  ['blocks', 'Hello [here](https://evil.example).', 'Enter a path'],
  ['blocks', 'Hello [here](/learning-center/nothing).', 'no article'],
  ['blocks', 'figure: nothing | A drawing', 'have that drawing'],
  ['blocks', 'facts: nothing', 'have that table'],
  ['blocks', 'Hello\nsources: nothing', 'isn’t in the list'],
  ['blocks', 'Only one part.', 'at least 3'],
  ['sources', 'a | Title | sometime', 'source’s date'],
  ['sources', 'a | Title | 2026 | javascript:alert(1)', 'Enter a path'],
  ['sources', 'a', 'Each line needs name'],
  ['checked', 'yesterday', 'yyyy-mm-dd'],
  ['topic', 'weather', 'Choose a topic'],
  ['related', 'nothing', 'no article'],
  ['title', '', 'required'],
])('an article whose field %s is %j is refused', (field, value, message) => {
  expect(read('article', { ...article, [field]: value }).problems).toContainEqual(
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  )
})

test('a mistake in a long text names its line', () => {
  const blocks = `Fine.\n\n## Ok\n\n${'x'.repeat(1_300)}`
  expect(read('article', { ...article, blocks }).problems?.[0]).toMatchObject({ field: 'blocks', line: 5 })
})
