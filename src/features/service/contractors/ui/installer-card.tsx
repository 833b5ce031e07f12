import type { ReactNode } from 'react'
import { formatDate } from '#lib/dates.ts'
import { grouped } from '#lib/numbers.ts'
import { displayPhone } from '#lib/phone.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import type { ListedInstaller } from '../contract.ts'
import { texts } from '../texts.ts'

const { card } = texts

/**
 * R-PROINST: an installer with license, EPA 608 certificate, service area, rating and prices, in this order.
 */
export const InstallerCard = ({
  installer,
  level,
  feedbackHref,
}: {
  readonly installer: ListedInstaller
  readonly level: 1 | 2 | 3
  /** undefined on the page of the feedback itself */
  readonly feedbackHref?: string | undefined
}) => {
  const { name, city, state, about } = installer
  const Heading = `h${level}` as const
  return (
    <article className="box stack installer">
      <div>
        <Heading>{name}</Heading>
        <p className="meta">
          {city}, {state}
        </p>
      </div>
      {about !== '' && <p className="installer-about">{about}</p>}
      <SpecList specs={factsOf(installer)} />
      {installer.prices.length > 0 && <p className="meta">{card.priceNote}</p>}
      <Reach installer={installer} feedbackHref={feedbackHref} />
    </article>
  )
}

const factsOf = (installer: ListedInstaller): { name: string; value: ReactNode }[] => [
  {
    name: card.license,
    value: (
      <>
        {card.licenseOf(installer.licenseNumber, installer.licenseIssuer)}
        <span className="meta">
          {card.licenseChecked(formatDate(installer.licenseCheckedOn), formatDate(installer.licenseEndsOn))}
        </span>
      </>
    ),
  },
  {
    name: card.epa,
    value: (
      <>
        {card.epaTypes[installer.epaType]}
        <span className="meta">{card.epaChecked(formatDate(installer.epaCheckedOn))}</span>
      </>
    ),
  },
  { name: card.area, value: <Area installer={installer} /> },
  { name: card.rating, value: <Rating installer={installer} /> },
  { name: card.prices, value: <Prices prices={installer.prices} /> },
]

const Area = ({ installer }: { readonly installer: ListedInstaller }) => {
  const { radiusMiles, baseZip, extraZips, miles } = installer
  return (
    <>
      {radiusMiles > 0 ? card.miles(radiusMiles) : card.only} {baseZip}
      <span className="meta">
        {extraZips > 0 && `${card.also(extraZips)} `}
        {miles !== null && card.away(miles)}
      </span>
    </>
  )
}

const Rating = ({ installer: { stars, feedbackCount } }: { readonly installer: ListedInstaller }) =>
  stars === null ? card.noRating : <Stars rating={stars}>{card.count(feedbackCount)}</Stars>

const Prices = ({ prices }: Pick<ListedInstaller, 'prices'>) =>
  prices.length === 0 ? (
    card.noPrices
  ) : (
    <ul className="installer-prices">
      {prices.map(({ job, low, high }) => (
        <li key={job}>
          <span>{texts.jobs[job]}</span>{' '}
          <span className="num">
            ${grouped(low)}–{grouped(high)}
          </span>
        </li>
      ))}
    </ul>
  )

const Reach = ({
  installer: { name, phone, email, website },
  feedbackHref,
}: {
  readonly installer: ListedInstaller
  readonly feedbackHref: string | undefined
}) => (
  <div className="row no-print">
    {phone !== '' && (
      <LinkButton
        href={`tel:+1${phone.replace(/\D/g, '')}`}
        aria-label={card.callName(displayPhone(phone), name)}
      >
        {card.call(displayPhone(phone))}
      </LinkButton>
    )}
    {email !== '' && (
      <Link href={`mailto:${email}`} aria-label={card.mailName(name)}>
        {card.mail}
      </Link>
    )}
    {website !== '' && (
      <Link href={website} rel="nofollow noopener" aria-label={card.websiteOf(name)}>
        {card.website}
      </Link>
    )}
    {feedbackHref && (
      <Link href={feedbackHref} aria-label={card.feedbackOf(name)}>
        {card.feedback}
      </Link>
    )}
  </div>
)
