import { type KeyboardEvent, useRef } from 'react'
import { MOST_SECTIONS, TIERS } from '#features/partners/quotes/rules/content.ts'
import { Button, IconButton } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { type DraftSection, newKey } from './draft.ts'
import type { Edit } from './edit.ts'
import { builderTexts as texts } from './texts.ts'

export const tabId = (key: string) => `option-${key}`
export const PANEL_ID = 'option-panel'

interface TabsProps {
  readonly sections: readonly DraftSection[]
  readonly chosen: string | undefined
  /** the total of an option as text */
  readonly totalOf: (section: DraftSection) => string
  readonly choose: (key: string) => void
  readonly edit: (edit: Edit) => void
}

/** The options as tabs. The arrows choose, Shift with an arrow moves the option. */
export function OptionTabs({ sections, chosen, totalOf, choose, edit }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const goTo = (key: string) => {
    choose(key)
    requestAnimationFrame(() => document.getElementById(tabId(key))?.focus())
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const key = sections[index]!.key
    if (event.shiftKey) edit({ type: 'move-section', key, by })
    else goTo(sections[(index + by + sections.length) % sections.length]!.key)
    if (event.shiftKey) goTo(key)
  }
  const addOption = () => {
    const key = newKey('o')
    edit({ type: 'add-section', key, title: texts.option(sections.length + 1) })
    goTo(key)
  }
  return (
    <div className="quote-tabs">
      <div role="tablist" aria-label={texts.options} ref={list}>
        {sections.map((section, index) => (
          <button
            key={section.key}
            type="button"
            role="tab"
            id={tabId(section.key)}
            aria-selected={section.key === chosen}
            aria-controls={section.key === chosen ? PANEL_ID : undefined}
            tabIndex={section.key === chosen ? 0 : -1}
            onClick={() => choose(section.key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span>{section.title || texts.option(index + 1)}</span>{' '}
            <span className="meta num">{totalOf(section)}</span>
          </button>
        ))}
      </div>
      {sections.length < MOST_SECTIONS && (
        <Button look="quiet" icon="plus" onClick={addOption}>
          {texts.addOption}
        </Button>
      )}
    </div>
  )
}

interface FieldsProps {
  readonly section: DraftSection
  readonly index: number
  readonly count: number
  readonly choose: (key: string) => void
  readonly edit: (edit: Edit) => void
  readonly remove: (section: DraftSection) => void
}

/** Name, kind and place of one option. */
export function OptionFields({ section, index, count, choose, edit, remove }: FieldsProps) {
  const set = (to: Extract<Edit, { type: 'set-section' }>['to']) =>
    edit({ type: 'set-section', key: section.key, to })
  const copy = () => {
    const key = newKey('o')
    edit({ type: 'copy-section', from: section.key, key, title: texts.copyOf(section.title).slice(0, 80) })
    choose(key)
  }
  const move = (by: -1 | 1) => edit({ type: 'move-section', key: section.key, by })
  return (
    <div className="quote-option">
      <TextField
        label={texts.optionName}
        value={section.title}
        maxLength={80}
        onChange={(event) => set({ title: event.target.value })}
      />
      <SelectField
        label={texts.tier}
        value={section.tier ?? ''}
        onChange={(event) => set({ tier: TIERS.find((tier) => tier === event.target.value) ?? null })}
        options={[
          { value: '', label: texts.noTier },
          ...TIERS.map((tier) => ({ value: tier, label: texts.tiers[tier] })),
        ]}
      />
      <CheckField
        label={texts.recommended}
        checked={section.isRecommended}
        onChange={(event) => set({ isRecommended: event.target.checked })}
      />
      <div className="quote-option-moves">
        <IconButton label={texts.moveLeft} icon="previous" disabled={index === 0} onClick={() => move(-1)} />
        <IconButton
          label={texts.moveRight}
          icon="next"
          disabled={index === count - 1}
          onClick={() => move(1)}
        />
        {count < MOST_SECTIONS && (
          <Button size="small" onClick={copy}>
            {texts.copyOption}
          </Button>
        )}
        <IconButton label={texts.removeOption} icon="trash" onClick={() => remove(section)} />
      </div>
    </div>
  )
}
