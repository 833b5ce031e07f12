import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { uiTexts } from '../texts.ts'

export type QuantityStepperProps = {
  readonly value: number
  readonly onChange: (quantity: number) => void
  /** The name of the counted product, for the labels of the buttons. */
  readonly label: string
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
}

/** A number field with buttons for one fewer and one more. A typed number counts on Enter or on blur. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = 1,
  max = 999,
  name,
  disabled,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const settle = () => {
    const typed = Number.parseInt(draft ?? '', 10)
    setDraft(null)
    if (Number.isNaN(typed)) return
    const quantity = Math.min(max, Math.max(min, typed))
    if (quantity !== value) onChange(quantity)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Enter' && draft !== null) event.preventDefault()
    if (event.key === 'Enter') settle()
    if (!step) return
    event.preventDefault()
    if (value + step >= min && value + step <= max) onChange(value + step)
  }
  return (
    <span className="qty" role="group" aria-label={uiTexts.quantity(label)}>
      <button
        type="button"
        aria-label={uiTexts.less(label)}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        name={name}
        disabled={disabled}
        aria-label={uiTexts.quantity(label)}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={uiTexts.more(label)}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  )
}
