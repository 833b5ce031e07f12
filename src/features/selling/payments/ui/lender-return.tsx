import type { ReactNode } from 'react'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { LenderOrderStatus } from '../contract.ts'
import type { Lender } from '../rules/methods.ts'
import { methodNames } from '../rules/methods.ts'
import { lenderTexts as texts } from '../texts.ts'

export type ReturnState = LenderOrderStatus['state'] | 'not_found' | 'refused'

interface Props {
  readonly lender: Lender
  readonly state: ReturnState
  readonly orderID: string
  /** why the approved payment was refused at the end */
  readonly refusal?: string | undefined
  readonly onAskAgain: () => void
  readonly asking: boolean
}

const MARKS = { reviewing: 'warn', unknown: 'warn', declined: 'bad', refused: 'bad' } as const

/**
 * R-CO-CK: the page that a lender sends the buyer back to. It shows the order's status by the lender's
 * answer, whatever the URL says.
 */
export function LenderReturn({ lender, state, orderID, refusal, onAskAgain, asking }: Props) {
  const shown = words(state, methodNames[lender], orderID, refusal)
  return (
    <div className="box stack order-open" aria-live="polite">
      {shown.mark && <StateWord state={MARKS[shown.mark]}>{shown.word}</StateWord>}
      <h1>{shown.title}</h1>
      <p>{shown.more}</p>
      <div className="row">{actions(state, onAskAgain, asking)}</div>
    </div>
  )
}

interface Words {
  title: string
  more: string
  mark?: keyof typeof MARKS
  word?: string
}

function words(state: ReturnState, name: string, orderID: string, refusal: string | undefined): Words {
  switch (state) {
    case 'placed':
    case 'confirming':
    case 'approved':
      return { title: texts.asking(name), more: texts.askingMore }
    case 'reviewing':
      return {
        title: texts.reviewing(name),
        more: texts.reviewingMore(name, orderID),
        mark: state,
        word: texts.notYet,
      }
    case 'declined':
      return { title: texts.declined(name), more: texts.cartKept, mark: state, word: texts.notPaid }
    case 'refused':
      return {
        title: texts.declined(name),
        more: refusal ?? texts.cartKept,
        mark: state,
        word: texts.notPaid,
      }
    case 'unknown':
      return { title: texts.silent(name), more: texts.silentMore(name), mark: state, word: texts.notYet }
    case 'closed':
      return { title: texts.over, more: texts.overMore }
    case 'not_found':
      return { title: texts.notFound, more: texts.notFoundMore }
    case 'cancelled':
    case 'open':
      return { title: texts.left(name), more: texts.cartKept }
  }
}

function actions(state: ReturnState, onAskAgain: () => void, asking: boolean): ReactNode {
  const again = (look: 'primary' | undefined) => (
    <Button look={look} busy={asking} busyText={texts.askingAgain} onClick={onAskAgain}>
      {texts.askAgain}
    </Button>
  )
  if (state === 'placed' || state === 'confirming' || state === 'approved') return null
  if (state === 'closed' || state === 'not_found')
    return (
      <LinkButton look="primary" href="/cart">
        {texts.toCart}
      </LinkButton>
    )
  if (state === 'reviewing' || state === 'unknown')
    return (
      <>
        {again('primary')}
        <LinkButton href="/checkout/payment">{texts.otherWay}</LinkButton>
      </>
    )
  return (
    <LinkButton look="primary" href="/checkout/payment">
      {texts.otherWay}
    </LinkButton>
  )
}
