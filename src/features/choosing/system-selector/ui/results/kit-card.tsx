import { type ReactNode, useId } from 'react'
import { formatDate } from '#lib/dates.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Measure, RatingPlate } from '#ui/plate/rating-plate.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { DeliveredTotal, type TotalLine } from '#ui/total/delivered-total.tsx'
import type { EfficiencyCosts, WireKit } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'

interface Props {
  readonly gauge: NonNullable<WireKit['fit']['heating']>
  readonly label: string
}

const WIDTH = 300
const BASE = 26
/** Percent of the load at the end of the ruler. */
const END = 200
const TICK_EVERY = 20

/** A capacity on a scale of the home's load: the range that fits is marked, and the sentence says it. */
function KitGauge({ gauge: { has, percent, least, most, fits, because }, label }: Props) {
  const at = (value: number) => (Math.min(Math.max(value, 0), END) / END) * WIDTH
  const ticks = Array.from(
    { length: END / TICK_EVERY + 1 },
    (_, index) => `M${at(index * TICK_EVERY)} ${BASE}v${index % 5 ? -4 : -8}`,
  ).join('')
  return (
    <div className="gauge kit-gauge">
      <svg className="ruler" viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" aria-hidden="true">
        <path className="gauge-window" d={`M${at(least)} 5H${at(most)}V${BASE}H${at(least)}z`} />
        <path className="gauge-line" d={`M0 ${BASE}H${WIDTH}${ticks}`} />
        <path className="gauge-point" d={`M${at(percent)} 0V${BASE + 3}`} />
      </svg>
      <p>
        <StateWord state={fits ? 'ok' : 'warn'}>{null}</StateWord>
        <span>
          <b>{texts.capacity(label, grouped(has))}</b> {because}
        </span>
      </p>
    </div>
  )
}

export interface KitCardProps {
  readonly kit: WireKit
  readonly picture: Picture | undefined
  readonly zip: string
  readonly costs: EfficiencyCosts['costs'][number] | undefined
  readonly years: number
  readonly isCheapest: boolean
  /** adds the whole kit to the cart, compares it */
  readonly actions: ReactNode
}

/** Kinds of systems whose units are low. */
const LOW: ReadonlySet<WireKit['systemType']> = new Set(['mini-split', 'multi-zone'])

const money = (dollars: number): string => formatMoney(fromWire(dollars))

/** One kit: name, price, fit, the parts that it has and the work that it leaves. */
export function KitCard({ kit, picture, zip, costs, years, isCheapest, actions }: KitCardProps) {
  const title = useId()
  return (
    <article className="kit-card" aria-labelledby={title}>
      <div className={LOW.has(kit.systemType) ? 'kit-art low' : 'kit-art'}>
        <Drawing picture={picture} />
      </div>
      <header>
        <p className="kit-tier">
          {kit.tier && (
            <>
              <b>{texts.tiers[kit.tier]}</b> <span className="meta">{texts.tierNotes[kit.tier]}</span>
            </>
          )}
        </p>
        <h2 id={title}>
          <Link className="plain" href={kit.path}>
            {kit.title}
          </Link>
        </h2>
        <p className="meta">
          {kit.brand} · {kit.sku}
        </p>
        {kit.isAssembled && <p className="meta">{texts.assembled}</p>}
      </header>
      <div className="kit-price">
        <p>
          <b className="price">{money(kit.price.total)}</b> <span className="meta">{priceNote(kit)}</span>
        </p>
        <p className="meta">{texts.delivered(zip)}</p>
        {isCheapest && (
          <p>
            <StateWord state="ok">{texts.cheapest(years)}</StateWord>
          </p>
        )}
      </div>
      <div className="kit-actions no-print">{actions}</div>
      <Fit kit={kit} />
      <RatingPlate
        rows={kit.facts.map(({ label, value, unit }) => ({
          label,
          value: unit === '' ? value : <Measure value={value} unit={unit} />,
        }))}
      />
      <DeliveredTotal
        lines={priceLines(kit)}
        total={{ label: texts.delivered(zip), amount: fromWire(kit.price.total) }}
        after={laterLines(kit, costs, years)}
      />
      <Promises kit={kit} zip={zip} />
      <Contents kit={kit} />
    </article>
  )
}

const priceNote = ({ price }: WireKit): string => (price.shipping === null ? texts.byPhone : texts.withTax)

const priceLines = ({ price }: WireKit): TotalLine[] => [
  { label: texts.goods, amount: fromWire(price.goods) },
  {
    label: texts.shipping,
    amount:
      price.shipping === null ? texts.byPhone : price.shipping === 0 ? texts.free : fromWire(price.shipping),
  },
  ...(price.tax === null ? [] : [{ label: texts.tax, amount: fromWire(price.tax) }]),
]

function laterLines(
  { rebates, costs: stored }: WireKit,
  costs: KitCardProps['costs'],
  years: number,
): TotalLine[] {
  const yearly = costs?.yearly ?? stored?.yearly
  const total = costs?.total ?? stored?.total
  const rebate = money(rebates.total)
  return [
    {
      label: texts.rebate,
      amount: rebates.total === 0 ? texts.noRebate : rebates.atMost ? texts.atMost(rebate) : `−${rebate}`,
      note: rebates.authorities.join(', '),
    },
    ...(yearly === undefined ? [] : [{ label: texts.yearly, amount: fromWire(yearly) }]),
    ...(total === undefined ? [] : [{ label: texts.overYears(years), amount: fromWire(total) }]),
  ]
}

function Fit({ kit: { fit } }: { readonly kit: WireKit }) {
  return (
    <div className="kit-fit">
      {fit.heating && <KitGauge gauge={fit.heating} label={texts.heating} />}
      {fit.cooling && <KitGauge gauge={fit.cooling} label={texts.cooling} />}
      {fit.backup && <p className="meta">{fit.backup.because}</p>}
    </div>
  )
}

function Promises({ kit: { delivery, law, rating }, zip }: { readonly kit: WireKit; readonly zip: string }) {
  const isAllowed = law.outcome === 'allowed'
  return (
    <ul className="kit-promises">
      <li>
        <Icon name="truck" />
        <span>{delivery.promise ? texts.arrives(delivery.promise) : texts.arrivesByPhone}</span>
      </li>
      <li>
        <StateWord state={isAllowed ? 'ok' : 'warn'}>
          {isAllowed ? texts.legal(zip) : texts.legalWith(zip)}
        </StateWord>
        {law.verdicts.length > 0 && (
          <Disclosure summary={texts.whatWasChecked}>
            <ul className="kit-laws">
              {law.verdicts.map(({ rule, title, why, source, read }) => (
                <li key={rule}>
                  <b>{title}</b> {why}{' '}
                  <span className="meta">
                    {source}
                    {read && `, ${formatDate(read)}`}
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </li>
      <li>
        <Icon name="document" />
        <span>{rating.reference ? texts.reference(rating.reference) : texts.ratedBy(rating.source)}</span>
      </li>
    </ul>
  )
}

function Contents({ kit: { lines, notIncluded, unmet } }: { readonly kit: WireKit }) {
  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <div className="kit-contents">
      {unmet.length > 0 && (
        <>
          <h3 className="heading">{texts.unmet}</h3>
          <ul>
            {unmet.map(({ key, label, wanted, because }) => (
              <li key={`${key} ${label}`}>
                <StateWord state="warn">
                  {label}: {wanted}
                </StateWord>{' '}
                <span className="meta">{because}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure summary={texts.included(count)}>
        <ul className="kit-lines">
          {lines.map(({ id, qty, name, path, price, why }) => (
            <li key={id}>
              <span>
                {qty > 1 && <b className="num">{qty} × </b>}
                <Link href={path}>{name}</Link>
                {why && <span className="meta">{why}</span>}
              </span>
              <span className="num">{money(price * qty)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      {notIncluded.length > 0 && (
        <Disclosure summary={texts.notIncluded}>
          <ul className="kit-missing">
            {notIncluded.map(({ title, why }) => (
              <li key={title}>
                <b>{title}</b> <span className="meta">{why}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
