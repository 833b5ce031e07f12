import type { ChangeEvent } from 'react'
import { phoneMask } from '#lib/phone.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A US phone number that writes itself as (###) ###-####; `onChange` sees the formatted value. */
export function PhoneField({ onChange, ...props }: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    maskInPlace(event.currentTarget)
    onChange?.(event)
  }
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
      {...props}
      onChange={change}
    />
  )
}

/** Formats the input's value and keeps the caret behind the digit it was behind. */
function maskInPlace(input: HTMLInputElement) {
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const before = phoneDigits(input.value.slice(0, caret)).length
  const formatted = formatPhone(input.value)
  if (formatted === input.value) return
  input.value = formatted
  const place = atEnd ? formatted.length : caretAfterDigits(formatted, before)
  input.setSelectionRange(place, place)
}

const PHONE_DIGITS = 10 // L-INPUT-PHONE

/** The digits of a US phone number: at most ten, and a leading 1 (the country code) never counts. */
export const phoneDigits = (typed: string): string =>
  typed.replace(/\D/g, '').replace(/^1+/, '').slice(0, PHONE_DIGITS)

/** Formats what is typed so far as (###) ###-####: "312555" → "(312) 555". */
export const formatPhone = (typed: string): string => phoneMask(phoneDigits(typed))

/** The position of the caret in `formatted` after `count` digits. */
export function caretAfterDigits(formatted: string, count: number): number {
  if (count === 0) return 0
  const places = [...formatted.matchAll(/\d/g)].map((match) => match.index + 1)
  return places[count - 1] ?? formatted.length
}
