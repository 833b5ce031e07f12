import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { texts } from '../texts.ts'

export function TopBar() {
  const [open, setOpen] = useState(false)
  return (
    <div className="topbar on-deep">
      <div className="wrap">
        <span className="tagline">{texts.tagline}</span>
        <div className="right">
          <span>
            {texts.freeShipping}{' '}
            <Link
              to="/free-shipping"
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault()
                setOpen(true)
              }}
            >
              {texts.seeDetails}
            </Link>
          </span>
          <Link className="plain" to="/search-quotes">
            My Quotes
          </Link>
          <Link className="plain" to="/track-your-order">
            Track My Order
          </Link>
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
