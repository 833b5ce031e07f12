import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { FORM_SENT } from '#lib/form-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import {
  CHOICES,
  type CostForm,
  fuelPriceField,
  OF_SYSTEMS,
  type OfSystems,
  systemField,
  type Wrong,
  type WrongField,
} from '../rules/ask.ts'
import { FUEL_NAMES, FUELS } from '../rules/fuels.ts'
import { SYSTEM_KINDS } from '../rules/systems.ts'
import { texts } from '../texts.ts'

const ZIP = { inputMode: 'numeric', autoComplete: 'postal-code', check: typedZipFault } as const
const RESULTS_PATH = '/operating-cost-calculator/Results'

interface Props {
  readonly typed: CostForm
  readonly wrong: Wrong | null
  /** why the last calculation failed */
  readonly failure: string | null
  readonly isBusy: boolean
  /** the ten levels of insulation in words */
  readonly insulationLevels: readonly string[]
}

/**
 * E-OPCOST: the home, the systems and the prices. The form sends itself as an address, so it also works
 * without script, and a link repeats the result.
 */
export function AskForm({ typed, wrong, failure, isBusy, insulationLevels }: Props) {
  return (
    <Form method="get" action={RESULTS_PATH} state={FORM_SENT} className="tool-form" onSubmit={withoutEmpty}>
      <p role="alert" className="bad">
        {failure ?? (wrong ? texts.checkAnswers : null)}
      </p>
      <HomeFields typed={typed} wrong={wrong} insulationLevels={insulationLevels} />
      <Disclosure summary={texts.compare} open>
        <SystemFields typed={typed} />
      </Disclosure>
      <Disclosure summary={texts.prices} open={hasPrices(typed) || hasWrongPrice(wrong)}>
        <PriceFields typed={typed} wrong={wrong} />
      </Disclosure>
      <Button type="submit" look="primary" size="big" busy={isBusy} busyText={texts.working}>
        {texts.submit}
      </Button>
    </Form>
  )
}

const hasPrices = ({ fuelCosts, systemPrices, systemRebates, serviceCosts }: CostForm): boolean =>
  [fuelCosts, systemPrices, systemRebates, serviceCosts]
    .flatMap((prices) => Object.values(prices))
    .some((price) => price !== '')
const hasWrongPrice = (wrong: Wrong | null): boolean =>
  wrong !== null && wrong.fuels.length + wrong.systems.length > 0

/** Leaves fields without an answer out of the address. */
function withoutEmpty(event: FormEvent<HTMLFormElement>): void {
  for (const field of event.currentTarget.elements)
    if (field instanceof HTMLInputElement && field.type === 'text' && field.name.includes('.'))
      field.disabled = field.value === ''
}

type Part = Pick<Props, 'typed' | 'wrong'>

function HomeFields({ typed, wrong, insulationLevels }: Part & Pick<Props, 'insulationLevels'>) {
  const number = (name: WrongField) => ({
    name,
    defaultValue: typed[name],
    error: wrong?.fields.includes(name) ? texts.errors[name] : undefined,
  })
  return (
    <>
      <fieldset className="tool-fields">
        <legend className="checkout-legend">{texts.home}</legend>
        <NumberField label={texts.area} unit="sq ft" hint={texts.areaHint} {...number('squareFootage')} />
        <TextField label={texts.zip} {...ZIP} {...number('zipCode')} />
        <SelectField
          label={texts.presentFuel}
          name="primaryHeatFuel"
          defaultValue={typed.primaryHeatFuel}
          options={FUEL_NAMES.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label={texts.years}
          name="compareOverYear"
          defaultValue={typed.compareOverYear}
          error={wrong?.fields.includes('compareOverYear') ? texts.errors.compareOverYear : undefined}
          options={YEARS.map((years) => ({ value: String(years), label: texts.yearCount(years) }))}
        />
      </fieldset>
      <Disclosure summary={texts.more} open={hasWrongThermostat(wrong)}>
        <div className="tool-fields">
          <NumberField label={texts.heatTo} unit="°F" {...number('thermostatHT')} />
          <NumberField label={texts.coolTo} unit="°F" {...number('thermostatAC')} />
          <SelectField
            label={texts.floors}
            name="numFloors"
            defaultValue={typed.numFloors}
            options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          />
          <SelectField
            label={texts.basement}
            name="basement"
            defaultValue={typed.basement}
            options={[
              { value: 'yes', label: texts.yes },
              { value: 'no', label: texts.no },
            ]}
          />
          <SelectField
            className="wide"
            label={texts.insulation}
            name="insulationValue"
            defaultValue={typed.insulationValue}
            options={insulationLevels.map((label, index) => ({
              value: String(index + 1),
              label,
            }))}
          />
        </div>
      </Disclosure>
    </>
  )
}

const YEARS = [1, 2, 3, 5, 7, 10, 15, 20, 30]
const hasWrongThermostat = (wrong: Wrong | null): boolean =>
  wrong?.fields.some((field) => field.startsWith('thermostat')) ?? false

function SystemFields({ typed: { filters, sort } }: Pick<Props, 'typed'>) {
  return (
    <div className="cost-choices">
      <Choice
        legend={texts.fuels}
        of={CHOICES.heatingFuels.of}
        name={CHOICES.heatingFuels.field}
        chosen={filters.heatingFuels}
      />
      <Choice
        legend={texts.efficiencies}
        of={CHOICES.heatingEfficiencies.of}
        name={CHOICES.heatingEfficiencies.field}
        chosen={filters.heatingEfficiencies}
        label={(percent) => `${percent}%`}
      />
      <Choice
        legend={texts.coolingTypes}
        of={CHOICES.coolingTypes.of}
        name={CHOICES.coolingTypes.field}
        chosen={filters.coolingTypes}
      />
      <Choice
        legend={texts.coolingEfficiencies}
        of={CHOICES.coolingEfficiencies.of}
        name={CHOICES.coolingEfficiencies.field}
        chosen={filters.coolingEfficiencies}
        label={(seer) => `${seer} SEER`}
      />
      <SelectField
        label={texts.sort}
        name="sort"
        defaultValue={sort}
        options={[
          { value: 'asc', label: texts.cheapest },
          { value: 'desc', label: texts.dearest },
        ]}
      />
    </div>
  )
}

interface ChoiceProps<T> {
  readonly legend: string
  readonly name: string
  readonly of: readonly T[]
  readonly chosen: readonly T[]
  readonly label?: (value: T) => ReactNode
}

function Choice<T extends string | number>({ legend, name, of, chosen, label = String }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="strong">{legend}</legend>
      {of.map((value) => (
        <CheckField
          key={value}
          name={name}
          value={value}
          label={label(value)}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  )
}

function PriceFields({ typed, wrong }: Part) {
  return (
    <div className="stack">
      <p className="meta">{texts.pricesLead}</p>
      <div className="tool-fields">
        {FUEL_NAMES.map((fuel) => (
          <NumberField
            key={fuel}
            decimal
            label={texts.fuelPrice(fuel, FUELS[fuel].unit)}
            name={fuelPriceField(fuel)}
            defaultValue={typed.fuelCosts[fuel]}
            error={wrong?.fuels.includes(fuel) ? texts.errors.price : undefined}
          />
        ))}
      </div>
      {(Object.keys(OF_SYSTEMS) as OfSystems[]).map((of) => (
        <fieldset key={of} className="tool-fields">
          <legend className="strong">{texts.ofSystems[of].title}</legend>
          <p className="meta wide">{texts.ofSystems[of].hint}</p>
          {SYSTEM_KINDS.map((kind) => (
            <NumberField
              key={kind}
              label={texts.ofSystems[of].label(texts.systemPrice[kind])}
              unit="$"
              name={systemField(of, kind)}
              defaultValue={typed[of][kind]}
              error={
                wrong?.systems.includes(systemField(of, kind))
                  ? texts.errors.systemPrice(OF_SYSTEMS[of].most)
                  : undefined
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
