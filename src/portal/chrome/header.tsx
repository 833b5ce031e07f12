import { Link } from '#ui/link/link.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { texts } from '../texts.ts'

/** The line on top of every page of the portal. */
export const Header = () => (
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
