import { useState } from 'react'
import { Link } from 'react-router'
import { savePlace } from '#shop/place/save-place.ts'
import { RecentlyViewed } from '#shop/product/recently-viewed.tsx'
import { StoreReviewsBox } from '#shop/product/reviews-box.tsx'
import { useShop } from '#shop/shop-context.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { texts } from '../../texts.ts'
import { House, HouseParts } from './house.tsx'
import type { loadHome } from './load-home.server.ts'

type Home = Omit<Awaited<ReturnType<typeof loadHome>>, 'shortcuts'>

/**
 * The home page: a house in section is the menu, then three ways in, everything at one scale, how it arrives,
 * what people say.
 */
export function HomePage({ home }: { home: Home }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="hero">
        <div className="wrap">
          <div className="txt">
            <h1 className="display">Heating and cooling, drawn to fit your house</h1>
            <p className="lead">
              Every unit we sell is shown to scale, with the numbers that decide. Free insured freight on
              equipment to the lower 48.
            </p>
            <PlaceForm />
          </div>
          <House wide={home.house} narrow={home.housePhone} />
        </div>
      </div>
      <HouseParts parts={home.parts} />
      <Doors home={home} />
      <section className="band wrap" aria-labelledby="scale-title">
        <div className="sechead">
          <h2 id="scale-title">Everything at one scale</h2>
          <Link to="/view-categories">All categories</Link>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones */}
        <section className="lineup" aria-label="Line-up, scrolls sideways" tabIndex={0}>
          <Drawing picture={home.lineup} />
        </section>
        <ul className="cats">
          {home.shelves.map(({ name, href, count }) => (
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

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

function PlaceForm() {
  const shop = useShop()
  const { location } = useVisitor()
  const [zip, setZip] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (): Promise<void> => {
    setBusy(true)
    const refusal = await savePlace(shop, zip)
    setBusy(false)
    setError(refusal)
    if (refusal === undefined) setZip('')
  }

  return (
    <form
      className="zip stack"
      action="/free-shipping"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={texts.zipCode}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        placeholder={location.zipcode}
        value={zip}
        error={error}
        onChange={(event) => setZip(event.target.value)}
      />
      <Button type="submit" look="primary" full busy={busy}>
        Check delivery
      </Button>
      <p className="meta place" role="status">
        {location.label}:{' '}
        {location.transitDays === null
          ? 'delivery quoted by phone'
          : `${location.transitDays} business ${location.transitDays === 1 ? 'day' : 'days'} from our dock`}
        , sales tax {percent.format(location.taxRate * 100)} %.
      </p>
    </form>
  )
}

const doors = [
  {
    title: 'I know the model',
    text: 'Search by model number, tonnage or BTU. Specs, documents and stock on one page.',
    href: '/search',
  },
  {
    title: 'Help me choose',
    text: 'Start from a category: three questions narrow each list to what fits your house.',
    href: '/view-categories',
  },
  {
    title: 'I am a contractor',
    text: 'Model numbers, stock and ship dates on every line. Call us for a quote on a job.',
    href: '/contact-us',
  },
] as const

function Doors({ home }: { home: Home }) {
  return (
    <div className="rule-below">
      <div className="wrap">
        <div className="doors">
          {doors.map(({ title, text, href }, index) => (
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

const steps = [
  [
    'Today, before 1:00 PM',
    'In-stock orders received before 1:00 PM CST Monday to Friday ship the same day.',
  ],
  [
    'A call from the carrier',
    'Equipment travels by freight. The carrier calls to agree on a delivery window.',
  ],
  ['1 to 5 days', 'Typical delivery. Some areas take up to 7 business days.'],
  ['At your curb', 'Curbside is free. Liftgate $25.00, inside delivery $75.00: choose in the cart.'],
] as const

function Timeline() {
  return (
    <div className="on-surface">
      <section className="band wrap" aria-labelledby="time-title">
        <div className="sechead">
          <h2 id="time-title">How it gets to you</h2>
          <Link to="/free-shipping">Free shipping details</Link>
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
    <section className="band wrap" aria-labelledby="quotes-title">
      <div className="sechead">
        <h2 id="quotes-title">From people who bought</h2>
      </div>
      <div className="quotes">
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

/** Brochures and terms: the words before the colon name it, the rest says why to read it. */
function Reading({ pages }: { pages: Home['reading'] }) {
  if (pages.length === 0) return null
  return (
    <section className="band wrap" aria-labelledby="reading-title">
      <div className="sechead">
        <h2 id="reading-title">Read before you buy</h2>
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
