import { RETURN_REASONS } from '#features/selling/fulfilment/rules/returns.ts'
import { formatWire } from '#lib/money.ts'
import { textOf } from '../../reading.ts'
import { afterTexts as texts } from './after-texts.ts'
import type { PanelAction, SentForm } from './panel.ts'
import { unitsIn, wantedRefund } from './wanted-refund.ts'

const text = ({ form }: SentForm, name: string): string => textOf(form.get(name)).trim()

const refundDecision =
  (decision: 'approved' | 'refused'): PanelAction =>
  async (sent) => {
    const { result, amount } = await sent.api.orderDesk.decideRefund({
      orderID: sent.change.orderID,
      id: text(sent, 'id'),
      decision,
      reason: text(sent, 'reason'),
    })
    return texts.refundResults[result](formatWire(amount))
  }

const returnDecision =
  (decision: 'approved' | 'refused'): PanelAction =>
  async (sent) => {
    const { result } = await sent.api.orderDesk.decideReturn({
      orderID: sent.change.orderID,
      rma: text(sent, 'rma'),
      decision,
      reason: text(sent, 'reason'),
    })
    return texts.returnResults[result]
  }

/** Refunds and returns. */
export const afterActions: Readonly<Record<string, PanelAction>> = {
  async refund(sent) {
    const { result, amount } = await sent.api.orderDesk.refund({
      orderID: sent.change.orderID,
      ...wantedRefund((name) => text(sent, name), [...sent.form.keys()]),
      key: text(sent, 'key'),
      expected: Number(text(sent, 'expected')),
      reason: text(sent, 'reason'),
      damage: text(sent, 'damage') || undefined,
    })
    return texts.refundResults[result](formatWire(amount))
  },
  'approve-refund': refundDecision('approved'),
  'refuse-refund': refundDecision('refused'),
  async 'open-return'(sent) {
    const why = RETURN_REASONS.find((each) => each === text(sent, 'why')) ?? 'not_needed'
    const { rma } = await sent.api.orderDesk.askReturn({
      orderID: sent.change.orderID,
      why,
      note: text(sent, 'note'),
      lines: unitsIn(sent.form),
    })
    return texts.returnOpened(rma)
  },
  'approve-return': returnDecision('approved'),
  'refuse-return': returnDecision('refused'),
  async 'receive-return'(sent) {
    const wanted = text(sent, 'amount').replace('$', '').replaceAll(',', '')
    const { result, amount } = await sent.api.orderDesk.receiveReturn({
      orderID: sent.change.orderID,
      rma: text(sent, 'rma'),
      writtenOff: unitsIn(sent.form),
      ...(wanted !== '' && { amount: Number(wanted) }),
      reason: text(sent, 'reason') || undefined,
    })
    if (result === 'replaced') return texts.receivedReplaced
    return result === 'none' ? texts.receivedNothing : texts.refundResults[result](formatWire(amount))
  },
}
