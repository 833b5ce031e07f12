import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { CheckField } from './check-field.tsx'
import { FormProblems, formOf } from './form-problems.tsx'
import { RadioGroup, type RadioOption } from './radio-group.tsx'
import { FileField, TextAreaField, TextField } from './text-field.tsx'

/** One field of an opinion. Its name is that of the draft's value. */
type OpinionField<Name extends string> = {
  readonly name: Name
  readonly label: string
  readonly hint?: string
} & (
  | { readonly kind: 'line'; readonly autoComplete?: string; readonly optional?: true }
  | { readonly kind: 'email' | 'consent' }
  | { readonly kind: 'lines'; readonly rows: number }
  /** one to five stars, each with its word */
  | { readonly kind: 'stars'; readonly words: readonly string[]; readonly className?: string }
  | { readonly kind: 'choice'; readonly options: readonly RadioOption[] }
  | { readonly kind: 'photo'; readonly accept: string }
)

/** Fields below each other; a list of them stands side by side. */
type OpinionRow<Name extends string> = OpinionField<Name> | readonly OpinionField<Name>[]

type NameOf<Draft> = keyof Draft & string
type Faults<Draft> = Partial<Record<NameOf<Draft>, string>>

/** What a feature says of its opinion: fields, rules and words. */
export interface Opinion<Draft extends object> {
  /** what the ids of the fields begin with */
  readonly prefix: string
  readonly rows: readonly OpinionRow<NameOf<Draft>>[]
  /** the faults of a draft by field */
  readonly check: (draft: Draft) => Faults<Draft>
  readonly empty: Draft
  /** characters that a field takes */
  readonly limits: Readonly<Partial<Record<NameOf<Draft>, number>>>
  readonly words: { readonly summary: string; readonly send: string; readonly sending?: string }
  readonly size?: 'big'
}

interface Props<Draft extends object> {
  readonly of: Opinion<Draft>
  /** the values and faults of a form that the server refused */
  readonly draft: Partial<Draft> | undefined
  readonly errors: Faults<Draft> | undefined
  /** the error of the whole form */
  readonly failure: string | undefined
  readonly busy: boolean
  /** above the fields, and above the button */
  readonly head?: ReactNode
  readonly foot?: ReactNode
}

/**
 * The fields of every opinion that a shopper sends: a review, a question, a story, feedback about an
 * installer. The page puts its form around them.
 */
export function OpinionFields<Draft extends object>(props: Props<Draft>) {
  const { of, draft, errors = {} as Faults<Draft>, failure, busy, head, foot } = props
  const { prefix, rows, check, words } = of
  const field = formOf<Draft, NameOf<Draft>>(prefix, check, of)(draft, errors)
  const shown = (each: OpinionField<NameOf<Draft>>) => (
    <Shown key={each.name} field={each} typed={field(each.name)} value={draft?.[each.name]} />
  )
  return (
    <>
      <FormProblems
        title={words.summary}
        prefix={prefix}
        fields={rows.flat().map(({ name }) => name)}
        errors={errors}
        failure={failure}
      />
      {head}
      {rows.map((row) =>
        'kind' in row ? (
          shown(row)
        ) : (
          <div className="fields-2" key={row.map(({ name }) => name).join(' ')}>
            {row.map(shown)}
          </div>
        ),
      )}
      {foot}
      <Button type="submit" look="primary" size={of.size} busy={busy} busyText={words.sending}>
        {words.send}
      </Button>
    </>
  )
}

/** The thanks that a sent opinion gets in place of its form. */
export const OpinionSent = ({ words }: { words: { readonly sent: string; readonly sentText: string } }) => (
  <Notice tone="ok" live="status" takesFocus title={words.sent}>
    {words.sentText}
  </Notice>
)

interface ShownProps {
  readonly field: OpinionField<string>
  readonly typed: ReturnType<ReturnType<ReturnType<typeof formOf>>>
  /** what was sent */
  readonly value: unknown
}

function Shown({ field, typed, value }: ShownProps) {
  const { name, label, hint } = field
  const { id, error } = typed
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          {...typed}
          label={label}
          hint={hint}
          optional={field.optional}
          autoComplete={field.autoComplete}
        />
      )
    case 'email':
      return <TextField {...typed} type="email" label={label} hint={hint} autoComplete="email" />
    case 'lines':
      return <TextAreaField {...typed} label={label} hint={hint} rows={field.rows} />
    case 'photo':
      return <FileField label={label} hint={hint} name={name} accept={field.accept} />
    case 'consent':
      return (
        <CheckField
          {...{ id, name, label, error }}
          value="yes"
          defaultChecked={value === undefined ? undefined : value === true}
        />
      )
    case 'stars':
      return (
        <RadioGroup
          {...{ id, name, label, error }}
          layout="across"
          className={field.className}
          defaultValue={value ? String(value) : undefined}
          options={field.words.map((note, index) => ({
            value: String(index + 1),
            label: `${index + 1} ★`,
            note,
          }))}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          {...{ name, label }}
          layout="across"
          defaultValue={value === undefined ? undefined : String(value)}
          options={field.options}
        />
      )
  }
}
