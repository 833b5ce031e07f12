import { Link } from 'react-router'
import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import { formatMoney } from '#kit/money.ts'
import { homeTexts } from './home-texts.ts'
import type { loadPicks } from './load-picks.server.ts'

interface Props {
  readonly picks: Awaited<ReturnType<typeof loadPicks>>
  readonly need: SavedNeed | null
  /** what the answer takes for granted, in a sentence */
  readonly assumed: string
}

/** Three jobs with a price each; once the home is known, the products that fit it. */
export function Picks({ picks, need, assumed }: Props) {
  return (
    <section className="band wrap" id="fit" aria-labelledby="fit-title">
      <h2 id="fit-title">{need ? homeTexts.fitting(need.form.squareFeet, need.place) : homeTexts.usual}</h2>
      {need && (
        <p>
          {homeTexts.needs(need.need.heatingBtuRounded, need.need.tons * need.need.systems)} {assumed}{' '}
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
              <p>{pick.fits ? pick.name : pick.text}</p>
              <p>
                <b className="pick-price">
                  {pick.fits ? formatMoney(pick.price) : homeTexts.from(formatMoney(pick.price))}
                </b>{' '}
                {pick.shipsFree && <span className="meta">{homeTexts.freeFreight}</span>}
              </p>
              <p>
                {pick.fits && <Link to={pick.href}>{homeTexts.see}</Link>}{' '}
                <Link to={pick.list}>{pick.fits ? homeTexts.allFitting(pick.count) : pick.all}</Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
