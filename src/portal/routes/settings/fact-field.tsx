import type { ReactNode } from 'react'
import { type FactLine, OFF, ON } from '#features/desk/store-facts/rules/fact-lines.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { effectsOfOff, factNames } from './fact-names.ts'
import { texts } from './texts.ts'

export interface FieldsProps {
  readonly lines: readonly FactLine[]
  readonly problems: Readonly<Record<string, string>> | undefined
}

export const valueIn = (lines: readonly FactLine[], key: string): string =>
  lines.find((line) => line.key === key)?.value ?? ''

interface FactFieldProps extends FieldsProps {
  readonly name: keyof typeof texts.names
  readonly hint?: ReactNode
  /** its row or heading says it already */
  readonly hideLabel?: boolean
}

export const FactField = ({ lines, problems, name, hint, hideLabel }: FactFieldProps) => (
  <TextField
    label={texts.names[name]}
    name={name}
    hint={hint}
    hideLabel={hideLabel}
    defaultValue={valueIn(lines, name)}
    error={problems?.[name]}
    autoComplete="off"
  />
)

/** Each switch says what customers notice when it is off. */
export const SwitchFields = ({
  lines,
  problems,
  names,
}: FieldsProps & { readonly names: readonly string[] }) => (
  <div className="portal-settings-switches">
    {names.map((name) => (
      <div key={name}>
        <input type="hidden" name={name} value={OFF} />
        <CheckField
          label={factNames[name] ?? name}
          hint={effectsOfOff[name]}
          name={name}
          value={ON}
          defaultChecked={valueIn(lines, name) === ON}
          error={problems?.[name]}
        />
      </div>
    ))}
  </div>
)
