import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { merchant } from '#lib/merchant/merchant.ts'
import { telephone } from '#lib/phone.ts'
import { texts as shared } from '#shop/texts.ts'
import { Link } from '#ui/link/link.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { NothingHere } from '../../chrome/nothing-here.tsx'
import { usePortalFacts } from '../../facts.ts'
import { texts } from '../../texts.ts'

/** The frame of every page of the portal. */
export default function Frame() {
  return (
    <>
      <SkipLink />
      <Header />
      <Outlet />
      <Footer />
    </>
  )
}

/** A page that cannot be shown keeps the frame. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <SkipLink />
      <Header />
      <NothingHere {...(isMissing ? texts.notFound : texts.failed)} />
      <Footer />
    </>
  )
}

/** The line on top of every page of the portal. */
const Header = () => (
  <header className="portal-head">
    <div className="wrap row between">
      <span className="row">
        <Logo />
        <b>{texts.name}</b>
      </span>
      <Link href="/view-categories">{texts.signIn.toStore}</Link>
    </div>
  </header>
)

/** Phone and hours for partners. */
function Footer() {
  const { contact, year } = usePortalFacts()
  return (
    <footer className="portal-foot">
      <div className="wrap row between">
        <span>
          © {year} {merchant().name}
        </span>
        <span>
          <a href={telephone(contact.phone)}>{contact.phone}</a>,{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>, {shared.hours}
        </span>
      </div>
    </footer>
  )
}
