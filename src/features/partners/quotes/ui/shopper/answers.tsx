import type { ReactNode } from 'react'
import { formatMoney, fromWire } from '#lib/money.ts'
import { storeDate } from '#platform/clock/rules/store-time.ts'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import type { Selection } from '../../rules/content.ts'
import type { OptionView } from '../../view/quote-view.ts'
import { AcceptForm, AskAgainForm, DeclineForm } from './answer-forms.tsx'
import type { FormShell } from './search-form.tsx'

export interface AnswersProps {
  readonly quote: ShopperQuote
  readonly Form: FormShell
  /** the intent that is on its way */
  readonly sending: string | undefined
  readonly outcome: { readonly intent: string; readonly refusal?: string | undefined } | undefined
  /** pays the accepted quote */
  readonly pay: ReactNode
  /** what the customer should know before the signature */
  readonly beforeSigning?: ReactNode
}

export interface OptionSelection {
  readonly option: OptionView
  readonly selection: Selection
}

/** What the customer can do now: accept or decline, pay, ask again. */
export function Answers({
  quote,
  Form,
  sending,
  outcome,
  pay,
  beforeSigning,
  option,
  selection,
}: AnswersProps & OptionSelection) {
  const may = (action: ShopperQuote['allowedActions'][number]) => quote.allowedActions.includes(action)
  const { acceptance } = quote
  return (
    <div className="quote-answer no-print">
      {may('accept') && (
        <div className="box stack">
          <AcceptForm {...{ Form, quote, sending, option, selection }}>{beforeSigning}</AcceptForm>
          <DeclineForm {...{ Form, quote, sending }} />
        </div>
      )}
      {acceptance && (
        <div className="box stack">
          <p>
            {acceptance.option !== '' && (
              <>
                <b>{texts.acceptedOption(acceptance.option)}</b>
                <br />
              </>
            )}
            {texts.signedBy(acceptance.name, storeDate(new Date(acceptance.at)))}{' '}
            <b>{formatMoney(fromWire(acceptance.total))}</b>
          </p>
          {may('pay') && pay}
        </div>
      )}
      {may('askAgain') && (
        <div className="box stack">
          <AskAgainForm
            {...{ Form, quote, sending }}
            isDone={outcome?.intent === 'askAgain' && outcome.refusal === undefined}
          />
        </div>
      )}
    </div>
  )
}
