import { useEffect } from 'react'
import { Link } from 'react-router'
import { taxWords } from '#features/location/rules/tax/sales-tax.ts'
import { savePlace } from '#shop/place/save-place.ts'
import { RecentlyViewed } from '#shop/product/recent/recently-viewed.tsx'
import { StoreReviewsBox } from '#shop/product/reviews/reviews-box.tsx'
import { useShop } from '#shop/shop-context.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { texts } from '../../texts.ts'
import { homeTexts } from './home-texts.ts'
import { House, HouseParts } from './house.tsx'
import type { loadHome } from './load-home.server.ts'
import type { HomeAnswer } from './load-picks.server.ts'
import { Picks } from './picks.tsx'

type Home = Omit<Awaited<ReturnType<typeof loadHome>>, 'shortcuts'>

/**
 * The home page: a cutaway house whose parts lead to their categories, three ways to start, the categories
 * drawn to one scale, how delivery works, and what customers say.
 */
export function HomePage({ home }: { home: Home }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="hero">
        <div className="wrap">
          <div className="hero-text">
            <h1 className="display">{homeTexts.title}</h1>
            <p className="lead">{homeTexts.lead}</p>
            <SizeForm answer={home.answer} />
          </div>
          <House wide={home.house} narrow={home.housePhone} />
        </div>
      </div>
      <HouseParts parts={home.parts} />
      <Picks picks={home.picks} need={home.answer?.need ?? null} />
      <Doors home={home} />
      <section className="band wrap" aria-labelledby="scale-title">
        <div className="section-head">
          <h2 id="scale-title">{homeTexts.scale}</h2>
          <Link to="/view-categories">{homeTexts.allCategories}</Link>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones */}
        <section className="lineup" aria-label={homeTexts.lineupScrolls} tabIndex={0}>
          <Drawing picture={home.lineup} />
        </section>
        <ul className="cats">
          {home.categories.map(({ name, href, count }) => (
            <li key={href}>
              <Link to={href}>
                {name}
                <span>{count.toLocaleString('en-US')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Timeline />
      <Testimonials home={home} />
      <Reading pages={home.reading} />
      <div className="wrap">
        <RecentlyViewed />
      </div>
    </main>
  )
}

/**
 * Asks for ZIP code and floor area. The address keeps both, so the server answers the form without script
 * too. In the browser the answer is also saved for lists and product pages.
 */
function SizeForm({ answer }: { answer: HomeAnswer | null }) {
  const shop = useShop()
  const { location, knowsPlace } = useVisitor()
  const own = knowsPlace ? location.zipcode : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is saved once
  useEffect(() => {
    if (!answer?.need) return
    shop.homeNeed.save(answer.need)
    void savePlace(shop, answer.zip)
  }, [answer])

  return (
    <form className="zip stack" action="/#fit" noValidate>
      <div className="size-fields">
        <TextField
          key={own}
          label={texts.zipCode}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={answer?.zip ?? own}
          error={answer?.error.zip}
        />
        <TextField
          label={homeTexts.squareFeet}
          name="squareFeet"
          inputMode="numeric"
          maxLength={6}
          defaultValue={answer?.squareFeet ?? ''}
          error={answer?.error.squareFeet}
        />
      </div>
      <Button type="submit" look="primary" full>
        {homeTexts.sizeMyHome}
      </Button>
      <p className="meta place" role="status">
        {knowsPlace &&
          homeTexts.place(
            location.label,
            location.transitDays,
            taxWords(location.taxRate, location.taxBasis).label,
          )}
      </p>
    </form>
  )
}

function Doors({ home }: { home: Home }) {
  return (
    <div className="rule-below">
      <div className="wrap">
        <div className="doors">
          {homeTexts.doors.map(({ title, text, href }, index) => (
            <Link key={href} to={href}>
              <Drawing className="pic" picture={home.doors[index]} />
              <span>
                <h2>{title}</h2>
                <p>{text}</p>
              </span>
            </Link>
          ))}
        </div>
      </div>
    </div>
  )
}

function Timeline() {
  return (
    <div className="on-surface">
      <section className="band wrap" aria-labelledby="time-title">
        <div className="section-head">
          <h2 id="time-title">{homeTexts.delivery}</h2>
          <Link to="/free-shipping">{homeTexts.deliveryDetails}</Link>
        </div>
        <ol className="time">
          {homeTexts.deliverySteps.map(([title, text]) => (
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
    <section className="band wrap" aria-labelledby="testimonials-title">
      <div className="section-head">
        <h2 id="testimonials-title">{homeTexts.testimonials}</h2>
      </div>
      <div className="testimonials">
        {testimonials.map(({ rating, body, author, place, product, href }) => (
          <figure key={href}>
            <Stars rating={rating} />
            <blockquote>“{body}”</blockquote>
            <figcaption className="meta">
              <b>{[author, place].filter(Boolean).join(', ')}</b>
              <br />
              <Link to={href}>{product}</Link>
            </figcaption>
          </figure>
        ))}
      </div>
      {reviewsBox && <StoreReviewsBox view={reviewsBox} />}
    </section>
  )
}

/** Links to brochures and terms, each with its name and what it is about. */
function Reading({ pages }: { pages: Home['reading'] }) {
  if (pages.length === 0) return null
  return (
    <section className="band wrap" aria-labelledby="reading-title">
      <div className="section-head">
        <h2 id="reading-title">{homeTexts.reading}</h2>
      </div>
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
    </section>
  )
}
