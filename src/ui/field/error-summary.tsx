import { useEffect, useRef } from 'react'
import { uiTexts } from '../texts.ts'

type FieldError = { readonly id: string; readonly text: string }

type ErrorSummaryProps = {
  readonly title?: string | undefined
  /** In the order of the fields; `id` is the field's id. */
  readonly errors: readonly FieldError[]
  /** Takes focus when it appears; false when the first invalid field takes it instead. */
  readonly focus?: boolean | undefined
}

/** The errors of a form, each a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title = uiTexts.errorSummary, errors, focus = true }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown && focus) ref.current?.focus()
  }, [shown, focus])
  if (!shown) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Follows a link to a field of the same page: the field gets the focus and is scrolled to the middle. */
export function goToField(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
