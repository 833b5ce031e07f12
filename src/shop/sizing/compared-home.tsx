import { type ReactNode, useState } from 'react'
import { needTexts as texts } from '#features/choosing/sizing/need-texts.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useHomeNeed } from './saved-home-need.ts'
import { StoreSizer } from './store-sizer.tsx'

/**
 * A button that opens the questions about the visitor's home, and their dialog. The dialog shows the answer
 * too, so it must stay where it is when the answer changes the elements around the button.
 */
export function useHomeQuestions(): {
  button: (label: string) => ReactNode
  dialog: ReactNode
} {
  const saved = useHomeNeed()
  const [asking, setAsking] = useState(false)
  return {
    button: (label) => (
      <button
        type="button"
        className="linkish no-print"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    ),
    dialog: (
      <Dialog open={asking} width="wide" title={texts.title} onClose={() => setAsking(false)}>
        <StoreSizer saved={saved} />
      </Dialog>
    ),
  }
}

/** "Compared with 2,000 sq ft, 1 floor, basement in 60614." */
export const homeWords = ({ form, by }: SavedNeed): string =>
  texts.fitFor(
    texts.home(form.squareFeet, form.numFloors, form.basement === 'yes'),
    form.zipCode,
    texts.by[by ?? 'whole'],
  )

/** Names the home that capacities are compared with, with a button to describe or change it. */
export function ComparedHome() {
  const saved = useHomeNeed()
  const { button, dialog } = useHomeQuestions()
  return (
    <>
      <p className="meta fit-home">
        {saved ? homeWords(saved) : texts.doesItFit} {button(saved ? texts.change : texts.tellUs)}
      </p>
      {dialog}
    </>
  )
}
