import { needTexts as texts } from '#features/choosing/sizing/need-texts.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useHomeNeed } from './saved-home-need.ts'
import { StoreSizer } from './store-sizer.tsx'

/** "Your home": its questions and its load. Every page then starts from the answer. */
export function HomeDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open width="wide" title={texts.title} onClose={onClose}>
      <StoreSizer saved={useHomeNeed()} />
    </Dialog>
  )
}
