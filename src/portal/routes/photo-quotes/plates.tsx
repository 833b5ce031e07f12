import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { PlateReading } from '#features/partners/photo-quotes/contract.ts'
import { deskTexts as texts } from '#features/partners/photo-quotes/desk-texts.ts'
import {
  FUELS,
  goodsOf,
  PLATE_FIELDS,
  type Plate,
  plateSuggestion,
  UNITS,
  type Unit,
} from '#features/partners/photo-quotes/rules/plate.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { timeOf } from './photo-viewer.tsx'

interface Props {
  /** the latest first */
  readonly readings: readonly PlateReading[]
  readonly mayWork: boolean
}

/** What a person reads from the two rating plates; a known model number answers maker and size. */
export const Plates = ({ readings, mayWork }: Props) => (
  <section className="stack">
    <h2>{texts.plates}</h2>
    {UNITS.map((unit) => {
      const own = readings.filter((reading) => reading.unit === unit)
      // A new key shows what was saved last.
      return <PlateForm key={`${unit} ${own.length}`} unit={unit} readings={own} mayWork={mayWork} />
    })}
  </section>
)

function PlateForm({ unit, readings, mayWork }: Props & { readonly unit: Unit }) {
  const [latest, ...earlier] = readings
  const [model, setModel] = useState(latest?.plate.model ?? '')
  const form = useRef<HTMLFormElement>(null)
  const suggested = plateSuggestion(model)
  const goods = goodsOf(model)
  const fill = () => {
    for (const [field, value] of Object.entries(suggested ?? {})) {
      const control = form.current?.elements.namedItem(field)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    }
  }
  return (
    <Form method="post" className="box stack-s" ref={form} preventScrollReset aria-label={texts.units[unit]}>
      <h3>{texts.units[unit]}</h3>
      {latest && <p className="meta">{texts.by(latest.by, timeOf(latest.at))}</p>}
      <input type="hidden" name="unit" value={unit} />
      <div className="photo-plate">
        {PLATE_FIELDS.map((field) =>
          field === 'fuel' ? (
            <SelectField
              key={field}
              label={texts.fields.fuel}
              name="fuel"
              defaultValue={latest?.plate.fuel ?? ''}
              options={FUELS.map((value) => ({ value, label: value || texts.noFuel }))}
            />
          ) : (
            <TextField
              key={field}
              label={texts.fields[field]}
              name={field}
              defaultValue={latest?.plate[field] ?? ''}
              maxLength={field === 'year' ? 4 : 60}
              autoComplete="off"
              onChange={field === 'model' ? ({ currentTarget }) => setModel(currentTarget.value) : undefined}
            />
          ),
        )}
      </div>
      {suggested && goods && (
        <div className="row">
          <p className="meta">
            {texts.suggestion([suggested.maker, goods, suggested.size].filter(Boolean).join(', '))}
          </p>
          {mayWork && (
            <Button size="small" onClick={fill}>
              {texts.fillIn}
            </Button>
          )}
        </div>
      )}
      {mayWork && (
        <p>
          <Button type="submit" name="intent" value="plate">
            {texts.save[unit]}
          </Button>
        </p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{texts.earlier}</summary>
          <ul>
            {earlier.map(({ plate, by, at }) => (
              <li key={at} className="meta">
                {wordsOf(plate)} ({texts.by(by, timeOf(at))})
              </li>
            ))}
          </ul>
        </details>
      )}
    </Form>
  )
}

const wordsOf = (plate: Plate): string =>
  PLATE_FIELDS.map((field) => plate[field])
    .filter(Boolean)
    .join(', ')
