import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { RatingPlate } from '#ui/plate/rating-plate.tsx'
import { Price } from '#ui/price/price-block.tsx'
import { plateRows } from '../../card/product-card.tsx'
import type { PartView, SystemView } from '../../product-view.ts'
import { sectionTexts as texts } from '../../section-texts.ts'

/** A matched system: its parts, its combined ratings and its certificate. */
export function SystemParts({ system, productId }: { system: SystemView; productId: string }) {
  return (
    <section className="band" id="parts" aria-labelledby="parts-title">
      <h2 id="parts-title">{texts.system}</h2>
      <div className="two">
        <ul>
          {system.parts.map((part) => (
            <Part key={part.role} part={part} />
          ))}
        </ul>
        <div className="stack">
          <h3>{texts.ratedTogether}</h3>
          <RatingPlate rows={plateRows(system.ratings)} />
          {system.referenceNumber ? (
            <p>
              {texts.reference} <b className="num">{system.referenceNumber}</b>.{' '}
              <a href={`/product-documents/${productId}/certificate.pdf`} target="_blank" rel="noopener">
                {texts.certificate}
              </a>
            </p>
          ) : (
            <p>{texts.noReference}</p>
          )}
          <p className="meta">{texts.ratingSource(system.source)}</p>
        </div>
      </div>
    </section>
  )
}

function Part({ part: { role, model, alone } }: { part: PartView }) {
  return (
    <li className="need part">
      {alone ? <Drawing className="pic" picture={alone.picture} /> : <span className="pic" />}
      <div>
        <p className="plate-label">{role}</p>
        {alone ? (
          <Link className="plain strong" href={alone.href}>
            {alone.name}
          </Link>
        ) : (
          <b>{model}</b>
        )}
        {alone && <p className="meta">{model}</p>}
      </div>
      {alone && <Price amount={alone.price} size="small" />}
    </li>
  )
}
