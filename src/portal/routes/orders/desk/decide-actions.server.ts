import { textOf } from '../../reading.ts'
import type { PanelAction, SentForm } from './panel.ts'
import { texts } from './texts.ts'

const reasonOf = ({ form }: SentForm): string => textOf(form.get('reason')).trim().slice(0, 300)

const certificate =
  (decision: 'verified' | 'refused'): PanelAction =>
  async ({ api, form, change }) => {
    const { result } = await api.orderDesk.decideCertificate({
      ...change,
      decision,
      how: textOf(form.get('how')),
      number: textOf(form.get('number')),
    })
    return texts.results[result]
  }

/** Money that came, and decisions about an order. */
export const decideActions: Readonly<Record<string, PanelAction>> = {
  async 'receive-check'({ api, form, change }) {
    const { result } = await api.orderDesk.receiveCheck({
      ...change,
      reference: textOf(form.get('reference')),
    })
    return texts.results[result]
  },
  async 'receive-terms'({ api, form, change: { orderID } }) {
    const amount = textOf(form.get('amount')).trim()
    await api.netTerms.receive({
      orderID,
      reference: textOf(form.get('reference')),
      ...(amount !== '' && { amount: Number(amount) }),
    })
    return texts.results.received
  },
  async approve({ api, change }) {
    const { result } = await api.orderDesk.approve(change)
    return texts.results[result]
  },
  'verify-certificate': certificate('verified'),
  'refuse-certificate': certificate('refused'),
  async cancel(sent) {
    const { result } = await sent.api.orderDesk.cancel({ ...sent.change, reason: reasonOf(sent) })
    return texts.results[result]
  },
  async 'refuse-cancel'(sent) {
    const { result } = await sent.api.orderDesk.refuseCancel({ ...sent.change, reason: reasonOf(sent) })
    return texts.results[result]
  },
  async 'ask-cancel'(sent) {
    const { result } = await sent.api.orderDesk.askCancel({ ...sent.change, reason: reasonOf(sent) })
    return texts.results[result]
  },
}
