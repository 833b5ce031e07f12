import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { ChosenLine, ExtraCharge, Verdict } from '../rules/choose-lines.ts'
import { texts } from '../texts.ts'

/** A line set of the store. */
export interface SoldSet {
  readonly name: string
  readonly path: string
  readonly price: string
  readonly isInStock: boolean
  /** its insulation in the maker's words */
  readonly insulation: string
}

/** The chosen line set for one head, without the facts that only the rules need. */
export interface ShownLine extends Pick<ChosenLine<never>, 'toBuy' | 'equivalent' | 'verdicts'> {
  /** "¼″ × ½″"; null where it is unknown */
  readonly size: string | null
  readonly isUsual: boolean
  readonly title: string
  readonly set: SoldSet | null
}

export interface ShownAdapter {
  readonly name: string
  readonly path: string
  readonly price: string
  readonly quantity: number
  readonly fit: string
}

interface Props {
  readonly lines: readonly ShownLine[]
  readonly charge: ExtraCharge
  readonly adapters: readonly ShownAdapter[]
  /** number and price of the line sets; null when none could be chosen */
  readonly total: { readonly count: number; readonly price: string } | null
  readonly cartLink: string
  readonly jobLink: string
}

/** What to buy for each route, why it fits or not, and what to add to the charge. */
export function LineResult({ lines, charge, adapters, total, cartLink, jobLink }: Props) {
  return (
    <div className="stack-l">
      <section className="stack">
        <h2>{lines.length > 1 ? texts.results : texts.result}</h2>
        {lines.map((line) => (
          <Line key={line.title} line={line} isNamed={lines.length > 1} />
        ))}
      </section>
      <section className="box stack">
        <h2>{texts.charge}</h2>
        <Charge charge={charge} />
      </section>
      {adapters.length > 0 && (
        <section className="stack">
          <h2>{texts.adapters}</h2>
          <ul className="bullets">
            {adapters.map(({ name, path, price, quantity, fit }) => (
              <li key={path}>
                {quantity} × <Link href={path}>{name}</Link>, {price}. {fit}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="stack">
        <h2>{texts.insulation}</h2>
        <p>{texts.insulationWhy(lines.find(({ set }) => set)?.set?.insulation ?? '')}</p>
      </section>
      <div className="row no-print">
        {total && (
          <>
            <LinkButton look="primary" size="big" href={cartLink}>
              {texts.toCart}
            </LinkButton>
            <span className="strong">{texts.total(total.count, total.price)}</span>
          </>
        )}
        <LinkButton href={jobLink}>{texts.wholeJob}</LinkButton>
      </div>
      <p className="meta">
        {texts.method} {texts.share}
      </p>
    </div>
  )
}

function Line({ line, isNamed }: { readonly line: ShownLine; readonly isNamed: boolean }) {
  const { title, size, isUsual, toBuy, equivalent, verdicts, set } = line
  return (
    <div className="box stack">
      {isNamed && <h3>{title}</h3>}
      <p className="strong">{size === null ? texts.noSize : texts.size(size)}</p>
      {isUsual && <p>{texts.usualSize}</p>}
      {set && (
        <p>
          <Link href={set.path}>{set.name}</Link>, {set.price}.{' '}
          {set.isInStock ? texts.inStock : <StateWord state="bad">{texts.outOfStock}</StateWord>}
        </p>
      )}
      <p className="meta">
        {texts.toBuy(toBuy)} {equivalent !== null && texts.equivalent(equivalent)}
      </p>
      <ul className="line-verdicts">
        {verdicts.map((verdict) => (
          <Fits key={verdict.kind} verdict={verdict} />
        ))}
      </ul>
    </div>
  )
}

function Fits({ verdict: { kind, has, most, fits } }: { readonly verdict: Verdict }): ReactNode {
  const said = texts.verdicts[kind](has, most, fits)
  if (said === '') return null
  return (
    <li>
      {fits === null ? (
        said
      ) : (
        <StateWord state={fits ? 'ok' : kind === 'bends' ? 'warn' : 'bad'}>{said}</StateWord>
      )}
    </li>
  )
}

function Charge({ charge }: { readonly charge: ExtraCharge }) {
  if (charge.kind === 'noFactoryLength') return <p>{texts.noFactoryLength}</p>
  if (charge.kind === 'noFigure') return <p>{texts.noFigure}</p>
  const { ounces, basis, beyondFeet, chargedFor } = charge
  if (beyondFeet === 0) return <p>{texts.chargeNone(chargedFor)}</p>
  return (
    <>
      <p className="lead">{texts.chargeKnown(ounces, beyondFeet, chargedFor)}</p>
      <p className="meta">
        {texts.chargeBasis[basis]} {texts.certified}
      </p>
    </>
  )
}
