import { type MouseEvent, useState } from 'react'
import { homeLine, homeTexts } from '#features/choosing/sizing/home-line.ts'
import { lazyPart } from '#shop/lazy-part.tsx'
import { Hours } from '#shop/page/hours.tsx'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { texts } from '../texts.ts'

const ShippingDetails = lazyPart(async () => (await import('./shipping-details.tsx')).ShippingDetails)
const HomeDialog = lazyPart(async () => (await import('#shop/sizing/home-dialog.tsx')).HomeDialog)
const StoreAssistance = lazyPart(async () => (await import('./assistance.tsx')).StoreAssistance)

/**
 * The dark bar at the top. Its links open dialogs. Without script they lead to pages with the same content.
 */
export function TopBar() {
  const [open, setOpen] = useState<'home' | 'shipping' | 'assistance'>()
  const opens = (what: typeof open) => ({
    'aria-haspopup': 'dialog' as const,
    onClick(event: MouseEvent) {
      event.preventDefault()
      setOpen(what)
    },
  })
  const close = (): void => setOpen(undefined)
  return (
    <>
      <div className="top-bar on-deep">
        <div className="wrap">
          <span className="tagline">{texts.tagline}</span>
          <HomeButton onPress={() => setOpen('home')} />
          <div className="right">
            <Hours />
            <span>
              {texts.freeShipping}{' '}
              <RoutedLink href="/free-shipping" {...opens('shipping')}>
                {texts.seeDetails}
              </RoutedLink>
            </span>
            <RoutedLink className="plain" href="/contact-us" {...opens('assistance')}>
              {texts.assistance}
            </RoutedLink>
            <RoutedLink className="plain" href="/search-quotes">
              {texts.myQuotes}
            </RoutedLink>
            <RoutedLink className="plain" href="/track-your-order">
              {texts.trackMyOrder}
            </RoutedLink>
          </div>
        </div>
      </div>
      {open === 'home' && <HomeDialog onClose={close} />}
      {open === 'shipping' && <ShippingDetails onClose={close} />}
      {open === 'assistance' && <StoreAssistance onClose={close} />}
    </>
  )
}

/**
 * "Your home: 2,000 sq ft · Chicago · 45,000 BTU/h", which opens the questions about it. A script fills it in
 * before the first paint; until a home is known, the store's tagline has its place.
 */
function HomeButton({ onPress }: { onPress: () => void }) {
  const saved = useHomeNeed()
  return (
    <button type="button" className="home-line" aria-haspopup="dialog" onClick={onPress}>
      <b>{homeTexts.yourHome}</b>{' '}
      <span data-fill="home" suppressHydrationWarning>
        {saved ? homeLine(saved) : ''}
      </span>
    </button>
  )
}
