import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'

/**
 * The ids of the fields that the buyer typed in and left. Their errors show at once; an untouched field waits
 * for the press on the button. Leaving a field for that button counts as the press, so that the button does
 * not move away from under the pointer.
 */
export function useLeftFields() {
  const typed = useRef(new Set<string>())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    left,
    onChange(event: ChangeEvent<HTMLFormElement>) {
      typed.current.add(event.target.id)
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const { id } = target
      if (!typed.current.has(id) || left.has(id)) return
      if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'))
        setLeft(new Set([...left, id]))
    },
  }
}
