import type { ChangeEvent } from 'react'
import { caretAfterDigits, formatPhone, phoneDigits } from './phone.ts'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

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
