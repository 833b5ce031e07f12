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
