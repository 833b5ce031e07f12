import { type FormEvent, useId } from 'react'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { ductTexts } from '../../duct-texts.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import {
  ANSWER_NAMES,
  type AnswerFaults,
  type AnswerName,
  type AnswerTexts,
  QUESTION_COUNT,
  QUESTIONS,
} from '../../rules/estimate/answers.ts'
import { texts as homeTexts } from '../../texts.ts'

interface Props {
  readonly path: string
  readonly texts: AnswerTexts
  readonly faults: AnswerFaults
  /** the number of the question that is asked alone; null for all at once */
  readonly step: number | null
  /** why the place has no result */
  readonly failure: string | null
  readonly isBusy: boolean
  /** takes the address of the answers; without script the browser goes there itself */
  readonly onGo: (search: string) => void
}

/** The questions of the estimator as a form that works without script. */
export function EstimateForm({ path, texts: given, faults, step, failure, isBusy, onGo }: Props) {
  const id = useId()
  const asked = step === null ? ANSWER_NAMES : QUESTIONS[step - 1]!
  const kept = ANSWER_NAMES.filter((name) => !asked.includes(name) && given[name] !== '')
  const isLast = step === null || step === QUESTION_COUNT
  const wrong = asked.some((name) => faults[name])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) search.set(name, String(value))
    if (!isBusy) onGo(search.toString())
  }
  const address = (to: number | null) => {
    const search = new URLSearchParams(Object.entries(given).filter(([, text]) => text !== ''))
    if (to !== null) search.set('step', String(to))
    return `${path}?${search}`
  }
  return (
    <form
      className="estimate-form"
      method="get"
      action={path}
      noValidate
      onSubmit={submit}
      aria-labelledby={id}
    >
      <div className="row between">
        <h2 id={id}>{step === null ? texts.ask : texts.questions[step - 1]}</h2>
        <SegmentedControl
          label={texts.howToAsk}
          value={step === null ? 'all' : 'one'}
          segments={[
            { value: 'all', label: texts.allAtOnce, href: address(null) },
            { value: 'one', label: texts.oneByOne, href: address(1) },
          ]}
        />
      </div>
      {step !== null && <p className="meta">{texts.step(step, QUESTION_COUNT)}</p>}
      {wrong && (
        <Notice tone="bad" live="alert">
          {texts.fix}
        </Notice>
      )}
      {failure && (
        <Notice tone="bad" live="alert">
          {failure}
        </Notice>
      )}
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={given[name]} />
      ))}
      <div className="estimate-fields">
        {asked.map((name) => (
          <AnswerField key={name} name={name} value={given[name]} isWrong={faults[name] === true} />
        ))}
      </div>
      {!isLast && <input type="hidden" name="step" value={step + 1} />}
      <div className="row">
        <Button type="submit" look="primary" busy={isBusy} busyText={homeTexts.working}>
          {isLast ? texts.show : texts.next}
        </Button>
        {step !== null && step > 1 && (
          <LinkButton look="quiet" href={address(step - 1)}>
            {texts.back}
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const choices = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

const OPTIONS: Partial<Record<AnswerName, readonly { value: string; label: string }[]>> = {
  built: [{ value: '', label: texts.unknownAge }, ...choices(texts.built)],
  insulationValue: [
    { value: '', label: texts.asBuilt },
    ...homeTexts.insulationLevels.map((label, index) => ({ value: String(index + 1), label })),
  ],
  numFloors: ['1', '2', '3', '4'].map((value) => ({ value, label: value })),
  basement: [
    { value: 'yes', label: homeTexts.yes },
    { value: 'no', label: homeTexts.no },
  ],
  glass: choices(texts.glass),
  ductPlace: [{ value: '', label: ductTexts.unknown }, ...choices(ductTexts.places)],
  ductJoints: [{ value: '', label: ductTexts.asBuilt }, ...choices(ductTexts.sealings)],
  ductWrap: [{ value: '', label: ductTexts.asBuilt }, ...choices(ductTexts.insulations)],
  sharedWalls: texts.sharedWalls.map((label, index) => ({ value: String(index), label })),
}

const UNITS: Partial<Record<AnswerName, string>> = {
  squareFeet: 'sq ft',
  thermostatHT: '°F',
  thermostatAC: '°F',
}

interface FieldProps {
  readonly name: AnswerName
  readonly value: string
  readonly isWrong: boolean
}

function AnswerField({ name, value, isWrong }: FieldProps) {
  const shell = {
    name,
    label: texts.labels[name],
    hint: texts.hints[name],
    error: isWrong ? texts.errors[name] : undefined,
    defaultValue: value,
  }
  const options = OPTIONS[name]
  if (options) {
    // A level between two, set by a slider, is a choice of its own.
    const own = options.some((option) => option.value === value) ? [] : [{ value, label: value }]
    return <SelectField {...shell} options={[...options, ...own]} />
  }
  if (name === 'zipCode') return <TextField {...shell} autoComplete="postal-code" check={typedZipFault} />
  return <NumberField {...shell} unit={UNITS[name]} />
}
