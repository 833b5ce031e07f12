import type { RequiredPage } from '../contract.ts'
import { unchosenTexts } from '../rules/choose-texts.ts'
import { saidNeeds } from '../view/parts-list.ts'

/** What the job needs although no part of the store can be chosen for it: why, and what to do. */
export function SaidNeeds({ pages }: { readonly pages: readonly RequiredPage[] }) {
  const needs = saidNeeds(pages)
  if (needs.length === 0) return null
  return (
    <section className="said-needs" aria-label={unchosenTexts.saidHeading}>
      <h4>{unchosenTexts.saidHeading}</h4>
      <dl>
        {needs.map(({ titles, said }) => (
          <div key={said}>
            <dt className="strong">{titles.join(', ')}</dt>
            <dd className="meta">{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface WayProps {
  readonly ways: readonly string[]
  readonly value: string | undefined
  /** name of the field in a form that the server reads */
  readonly name?: string
  readonly onChoose?: (way: string) => void
}

/** Asks which of the ways the buyer takes: a vent through the roof or through a wall. */
export function WayQuestion({ ways, value, name, onChoose }: WayProps) {
  if (ways.length < 2) return null
  return (
    <label className="way-question">
      <span className="strong">{unchosenTexts.wayQuestion}</span>
      <select
        className="input"
        name={name}
        {...(onChoose
          ? { value: value ?? '', onChange: (event) => onChoose(event.currentTarget.value) }
          : { defaultValue: value })}
      >
        {onChoose && value === undefined && <option value="">{unchosenTexts.wayFirst}</option>}
        {ways.map((way) => (
          <option key={way} value={way}>
            {way.charAt(0).toUpperCase() + way.slice(1)}
          </option>
        ))}
      </select>
    </label>
  )
}
