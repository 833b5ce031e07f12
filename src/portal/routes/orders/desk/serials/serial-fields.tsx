import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { LONGEST_SERIAL, serialFault, serialsIn } from '#features/selling/fulfilment/rules/serials.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { serialTexts as texts } from './texts.ts'

/** One machine whose serial number is not known yet. */
export interface EmptyMachine {
  name: string
  label: string
  model: string
}

/**
 * A field for each machine. A scanner types a number and Enter, so Enter goes to the next field, and from the
 * last one to the button. A pasted list fills the fields from here on.
 */
export function SerialFields({
  machines,
  faults,
}: {
  readonly machines: readonly EmptyMachine[]
  readonly faults: Readonly<Record<string, string | undefined>>
}) {
  const [left, setLeft] = useState(0)
  return (
    <>
      <p className="meta">{texts.how}</p>
      <div className="fields-2">
        {machines.map(({ name, label, model }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            data-serial=""
            maxLength={LONGEST_SERIAL}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            check={(typed) => (typed.trim() === '' ? undefined : serialFault(typed, model))}
            error={faults[name]}
            onKeyDown={goOn}
            onPaste={(event) => setLeft(spread(event))}
          />
        ))}
      </div>
      <p role="status" className="meta">
        {left > 0 && texts.tooMany(left)}
      </p>
    </>
  )
}

const fieldsFrom = (field: HTMLInputElement): HTMLInputElement[] => {
  const all = [...(field.form?.querySelectorAll<HTMLInputElement>('[data-serial]') ?? [])]
  return all.slice(all.indexOf(field))
}

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const field = event.currentTarget
  const next = fieldsFrom(field)[1] ?? field.form?.querySelector<HTMLElement>('button[type="submit"]')
  next?.focus()
}

/** Fills the fields with the pasted numbers. Returns how many had no field. */
function spread(event: ClipboardEvent<HTMLInputElement>): number {
  const pasted = serialsIn(event.clipboardData.getData('text'))
  if (pasted.length < 2) return 0
  event.preventDefault()
  const fields = fieldsFrom(event.currentTarget)
  for (const [at, field] of fields.slice(0, pasted.length).entries()) {
    field.value = pasted[at]?.slice(0, LONGEST_SERIAL) ?? ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  fields[Math.min(pasted.length, fields.length) - 1]?.focus()
  return Math.max(0, pasted.length - fields.length)
}
