import { Form, useLocation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { PortalUser } from '../context.ts'
import { texts } from '../texts.ts'
import { SignOut } from './side.tsx'

/** The line above every page: search, who is signed in, and sign-out. */
export function Top({
  user,
  onPalette,
}: {
  readonly user: Pick<PortalUser, 'name' | 'role'>
  readonly onPalette: () => void
}) {
  const { pathname } = useLocation()
  return (
    <header className="portal-top no-print">
      <Form
        method="get"
        action="/customers"
        role="search"
        aria-label={texts.frame.search}
        className="portal-search"
        key={pathname}
      >
        <Icon name="search" />
        <input
          type="search"
          name="search"
          className="input"
          placeholder={texts.frame.searchHint}
          aria-label={texts.frame.search}
          autoComplete="off"
        />
      </Form>
      <Button className="portal-palette" onClick={onPalette} aria-keyshortcuts="Control+K Meta+K">
        {texts.frame.commands} <kbd>{texts.frame.paletteKeys}</kbd>
      </Button>
      <div className="portal-who">
        <span className="strong">{user.name}</span>
        <span className="meta">{texts.frame.roles[user.role]}</span>
      </div>
      <SignOut />
    </header>
  )
}
