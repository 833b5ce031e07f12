import { type ReactNode, useCallback, useState } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { NothingHere } from '../../chrome/nothing-here.tsx'
import { type PortalUser, portalContext } from '../../context.ts'
import { type Navigation, navigationOf } from '../../frame/navigation.ts'
import { Palette } from '../../frame/palette.tsx'
import { ShortcutSheet } from '../../frame/shortcut-sheet.tsx'
import { useShortcuts } from '../../frame/shortcuts.ts'
import { Side } from '../../frame/side.tsx'
import { Top } from '../../frame/top.tsx'
import { signInPath } from '../../paths.ts'
import { texts } from '../../texts.ts'

interface Shown {
  user: PortalUser
  navigation: Navigation
}

/** The frame of every page for people who are signed in. A stranger is sent to the sign-in. */
export function loader({ context, url }: LoaderFunctionArgs): Shown {
  const { user, navigation } = context.get(portalContext)
  if (!user) throw redirect(signInPath(url.pathname + url.search))
  return { user, navigation: navigationOf(navigation, user.role) }
}

export default function PartnerFrame() {
  return (
    <Shell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  )
}

function Shell({ user, navigation, children }: Shown & { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<'palette' | 'help'>()
  const [words, setWords] = useState('')
  const palette = useCallback((typed = '') => {
    setWords(typed)
    setOpened('palette')
  }, [])
  const help = useCallback(() => setOpened('help'), [])
  const close = useCallback(() => setOpened(undefined), [])
  useShortcuts(navigation, { palette: () => palette(), help })
  return (
    <>
      <SkipLink />
      <div className="portal-shell">
        <Side user={user} groups={navigation.groups} />
        <div className="portal-work">
          <Top user={user} onPalette={palette} />
          {children}
        </div>
      </div>
      {opened === 'palette' && <Palette navigation={navigation} words={words} onClose={close} />}
      {opened === 'help' && <ShortcutSheet navigation={navigation} onClose={close} />}
    </>
  )
}

/** A page that cannot be shown keeps the navigation. */
export function ErrorBoundary() {
  const error = useRouteError()
  const shown = useRouteLoaderData<typeof loader>('routes/frame/partner-frame')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = status === 404 ? texts.notFound : status === 403 ? texts.notAllowed : texts.failed
  const page = <NothingHere {...words} />
  return shown ? <Shell {...shown}>{page}</Shell> : page
}
