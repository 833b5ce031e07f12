import { homeLine, homeTexts as texts } from '#features/choosing/sizing/home-line.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'

/**
 * "Your home: 2,000 sq ft · Chicago · 45,000 BTU/h", which opens the questions about it. A script fills it in
 * before the first paint; until a home is known, the store's tagline has its place.
 */
export function HomeButton({ onPress }: { onPress: () => void }) {
  const saved = useHomeNeed()
  return (
    <button type="button" className="home-line" aria-haspopup="dialog" onClick={onPress}>
      <b>{texts.yourHome}</b>{' '}
      <span data-fill="home" suppressHydrationWarning>
        {saved ? homeLine(saved) : ''}
      </span>
    </button>
  )
}
