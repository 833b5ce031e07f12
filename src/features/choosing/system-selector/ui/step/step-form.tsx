import { type FormEvent, useState } from 'react'
import { grouped } from '#lib/numbers.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import type { Picture } from '#ui/drawing/drawing.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { WireField, WireStep } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { namedAnswers, nameOf, SELECTOR_PATH, stepAddress } from '../../rules/address.ts'
import type { Selections } from '../../rules/selections.ts'
import { choose, without } from '../../rules/state.ts'
import { ChoiceField, type Value } from './choice-field.tsx'
import { TypedField } from './typed-field.tsx'
import { ZoneFields } from './zone-fields.tsx'

export interface StepFormProps {
  readonly step: WireStep
  readonly selections: Selections
  /** typed texts that are not possible answers, by name */
  readonly typed: Readonly<Record<string, string>>
  /** the visitor's own zip for an empty field; '' when it is not known */
  readonly suggestedZip: string
  /** why the sent answers were refused */
  readonly failure: string | null
  readonly pictures: Readonly<Record<string, Picture>>
  readonly insulationLevels: readonly string[]
  readonly isBusy: boolean
  /** the selections after a choice in this step */
  readonly onChange: (selections: Selections) => void
  /** takes the names and texts of the sent form */
  readonly onSend: (search: URLSearchParams) => void
}

/** The question of a step as a form. Without script the browser sends it as an address. */
export function StepForm(props: StepFormProps) {
  const { step, failure, isBusy, onSend } = props
  // A choice shows at once, before the answer of the server has come.
  const [chosen, setChosen] = useState<{ of: WireStep; selections: Selections } | null>(null)
  const isAhead = chosen?.of === step
  const selections = isAhead ? chosen.selections : props.selections
  const change = (next: Selections) => {
    setChosen({ of: step, selections: next })
    props.onChange(next)
  }
  const own = new Set(step.fields.map(nameOf))
  // The server computes the load of a home that is described by its size. A load without a size comes from
  // rooms or bills, and stays.
  if (step.step === 'house' && selections.squareFeet !== undefined)
    for (const name of ['heatingCapacity', 'coolingCapacity']) own.add(name)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (value !== '') search.set(name, String(value))
    if (!isBusy) onSend(search)
  }
  return (
    <form
      className="selector-form"
      method="get"
      action={SELECTOR_PATH}
      noValidate
      onSubmit={send}
      aria-busy={isBusy || undefined}
    >
      {failure && (
        <Notice tone="bad" live="alert">
          {failure}
        </Notice>
      )}
      <input type="hidden" name="from" value={step.step} />
      <HiddenAnswers selections={selections} except={own} />
      <Fields
        {...props}
        step={isAhead ? withChosen(step, selections) : step}
        selections={selections}
        onChange={change}
      />
      <div className="selector-actions">
        {step.previous ? (
          <LinkButton href={stepAddress(step.previous, selections)}>{texts.back}</LinkButton>
        ) : (
          <span />
        )}
        <p className="selector-count" role="status">
          <b className="num">{grouped(step.remaining)}</b>{' '}
          <span className="meta">{texts.remaining(step.remaining)}</span>
        </p>
        <Button type="submit" look="primary" size="big" busy={isBusy} busyText={texts.loading}>
          {step.isLast ? texts.showKits : texts.next}
        </Button>
      </div>
    </form>
  )
}

function Fields({
  step,
  selections,
  typed,
  suggestedZip,
  pictures,
  insulationLevels,
  onChange,
}: StepFormProps) {
  const set = (field: WireField, value: Value | null) =>
    onChange(
      value === null
        ? without(selections, field)
        : choose(
            field.key === 'zones' ? selections : without(selections, field),
            field.key,
            value,
            field.zone,
          ),
    )
  const whole = step.fields.filter(({ zone }) => zone === null)
  const typedFields = whole.filter(isTyped)
  const inRooms = step.fields.filter(({ zone }) => zone !== null)
  return (
    <>
      {typedFields.length > 0 && (
        <div className="selector-typed">
          {typedFields.map((field) => (
            <TypedField
              key={`${field.key} ${field.value}`}
              field={field}
              typed={
                typed[nameOf(field)] ?? String(field.value ?? (field.kind === 'zip' ? suggestedZip : ''))
              }
              error={typed[nameOf(field)] === undefined ? undefined : errorOf(field)}
              insulationLevels={insulationLevels}
            />
          ))}
        </div>
      )}
      {whole
        .filter((field) => !isTyped(field))
        .map((field) => (
          <ChoiceField
            key={field.key}
            field={field}
            pictures={pictures}
            hideLabel={whole.length === 1}
            onChoose={(chosen, value) => onChange(choose(selections, chosen.key, value, chosen.zone))}
          />
        ))}
      {inRooms.length > 0 && <ZoneFields fields={inRooms} onSet={set} />}
    </>
  )
}

/** Facts of the home that no kit depends on by itself: a list to open instead of choices with counts. */
const isTyped = ({ kind, key }: WireField): boolean => kind !== 'choice' || key === 'ductPlace'

const shown = (value: number | null): string => grouped(value ?? 0)

const errorOf = ({ kind, min, max, unit }: WireField): string | undefined =>
  kind === 'number' ? texts.outside(shown(min), shown(max), unit) : undefined

interface Props {
  readonly selections: Selections
  /** names of the form's own fields */
  readonly except?: ReadonlySet<string>
}

/** The answers that a form sends along. */
export const HiddenAnswers = ({ selections, except }: Props) =>
  namedAnswers(selections)
    .filter(([name]) => !except?.has(name))
    .map(([name, text]) => <input key={name} type="hidden" name={name} value={text} />)

/** These two always have an answer: "no" until the shopper says yes. */
const FIRST_NO: ReadonlySet<string> = new Set(['isMobileHome', 'primaryHeatSource'])

/** A step that shows these selections, while its own answer is on its way. */
function withChosen(step: WireStep, selections: Selections): WireStep {
  const chosen = new Map(namedAnswers(selections))
  return {
    ...step,
    fields: step.fields.map((field) => {
      const text = chosen.get(nameOf(field)) ?? (FIRST_NO.has(field.key) ? 'no' : undefined)
      return {
        ...field,
        choices: field.choices.map((choice) => ({ ...choice, selected: String(choice.value) === text })),
      }
    }),
  }
}
