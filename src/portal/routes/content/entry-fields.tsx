import { texts as learning } from '#features/choosing/learning/texts.ts'
import { TOPICS } from '#features/content/content/rules/data/topics.ts'
import type { OpenContent } from '#features/desk/content-desk/contract.ts'
import type { Field } from '#features/desk/content-desk/view/forms/form.ts'
import { FORMS } from '#features/desk/content-desk/view/forms/forms.ts'
import { SelectField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { texts as all } from './texts.ts'

const texts = all.one
const ROWS = { text: 3, rows: 6, markup: 28 } as const

interface Props {
  readonly kind: OpenContent['kind']
  readonly values: Readonly<Record<string, string>>
  readonly problems: OpenContent['problems']
}

/** One input for each field of the form of a kind. */
export const EntryFields = ({ kind, values, problems }: Props) =>
  FORMS[kind].fields.map((field) => (
    <EntryField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={problems
        .filter((problem) => problem.field === field.name)
        .map(({ line, message }) => (line === undefined ? message : texts.line(line, message)))
        .join(' ')}
    />
  ))

function EntryField({
  field,
  value,
  error,
}: {
  readonly field: Field
  readonly value: string
  readonly error: string
}) {
  const { name, label, hint, look, most, optional } = field
  const shell = { name, label, hint, optional, defaultValue: value, error: error || undefined }
  switch (look) {
    case 'line':
      return <TextField {...shell} maxLength={most} autoComplete="off" />
    case 'day':
      return <TextField {...shell} type="date" />
    case 'time':
      return <TextField {...shell} type="datetime-local" />
    case 'topic':
      return (
        <SelectField
          {...shell}
          options={[
            { value: '', label: '' },
            ...TOPICS.map((topic) => ({ value: topic, label: learning.topics[topic] })),
          ]}
        />
      )
    default:
      return <TextAreaField {...shell} maxLength={most} rows={ROWS[look]} spellCheck />
  }
}

/** The label of a field, for lists of what differs. */
export const labelOf = (kind: OpenContent['kind'], name: string): string =>
  FORMS[kind].fields.find((field) => field.name === name)?.label ?? name
