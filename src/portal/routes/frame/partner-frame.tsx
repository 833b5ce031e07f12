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
import { Palette } from '../../frame/palette.tsx'
import { ShortcutSheet } from '../../frame/shortcut-sheet.tsx'
import { useShortcuts } from '../../frame/shortcuts.ts'
import { Side } from '../../frame/side.tsx'
import { Top } from '../../frame/top.tsx'
import { signInPath } from '../../paths.ts'
import { texts } from '../../texts.ts'

/** The frame of every page for people who are signed in. A stranger is sent to the sign-in. */
export function loader({ context, url }: LoaderFunctionArgs): { user: PortalUser } {
  const { user } = context.get(portalContext)
  if (!user) throw redirect(signInPath(url.pathname + url.search))
  return { user }
}

export default function PartnerFrame() {
  const { user } = useLoaderData<typeof loader>()
  return (
    <Shell user={user}>
      <Outlet />
    </Shell>
  )
}

function Shell({ user, children }: { readonly user: PortalUser; readonly children: ReactNode }) {
  const [opened, setOpened] = useState<'palette' | 'help'>()
  const [words, setWords] = useState('')
  const palette = useCallback((typed = '') => {
    setWords(typed)
    setOpened('palette')
  }, [])
  const help = useCallback(() => setOpened('help'), [])
  const close = useCallback(() => setOpened(undefined), [])
  useShortcuts(user.role, { palette: () => palette(), help })
  return (
    <>
      <SkipLink />
      <div className="portal-shell">
        <Side user={user} />
        <div className="portal-work">
          <Top user={user} onPalette={palette} />
          {children}
        </div>
      </div>
      {opened === 'palette' && <Palette role={user.role} words={words} onClose={close} />}
      {opened === 'help' && <ShortcutSheet role={user.role} onClose={close} />}
    </>
  )
}

/** A page that cannot be shown keeps the navigation. */
export function ErrorBoundary() {
  const error = useRouteError()
  const user = useRouteLoaderData<typeof loader>('routes/frame/partner-frame')?.user
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = status === 404 ? texts.notFound : status === 403 ? texts.notAllowed : texts.failed
  const page = <NothingHere {...words} />
  return user ? <Shell user={user}>{page}</Shell> : page
}
