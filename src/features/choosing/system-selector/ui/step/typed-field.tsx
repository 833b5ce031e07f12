import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import type { WireField } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { nameOf } from '../../rules/address.ts'

interface Props {
  readonly field: WireField
  /** what the field begins with */
  readonly typed: string
  readonly error: string | undefined
  /** the ten levels of insulation in words */
  readonly insulationLevels: readonly string[]
}

const MOST_FLOORS = 4

/** A ZIP code or a number. It keeps what was typed until the form is sent. */
export function TypedField({ field, typed, error, insulationLevels }: Props) {
  const { key, label, help, unit } = field
  const control = { label, name: nameOf(field), hint: help || undefined, defaultValue: typed, error }
  if (field.kind === 'zip')
    return (
      <TextField
        {...control}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        check={typedZipFault}
      />
    )
  if (key === 'insulationValue')
    return (
      <SelectField
        {...control}
        hint={undefined}
        options={withOpen(insulationLevels.map((text, index) => ({ value: String(index + 1), label: text })))}
      />
    )
  if (key === 'ductPlace')
    return (
      <SelectField
        {...control}
        options={[
          { value: '', label: texts.unknown },
          ...field.choices.map(({ value, label: words }) => ({ value: String(value), label: words })),
        ]}
      />
    )
  if (key === 'numFloors')
    return (
      <SelectField
        {...control}
        options={withOpen(
          Array.from({ length: MOST_FLOORS }, (_, index) => String(index + 1)).map((value) => ({
            value,
            label: value,
          })),
        )}
      />
    )
  return <NumberField {...control} unit={unit === '' ? undefined : unit} />
}

const withOpen = (options: { value: string; label: string }[]) => [{ value: '', label: '–' }, ...options]
