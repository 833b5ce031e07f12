import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import type { Project } from '#features/partners/customers/contract.ts'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import { DraftForm } from '../../frame/draft-form.tsx'
import { texts } from '../../texts.ts'

const { home: words } = texts.projects.fields
const FLOORS = ['1', '2', '3', '4'].map((value) => ({ value, label: value }))

/** The answers that the load of a home is computed from. */
export function HomeProfile({
  home,
  zip,
  draft,
}: {
  readonly home: Project['home']
  readonly zip: string
  readonly draft: string
}) {
  const now = { ...HOME_DEFAULTS, ...home }
  return (
    <DraftForm draft={draft} submit={texts.projects.compute}>
      <input type="hidden" name="intent" value="home" />
      <div className="fields-2">
        <NumberField
          label={words.squareFeet}
          name="squareFeet"
          unit="sq ft"
          defaultValue={home?.squareFeet}
          required
        />
        <TextField
          label={texts.customers.zip}
          name="zipCode"
          inputMode="numeric"
          defaultValue={home?.zipCode ?? zip}
          required
        />
        <SelectField
          label={words.floors}
          name="numFloors"
          options={FLOORS}
          defaultValue={String(now.numFloors)}
        />
        <SelectField
          label={words.basement}
          name="basement"
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          defaultValue={now.basement}
        />
        <NumberField
          label={words.insulation}
          hint={words.insulationHint}
          name="insulationValue"
          defaultValue={now.insulationValue}
        />
        <NumberField label={words.winter} name="thermostatHT" unit="°F" defaultValue={now.thermostatHT} />
        <NumberField label={words.summer} name="thermostatAC" unit="°F" defaultValue={now.thermostatAC} />
      </div>
    </DraftForm>
  )
}
