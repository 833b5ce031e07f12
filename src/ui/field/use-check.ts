import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react'

/** Why a typed text is refused; undefined when it may be sent. The server asks the same rule. */
export type Check = (typed: string) => string | undefined

type Control = HTMLInputElement | HTMLTextAreaElement

interface Handlers<E extends Control> {
  readonly onChange?: ((event: ChangeEvent<E>) => void) | undefined
  readonly onBlur?: ((event: FocusEvent<E>) => void) | undefined
}

/**
 * Says what is wrong with a field when the person leaves it, and no longer once it is corrected. An empty
 * field waits for the press on the button. Leaving a field for that button counts as the press, so that the
 * button does not move away from under the pointer. A form that the browser checks is not sent meanwhile.
 */
export function useCheck<E extends Control>(check: Check | undefined, handlers: Handlers<E>) {
  const [fault, setFault] = useState<string>()
  const isTyped = useRef(false)
  if (!check) return { fault: undefined, handlers }
  const judge = (field: E): string | undefined => {
    const found = field.value.trim() === '' && !field.required ? undefined : check(field.value)
    field.setCustomValidity(found ?? '')
    return found
  }
  return {
    fault,
    handlers: {
      onChange(event: ChangeEvent<E>) {
        handlers.onChange?.(event)
        isTyped.current = true
        const found = judge(event.currentTarget)
        if (fault !== undefined) setFault(found)
      },
      onBlur(event: FocusEvent<E>) {
        handlers.onBlur?.(event)
        if (!isTyped.current || event.currentTarget.value.trim() === '' || isSubmit(event.relatedTarget))
          return
        setFault(judge(event.currentTarget))
      },
      onInvalid(event: FormEvent<E>) {
        event.preventDefault()
        const field = event.currentTarget
        setFault(judge(field) ?? field.validationMessage)
        if (firstInvalid(field.form) === field) field.focus()
      },
    },
  }
}

const firstInvalid = (form: HTMLFormElement | null): Element | undefined =>
  [...(form?.elements ?? [])].find((each) => (each as HTMLInputElement).validity?.valid === false)

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit'
