import { useState } from 'react'
import { homeLine, homeTexts as texts } from '#features/sizing/home-line.ts'
import { lazyPart } from '#shop/lazy-part.tsx'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'

const HomeDialog = lazyPart(async () => (await import('#shop/sizing/home-dialog.tsx')).HomeDialog)

/**
 * "Your home: 2,000 sq ft · Chicago · 45,000 BTU/h", which opens the questions about it. A script fills it in
 * before the first paint; until a home is known, the store's tagline has its place.
 */
export function HomeButton() {
  const saved = useHomeNeed()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="home-line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b>{texts.yourHome}</b>{' '}
        <span data-fill="home" suppressHydrationWarning>
          {saved ? homeLine(saved) : ''}
        </span>
      </button>
      {isOpen && <HomeDialog onClose={() => setOpen(false)} />}
    </>
  )
}
