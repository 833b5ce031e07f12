import type { FormEvent } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { PortalUser } from '../context.ts'
import { texts } from '../texts.ts'
import { findRows } from './find-rows.ts'
import { SignOut } from './side.tsx'

/** After this long the palette opens and asks again. */
const SEARCH_MS = 5_000

/**
 * The line above every page: search, who is signed in, and sign-out. Enter opens the only row of any kind
 * that is found, or the palette with all of them. Without script the search is one of customers.
 */
export function Top({
  user,
  onPalette,
}: {
  readonly user: Pick<PortalUser, 'name' | 'role'>
  /** opens the palette, with these words */
  readonly onPalette: (words?: string) => void
}) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search')).trim()
    if (words === '') return
    const [only, ...more] = await findRows(words, AbortSignal.timeout(SEARCH_MS)).catch(() => [])
    if (only && more.length === 0) void navigate(only.href)
    else onPalette(words)
  }
  return (
    <header className="portal-top no-print">
      <Form
        method="get"
        action="/customers"
        role="search"
        aria-label={texts.frame.search}
        className="portal-search"
        key={pathname}
        onSubmit={onSubmit}
      >
        <Icon name="search" />
        <input
          type="search"
          name="search"
          className="input"
          placeholder={texts.frame.searchHint}
          aria-label={texts.frame.search}
          autoComplete="off"
          maxLength={100}
        />
      </Form>
      <Button className="portal-palette" onClick={() => onPalette()} aria-keyshortcuts="Control+K Meta+K">
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
