import { useState } from 'react'
import { RoutedLink } from './routed-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Hours } from './hours.tsx'
import { texts } from '../texts.ts'

export function TopBar() {
  const [open, setOpen] = useState(false)
  return (
    <div className="topbar on-deep">
      <div className="wrap">
        <span className="tagline">{texts.tagline}</span>
        <div className="right">
          <Hours />
          <span>
            {texts.freeShipping}{' '}
            <RoutedLink
              href="/free-shipping"
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault()
                setOpen(true)
              }}
            >
              {texts.seeDetails}
            </RoutedLink>
          </span>
          <RoutedLink className="plain" href="/search-quotes">
            My Quotes
          </RoutedLink>
          <RoutedLink className="plain" href="/track-your-order">
            Track My Order
          </RoutedLink>
        </div>
      </div>
      <Dialog open={open} title={texts.freeShipping} onClose={() => setOpen(false)}>
        <ul className="ticks">
          {Object.values(texts.shipping).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
