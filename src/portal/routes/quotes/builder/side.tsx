import type { QuoteFacts, TotalsOfSection } from '#features/partners/quotes/rules/quote-totals.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { FitGauge } from '#ui/gauge/fit-gauge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { DeliveredTotal } from '#ui/total/delivered-total.tsx'
import { amountText, centsIn, type Draft, type DraftSection } from './draft.ts'
import type { Edit, FoundLine } from './edit.ts'
import type { Fit, FitCheck } from './fit.ts'
import { builderTexts as texts } from './texts.ts'

interface FitProps {
  readonly section: DraftSection
  readonly fit: Fit | undefined
  readonly load: Draft['content']['load']
  readonly add: (lines: readonly FoundLine[]) => void
}

/** How many products of an option are drawn side by side. */
const DRAWN = 4

/** Whether the option fits the home, and its products each other. */
export function FitBox({ section, fit, load, add }: FitProps) {
  const { heatingBtu = null, coolingBtu = null } = fit?.capacity ?? {}
  return (
    <section className="box quote-box stack" aria-label={texts.fitTitle}>
      {section.lines.length > 0 && (
        <div className="quote-drawings" aria-hidden="true">
          {section.lines.slice(0, DRAWN).map(({ key, id }) => (
            <Drawing key={key} src={`/drawings/${id}/thumb.svg`} />
          ))}
        </div>
      )}
      {heatingBtu !== null && (
        <FitGauge need={load?.heatingBtu ?? null} capacity={heatingBtu} lead={texts.heat} />
      )}
      {coolingBtu !== null && (
        <FitGauge need={load?.coolingBtu ?? null} capacity={coolingBtu} lead={texts.cool} />
      )}
      {!fit || (fit.checks.length === 0 && heatingBtu === null && coolingBtu === null) ? (
        <p className="meta">{texts.noFit}</p>
      ) : (
        <ul className="quote-checks" aria-live="polite">
          {fit.checks
            .filter(({ kind }) => kind !== 'part')
            .map(({ kind, isWarning, message }) => (
              <li key={`${kind} ${message}`} className={isWarning ? 'quote-state warn' : 'quote-state ok'}>
                <Icon name={isWarning ? 'warning' : 'check'} />
                <span>{message}</span>
              </li>
            ))}
        </ul>
      )}
      <MissingParts checks={fit?.checks.filter(({ kind }) => kind === 'part') ?? []} add={add} />
    </section>
  )
}

interface PartsProps {
  readonly checks: readonly FitCheck[]
  readonly add: (lines: readonly FoundLine[]) => void
}

/** Parts that the equipment needs and that no line has, each with the part that fits. */
function MissingParts({ checks, add }: PartsProps) {
  if (checks.length === 0) return null
  const lines = checks.flatMap(({ add: part }) =>
    part ? [{ ...part, name: part.sku, price: Math.round(part.price * 100) }] : [],
  )
  return (
    <div>
      <p className="quote-state warn">
        <Icon name="warning" /> {texts.missingParts(checks.length)}
      </p>
      <ul className="quote-parts">
        {checks.map(({ message }, index) => (
          <li key={message}>
            <span>{message}</span>
            {lines[index] && (
              <Button look="quiet" onClick={() => add([lines[index]!])}>
                {texts.addPart(lines[index].sku)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <Button size="small" onClick={() => add(lines)}>
          {texts.addAll}
        </Button>
      )}
    </div>
  )
}

interface SumProps {
  readonly section: DraftSection
  readonly draft: Draft
  readonly facts: QuoteFacts | undefined
  readonly totals: TotalsOfSection | undefined
  /** cents; undefined: a cost is unknown; null: the reader does not see it */
  readonly profit: number | undefined | null
  readonly edit: (edit: Edit) => void
}

/** What the customer pays for the option with its first selection. */
export function SumBox({ section, draft, facts, totals, profit, edit }: SumProps) {
  const { zip } = draft.contact
  if (!totals || !facts)
    return (
      <section className="box quote-box" aria-label={texts.sum}>
        <p className="meta">{texts.noFacts}</p>
      </section>
    )
  const percent = profit && totals.selected > 0 ? `, ${((profit / totals.selected) * 100).toFixed(1)}%` : ''
  return (
    <section className="box quote-box stack" aria-label={texts.sum}>
      <DeliveredTotal
        lines={[
          { label: texts.goods(section.lines.length), amount: totals.selected },
          {
            label: texts.freight(zip),
            amount:
              totals.shippingType === null
                ? texts.byPhone
                : totals.shipping === 0
                  ? texts.free
                  : totals.shipping,
          },
          {
            label: facts.exempt ? texts.taxExempt : texts.tax(facts.location.taxRate),
            amount: totals.tax,
          },
        ]}
        total={{ label: texts.total, amount: totals.total }}
        after={
          profit === null
            ? []
            : [
                {
                  label: texts.grossProfit,
                  amount: profit === undefined ? texts.noProfit : `${formatMoney(toCents(profit))}${percent}`,
                },
              ]
        }
      />
      <Shipping draft={draft} totals={totals} edit={edit} />
    </section>
  )
}

function Shipping({
  draft,
  totals,
  edit,
}: {
  readonly draft: Draft
  readonly totals: TotalsOfSection
  readonly edit: (edit: Edit) => void
}) {
  const { shipping } = draft.content
  const set = (to: Partial<typeof shipping>) =>
    edit({ type: 'set-content', to: { shipping: { ...shipping, ...to } } })
  const isByPhone = totals.shippingOptions.length === 0
  return (
    <>
      {!isByPhone && (
        <SelectField
          label={texts.delivery}
          value={shipping.type ?? ''}
          onChange={(event) => set({ type: event.target.value || null })}
          options={[
            { value: '', label: texts.firstDelivery },
            ...totals.shippingOptions.map(({ type, label, cost }) => ({
              value: type,
              label: `${label}, ${cost === 0 ? texts.free : formatMoney(cost)}`,
            })),
          ]}
        />
      )}
      <TextField
        key={String(shipping.overrideCost === null)}
        label={texts.shippingPrice}
        hint={isByPhone ? texts.shippingByPhoneHint : texts.shippingPriceHint}
        inputMode="decimal"
        defaultValue={shipping.overrideCost === null ? '' : amountText(shipping.overrideCost)}
        onBlur={(event) => {
          const text = event.target.value.trim()
          const cents = text === '' ? null : centsIn(text)
          if (cents !== undefined && cents !== shipping.overrideCost) set({ overrideCost: cents })
        }}
      />
    </>
  )
}
