import { useState } from 'react'
import { NumberField } from '#ui/field/text-field.tsx'
import { roomTexts as texts } from '../../../room-texts.ts'
import { typedNumber } from '../../../rules/estimate/answers.ts'

interface Props {
  readonly label: string
  readonly unit?: string | undefined
  readonly value: number | null
  readonly limits: { min: number; max: number }
  /** an empty field is null instead of a fault */
  readonly mayBeEmpty?: boolean
  /** what contradicts the number although it is possible */
  readonly fault?: string | undefined
  readonly onChange: (value: number | null) => void
}

/** A number that is used only while it is possible; otherwise the field names the possible values. */
export function CheckedNumber({ label, unit, value, limits, mayBeEmpty = false, fault, onChange }: Props) {
  const [typed, setTyped] = useState(String(value ?? ''))
  const [isWrong, setWrong] = useState(false)
  const take = (text: string) => {
    setTyped(text)
    const isEmpty = mayBeEmpty && text.trim() === ''
    const number = typedNumber(text)
    const isPossible = isEmpty || (number >= limits.min && number <= limits.max)
    setWrong(!isPossible)
    if (isPossible) onChange(isEmpty ? null : number)
  }
  return (
    <NumberField
      label={label}
      unit={unit || undefined}
      decimal
      value={typed}
      error={isWrong ? texts.limits(limits.min, limits.max) : fault}
      onChange={(event) => take(event.target.value)}
    />
  )
}
