import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMITS } from '#platform/limits/rules/limits.ts'
import { MAIL_GROUPS } from './mail-kinds.ts'
import { TYPED_WORDS, typedWordsOf, typedWordsTable } from './typed-words.ts'

const mails = Object.values(MAIL_GROUPS).flatMap((topics) =>
  Object.entries(topics).flatMap(([topic, kinds]) =>
    Object.keys(kinds).map((kind) => [topic, kind] as const),
  ),
)

test('[S2] every mail says which typed words it prints', () => {
  expect(mails.filter(([topic, kind]) => !typedWordsOf(topic, kind))).toEqual([])
  expect(typedWordsOf('mail.made-up', 'new')).toBeUndefined()
})

test('every row is of a mail that the store sends', () => {
  const known = new Set(mails.flatMap(([topic, kind]) => [topic, `${topic} ${kind}`]))
  expect(Object.keys(TYPED_WORDS).filter((mail) => !known.has(mail))).toEqual([])
})

test.each(Object.entries(TYPED_WORDS).filter(([, { safety }]) => safety === 'anyone'))(
  '[S2] %s, which carries words of anyone, counts the mailbox and who sends',
  (_, { limits }) => {
    const counted = limits.map((limit) => LIMITS[limit].per)
    expect(counted).toContain('mailbox')
    expect(counted.some((per) => per === 'network' || per === 'account')).toBe(true)
  },
)

test('the table in docs/security.md is this one', () => {
  const docs = readFileSync('docs/security.md', 'utf8')
  const [, table] = /<!-- typed words:[^>]*-->\n([\s\S]*?)\n<!-- end of the typed words -->/.exec(docs) ?? []
  expect(table).toBe(typedWordsTable())
})
