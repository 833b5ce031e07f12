import { LABOR_TAX } from '#features/partners/quotes/rules/data/labor-tax.ts'
import {
  type LaborLine,
  laborTotals,
  MOST_LABOR,
  MOST_LABOR_LINES,
} from '#features/partners/quotes/rules/labor.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { amountText, centsIn, type Draft, type DraftSection } from '../draft.ts'
import type { Edit } from '../edit.ts'
import { newKey } from '../new-key.ts'
import { laborTexts as texts } from './labor-texts.ts'

interface Props {
  readonly section: DraftSection
  readonly draft: Draft
  /** of the customer's place; undefined while it is not known */
  readonly state: string | undefined
  readonly edit: (edit: Edit) => void
}

/** Labor of the contractor's company: it has its own sum and is never part of what the store charges. */
export function LaborBox({ section, draft, state, edit }: Props) {
  const { labor = [] } = section
  const { laborTax } = draft.content
  const totals = laborTotals(labor, laborTax)
  const set = (lines: LaborLine[]) => edit({ type: 'set-section', key: section.key, to: { labor: lines } })
  const add = () =>
    set([...labor, { key: newKey('l'), description: texts.firstLine, qty: 1, unit: 'job', price: 0 }])
  return (
    <details className="box quote-box" open={labor.length > 0}>
      <summary>{totals ? texts.titleWith(formatMoney(totals.total)) : texts.title}</summary>
      <div className="stack">
        <p className="meta">{texts.why}</p>
        {labor.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            number={index + 1}
            onChange={(to) => set(labor.map((each) => (each.key === line.key ? { ...each, ...to } : each)))}
            onRemove={() => set(labor.filter(({ key }) => key !== line.key))}
          />
        ))}
        <p>
          <Button onClick={add} disabled={labor.length >= MOST_LABOR_LINES}>
            {texts.add}
          </Button>
        </p>
        {labor.length > 0 && <Tax laborTax={laborTax} state={state} edit={edit} />}
      </div>
    </details>
  )
}

function Line({
  line,
  number,
  onChange,
  onRemove,
}: {
  readonly line: LaborLine
  readonly number: number
  readonly onChange: (to: Partial<LaborLine>) => void
  readonly onRemove: () => void
}) {
  return (
    <fieldset className="stack-s">
      <legend className="label">{texts.line(number)}</legend>
      <TextField
        label={texts.description}
        value={line.description}
        maxLength={200}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div className="fields-2 keep">
        <TextField
          label={texts.quantity}
          inputMode="decimal"
          defaultValue={String(line.qty)}
          onBlur={(event) => {
            const qty = Math.round(Number(event.target.value) * 100) / 100
            if (qty > 0 && qty <= MOST_LABOR) onChange({ qty })
            else event.target.value = String(line.qty)
          }}
        />
        <SelectField
          label={texts.unit}
          value={line.unit}
          onChange={(event) => onChange({ unit: event.target.value === 'hour' ? 'hour' : 'job' })}
          options={[
            { value: 'job', label: texts.job },
            { value: 'hour', label: texts.hours },
          ]}
        />
      </div>
      <TextField
        label={line.unit === 'hour' ? texts.hourPrice : texts.jobPrice}
        inputMode="decimal"
        defaultValue={amountText(line.price)}
        onBlur={(event) => {
          const price = centsIn(event.target.value)
          if (price === undefined) event.target.value = amountText(line.price)
          else onChange({ price })
        }}
      />
      <p>
        <Button look="quiet" size="small" onClick={onRemove}>
          {texts.remove(number)}
        </Button>
      </p>
    </fieldset>
  )
}

function Tax({ laborTax, state, edit }: Pick<Props, 'state' | 'edit'> & Pick<Draft['content'], 'laborTax'>) {
  const known = state === undefined ? undefined : LABOR_TAX[state]
  const rate = laborTax?.kind === 'added' ? laborTax.rate : 0
  const set = (to: Draft['content']['laborTax']) => edit({ type: 'set-content', to: { laborTax: to } })
  return (
    <>
      <RadioGroup
        name="laborTax"
        label={texts.tax}
        value={laborTax?.kind ?? 'included'}
        onChange={(kind) => set(kind === 'added' ? { kind, rate } : { kind: 'included' })}
        options={[
          { value: 'included', label: texts.included },
          { value: 'added', label: texts.added },
        ]}
      />
      {laborTax?.kind === 'added' && (
        <TextField
          label={texts.rate}
          inputMode="decimal"
          defaultValue={String(Number((rate * 100).toFixed(4)))}
          onBlur={(event) => {
            const percent = Number(event.target.value)
            if (percent >= 0 && percent <= 20) set({ kind: 'added', rate: percent / 100 })
          }}
        />
      )}
      <p className="meta">
        {known ? texts.known[known.rule](state ?? '', known.source) : texts.unknown(state)}
      </p>
    </>
  )
}
