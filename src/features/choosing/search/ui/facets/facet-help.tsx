import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { uiTexts } from '#ui/texts.ts'
import type { GroupView } from '../listing-view.ts'

// The first help that is opened loads the texts of all filters.
const FacetInfo = lazy(() => import('./facet-info.tsx').then(({ FacetInfo: Info }) => ({ default: Info })))

/**
 * The question mark beside a filter. Its text is loaded when it is pressed; without JavaScript the text is
 * part of the page.
 */
export function FacetHelp({ group }: { group: GroupView }) {
  const [asked, setAsked] = useState(false)
  if (group.help) return <p className="meta">{group.help}</p>
  const mark = (
    <button
      type="button"
      className="help"
      aria-label={uiTexts.help(group.name)}
      aria-expanded={false}
      onClick={() => setAsked(true)}
    >
      <Icon name="question" />
    </button>
  )
  return (
    <div className="facet-help">
      {asked ? (
        <Suspense fallback={mark}>
          <FacetInfo id={group.key} title={group.name} />
        </Suspense>
      ) : (
        mark
      )}
    </div>
  )
}
