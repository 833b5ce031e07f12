import { LABOR_TAX } from '#features/partners/quotes/rules/data/labor-tax.ts'
import {
  type LaborLine,
  laborTotals,
  MOST_LABOR,
  MOST_LABOR_LINES,
} from '#features/partners/quotes/rules/labor.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { amountText, centsIn, type Draft, type DraftSection, newKey } from '../draft.ts'
import type { Edit } from '../edit.ts'

/** Texts of the labor of a quote. */
const laborTexts = defineTexts({
  title: 'Labor',
  titleWith: (total: string) => `Labor, ${total}`,
  why:
    'Your company does this work and bills the customer for it. The quote shows it as a separate total. ' +
    'The store charges only for the products.',
  add: 'Add labor',
  firstLine: 'Installation',
  line: (number: number) => `Labor ${number}`,
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Priced by',
  job: 'the job',
  hours: 'the hour',
  hourPrice: 'Price per hour',
  jobPrice: 'Price',
  remove: (number: number) => `Remove labor ${number}`,
  tax: 'Sales tax on labor',
  included: 'No tax added: the customer pays you this price',
  added: 'Add sales tax',
  rate: 'Tax rate, %',
  known: {
    none: (state: string, source: string) =>
      `${state}: contractors usually don’t charge sales tax for installing this in a home (${source}).`,
    added: (state: string, source: string) =>
      `${state}: contractors charge sales tax on this work (${source}).`,
    depends: (state: string, source: string) => `${state}: it depends on the job (${source}).`,
  },
  unknown: (state: string | undefined) =>
    `We don’t know the rule ${state ? `in ${state}` : 'for this location'}. Ask your tax adviser. ` +
    'The quote shows what you choose.',
})

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
    set([...labor, { key: newKey('l'), description: laborTexts.firstLine, qty: 1, unit: 'job', price: 0 }])
  return (
    <details className="box quote-box" open={labor.length > 0}>
      <summary>{totals ? laborTexts.titleWith(formatMoney(totals.total)) : laborTexts.title}</summary>
      <div className="stack">
        <p className="meta">{laborTexts.why}</p>
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
            {laborTexts.add}
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
      <legend className="label">{laborTexts.line(number)}</legend>
      <TextField
        label={laborTexts.description}
        value={line.description}
        maxLength={200}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div className="fields-2 keep">
        <TextField
          label={laborTexts.quantity}
          inputMode="decimal"
          defaultValue={String(line.qty)}
          onBlur={(event) => {
            const qty = Math.round(Number(event.target.value) * 100) / 100
            if (qty > 0 && qty <= MOST_LABOR) onChange({ qty })
            else event.target.value = String(line.qty)
          }}
        />
        <SelectField
          label={laborTexts.unit}
          value={line.unit}
          onChange={(event) => onChange({ unit: event.target.value === 'hour' ? 'hour' : 'job' })}
          options={[
            { value: 'job', label: laborTexts.job },
            { value: 'hour', label: laborTexts.hours },
          ]}
        />
      </div>
      <TextField
        label={line.unit === 'hour' ? laborTexts.hourPrice : laborTexts.jobPrice}
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
          {laborTexts.remove(number)}
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
        label={laborTexts.tax}
        value={laborTax?.kind ?? 'included'}
        onChange={(kind) => set(kind === 'added' ? { kind, rate } : { kind: 'included' })}
        options={[
          { value: 'included', label: laborTexts.included },
          { value: 'added', label: laborTexts.added },
        ]}
      />
      {laborTax?.kind === 'added' && (
        <TextField
          label={laborTexts.rate}
          inputMode="decimal"
          defaultValue={String(Number((rate * 100).toFixed(4)))}
          onBlur={(event) => {
            const percent = Number(event.target.value)
            if (percent >= 0 && percent <= 20) set({ kind: 'added', rate: percent / 100 })
          }}
        />
      )}
      <p className="meta">
        {known ? laborTexts.known[known.rule](state ?? '', known.source) : laborTexts.unknown(state)}
      </p>
    </>
  )
}
