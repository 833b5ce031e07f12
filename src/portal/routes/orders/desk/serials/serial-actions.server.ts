import { textOf } from '../../../reading.ts'
import type { PanelAction, SentForm, SerialReversible } from '../panel.ts'
import { serialsOfForm } from './fields-of.ts'
import { serialTexts as texts } from './texts.ts'

const text = ({ form }: SentForm, name: string): string => textOf(form.get(name)).trim()
const idsIn = (sent: SentForm): number[] => text(sent, 'ids').split(',').map(Number)

/** Serial numbers: enter, change, remove, and put back. */
export const serialActions: Readonly<Record<SerialReversible | 'restore-serials', PanelAction>> = {
  async 'add-serials'(sent) {
    const { ids } = await sent.api.orderDesk.addSerials({
      orderID: sent.change.orderID,
      parcel: text(sent, 'parcel'),
      serials: serialsOfForm(sent.form),
    })
    if (ids.length === 0) return texts.repeated
    return { sentence: texts.added, undo: { ids: ids.join(',') } }
  },
  async 'change-serial'(sent) {
    const id = text(sent, 'id')
    const { orderID } = sent.change
    await sent.api.orderDesk.changeSerial({ orderID, id: Number(id), serial: text(sent, 'serial') })
    return { sentence: texts.changed, undo: { id, serial: text(sent, 'was') } }
  },
  async 'remove-serials'(sent) {
    await sent.api.orderDesk.removeSerials({ orderID: sent.change.orderID, ids: idsIn(sent) })
    return { sentence: texts.removed, undo: { ids: text(sent, 'ids') } }
  },
  async 'restore-serials'(sent) {
    await sent.api.orderDesk.restoreSerials({ orderID: sent.change.orderID, ids: idsIn(sent) })
    return texts.restored
  },
}
