import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { StateWord } from '#ui/state/state-word.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { nameOfProvider } from '../../settings/provider-texts.ts'
import { OrderTotal } from '../order-total.tsx'
import type { PanelProps } from './panel.ts'
import { texts } from './texts.ts'

const LOOKS = { done: 'ok', waiting: 'warn', failed: 'bad' } as const

type Step = Pick<PanelProps['order']['money'][number], 'kind' | 'state' | 'errorCode'>

/** How a step of the money stands; an authorization that ended without an error is no longer held. */
export const MoneyState = ({ kind, state, errorCode }: Step) =>
  kind === 'authorization' && state === 'failed' && errorCode === null ? (
    <StateWord state="none">{texts.released}</StateWord>
  ) : (
    <StateWord state={LOOKS[state]}>{texts.moneyStates[state]}</StateWord>
  )

/** What happened to the buyer's money, with the balance before and after each step. */
export const MoneyPanel = ({ order: { money, lines, sums, terms, couponCode } }: PanelProps) => (
  <section className="stack" id="money">
    <h2>{texts.money}</h2>
    <p>
      {texts.sums(formatWire(sums.subTotal), formatWire(sums.shipping), formatWire(sums.tax))}{' '}
      {sums.discount > 0 && texts.discount(formatWire(sums.discount), couponCode)}{' '}
      <b>
        {texts.total} <OrderTotal {...sums} />
      </b>
      {lines.some(({ calledOff }) => calledOff > 0) && ` ${texts.paysForSent}`}
    </p>
    {money.some(({ state }) => state === 'waiting') && <p>{texts.stillAsking}</p>}
    {terms && (
      <p>
        {terms.dueOn === null
          ? texts.termsLater
          : texts.terms(formatWire(terms.owed), formatDate(terms.dueOn))}
      </p>
    )}
    {money.length === 0 ? (
      <p className="meta">{texts.noMoney}</p>
    ) : (
      <DataTable
        caption={texts.money}
        hideCaption
        rows={money}
        keyOf={({ at, kind, amount }) => `${at} ${kind} ${amount}`}
        columns={[
          {
            name: texts.step,
            rowHeader: true,
            cell: ({ kind, state, errorCode, provider, reference }) => (
              <>
                {texts.moneySteps[kind]} <MoneyState kind={kind} state={state} errorCode={errorCode} />{' '}
                <span className="meta">
                  {[
                    state === 'failed' && errorCode,
                    provider ? nameOfProvider(provider) : texts.byHand,
                    reference,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </span>
              </>
            ),
          },
          { name: texts.moved, numeric: true, cell: ({ amount }) => formatWire(amount) },
          { name: texts.before, numeric: true, cell: ({ before }) => formatWire(before) },
          { name: texts.after, numeric: true, cell: ({ after }) => formatWire(after) },
          {
            name: texts.who,
            cell: ({ at, actor, reason }) => (
              <>
                <span className="no-wrap">{storeDayAndTime(at)}</span>{' '}
                <span className="meta">{[actor, reason].filter(Boolean).join(': ')}</span>
              </>
            ),
          },
        ]}
      />
    )}
  </section>
)
