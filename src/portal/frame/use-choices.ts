import { type KeyboardEvent, useEffect, useState } from 'react'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 }

interface Choices<T> {
  /** what the list shows now; after a key it may still belong to the text before */
  readonly choices: readonly T[]
  readonly keyOf: (choice: T) => string
  /** whether the first choice belongs to the typed text */
  readonly isAnswered: boolean
  readonly take: (choice: T) => void
}

/**
 * The keys of a field above a list of choices: the arrows move, Enter takes. An Enter that comes before the
 * list answers the typed text waits for it, because the first choice of the text before is another thing. A
 * newer list keeps the choice that the arrows have reached.
 */
export function useChoices<T>({ choices, keyOf, isAnswered, take }: Choices<T>) {
  const [reached, setReached] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const at = choices.findIndex((choice) => keyOf(choice) === reached)
  const here = Math.max(at, 0)
  const forget = () => {
    setReached(undefined)
    setWaiting(false)
  }
  useEffect(() => {
    if (!isWaiting || !isAnswered) return
    setWaiting(false)
    if (choices[0]) take(choices[0])
  }, [isWaiting, isAnswered, choices, take])
  return {
    here,
    /** Call it when the text of the field changes. */
    forget,
    onKeyDown(event: KeyboardEvent): void {
      const step = STEPS[event.key]
      if (step === undefined && event.key !== 'Enter') return
      event.preventDefault()
      if (step !== undefined) {
        const next = choices[(here + step + choices.length) % Math.max(1, choices.length)]
        if (next) setReached(keyOf(next))
        setWaiting(false)
      } else if (at < 0 && !isAnswered) setWaiting(true)
      else if (choices[here]) take(choices[here])
    },
  }
}
