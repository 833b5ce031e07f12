import type { KeyboardEvent } from 'react'
import { type Cents, formatMoney } from '#lib/money.ts'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'

interface Props {
  readonly sections: ShopperQuote['sections']
  /** one an option, for what is selected in it */
  readonly totals: readonly Cents[]
  readonly active: string
  readonly onChoose: (key: string) => void
}

export const tabId = (key: string): string => `option-${key}`
export const PANEL_ID = 'option-panel'

/** One tab for each option, with its total. Arrow keys move between them. */
export function OptionTabs({ sections, totals, active, onChoose }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const at = sections.findIndex(({ key }) => key === active)
    const end = { Home: 0, End: sections.length - 1 }[event.key]
    const next = end ?? (step ? (at + step + sections.length) % sections.length : undefined)
    const section = next === undefined ? undefined : sections[next]
    if (!section) return
    event.preventDefault()
    onChoose(section.key)
    document.getElementById(tabId(section.key))?.focus()
  }
  return (
    <div className="quote-tabs" role="tablist" aria-label={texts.tabs} onKeyDown={onKeyDown}>
      {sections.map(({ key, title, tier, isRecommended }, index) => (
        <button
          key={key}
          id={tabId(key)}
          type="button"
          role="tab"
          aria-selected={key === active}
          aria-controls={PANEL_ID}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          <span className="quote-tier">
            {tier && <span className="plate-label">{texts.tiers[tier]}</span>}{' '}
            {isRecommended && <span className="quote-recommended">{texts.recommended}</span>}
          </span>
          <span className="quote-title">{title}</span>{' '}
          <span className="price compact">{formatMoney(totals[index]!)}</span>
        </button>
      ))}
    </div>
  )
}
