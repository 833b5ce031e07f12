import { useMemo, useState } from 'react'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import type { QuoteProduct } from '#features/partners/quotes/rules/quote-product.ts'
import type { QuoteFacts, TotalsOfSection } from '#features/partners/quotes/rules/quote-totals.ts'
import { CART } from '#features/partners/saved-carts/rules/access.ts'
import { type Cents, formatMoney, fromWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useMay } from '../../../frame/permitted.ts'
import { type Draft, type DraftSection, newKey } from './draft.ts'
import type { Edit, FoundLine } from './edit.ts'
import { AddLines } from './lines/add-lines.tsx'
import { LaborBox } from './lines/labor-box.tsx'
import type { LineProduct } from './lines/line-row.tsx'
import { LineTable } from './lines/line-table.tsx'
import { Removed } from './lines/removed.tsx'
import { differences, factsFor, profitOf, totalsCounter } from './live-totals.ts'
import { OptionFields, OptionTabs, PANEL_ID, tabId } from './option-tabs.tsx'
import { FitBox, SumBox } from './side.tsx'
import { builderTexts as texts } from './texts.ts'
import { useFit } from './use-fit.ts'
import { WholeQuote } from './whole-quote.tsx'

interface Props {
  readonly draft: Draft
  /** the store's latest answer */
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
  const { draft, priced, edit } = props
  const { sections, shipping, isTaxExempt } = draft.content
  const [chosenKey, choose] = useState<string>()
  const [removed, setRemoved] = useState<string>()
  const facts = useMemo(
    () => props.facts && factsFor(props.facts, { shipping, isTaxExempt }),
    [props.facts, shipping, isTaxExempt],
  )
  const count = useMemo(() => facts && totalsCounter(facts), [facts])
  const totals = new Map(count && sections.map((section) => [section.key, count(section)]))
  const section = sections.find(({ key }) => key === chosenKey) ?? sections[0]
  const different = props.isSaved ? differences([...totals.values()], priced.totals) : []
  const addFirst = () => edit({ type: 'add-section', key: newKey('o'), title: texts.option(1) })
  return (
    <div className="quote-builder stack">
      <OptionTabs
        sections={sections}
        chosen={section?.key}
        choose={choose}
        edit={edit}
        totalOf={({ key }) => moneyOf(totals.get(key)?.total)}
      />
      <Removed name={removed} undo={props.undo} close={() => setRemoved(undefined)} />
      {different.map(({ sectionKey, here, store }) => (
        <Notice key={sectionKey} tone="warn" live="status">
          {texts.difference(sections.find(({ key }) => key === sectionKey)?.title ?? '', here, store)}
        </Notice>
      ))}
      {section ? (
        <OptionPanel
          {...props}
          section={section}
          facts={facts}
          totals={totals.get(section.key)}
          choose={choose}
          onRemoved={setRemoved}
        />
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

const moneyOf = (total: Cents | undefined): string => (total === undefined ? '' : formatMoney(total))

interface PanelProps extends Props {
  readonly section: DraftSection
  readonly totals: TotalsOfSection | undefined
  readonly choose: (key: string) => void
  readonly onRemoved: (name: string) => void
}

/** One option: its lines, what they cost and how they fit. */
function OptionPanel(props: PanelProps) {
  const { draft, section, facts, priced, products, edit, learn, onRemoved } = props
  const { sections, load } = draft.content
  const at = facts?.at ?? props.now
  const fit = useFit(section, products, at)
  const mayUseCarts = useMay(CART.read)
  const add = (lines: readonly FoundLine[]) => {
    learn(lines)
    const keyed = lines.map(({ id, qty, price }) => ({ id, qty, price, key: newKey('l') }))
    edit({ type: 'add-lines', section: section.key, lines: keyed })
  }
  const remove = ({ key, title }: DraftSection) => {
    edit({ type: 'remove-section', key })
    onRemoved(title)
  }
  const profit = priced.costs && profitOf(section, priced.costs)
  return (
    <div className="quote-work" role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(section.key)}>
      <div className="stack">
        <OptionFields
          section={section}
          index={sections.indexOf(section)}
          count={sections.length}
          choose={props.choose}
          edit={edit}
          remove={remove}
        />
        {section.lines.length > 0 ? (
          <LineTable
            section={section}
            products={products}
            costs={priced.costs}
            at={at}
            edit={edit}
            onRemoved={onRemoved}
          />
        ) : (
          <EmptyState title={texts.noLines}>
            <p>{texts.noLinesHow}</p>
          </EmptyState>
        )}
        <AddLines add={add} mayUseCarts={mayUseCarts} />
        <LaborBox section={section} draft={draft} state={facts?.location.state} edit={edit} />
        <WholeQuote draft={draft} edit={edit} />
      </div>
      <aside className="stack" aria-label={section.title}>
        <SumBox
          section={section}
          draft={draft}
          facts={facts}
          totals={props.totals}
          profit={profit}
          edit={edit}
        />
        <FitBox section={section} fit={fit} load={load} add={add} />
      </aside>
    </div>
  )
}

/** A product of a search, until the store answers with its weight and its shipping. */
export const provisional = ({ id, sku, name, price }: FoundLine): QuoteProduct => ({
  ...{ id, sku, name, brand: '', type: '', url: '', isService: false, isSold: true },
  ...{ price: fromWire(price / 100), weightLb: 0, mode: 'parcel' as const, shipsFree: true },
  ...{ paysShipping: false, groundOnly: false, available: 0, backOrder: false, restockOn: null },
})
