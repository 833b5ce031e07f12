import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { grouped } from '#lib/numbers.ts'
import { classNames } from '../class-names.ts'
import type { FieldShell } from './field.tsx'
import { FieldNotes, splitShell, useFieldIds } from './field.tsx'

export type CheckFieldProps = Omit<FieldShell, 'hideLabel' | 'help' | 'optional'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldShell> & {
    /** A count at the end of the line, as in facets. */
    readonly count?: number | undefined
    readonly ref?: Ref<HTMLInputElement> | undefined
  }

/** A check box; the whole line is its label. */
export function CheckField({ count, ...props }: CheckFieldProps) {
  const { shell, control } = splitShell(props)
  const ids = useFieldIds(shell)
  return (
    <div className={classNames('field', shell.className)}>
      <label className="check">
        <input type="checkbox" className="tick" {...control} {...ids.control} />
        <span>{shell.label}</span>
        {count !== undefined && <span className="count">{grouped(count)}</span>}
      </label>
      <FieldNotes shell={shell} ids={ids} />
    </div>
  )
}

/** A switch that acts at once. For values that are sent with a form, use `CheckField`. */
export function Toggle(props: Omit<CheckFieldProps, 'count'>) {
  const { shell, control } = splitShell(props)
  const ids = useFieldIds(shell)
  return (
    <div className={classNames('field', shell.className)}>
      <label className="check">
        <input type="checkbox" role="switch" className="tick switch" {...control} {...ids.control} />
        <span>{shell.label}</span>
      </label>
      <FieldNotes shell={shell} ids={ids} />
    </div>
  )
}

type Chip = {
  readonly value: string
  readonly label: ReactNode
  readonly count?: number | undefined
  readonly disabled?: boolean | undefined
}

export type ChipGroupProps = {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly name?: string | undefined
  readonly chips: readonly Chip[]
  readonly chosen: readonly string[]
  /** One choice (radios) or any number (boxes). */
  readonly single?: boolean | undefined
  readonly onChange: (chosen: string[]) => void
}

/** A few short choices in a line. */
export function ChipGroup({ label, hideLabel, name, chips, chosen, single, onChange }: ChipGroupProps) {
  const made = useId()
  const toggle = (value: string) => {
    if (single) return onChange([value])
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  return (
    <fieldset>
      <legend className={hideLabel ? 'visually-hidden' : 'label'}>{label}</legend>
      <div className="chips">
        {chips.map((chip) => (
          <label className="chip" key={chip.value}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name ?? made}
              value={chip.value}
              checked={chosen.includes(chip.value)}
              disabled={chip.disabled}
              onChange={() => toggle(chip.value)}
            />
            {chip.label}
            {chip.count !== undefined && <span className="count num">{grouped(chip.count)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
