import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  changesOf,
  holidayField,
  type Part,
  partOf,
  readPart,
} from '#features/desk/store-facts/rules/fact-changes.ts'
import {
  DAYS,
  DELIVERIES,
  type FactLine,
  HOLIDAY,
  HOLIDAY_PARTS,
  holidayLine,
  holidayParts,
  hoursKey,
  readFacts,
} from '#features/desk/store-facts/rules/fact-lines.ts'
import { methodSwitch } from '#features/selling/payments/rules/methods.ts'
import { OFFERS } from '#lib/merchant/offers.ts'
import { Button } from '#ui/button/button.tsx'
import { scrollToFirstInvalid } from '#ui/field/scroll-to-first-invalid.ts'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Changes } from './changes.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { FactField, type FieldsProps, SwitchFields } from './fact-field.tsx'
import { factNames } from './fact-names.ts'
import { LimitsTable, type Since } from './limits-table.tsx'
import { texts } from './texts.ts'

const HOLIDAY_NAMES = HOLIDAY_PARTS.map((part) => `${HOLIDAY} ${part}`)

/** The lines that a form says; its fields have the names of the facts. */
export function typedLines(form: FormData, part: Part): FactLine[] {
  const textOf = (value: FormDataEntryValue | undefined): string => (typeof value === 'string' ? value : '')
  const isFact = (key: string): boolean => Object.hasOwn(factNames, key) && partOf(key) === part
  // Of a switch that is on both fields are sent; the later one counts.
  const single = [...new Map(form)]
    .filter(([key]) => isFact(key))
    .map(([key, value]) => ({ key, value: textOf(value) }))
  const [names = [], ...others] = HOLIDAY_NAMES.map((name) => form.getAll(name))
  const holidays = names.map((name, place) =>
    holidayLine([name, ...others.map((values) => values[place])].map((value) => textOf(value))),
  )
  return [...single, ...holidays]
}

export interface FactsFormProps {
  readonly part: Part
  /** the facts that hold now, and their version */
  readonly lines: readonly FactLine[]
  readonly version: number
  /** the payment methods that the store has */
  readonly methods: readonly string[]
  /** who set each limit last, and when */
  readonly since: Since
  /** what the server said about the fields */
  readonly problems: FieldsProps['problems']
  /** the version that this form saved last, and 0 before */
  readonly saved: number
  readonly submit: string
}

/** One form of the settings. While a person types it says what will be saved, by the rules of the server. */
export function FactsForm(props: FactsFormProps) {
  const { part, lines, version, methods, since, problems, saved, submit } = props
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<FactLine[]>()
  const { state } = useNavigation()
  const look = () => form.current && setTyped(typedLines(new FormData(form.current), part))
  useEffect(() => {
    if (problems && form.current) scrollToFirstInvalid(form.current)
  }, [problems])
  useEffect(() => {
    if (saved > 0) setTyped(undefined)
  }, [saved])
  return (
    <Form method="post" ref={form} noValidate className="stack" onInput={look}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="part" value={part} />
      {part === 'money' && <MoneyFields lines={lines} problems={problems} />}
      {part === 'payments' && (
        <SwitchFields lines={lines} problems={problems} names={methods.map(methodSwitch)} />
      )}
      {part === 'delivery' && <DeliveryFields lines={lines} problems={problems} />}
      {part === 'limits' && <LimitsTable lines={lines} problems={problems} since={since} />}
      {part === 'offers' && <SwitchFields lines={lines} problems={problems} names={OFFERS} />}
      {part === 'calendar' && (
        <CalendarFields lines={lines} problems={problems} onRows={() => requestAnimationFrame(look)} />
      )}
      <WillSave part={part} lines={lines} typed={typed} />
      <TextField
        key={saved}
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        maxLength={300}
        error={problems?.reason}
        required
      />
      <p>
        <Button type="submit" look="primary" busy={state === 'submitting'}>
          {submit}
        </Button>
      </p>
    </Form>
  )
}

const MoneyFields = (props: FieldsProps) => (
  <>
    <FactField {...props} name="check payee" />
    <FactField {...props} name="check address" hint={texts.hints.address} />
  </>
)

const CalendarFields = ({ onRows, ...props }: FieldsProps & { readonly onRows: () => void }) => (
  <>
    <div className="portal-settings-fields">
      <FactField {...props} name="phone" />
      <FactField {...props} name="cutoff" hint={texts.hints.cutoff} />
    </div>
    <fieldset className="stack">
      <legend>{texts.weekdays}</legend>
      <p className="meta">{texts.hints.hours}</p>
      <div className="portal-settings-fields">
        {DAYS.map((day) => (
          <FactField key={day} {...props} name={hoursKey(day)} />
        ))}
      </div>
    </fieldset>
    <Holidays {...props} onRows={onRows} />
  </>
)

/** Rows that a person adds and removes; `onRows` is called after each. */
function Holidays({ lines, problems, onRows }: FieldsProps & { readonly onRows: () => void }) {
  const [rows, setRows] = useState(() =>
    lines.filter(({ key }) => key === HOLIDAY).map(({ value }, id) => ({ id, parts: holidayParts(value) })),
  )
  const next = useRef(rows.length)
  const list = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    setRows([...rows, { id: next.current++, parts: ['', '', 'closed', 'stop'] }])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
    onRows()
  }
  const remove = (id: number) => {
    setRows(rows.filter((row) => row.id !== id))
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(':scope > p button')?.focus())
    onRows()
  }
  return (
    <fieldset className="stack" ref={list}>
      <legend>{texts.names.holiday}</legend>
      <ul className="portal-settings-holidays">
        {rows.map(({ id, parts: [name, day, hours, deliveries] }, place) => {
          const error = (part: string) => problems?.[holidayField(place, part)]
          const [nameField, dayField, hoursField, deliveriesField] = HOLIDAY_NAMES
          return (
            <li key={id}>
              <fieldset className="portal-settings-holiday">
                <legend className="visually-hidden">{texts.holiday(place + 1)}</legend>
                <TextField
                  label={texts.holidayParts.name}
                  name={nameField}
                  defaultValue={name}
                  error={error('name')}
                />
                <TextField
                  label={texts.holidayParts.day}
                  hint={name === '' ? texts.dayHint : undefined}
                  name={dayField}
                  defaultValue={day}
                  error={error('day')}
                />
                <TextField
                  label={texts.holidayParts.hours}
                  hint={name === '' ? texts.holidayHoursHint : undefined}
                  name={hoursField}
                  defaultValue={hours}
                  error={error('hours')}
                />
                <SelectField
                  label={texts.holidayParts.deliveries}
                  name={deliveriesField}
                  defaultValue={deliveries}
                  error={error('deliveries')}
                  options={[
                    { value: DELIVERIES.stop, label: texts.stop },
                    { value: DELIVERIES.goOn, label: texts.goOn },
                  ]}
                />
                <Button
                  look="quiet"
                  aria-label={texts.removeHoliday(name || texts.holiday(place + 1))}
                  onClick={() => remove(id)}
                >
                  {texts.remove}
                </Button>
              </fieldset>
            </li>
          )
        })}
      </ul>
      <p>
        <Button onClick={add}>{texts.add}</Button>
      </p>
    </fieldset>
  )
}

/** What the typed values would change. */
function WillSave({
  part,
  lines,
  typed,
}: Pick<FactsFormProps, 'part' | 'lines'> & { typed: FactLine[] | undefined }) {
  const current = readFacts(lines)
  if (!typed || Array.isArray(current)) return null
  const wanted = readPart(current, part, typed)
  const changes = 'problems' in wanted ? [] : changesOf(current, wanted)
  return (
    <section className="stack" aria-live="polite">
      <h3>{texts.willSave}</h3>
      {'problems' in wanted ? (
        <ul>
          {[...new Set(Object.values(wanted.problems))].map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : changes.length === 0 ? (
        <p className="meta">{texts.nothing}</p>
      ) : (
        <Changes changes={changes} />
      )}
    </section>
  )
}
