import { type ReactNode, useState } from 'react'
import { needTexts as texts } from '#features/sizing/need-texts.ts'
import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useHomeNeed } from './saved-home-need.ts'
import { StoreSizer } from './store-sizer.tsx'

/** The button that opens the questions about the visitor's home. */
export function AskAboutHome({ children }: { readonly children: ReactNode }) {
  const saved = useHomeNeed()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className="linkish no-print"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
      <Dialog open={asking} width="wide" title={texts.title} onClose={() => setAsking(false)}>
        <StoreSizer saved={saved} />
      </Dialog>
    </>
  )
}

/** "Compared with 2,000 sq ft, 1 floor, basement in 60614." */
export const homeWords = ({ form }: SavedNeed): string =>
  texts.fitFor(texts.home(form.squareFeet, form.numFloors, form.basement === 'yes'), form.zipCode)

/** Names the home that capacities are compared with, with a button to describe or change it. */
export function ComparedHome() {
  const saved = useHomeNeed()
  return (
    <div className="meta fit-home">
      {saved ? homeWords(saved) : texts.doesItFit}{' '}
      <AskAboutHome>{saved ? texts.change : texts.tellUs}</AskAboutHome>
    </div>
  )
}
