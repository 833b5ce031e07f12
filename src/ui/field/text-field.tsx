import type {
  ChangeEventHandler,
  DOMAttributes,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import type { FieldShell } from './field.tsx'
import { Field, splitShell, useFieldIds } from './field.tsx'
import { type Check, useCheck } from './use-check.ts'

type Control<A> = Omit<A, keyof FieldShell>
export type TextFieldProps = FieldShell &
  Control<InputHTMLAttributes<HTMLInputElement>> & {
    readonly unit?: ReactNode
    readonly check?: Check | undefined
    readonly ref?: Ref<HTMLInputElement> | undefined
  }
export type TextAreaFieldProps = FieldShell &
  Control<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
    readonly check?: Check | undefined
    readonly ref?: Ref<HTMLTextAreaElement> | undefined
  }
type SelectOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}
export type SelectFieldProps = FieldShell &
  Control<SelectHTMLAttributes<HTMLSelectElement>> & {
    readonly options?: readonly SelectOption[] | undefined
    readonly children?: ReactNode
    readonly ref?: Ref<HTMLSelectElement> | undefined
  }

/**
 * One line of text. Passes all other properties of an `<input>` through (name, autoComplete, register).
 * `check` says what is wrong when the field is left.
 */
export function TextField({ unit, check, ...props }: TextFieldProps) {
  const { shell, control, ids, handlers } = useChecked(check, props)
  const input = <input type="text" className="input" {...control} {...handlers} {...ids.control} />
  return (
    <Field shell={shell} ids={ids}>
      {unit === undefined ? (
        input
      ) : (
        <span className="with-unit">
          {input}
          <span className="meta">{unit}</span>
        </span>
      )}
    </Field>
  )
}

/**
 * A number typed as text with the digit keyboard: no spinner, no scroll accidents. `decimal` allows a point.
 */
export function NumberField({
  decimal = false,
  ...props
}: TextFieldProps & { readonly decimal?: boolean | undefined }) {
  return <TextField inputMode={decimal ? 'decimal' : 'numeric'} autoComplete="off" {...props} />
}

/** Several lines of text; `check` as for one line. */
export function TextAreaField({ check, ...props }: TextAreaFieldProps) {
  const { shell, control, ids, handlers } = useChecked(check, props)
  return (
    <Field shell={shell} ids={ids}>
      <textarea className="input" rows={3} {...control} {...handlers} {...ids.control} />
    </Field>
  )
}

/** A native list of choices, from `options` or `<option>` children. */
export function SelectField({ options, children, ...props }: SelectFieldProps) {
  const { shell, control } = splitShell(props)
  const ids = useFieldIds(shell)
  return (
    <Field shell={shell} ids={ids}>
      <select className="input" {...control} {...ids.control}>
        {children}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** One file; `accept` as on the native input. */
export function FileField(props: TextFieldProps) {
  const { shell, control } = splitShell(props)
  const ids = useFieldIds(shell)
  return (
    <Field shell={shell} ids={ids}>
      <input multiple={false} {...control} type="file" className="input" {...ids.control} />
    </Field>
  )
}

/** The parts of a field whose own verdict stands before the error that the form gives it. */
function useChecked<E extends HTMLInputElement | HTMLTextAreaElement, P extends FieldShell>(
  check: Check | undefined,
  props: P & Pick<DOMAttributes<E>, 'onBlur'> & { onChange?: ChangeEventHandler<E> | undefined },
) {
  const { shell, control } = splitShell(props)
  const { fault, handlers } = useCheck<E>(check, control)
  const judged = { ...shell, error: fault ?? shell.error }
  return { shell: judged, control, ids: useFieldIds(judged), handlers }
}
