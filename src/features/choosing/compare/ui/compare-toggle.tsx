import { toggleTexts as texts } from '../toggle-texts.ts'
import { useCompareAccess, useIsCompared } from './compare-context.tsx'

/** Chooses a product for comparison, or takes it out: one element, because a list has two dozen of them. */
export function CompareToggle({ id, name }: { id: string; name: string }) {
  const { open } = useCompareAccess()
  const on = useIsCompared(id)
  return (
    <button
      type="button"
      className="compare-toggle"
      aria-pressed={on}
      aria-label={texts.compareNamed(name)}
      onClick={() =>
        open().send(on ? { type: 'itemRemoved', id } : { type: 'itemAdded', item: { id, name } })
      }
    >
      {texts.compare}
    </button>
  )
}
