import { Notice } from '../notice/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'

interface Props<Field extends string> {
  readonly title: string
  /** what the ids of the fields begin with: "review" for "review-title" */
  readonly prefix: string
  /** in the order of the form */
  readonly fields: readonly Field[]
  readonly errors: Readonly<Partial<Record<Field, string>>>
  /** the error of the whole form */
  readonly failure?: string | undefined
}

/** Everything that is wrong with a form that was sent, above its fields. Renders nothing without errors. */
export const FormProblems = <Field extends string>({
  title,
  prefix,
  fields,
  errors,
  failure,
}: Props<Field>) => (
  <>
    <ErrorSummary
      title={title}
      errors={fields.flatMap((field) => {
        const text = errors[field]
        return text ? [{ id: `${prefix}-${field}`, text }] : []
      })}
    />
    {failure && (
      <Notice tone="bad" live="alert">
        {failure}
      </Notice>
    )}
  </>
)

/**
 * What each field of a form shares, by the field's name: `<TextField {...field('title')} label="Title" />`.
 * `check` judges a whole draft and names the faults by field; a field that is left is judged with `empty`
 * around it.
 */
export const formOf =
  <Draft extends object, Fault extends string>(
    prefix: string,
    check: (draft: Draft) => Partial<Record<Fault, string>>,
    { empty, limits }: { empty: Draft; limits: Readonly<Partial<Record<Fault, number>>> },
  ) =>
  (draft: Partial<Draft> | undefined, errors: Partial<Record<Fault, string>>) =>
  (name: Fault & keyof Draft) => ({
    id: `${prefix}-${name}`,
    name,
    maxLength: limits[name],
    defaultValue: draft?.[name] as string | undefined,
    check: (typed: string) => check({ ...empty, [name]: typed })[name],
    error: errors[name],
  })
