import { memo } from 'react'
import { Link } from 'react-router'
import { betterWords } from '#features/choosing/sizing/need-texts.ts'
import { type SavedNeed, searchOf } from '#features/choosing/sizing/rules/saved-need.ts'
import { formatMoney } from '#lib/money.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { homeTexts } from './home-texts.ts'
import type { loadPicks } from './load-picks.server.ts'
import { FIT, FIT_TITLE } from './size-form.tsx'

type LoadedPicks = Awaited<ReturnType<typeof loadPicks>>
type Pick = LoadedPicks[number][number]

interface Props {
  readonly picks: LoadedPicks
  readonly need: SavedNeed | null
  /** the assumptions of the answer, in a sentence */
  readonly assumed: string
  /** the form was refused, so its address leads back to it */
  readonly isRefused: boolean
}

/** Three jobs with their prices; once the home is known, the products that fit it. */
export const Picks = memo(function Picks({ picks, need, assumed, isRefused }: Props) {
  return (
    <section className="band wrap" id={isRefused ? undefined : FIT} aria-labelledby={FIT_TITLE}>
      <h2 id={FIT_TITLE} tabIndex={-1}>
        {need ? homeTexts.fitting(need.form.squareFeet, need.place) : homeTexts.usual}
      </h2>
      {need && (
        <p>
          {homeTexts.needs(need.need.heatingBtuRounded, need.need.tons * need.need.systems)}{' '}
          {betterWords(need.need)} {assumed}{' '}
          <Link to={`/sizing-estimator?${searchOf(need)}`}>{homeTexts.refine}</Link>
        </p>
      )}
      <ul className="picks">
        {picks.flat().map((pick) => (
          <li key={pick.title} className="pick">
            <img src={pick.rendering} alt="" width={640} height={480} loading="lazy" />
            <div className="stack">
              <h3>{pick.title}</h3>
              <p>{pick.delivered === null ? pick.text : pick.name}</p>
              {pick.measured && (
                <p className="pick-measure">
                  <Icon name="check" />
                  {pick.measured}
                </p>
              )}
              <PickPrice pick={pick} />
              <p className="pick-links">
                {pick.delivered !== null && <LinkButton href={pick.href}>{pick.see}</LinkButton>}
                <Link to={pick.list}>{pick.measured ? homeTexts.allFitting(pick.count) : pick.all}</Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** The delivered total and what it consists of; before the home is known, the price alone. */
function PickPrice({ pick: { delivered, price, shipsFree } }: { readonly pick: Pick }) {
  return (
    <p>
      <b className="pick-price">
        {delivered === null ? homeTexts.from(formatMoney(price)) : formatMoney(delivered.total)}
      </b>{' '}
      <span className="meta">
        {delivered === null
          ? shipsFree && homeTexts.freeFreight
          : homeTexts.sum({
              price: formatMoney(price),
              freight: delivered.freight > 0 ? formatMoney(delivered.freight) : null,
              tax: formatMoney(delivered.tax),
            })}
      </span>
    </p>
  )
}
