import { Link } from 'react-router'
import { soldServices } from '#features/catalog/catalog/rules/additional-services.ts'
import { INSIDE_DELIVERY, LIFTGATE_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { shipDayText } from '#features/selling/shipping/rules/promise.ts'
import { formatMoney } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { telephone } from '#lib/phone.ts'
import { useBusinessHours } from '#shop/page/hours.tsx'
import { StoreReviewsBox } from '#shop/product/reviews/reviews-box.tsx'
import { useShop } from '#shop/shop-context.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { homeTexts } from './home-texts.ts'
import type { Home } from './load-home.server.ts'
import { sectionTexts } from './section-texts.ts'

/** The lower part of the home page. Its code is loaded at the visitor's first input. */
export function HomeSections({ home }: { home: Home }) {
  return (
    <>
      <Starts />
      <Categories home={home} />
      <Timeline />
      <Testimonials home={home} />
      <Reading pages={home.reading} />
    </>
  )
}

/** Three ways to start. The form and the links work without script. */
function Starts() {
  const { phone } = useShop().contact
  const { model, choose, contractor } = sectionTexts.starts
  return (
    <section className="wrap" aria-label={sectionTexts.startsLabel}>
      <ul className="starts">
        <li>
          <h2>{model.title}</h2>
          <p>{model.text}</p>
          <form className="start-actions" action="/search">
            <TextField label={model.field} hideLabel name="q" placeholder={model.example} />
            <Button type="submit">{model.find}</Button>
          </form>
        </li>
        <li>
          <h2>{choose.title}</h2>
          <p>{choose.text}</p>
          <div className="start-actions">
            <LinkButton href="/system-selector">{choose.system}</LinkButton>
            <Link to="/sizing-estimator">{choose.size}</Link>
          </div>
        </li>
        <li>
          <h2>{contractor.title}</h2>
          <p>{contractor.text}</p>
          <div className="start-actions">
            <LinkButton href="/contact-us#contractors">{contractor.details}</LinkButton>
            <a className="num" href={telephone(phone)}>
              {phone}
            </a>
          </div>
        </li>
      </ul>
    </section>
  )
}

function Categories({ home }: { home: Home }) {
  return (
    <section className="band wrap" aria-labelledby="scale-title">
      <div className="section-head">
        <h2 id="scale-title">{sectionTexts.scale}</h2>
        <Link to="/view-categories">{sectionTexts.allCategories}</Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones */}
      <section className="lineup" aria-label={sectionTexts.lineupScrolls} tabIndex={0}>
        <Drawing picture={home.lineup} />
      </section>
      <details className="disclosure">
        <summary>{sectionTexts.index(home.categories.length)}</summary>
        <ul className="cats">
          {home.categories.map(({ name, href, count }) => (
            <li key={href}>
              <Link to={href}>
                {name}
                <span>{grouped(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** The first step names the day on which an order of this moment leaves, once it is known and not today. */
function useDeliverySteps(): readonly (readonly [title: string, text: string])[] {
  const hours = useBusinessHours()
  const steps = [...sectionTexts.deliverySteps, [sectionTexts.atCurb, curbText()] as const]
  if (hours.kind !== 'ready' || hours.data.shipsToday) return steps
  const { shipsOn, holiday } = hours.data
  const [first, ...rest] = steps
  return [[homeTexts.proof.shipsOn(shipDayText(shipsOn, holiday)), first?.[1] ?? ''], ...rest]
}

/** With the services for a curb that are sold now, at their fees. */
function curbText(): string {
  const feeOf = (wanted: string): string | undefined => {
    const service = soldServices().find(({ id }) => id === wanted)
    return service && formatMoney(service.price)
  }
  const [liftgate, inside] = [feeOf(LIFTGATE_DELIVERY), feeOf(INSIDE_DELIVERY)]
  const { curb, curbLiftgate, curbInside, curbBoth } = sectionTexts
  if (liftgate) return inside ? curbBoth(liftgate, inside) : curbLiftgate(liftgate)
  return inside ? curbInside(inside) : curb
}

function Timeline() {
  const steps = useDeliverySteps()
  return (
    <div className="on-surface">
      <section className="band wrap" aria-labelledby="time-title">
        <div className="section-head">
          <h2 id="time-title">{sectionTexts.delivery}</h2>
          <Link to="/free-shipping">{sectionTexts.deliveryDetails}</Link>
        </div>
        <ol className="time">
          {steps.map(([title, text]) => (
            <li key={title}>
              <span className="heading">{title}</span>
              {text}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Testimonials({ home: { testimonials, reviewsBox } }: { home: Home }) {
  if (testimonials.length === 0) return null
  return (
    <section className="band wrap">
      <div className="section-head">
        <h2 id="testimonials-title">{sectionTexts.testimonials}</h2>
      </div>
      <div className="testimonials">
        {testimonials.map(({ rating, body, author, place, product, href, rendering }) => (
          <figure key={href}>
            <Stars rating={rating} />
            <blockquote>“{body}”</blockquote>
            <figcaption className="meta">
              <img src={rendering} alt="" width={64} height={48} loading="lazy" />
              <span>
                <b>{[author, place].filter(Boolean).join(', ')}</b>
                <br />
                <Link to={href}>{product}</Link>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      {reviewsBox && <StoreReviewsBox view={reviewsBox} />}
    </section>
  )
}

const FIRST_PAGES = 4

/** Links to brochures and terms, each with its name and what it is about; all but the first are folded. */
function Reading({ pages }: { pages: Home['reading'] }) {
  if (pages.length === 0) return null
  const more = pages.slice(FIRST_PAGES)
  return (
    <section className="band wrap" aria-labelledby="reading-title">
      <div className="section-head">
        <h2 id="reading-title">{sectionTexts.reading}</h2>
      </div>
      <Pages pages={pages.slice(0, FIRST_PAGES)} />
      {more.length > 0 && (
        <details className="disclosure">
          <summary>{sectionTexts.moreReading(more.length)}</summary>
          <Pages pages={more} />
        </details>
      )}
    </section>
  )
}

const Pages = ({ pages }: { pages: Home['reading'] }) => (
  <ul className="cats reads">
    {pages.map(({ name, about, href }) => (
      <li key={href}>
        <Link to={href}>
          {name}
          <span>{about}</span>
        </Link>
      </li>
    ))}
  </ul>
)
