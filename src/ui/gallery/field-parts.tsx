import { useId, useState } from 'react'
import { FacetGroup } from '../disclosure/disclosure.tsx'
import { CheckField, ChipGroup, Toggle } from '../field/check-field.tsx'
import { ErrorSummary } from '../field/error-summary.tsx'
import { PhoneField } from '../field/phone-field.tsx'
import { RadioGroup } from '../field/radio-group.tsx'
import { FileField, NumberField, SelectField, TextAreaField, TextField } from '../field/text-field.tsx'
import { HelpPopover } from '../popover/help-popover.tsx'
import { Part } from './part.tsx'

const EFFICIENCIES = [
  { value: '80', label: '80%', count: 12 },
  { value: '96', label: '96%', count: 48 },
  { value: '97', label: '97%', count: 6 },
  { value: '98', label: '98%', count: 0, disabled: true },
]
const METHODS = [
  {
    value: 'card',
    label: 'Card',
    aside: 'Visa, Mastercard, Amex',
    more: <TextField label="Name on card" autoComplete="cc-name" />,
  },
  {
    value: 'bank',
    label: 'Bank account',
    aside: '2% off',
    more: <p className="meta">We open your bank’s own page.</p>,
  },
  {
    value: 'check',
    label: 'Check by phone',
    note: 'Our phone line is closed at the moment. Choose another way, or try again at 7 am.',
    disabled: true,
  },
]
const HOUSES = [
  { value: 'house', label: 'House', note: 'One family, own walls' },
  { value: 'mobile', label: 'Mobile home', note: 'Needs an approved furnace' },
]

/** Every input in every state. */
export function FieldParts() {
  return (
    <>
      <Part title="Fields">
        <div className="fields-2">
          <TextField label="First name" defaultValue="Dana" autoComplete="given-name" />
          <TextField label="Company" optional />
        </div>
        <TextField
          label="Email"
          type="email"
          hint="For the receipt and the delivery appointment"
          help={<HelpPopover title="Email">Two messages: the receipt, and the appointment.</HelpPopover>}
        />
        <TextField label="Name" error="Name Required" defaultValue="" />
        <div className="fields-2">
          <PhoneField label="Phone" defaultValue="(312) 555-0119" />
          <NumberField label="Conditioned area" unit="sq ft" defaultValue="2,200" />
        </div>
        <div className="fields-2">
          <SelectField
            label="Importance"
            options={[
              { value: 'low', label: 'Low Importance' },
              { value: 'high', label: 'High Importance' },
            ]}
          />
          <SelectField label="State" error="Choose a state" options={[{ value: '', label: 'Select' }]} />
        </div>
        <TextAreaField label="Comments" optional placeholder="What should change" />
        <FileField label="Nameplate photo" accept="image/*" hint="JPG or PNG, up to 10 MB" />
        <div className="fields-2">
          <TextField label="Order number" readOnly defaultValue="A-20431" />
          <TextField label="Not available" disabled />
        </div>
        <ErrorSummary
          focus={false}
          errors={[
            { id: 'nowhere', text: 'Name Required' },
            { id: 'nowhere-2', text: 'Choose a state' },
          ]}
        />
      </Part>
      <Part title="Choices">
        <Choices />
      </Part>
    </>
  )
}

function Choices() {
  const group = useId()
  const [method, setMethod] = useState('card')
  const [chosen, setChosen] = useState<string[]>(['96'])
  const [house, setHouse] = useState<string | null>(null)
  return (
    <>
      <CheckField
        label="Liftgate Delivery"
        hint="$25.00, the truck lowers the pallet to the curb"
        defaultChecked
      />
      <CheckField label="I have read the terms" error="Please agree to the terms" />
      <CheckField label="Not available" disabled />
      <Toggle label="Differences only" defaultChecked />
      <Toggle label="Compact rows" />
      <RadioGroup
        label="How do you want to pay?"
        name={`method-${group}`}
        value={method}
        onChange={setMethod}
        options={METHODS}
      />
      <RadioGroup
        label="What kind of home is it?"
        name={`house-${group}`}
        layout="across"
        value={house}
        onChange={setHouse}
        options={HOUSES}
        error="Choose one"
      />
      <ChipGroup label="Efficiency" chips={EFFICIENCIES} chosen={chosen} onChange={setChosen} />
      <div className="gallery-narrow">
        <FacetGroup name="Brand" open aside="1 set">
          <CheckField label="Northvale" count={24} defaultChecked />
          <CheckField label="Corvane" count={18} />
        </FacetGroup>
        <FacetGroup name="Width">
          <CheckField label="17½″" count={6} />
        </FacetGroup>
      </div>
    </>
  )
}
