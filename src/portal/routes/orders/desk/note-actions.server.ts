import { textOf } from '../../reading.ts'
import { noteTexts as texts } from './note-texts.ts'
import type { PanelAction, ReversibleActions, SentForm } from './panel.ts'

const text = ({ form }: SentForm, name: string): string => textOf(form.get(name)).trim()

/** Notes are longer than other fields. */
const body = ({ form }: SentForm, name = 'body'): string => {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.trim().slice(0, 1_000) : ''
}

/** Notes, hold and release. */
export const noteActions: ReversibleActions & Readonly<Record<'restore-note', PanelAction>> = {
  async 'write-note'(sent) {
    const key = text(sent, 'key')
    await sent.api.orderDesk.writeNote({ orderID: sent.change.orderID, key, body: body(sent) })
    return { sentence: texts.written, undo: { id: key } }
  },
  async 'change-note'(sent) {
    const id = text(sent, 'id')
    await sent.api.orderDesk.changeNote({ orderID: sent.change.orderID, id, body: body(sent) })
    return { sentence: texts.changed, undo: { id, body: body(sent, 'was') } }
  },
  async 'remove-note'(sent) {
    const id = text(sent, 'id')
    await sent.api.orderDesk.removeNote({ orderID: sent.change.orderID, id })
    return { sentence: texts.removed, undo: { id } }
  },
  async 'restore-note'(sent) {
    await sent.api.orderDesk.restoreNote({ orderID: sent.change.orderID, id: text(sent, 'id') })
    return { sentence: texts.written, undo: {} }
  },
  async hold(sent) {
    await sent.api.orderDesk.hold({ ...sent.change, reason: text(sent, 'reason') })
    return { sentence: texts.held, undo: {} }
  },
  async release(sent) {
    await sent.api.orderDesk.release(sent.change)
    return { sentence: texts.released, undo: { reason: text(sent, 'was') } }
  },
}
