import { memo } from 'react'
import { Link } from 'react-router'
import { betterWords } from '#features/sizing/remark-texts.ts'
import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import { formatMoney } from '#kit/money.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { homeTexts } from './home-texts.ts'
import type { loadPicks } from './load-picks.server.ts'

interface Props {
  readonly picks: Awaited<ReturnType<typeof loadPicks>>
  readonly need: SavedNeed | null
  /** the assumptions of the answer, in a sentence */
  readonly assumed: string
}

/** Three jobs with their prices; once the home is known, the products that fit it. */
export const Picks = memo(function Picks({ picks, need, assumed }: Props) {
  return (
    <section className="band wrap" id="fit" aria-labelledby="fit-title">
      <h2 id="fit-title">{need ? homeTexts.fitting(need.form.squareFeet, need.place) : homeTexts.usual}</h2>
      {need && (
        <p>
          {homeTexts.needs(need.need.heatingBtuRounded, need.need.tons * need.need.systems)}{' '}
          {betterWords(need.need)} {assumed}{' '}
          <Link to={`/sizing-estimator?zipCode=${need.form.zipCode}&squareFeet=${need.form.squareFeet}`}>
            {homeTexts.refine}
          </Link>
        </p>
      )}
      <ul className="picks">
        {picks.flat().map((pick) => (
          <li key={pick.title} className="pick">
            <img src={pick.rendering} alt="" width={640} height={480} loading="lazy" />
            <div className="stack">
              <h3>{pick.title}</h3>
              <p>{pick.total === null ? pick.text : pick.name}</p>
              {pick.measured && (
                <p className="pick-measure">
                  <Icon name="check" />
                  {pick.measured}
                </p>
              )}
              <p>
                <b className="pick-price">
                  {pick.total === null ? homeTexts.from(formatMoney(pick.price)) : formatMoney(pick.total)}
                </b>{' '}
                <span className="meta">
                  {pick.total === null
                    ? pick.shipsFree && homeTexts.freeFreight
                    : homeTexts.withFreight(formatMoney(pick.price), pick.shipsFree)}
                </span>
              </p>
              <p className="pick-links">
                {pick.total !== null && <LinkButton href={pick.href}>{pick.see}</LinkButton>}
                <Link to={pick.list}>{pick.measured ? homeTexts.allFitting(pick.count) : pick.all}</Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
})
