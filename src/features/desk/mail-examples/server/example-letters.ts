import { z } from 'zod'
import { readDataJson } from '#lib/data-file.ts'
import type { Letter } from '#platform/mail/server/letter.ts'
import type { MailKind } from '../contract.ts'
import { MAIL_GROUPS } from '../rules/mail-kinds.ts'

/** The file of the example letters, from the project's folder. `npm run mails` writes it. */
export const EXAMPLES_FILE = 'src/features/desk/mail-examples/server/data/example-letters.json'

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

/** The kinds in the order of the texts. A kind without an example has no line; a test names it. */
function readExamples(): ReadonlyMap<string, ExampleMail> {
  const examples = readDataJson(EXAMPLES_FILE, z.array(exampleSchema))
  const mails = Object.entries(MAIL_GROUPS).flatMap(([group, topics]) =>
    Object.entries(topics).flatMap(([topic, kinds]) =>
      Object.entries(kinds).flatMap(([kind, words]): ExampleMail[] => {
        const example = examples.find((each) => each.topic === topic && each.kind === kind)
        if (!example) return []
        const { canStop, letter } = example
        return [{ id: idOf(example), group, subject: letter.subject, ...words, canStop, letter }]
      }),
    ),
  )
  return new Map(mails.map((mail) => [mail.id, mail]))
}

let read: ReadonlyMap<string, ExampleMail> | undefined

/** The examples by id. The file is read with the first request, because only this page needs it. */
export const exampleMails = (): ReadonlyMap<string, ExampleMail> => (read ??= readExamples())
