import { type FormEvent, useState } from 'react'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { Button } from '#ui/button/button.tsx'
import { scrollToFirstInvalid } from '#ui/field/scroll-to-first-invalid.ts'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import { needTexts } from '../need-texts.ts'
import { FUELS, type HomeForm as Home, wrongNumbers } from '../rules/home.ts'
import { emptyForm } from '../rules/saved-need.ts'
import { texts } from '../texts.ts'

interface Props {
  /** the earlier answers */
  readonly answered: Home | null
  /** the visitor's place */
  readonly zip: string
  readonly isBusy: boolean
  /** why the last calculation failed */
  readonly failure: string | null
  readonly onSubmit: (home: Home) => void
}

type Field = keyof Home
type FormValues = Record<Field, string>

const typedOf = (home: Partial<Home>): FormValues =>
  Object.fromEntries(
    (
      [
        'squareFeet',
        'zipCode',
        'numFloors',
        'basement',
        'insulationValue',
        'thermostatHT',
        'thermostatAC',
        'fuel',
        'manufactured',
      ] as const
    ).map((field) => [field, String(home[field] ?? '')]),
  ) as FormValues

const digits = (text: string): number => Number.parseFloat(text.replace(/[,\s]/g, ''))

/** @param answered the earlier answers: this form does not ask for ducts and keeps what was said of them */
const homeOf = (typed: FormValues, answered: Home | null): Home => ({
  ...(answered?.ductPlace && {
    ductPlace: answered.ductPlace,
    ductJoints: answered.ductJoints,
    ductWrap: answered.ductWrap,
  }),
  squareFeet: digits(typed.squareFeet),
  thermostatHT: digits(typed.thermostatHT),
  thermostatAC: digits(typed.thermostatAC),
  zipCode: typed.zipCode.trim(),
  basement: typed.basement === 'no' ? 'no' : 'yes',
  numFloors: digits(typed.numFloors),
  insulationValue: digits(typed.insulationValue),
  fuel: FUELS.find((fuel) => fuel === typed.fuel),
  ...(typed.manufactured === 'yes' && { manufactured: 'yes' }),
})

/** E-BTU: the load calculator's form, with the defaults of K-DEFAULTS. */
export function HomeForm({ answered, zip, isBusy, failure, onSubmit }: Props) {
  const [typed, setTyped] = useState(() => typedOf(answered ?? emptyForm(zip)))
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const control = (field: Field) => ({
    name: field,
    value: typed[field],
    error: wrong.includes(field) ? texts.errors[field as keyof typeof texts.errors] : undefined,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value })
      setWrong(wrong.filter((each) => each !== field))
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const home = homeOf(typed, answered)
    const found: Field[] = [
      ...wrongNumbers(home),
      ...(isTypedZip(home.zipCode) ? [] : (['zipCode'] as const)),
    ]
    setWrong(found)
    const form = event.currentTarget
    if (found.length > 0) requestAnimationFrame(() => scrollToFirstInvalid(form))
    else if (!isBusy) onSubmit(home)
  }

  return (
    <form className="sizer no-print" noValidate onSubmit={submit} aria-label={needTexts.title}>
      <NumberField label={texts.area} unit="sq ft" hint={texts.areaHint} {...control('squareFeet')} />
      <TextField label={texts.zip} autoComplete="postal-code" check={typedZipFault} {...control('zipCode')} />
      <SelectField
        label={texts.floors}
        options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
        {...control('numFloors')}
      />
      <SelectField
        label={texts.basement}
        options={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
        {...control('basement')}
      />
      <SelectField
        className="grow"
        label={texts.insulation}
        options={texts.insulationLevels.map((label, index) => ({ value: String(index + 1), label }))}
        {...control('insulationValue')}
      />
      <SelectField
        label={texts.fuel}
        options={[{ value: '', label: texts.notSure }, ...FUELS.map((value) => ({ value, label: value }))]}
        {...control('fuel')}
      />
      <SelectField
        label={texts.manufactured}
        options={[
          { value: '', label: texts.no },
          { value: 'yes', label: texts.yes },
        ]}
        {...control('manufactured')}
      />
      <NumberField label={texts.heatTo} unit="°F" {...control('thermostatHT')} />
      <NumberField label={texts.coolTo} unit="°F" {...control('thermostatAC')} />
      <div className="act">
        <Button type="submit" look="primary" busy={isBusy} busyText={texts.working}>
          {texts.submit}
        </Button>
        <p role="alert" className="bad">
          {failure}
        </p>
      </div>
    </form>
  )
}
