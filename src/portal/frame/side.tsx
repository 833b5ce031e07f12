import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { PortalUser } from '../context.ts'
import { texts } from '../texts.ts'
import { isBelow, type Navigation, type NavigationLink } from './navigation.ts'
import { WaitingChats } from './waiting-chats.tsx'

interface Props {
  readonly user: Pick<PortalUser, 'name'>
  readonly groups: Navigation['groups']
}

/** The navigation: a column at the side, and on a phone a bar at the bottom. */
export function Side({ user, groups }: Props) {
  const onPhone = groups.flatMap(({ entries }) => entries).filter((entry) => entry.onPhone)
  return (
    <>
      <nav className="portal-side on-deep no-print" aria-label={texts.frame.navigation}>
        <Logo />
        <Groups groups={groups} />
      </nav>
      <nav className="portal-bar on-deep no-print" aria-label={texts.frame.navigation}>
        {onPhone.map((entry) => (
          <Entry key={entry.href} entry={entry} />
        ))}
        <MoreMenu user={user} groups={groups} />
      </nav>
    </>
  )
}

/** The rest of the navigation on a phone; it opens without script. */
function MoreMenu({ user, groups }: Props) {
  const { key } = useLocation()
  return (
    <details key={key} className="portal-more">
      <summary>
        <Icon name="menu" />
        {texts.frame.menu}
      </summary>
      <div className="portal-more-panel on-deep">
        <p className="portal-who">{user.name}</p>
        <Groups groups={groups} />
        <SignOut />
      </div>
    </details>
  )
}

const Groups = ({ groups }: Pick<Props, 'groups'>) =>
  groups.map(({ title, entries }) => (
    <div key={title ?? ''} className="portal-group">
      {title && <p className="plate-label">{title}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  ))

function Entry({ entry }: { readonly entry: NavigationLink }) {
  const { pathname } = useLocation()
  const isHere = isBelow(pathname, entry.href)
  return (
    <Link
      to={entry.href}
      discover="none"
      prefetch="intent"
      className={classNames('portal-entry', isHere && 'here')}
      aria-current={isHere ? 'page' : undefined}
    >
      {entry.name}
      {entry.href === '/chats' && <WaitingChats />}
    </Link>
  )
}

/** Ends the session; a form, so that it works without script. */
export const SignOut = () => (
  <form method="post" action="/sign-out">
    <button className="btn quiet" type="submit">
      {texts.frame.signOut}
    </button>
  </form>
)
