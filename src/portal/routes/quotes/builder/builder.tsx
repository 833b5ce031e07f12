import { useCallback, useMemo, useState } from 'react'
import type { DeskQuote } from '#features/quotes/contract.ts'
import type { QuoteFacts } from '#features/quotes/rules/quote-totals.ts'
import { formatMoney, fromWire } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useMay } from '../../../frame/permitted.ts'
import { AddLines, type FoundLine } from './add-lines.tsx'
import type { Draft, DraftLine, DraftSection } from './draft.ts'
import type { Edit } from './edit.ts'
import { type LineProduct, LineTable } from './line-table.tsx'
import { differences, factsFor, profitOf, totalsCounter } from './live-totals.ts'
import { newKey } from './new-key.ts'
import { OptionFields, OptionTabs, PANEL_ID, tabId } from './option-tabs.tsx'
import { FitBox, SumBox } from './side.tsx'
import { People, Terms } from './terms.tsx'
import { builderTexts as texts } from './texts.ts'
import { useFit } from './use-fit.ts'

interface Props {
  readonly draft: Draft
  /** what the store answered at last */
  readonly priced: DeskQuote['priced']
  readonly facts: QuoteFacts | undefined
  /** products by id, also of lines that the store has not seen yet */
  readonly products: ReadonlyMap<string, LineProduct>
  readonly isSaved: boolean
  readonly now: Date
  readonly edit: (edit: Edit) => void
  readonly undo: () => void
  readonly learn: (lines: readonly FoundLine[]) => void
}

/** The options of a quote with their lines, totals and fit. */
export function Builder(props: Props) {
  const { draft, priced, products, now, edit, learn } = props
  const { sections } = draft.content
  const [chosenKey, choose] = useState<string>()
  const section = sections.find(({ key }) => key === chosenKey) ?? sections[0]
  const [removed, setRemoved] = useState<string>()
  const { shipping, isTaxExempt } = draft.content
  const facts = useMemo(
    () => props.facts && factsFor(props.facts, { shipping, isTaxExempt }),
    [props.facts, shipping, isTaxExempt],
  )
  const count = useCounter(facts)
  const totals = count && sections.map(count)
  const fit = useFit(section, products, facts?.at ?? now)
  const mayUseCarts = useMay('carts.read')
  const removeLine = useCallback(
    (line: DraftLine, name: string) => {
      if (section) edit({ type: 'remove-line', section: section.key, key: line.key })
      setRemoved(name)
    },
    [edit, section],
  )
  const removeSection = ({ key, title }: DraftSection) => {
    edit({ type: 'remove-section', key })
    setRemoved(title)
  }
  const add = (lines: readonly FoundLine[]) => {
    if (!section) return
    learn(lines)
    const keyed = lines.map(({ id, qty, price }) => ({ id, qty, price, key: newKey('l') }))
    edit({ type: 'add-lines', section: section.key, lines: keyed })
  }
  const addFirst = () => edit({ type: 'add-section', key: newKey('o'), title: texts.option(1) })
  const sum = totals?.find(({ sectionKey }) => sectionKey === section?.key)
  const different = totals && props.isSaved ? differences(totals, priced.totals) : []
  return (
    <div className="quote-builder stack">
      <OptionTabs
        sections={sections}
        chosen={section?.key}
        choose={choose}
        edit={edit}
        totalOf={(each) => {
          const found = totals?.find(({ sectionKey }) => sectionKey === each.key)
          return found ? formatMoney(found.total) : ''
        }}
      />
      {removed !== undefined && (
        <Notice live="status" onClose={() => setRemoved(undefined)}>
          {texts.removed(removed)}{' '}
          <Button
            look="quiet"
            onClick={() => {
              props.undo()
              setRemoved(undefined)
            }}
          >
            {texts.undo}
          </Button>
        </Notice>
      )}
      {different.map(({ sectionKey, here, store }) => (
        <Notice key={sectionKey} tone="warn" live="status">
          {texts.difference(sections.find(({ key }) => key === sectionKey)?.title ?? '', here, store)}
        </Notice>
      ))}
      {section ? (
        <div
          className="quote-work"
          role="tabpanel"
          id={PANEL_ID}
          aria-labelledby={tabId(section.key)}
        >
          <div className="stack">
            <OptionFields
              section={section}
              index={sections.indexOf(section)}
              count={sections.length}
              choose={choose}
              edit={edit}
              remove={removeSection}
            />
            {section.lines.length > 0 ? (
              <LineTable
                section={section}
                products={products}
                costs={priced.costs}
                at={facts?.at ?? now}
                edit={edit}
                remove={removeLine}
              />
            ) : (
              <EmptyState title={texts.noLines}>
                <p>{texts.noLinesHow}</p>
              </EmptyState>
            )}
            <AddLines add={add} mayUseCarts={mayUseCarts} />
            <Terms draft={draft} edit={edit} />
            <People draft={draft} edit={edit} />
          </div>
          <aside className="stack">
            <SumBox
              section={section}
              draft={draft}
              facts={facts}
              totals={sum}
              profit={priced.costs && profitOf(section, priced.costs)}
              edit={edit}
            />
            <FitBox section={section} fit={fit} load={draft.content.load} add={(line) => add([line])} />
          </aside>
        </div>
      ) : (
        <EmptyState
          title={texts.noOptions}
          actions={
            <Button look="primary" onClick={addFirst}>
              {texts.addOption}
            </Button>
          }
        >
          <p>{texts.noOptionsHow}</p>
        </EmptyState>
      )}
    </div>
  )
}

/** The counter of the facts; a line that the store has not answered about has the price of the search. */
const useCounter = (facts: QuoteFacts | undefined) =>
  useMemo(() => facts && totalsCounter(facts), [facts])

/** A product of a search, until the store answers what it weighs and how it ships. */
export const provisional = ({ id, sku, name, price }: FoundLine) => ({
  ...{ id, sku, name, brand: '', type: '', url: '', isService: false, isSold: true },
  ...{ price: fromWire(price / 100), weightLb: 0, mode: 'parcel' as const, shipsFree: true },
  ...{ paysShipping: false, available: 0, backOrder: false, restockOn: null },
})
