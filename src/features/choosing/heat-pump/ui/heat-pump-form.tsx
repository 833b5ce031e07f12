import { Form } from 'react-router'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { FUEL_NAMES } from '#features/choosing/operating-cost/rules/fuels.ts'
import { FORM_SENT } from '#lib/form-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import { type Fault, type HeatPumpFields, KINDS, type NumberName } from '../rules/inputs.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly path: string
  readonly typed: HeatPumpFields
  readonly faults: readonly Fault[]
  readonly failure: string | null
  readonly isBusy: boolean
  /** the ten levels of insulation in words */
  readonly insulationLevels: readonly string[]
}

const YES_NO = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
]

/** R-HEATPUMP: sends itself as an address, so it also works without script, and a link repeats the result. */
export function HeatPumpForm({ path, typed, faults, failure, isBusy, insulationLevels }: Props) {
  const wrong = (...names: Fault[]) => {
    const fault = names.find((name) => faults.includes(name))
    return fault === undefined ? undefined : texts.errors[fault]
  }
  const number = (name: NumberName, ...also: Fault[]) => ({
    name,
    defaultValue: typed[name],
    error: wrong(name, ...also),
  })
  const saysLoad = typed.heatingBtu !== '' || typed.coolingBtu !== ''
  return (
    <Form method="get" action={path} state={FORM_SENT} className="tool-form">
      <p role="alert" className="bad">
        {failure ?? (faults.length > 0 ? texts.check : null)}
      </p>
      <fieldset className="tool-fields">
        <legend className="strong">{texts.home}</legend>
        <TextField
          label={texts.zip}
          name="zipCode"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={typed.zipCode}
          check={typedZipFault}
          error={wrong('zipCode')}
        />
        <NumberField
          label={texts.area}
          unit="sq ft"
          hint={texts.areaHint}
          {...number('squareFeet', 'home')}
        />
        <SelectField
          label={texts.floors}
          name="numFloors"
          defaultValue={typed.numFloors}
          options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
        />
        <SelectField label={texts.basement} name="basement" defaultValue={typed.basement} options={YES_NO} />
        <SelectField
          className="wide"
          label={texts.insulation}
          name="insulationValue"
          defaultValue={typed.insulationValue}
          error={wrong('insulationValue')}
          options={insulationLevels.map((label, index) => ({ value: String(index + 1), label }))}
        />
        <NumberField label={texts.heatTo} unit="°F" {...number('thermostatHT')} />
        <SelectField
          label={texts.kind}
          name="kind"
          defaultValue={typed.kind}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        />
      </fieldset>
      <fieldset className="tool-fields">
        <legend className="strong">{texts.now}</legend>
        <SelectField
          label={texts.fuel}
          name="fuel"
          defaultValue={typed.fuel}
          options={FUEL_NAMES.map((value) => ({ value, label: value }))}
        />
        <NumberField
          label={texts.efficiency}
          unit="%"
          hint={texts.efficiencyHint}
          {...number('efficiency')}
        />
        <NumberField
          decimal
          label={texts.priceElectric}
          hint={texts.priceHint}
          {...number('priceElectric')}
        />
        <NumberField decimal label={texts.priceFuel} hint={texts.fuelPriceHint} {...number('priceFuel')} />
      </fieldset>
      <Disclosure summary={texts.loadSummary} open={saysLoad}>
        <p className="meta">{texts.loadLead}</p>
        <div className="tool-fields">
          <NumberField label={texts.heatingLoad} unit="BTU/h" {...number('heatingBtu', 'loads')} />
          <NumberField label={texts.coolingLoad} unit="BTU/h" {...number('coolingBtu', 'loads')} />
        </div>
      </Disclosure>
      <Button type="submit" look="primary" size="big" busy={isBusy} busyText={texts.working}>
        {texts.submit}
      </Button>
    </Form>
  )
}
