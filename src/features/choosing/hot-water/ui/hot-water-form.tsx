import { Form } from 'react-router'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { FORM_SENT } from '#lib/form-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import { FIXTURE_NAMES, MOST_FIXTURES } from '../rules/hot-water.ts'
import type { Fault, HotWaterInputs } from '../rules/inputs.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly path: string
  readonly inputs: HotWaterInputs
  readonly faults: readonly Fault[]
  readonly failure: string | null
  readonly isBusy: boolean
}

const COUNTS = Array.from({ length: MOST_FIXTURES + 1 }, (_, count) => ({
  value: String(count),
  label: String(count),
}))

/** R-TANKLESS: sends itself as an address, so it also works without script. */
export function HotWaterForm({ path, inputs, faults, failure, isBusy }: Props) {
  const wrong = (field: Fault) => (faults.includes(field) ? texts.errors[field] : undefined)
  return (
    <Form method="get" action={path} state={FORM_SENT} className="hot-water-form">
      <div className="hot-water-fields">
        <TextField
          label={texts.zip}
          name="zipCode"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={inputs.zipCode}
          check={typedZipFault}
          error={wrong('zipCode')}
        />
        <NumberField
          label={texts.setpoint}
          name="setpoint"
          unit="°F"
          defaultValue={inputs.setpoint}
          error={wrong('setpoint')}
        />
      </div>
      <fieldset className="hot-water-fields">
        <legend className="strong">{texts.together}</legend>
        <p className="meta">{wrong('count') ?? wrong('inUse') ?? texts.togetherHint}</p>
        {FIXTURE_NAMES.map((name) => (
          <SelectField
            key={name}
            label={texts.fixtures[name]}
            name={name}
            defaultValue={String(inputs.inUse[name])}
            options={COUNTS}
          />
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" look="primary" size="big" busy={isBusy} busyText={texts.working}>
          {texts.submit}
        </Button>
        <p role="alert" className="bad">
          {failure}
        </p>
      </div>
    </Form>
  )
}
