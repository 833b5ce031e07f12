import type { MailTopic, TypedWords } from '#platform/mail/rules/mail-topic.ts'

/** What mails print of typed words: by topic, and by topic and kind where a kind differs. */
export const typedWordsOf = (mails: readonly MailTopic[]): { mail: string; typed: TypedWords }[] =>
  mails.flatMap(({ topic, typed, kinds }) => [
    { mail: topic, typed },
    ...Object.entries(kinds).flatMap(([kind, { typed: own }]) =>
      own ? [{ mail: `${topic} ${kind}`, typed: own }] : [],
    ),
  ])

const SAFETY: Readonly<Record<TypedWords['safety'], string>> = {
  ours: 'every word is ours',
  reader: 'the reader typed them',
  store: 'goes to our own mailbox',
  staff: 'staff decide first',
  anyone: 'counted by mailbox and sender',
}

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The table as docs/security.md prints it. */
export const typedWordsTable = (mails: readonly MailTopic[]): string =>
  [
    '| mail | typed words | why it is safe | limits |',
    '|---|---|---|---|',
    ...typedWordsOf(mails).map(({ mail, typed: { prints, safety, limits } }) =>
      toRow([mail.replace(/^mail\./, ''), prints || '–', SAFETY[safety], limits.join(', ') || '–']),
    ),
  ].join('\n')
