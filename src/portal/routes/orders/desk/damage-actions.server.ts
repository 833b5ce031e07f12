import { redirect } from 'react-router'
import { chosenFile } from '#platform/files/rules/upload.ts'
import { textOf } from '../../reading.ts'
import { afterTexts } from './after-texts.ts'
import { damageTexts as texts } from './damage-texts.ts'
import type { PanelAction, SentForm } from './panel.ts'
import { unitsIn } from './wanted-refund.ts'

const text = ({ form }: SentForm, name: string): string => textOf(form.get(name)).trim()

/** Opens the refund of these units, which settles the report when it is made. */
function openRefund({ form, change: { orderID } }: SentForm, damage: string): never {
  const lines = unitsIn(form)
  const search = new URLSearchParams({ damage, ...(lines.length > 0 && { refund: 'yes' }) })
  for (const { lineNo, quantity } of lines) search.set(`units-${lineNo}`, String(quantity))
  throw redirect(`/orders/${orderID}?${search}#refund`)
}

/** Damage of an order. */
export const damageActions: Readonly<Record<string, PanelAction>> = {
  async 'report-damage'(sent) {
    const { result } = await sent.api.orderDesk.reportDamage({
      ...sent.change,
      note: text(sent, 'note'),
      noted: text(sent, 'noted') === 'yes' ? 'yes' : 'no',
      photos: sent.form.getAll('photos').filter((each) => each instanceof File && chosenFile(each)) as File[],
    })
    return texts.results[result]
  },
  async 'damage-claim'(sent) {
    const { result } = await sent.api.orderDesk.claimDamage({
      ...sent.change,
      report: text(sent, 'report'),
      number: text(sent, 'number'),
      note: text(sent, 'note'),
    })
    return texts.results[result]
  },
  async 'damage-settle'(sent) {
    const report = text(sent, 'report')
    const reason = text(sent, 'reason')
    switch (text(sent, 'outcome')) {
      case 'replacement': {
        const { result } = await sent.api.orderDesk.replace({
          orderID: sent.change.orderID,
          key: text(sent, 'key'),
          lines: unitsIn(sent.form),
          reason,
          damage: report,
        })
        return texts.results[result]
      }
      case 'refund':
        return openRefund(sent, report)
      case 'return': {
        const { rma } = await sent.api.orderDesk.askReturn({
          orderID: sent.change.orderID,
          why: 'damaged',
          note: reason,
          lines: unitsIn(sent.form),
          damage: report,
        })
        return afterTexts.returnOpened(rma)
      }
      default: {
        const { result } = await sent.api.orderDesk.settleDamage({ ...sent.change, report, reason })
        return texts.results[result]
      }
    }
  },
  async 'damage-ship'(sent) {
    const { result } = await sent.api.orderDesk.shipReplacement({
      orderID: sent.change.orderID,
      id: text(sent, 'id'),
      carrier: text(sent, 'carrier'),
      tracking: text(sent, 'tracking'),
    })
    return texts.results[result]
  },
  async 'replacement-call-off'(sent) {
    const { result } = await sent.api.orderDesk.callOffReplacement({
      orderID: sent.change.orderID,
      id: text(sent, 'id'),
    })
    return texts.results[result]
  },
  async 'reopen-damage'(sent) {
    const { result } = await sent.api.orderDesk.reopenDamage({ ...sent.change, report: text(sent, 'report') })
    return texts.results[result]
  },
}
