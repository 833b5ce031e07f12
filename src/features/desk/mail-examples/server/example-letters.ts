import { globSync } from 'node:fs'
import { z } from 'zod'
import { projectFile, readDataJson } from '#lib/data-file.ts'
import { defineTexts } from '#lib/language/texts.ts'
import type { MailTopic } from '#platform/mail/rules/mail-topic.ts'
import type { Letter } from '#platform/mail/server/ports.ts'
import type { MailKind } from '../contract.ts'

/** The groups of the page of mails, in their order. */
export const MAIL_GROUPS = defineTexts({
  orders: 'Orders',
  quotes: 'Quotes',
  tools: 'Carts, tools and alerts',
  care: 'Warranty and care',
  opinions: 'Surveys, reviews and stories',
  accounts: 'Accounts',
  team: 'To our team',
})
type MailGroup = keyof typeof MAIL_GROUPS

/** A feature's example letters, from its folder. `npm run mails` writes them. */
export const EXAMPLES_FILE = 'server/data/mail-examples.json'

/** The mails of a topic as their feature declares them, in a group of the page. */
export type ListedMail = MailTopic & { group: MailGroup }

const GROUPS = Object.keys(MAIL_GROUPS)

/** Mails by their group and their place in it. */
export const inPageOrder = (mails: readonly ListedMail[]): ListedMail[] =>
  mails.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.place - b.place)

const link = z.strictObject({ label: z.string(), href: z.string() })

const letterSchema = z.strictObject({
  ...{ from: z.string(), subject: z.string(), preview: z.string(), heading: z.string() },
  paragraphs: z.array(z.string()),
  action: link,
  lines: z.array(z.strictObject({ id: z.string(), name: z.string(), note: z.string(), amount: z.string() })),
  sums: z.array(
    z.strictObject({ label: z.string(), amount: z.string(), isTotal: z.boolean(), note: z.string() }),
  ),
  details: z
    .array(z.strictObject({ label: z.string(), lines: z.array(z.union([z.string(), link])) }))
    .optional(),
  footnotes: z.array(z.string()),
})

/** One mail that the store really makes from rows of a test, with the keys of its links replaced. */
export const exampleSchema = z.strictObject({
  topic: z.string(),
  kind: z.string(),
  canStop: z.boolean(),
  letter: letterSchema,
})
type Example = z.infer<typeof exampleSchema>

interface ExampleMail extends MailKind {
  letter: Letter
}

const idOf = ({ topic, kind }: Pick<Example, 'topic' | 'kind'>): string =>
  `${topic.replace(/^mail\./, '')}-${kind}`.replace(/[^a-z]+/g, '-')

/** The kinds in the order of the mails. A kind without an example has no line; a test names it. */
function readExamples(mails: readonly ListedMail[]): ReadonlyMap<string, ExampleMail> {
  const examples = globSync(`src/features/*/*/${EXAMPLES_FILE}`, { cwd: projectFile('.') }).flatMap((file) =>
    readDataJson(file, z.array(exampleSchema)),
  )
  const made = mails.flatMap(({ topic, group, kinds }) =>
    Object.entries(kinds).flatMap(([kind, { to, when }]): ExampleMail[] => {
      const example = examples.find((each) => each.topic === topic && each.kind === kind)
      if (!example) return []
      const { canStop, letter } = example
      const told = { group: MAIL_GROUPS[group], subject: letter.subject, to, when, canStop }
      return [{ id: idOf(example), ...told, letter }]
    }),
  )
  return new Map(made.map((mail) => [mail.id, mail]))
}

/** The examples by id. */
export type ExampleMails = () => ReadonlyMap<string, ExampleMail>

/** Reads the examples with the first request, because only the page of mails needs them. */
export function createExampleMails(mails: readonly ListedMail[]): ExampleMails {
  let read: ReadonlyMap<string, ExampleMail> | undefined
  return () => (read ??= readExamples(mails))
}
