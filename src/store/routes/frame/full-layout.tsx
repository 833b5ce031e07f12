import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router'
import { CompareLayer } from '#features/choosing/compare/ui/compare-layer.tsx'
import { CartLayer } from '#features/selling/cart/ui/cart-layer.tsx'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { EarlyFill } from '../../chrome/early-script.tsx'
import { Header } from '../../chrome/header.tsx'
import { loadAnnouncement } from '../../chrome/load-announcement.server.ts'
import { TopBar } from '../../chrome/top-bar.tsx'
import { onCartLoaded } from '../../client/cart.ts'
import { storeContext } from '../../context.ts'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { api, clock, isPreview } = context.get(storeContext)
  return { announcement: await loadAnnouncement(api, clock.now()), isPreview }
}

export const shouldRevalidate = () => false

/** Pages of low-value products mark themselves in their loader data (L-PHONE-HIDE). */
const isLowValue = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as { isHighValue?: unknown }).isHighValue === false

const loadParts = async () => (await import('#shop/parts/required-parts.tsx')).StoreRequiredParts

const Announcement = laterPart(async () => (await import('../../chrome/announcement.tsx')).Announcement)
const Footer = laterPart(async () => (await import('../../chrome/footer.tsx')).Footer)

/** Paths whose footer is a spacer (L-FTR-HIDE). */
const FOOTLESS = /^\/(cart|system-selector|checkout)(\/|$)/

/**
 * The frame of every page but checkout: top bar, header, footer. The menus load their entries when they open.
 */
export default function FullLayout() {
  const { announcement, isPreview } = useLoaderData<typeof loader>()
  const { contact, year } = useStoreFacts()
  const { pathname } = useLocation()
  const matches = useMatches()
  const { state } = useNavigation()
  useDrawingLinks()

  return (
    <>
      <SkipLink />
      {state !== 'idle' && <div className="busy" />}
      {isPreview && (
        <p className="wrap meta">
          <strong>{texts.preview}</strong>
        </p>
      )}
      {announcement && <Announcement announcement={announcement} />}
      <header className="frame">
        <TopBar />
        <Header phone={contact.phone} showPhone={!matches.some((match) => isLowValue(match.loaderData))} />
      </header>
      <EarlyFill />
      <Outlet />
      <CartLayer path={pathname} loadParts={loadParts} onLoaded={onCartLoaded} />
      <CompareLayer path={pathname} />
      {FOOTLESS.test(pathname) ? <div className="foot-spacer" /> : <Footer contact={contact} year={year} />}
    </>
  )
}

/** Routes presses on links inside a drawing, which are plain SVG, through the app like all other links. */
function useDrawingLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('svg a') : null
      const href = link?.getAttribute('href')
      if (
        !href?.startsWith('/') ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return
      event.preventDefault()
      void navigate(href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}
