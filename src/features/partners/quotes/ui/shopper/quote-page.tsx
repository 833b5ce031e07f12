import { type ReactNode, useMemo, useState } from 'react'
import { storeDate } from '#platform/clock/rules/store-time.ts'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { RatingPlate } from '#ui/plate/rating-plate.tsx'
import { DeliveredTotal } from '#ui/total/delivered-total.tsx'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { allSelected, type Section, type Selection } from '../../rules/content.ts'
import {
  firstSelections,
  type LaborView,
  type OptionView,
  optionView,
  pricesHold,
  sectionOf,
  stateNote,
} from '../../view/quote-view.ts'
import { readFacts } from '../../view/read-facts.ts'
import { Comments, NextStep } from './answer-forms.tsx'
import { Answers, type AnswersProps, type OptionSelection } from './answers.tsx'
import { OptionColumns } from './compared-options.tsx'
import { Files, LetterFor, LetterHead } from './letter-head.tsx'
import { PANEL_ID, tabId } from './option-tabs.tsx'
import { QuoteLines } from './quote-lines.tsx'

/** Work that a contractor does and is paid for: its own sum, and the price of the whole job. */
const Labor = ({ labor }: { readonly labor: LaborView }) => (
  <section className="quote-labor stack-s" aria-label={labor.title}>
    <h3>{labor.title}</h3>
    <DeliveredTotal lines={labor.lines} total={labor.total} after={[labor.wholeJob]} />
    {labor.notes.map((note) => (
      <p key={note} className="meta">
        {note}
      </p>
    ))}
  </section>
)

interface Props extends AnswersProps {
  readonly shop: { readonly name: string; readonly phone: string; readonly email: string }
  /** says whether the server finds the same total */
  readonly confirmed?: (selection: Selection, option: OptionView) => ReactNode
}

/** The selections of all options and the view of each; nothing can be changed where the quote is not open. */
function useOptions(quote: ShopperQuote, isFixed: boolean) {
  const facts = useMemo(() => readFacts(quote.facts), [quote])
  const [active, setActive] = useState(quote.activeTab)
  const [changed, setChanged] = useState<readonly Selection[]>([])
  const first = firstSelections(quote)
  const selections = quote.sections.map(
    ({ key }, index) =>
      (isFixed ? undefined : changed.find(({ sectionKey }) => sectionKey === key)) ?? first[index]!,
  )
  const options = quote.sections.map((section, index) =>
    optionView(quote, section, selections[index]!, facts),
  )
  const at = Math.max(
    0,
    quote.sections.findIndex(({ key }) => key === active),
  )
  return {
    options,
    option: options[at]!,
    selection: selections[at]!,
    setActive,
    choose: (next: Selection) =>
      setChanged([...changed.filter(({ sectionKey }) => sectionKey !== next.sectionKey), next]),
  }
}

/** R-VIEW-QUOTE: the options beside each other, and the chosen one as a letter. Sums follow each press. */
export function QuotePage(props: Props) {
  const { quote, Form, sending, outcome, confirmed } = props
  const isFixed = !quote.allowedActions.includes('accept')
  const { options, option, selection, setActive, choose } = useOptions(quote, isFixed)
  const hasTabs = quote.sections.length > 1
  const active = option.section.key
  const answers = <Answers {...props} option={option} selection={selection} />
  return (
    <div className="quote-sheet">
      <Notices quote={quote} refusal={outcome?.refusal} />
      <LetterHead quote={quote} shop={props.shop} />
      {/* Paying or asking again comes first; before an acceptance the customer reads first. */}
      {isFixed && answers}
      {hasTabs && (
        <OptionColumns
          quote={quote}
          totals={options.map(({ totals }) => totals.total)}
          active={active}
          onChoose={setActive}
        />
      )}
      <section
        className="quote-letter"
        id={PANEL_ID}
        {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(active) })}
      >
        <LetterFor quote={quote} />
        <ChosenLines {...{ quote, option, selection, isFixed, choose }} />
        <LetterEnd quote={quote} option={option}>
          {!isFixed && confirmed?.(selection, option)}
        </LetterEnd>
      </section>
      {!isFixed && <NextStep option={option} />}
      {!isFixed && answers}
      <Comments
        {...{ Form, quote, sending }}
        isSent={outcome?.intent === 'comment' && outcome.refusal === undefined}
        day={(iso) => storeDate(new Date(iso))}
      />
    </div>
  )
}

function Notices({ quote, refusal }: { readonly quote: ShopperQuote; readonly refusal: string | undefined }) {
  const note = stateNote(quote)
  if (!note && !refusal) return null
  return (
    <div className="stack quote-notices">
      {refusal && (
        <Notice tone="bad" live="alert">
          {refusal}
        </Notice>
      )}
      {note && <Notice tone={quote.state === 'expired' ? 'warn' : 'info'}>{note}</Notice>}
    </div>
  )
}

function ChosenLines({
  quote,
  option,
  selection,
  isFixed,
  choose,
}: OptionSelection & {
  readonly quote: ShopperQuote
  readonly isFixed: boolean
  readonly choose: (next: Selection) => void
}) {
  const section = sectionOf(option.section)
  const { plate } = option
  return (
    <>
      {quote.sections.length > 1 && <h2 className="quote-chosen">{option.section.title}</h2>}
      {section.note !== '' && <p className="quote-note">{section.note}</p>}
      {quote.sections.length === 1 && plate.length > 0 && (
        <RatingPlate rows={plate} columns={plate.length > 2 ? (plate.length as 3 | 4) : 2} />
      )}
      <QuoteLines
        option={option}
        showsDrawings={quote.showsDrawings}
        isFixed={isFixed}
        onToggle={(key, isSelected) => choose(toggled(section, selection, key, isSelected))}
        onQuantity={(key, qty) =>
          choose({
            ...selection,
            lines: selection.lines.map((line) => (line.key === key ? { ...line, qty } : line)),
          })
        }
        onAll={(isSelected) =>
          choose(isSelected ? allSelected(section, selection) : { ...selection, lines: [] })
        }
      />
    </>
  )
}

/** The sum with its assumptions, and the links to print it or save it as a PDF. */
function LetterEnd({
  quote,
  option,
  children,
}: {
  readonly quote: ShopperQuote
  readonly option: OptionView
  readonly children: ReactNode
}) {
  const isOpen = pricesHold(quote)
  const hasFact = (name: 'yearlyCost' | 'rebate') =>
    quote.sections.length > 1 && quote.sections.some(({ facts }) => facts[name] !== null)
  return (
    <>
      <div className="quote-end">
        <div className="stack-s meta">
          {isOpen && <p>{texts.holds}</p>}
          {isOpen && option.delivery && <p>{option.delivery}</p>}
          {quote.load && <p>{texts.loadSource(quote.load.source)}</p>}
          {hasFact('yearlyCost') && <p>{texts.yearlyNote}</p>}
          {hasFact('rebate') && <p>{texts.rebateNote}</p>}
          <Files quote={quote} />
        </div>
        <div className="stack-s">
          <DeliveredTotal lines={option.sums} total={option.total} />
          <div className="quote-confirmed meta">{children}</div>
          {option.labor && <Labor labor={option.labor} />}
        </div>
      </div>
      <div className="row quote-tools no-print">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <a className={buttonClass({})} href={`/v1/api/quotes/${quote.quoteNumber}/quote.pdf`}>
          {texts.pdf}
        </a>
      </div>
    </>
  )
}

/** Selects a line or unselects it. Selecting an alternative unselects the others of its group. */
function toggled(section: Section, selection: Selection, key: string, isSelected: boolean): Selection {
  const line = section.lines.find((each) => each.key === key)
  if (!line) return selection
  const rivals = new Set(
    section.lines.filter((each) => each.group !== null && each.group === line.group).map((each) => each.key),
  )
  const others = selection.lines.filter((each) => each.key !== key && !rivals.has(each.key))
  return { ...selection, lines: isSelected ? [...others, { key, qty: line.qty }] : others }
}
