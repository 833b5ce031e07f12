import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { uiTexts } from '../texts.ts'

export type FieldShell = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The error and how to correct it; linked to the input. */
  readonly error?: string | undefined
  /** Adds ", optional" to the label: the few optional fields are marked, not the many required ones. */
  readonly optional?: boolean | undefined
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean | undefined
  /** Popover help or a link after the label. */
  readonly help?: ReactNode
  readonly id?: string | undefined
  readonly className?: string | undefined
}

type ControlAria = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Ids and aria attributes that link a control to its label, hint and error. */
export function useFieldIds({ id, hint, error }: Pick<FieldShell, 'id' | 'hint' | 'error'>) {
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const control: ControlAria = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(errorId, hintId) || undefined,
  }
  return { control, hintId, errorId }
}

/** Label above, control, error, hint below. */
export function Field({
  shell,
  ids,
  children,
}: {
  readonly shell: FieldShell
  readonly ids: ReturnType<typeof useFieldIds>
  readonly children: ReactNode
}) {
  const label = (
    <label htmlFor={ids.control.id} className={shell.hideLabel ? 'visually-hidden' : undefined}>
      {shell.label}
      <OptionalWord shown={shell.optional} />
    </label>
  )
  return (
    <div className={classNames('field', shell.className)}>
      {shell.help ? (
        <div className="label-line">
          {label}
          {shell.help}
        </div>
      ) : (
        label
      )}
      {children}
      <FieldNotes shell={shell} ids={ids} />
    </div>
  )
}

/** The error and the hint of a control. */
export function FieldNotes({
  shell,
  ids,
}: {
  readonly shell: Pick<FieldShell, 'hint' | 'error'>
  readonly ids: Pick<ReturnType<typeof useFieldIds>, 'hintId' | 'errorId'>
}) {
  return (
    <>
      {shell.error && (
        <p className="bad" id={ids.errorId}>
          <Icon name="warning" />
          {shell.error}
        </p>
      )}
      {shell.hint && (
        <p className="hint" id={ids.hintId}>
          {shell.hint}
        </p>
      )}
    </>
  )
}

export const OptionalWord = ({ shown }: { readonly shown: boolean | undefined }) =>
  shown ? <span className="opt-word">, {uiTexts.optional}</span> : null

/** Separates the props of the field from those of the control. */
export function splitShell<P extends FieldShell>({
  label,
  hint,
  error,
  optional,
  hideLabel,
  help,
  id,
  className,
  ...control
}: P) {
  const shell: FieldShell = { label, hint, error, optional, hideLabel, help, id, className }
  return { shell, control }
}
