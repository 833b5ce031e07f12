import { type ContentEntry, contentEntrySchema } from '#features/content/content/contract.ts'
import { type ContentKind, contentPath } from '#features/content/content/rules/kinds.ts'
import { texts } from '../texts.ts'
import type { Around, Problem, ReadWords, Values } from './forms/form.ts'
import { FORMS } from './forms/forms.ts'

interface FormValues {
  kind: ContentKind
  slug: string
  values: Values
}

/** The entry that the typed values make, or everything that is wrong with them. */
export function checkWords(
  { kind, slug, values }: FormValues,
  around: Around,
): { entry: ContentEntry; problems?: never } | { problems: Problem[]; entry?: never } {
  const { fields, read } = FORMS[kind]
  const tooLong = fields.flatMap(({ name, most }) =>
    (values[name] ?? '').length > most ? [{ field: name, message: texts.problems.tooLong(most) }] : [],
  )
  if (tooLong.length > 0) return { problems: tooLong }
  const answer = read(values, around)
  if (answer.problems.length > 0) return { problems: answer.problems }
  const checked = contentEntrySchema.safeParse({
    kind,
    slug,
    ...answer.words,
    path: contentPath(kind, slug) ?? null,
    updatedAt: around.now.toISOString(),
  })
  if (checked.success) return { entry: checked.data }
  return { problems: checked.error.issues.map(({ path, message }) => placed(path, message, kind, answer)) }
}

/** The lists that a long text of the form makes: a mistake in one of their entries has a line. */
const LONG: Partial<Record<ContentKind, string>> = {
  article: 'blocks',
  brochure: 'sections',
  guarantee: 'terms',
}

/** A mistake that the schema found, at the field that it comes from. */
function placed(
  path: readonly PropertyKey[],
  message: string,
  kind: ContentKind,
  { lines }: ReadWords,
): Problem {
  const [first, ...rest] = path.map(String)
  const names = first === 'body' ? rest : [first ?? '']
  const [name = '', index] = names
  const isField = FORMS[kind].fields.some((field) => field.name === name)
  if (!isField) return { field: 'title', message: `${names.join(', ')}: ${message}` }
  const line = LONG[kind] === name && index !== undefined ? lines?.[Number(index)] : undefined
  return { field: name, message, ...(line === undefined ? {} : { line }) }
}
