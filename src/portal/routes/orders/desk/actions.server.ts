// How to add a panel to the order page:
// 1. The call: a group in src/features/desk/order-desk/contract and server, joined in contract.ts and
//    server/handlers.ts, its row in server/permission-rows.ts, and its row in rules/allowed-actions.ts.
// 2. The panel: `NAME-panel.tsx` here. It shows its forms with <DeskForm intent="…"> while `may(order, '…')`.
// 3. What its forms do: `NAME-actions.server.ts` with an object of PanelActions by intent, spread below.
// 4. Its place: one line in desk-page.tsx.
import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data } from 'react-router'
import { REVERSED_BY, type Reversible } from '#features/desk/order-desk/rules/reversals.ts'
import { portalContext } from '../../../context.ts'
import { attempted } from '../../../frame/answers.server.ts'
import { idOf, textOf } from '../../reading.ts'
import { afterActions } from './after-actions.server.ts'
import { damageActions } from './damage-actions.server.ts'
import { decideActions } from './decide-actions.server.ts'
import { editActions } from './editing/edit-actions.server.ts'
import { noteActions } from './note-actions.server.ts'
import type { Done, PanelAction, SentForm } from './panel.ts'
import { serialActions } from './serials/serial-actions.server.ts'
import { shipActions } from './ship-actions.server.ts'
import { texts } from './texts.ts'
import { workActions } from './work/work-actions.server.ts'

/** What each form of the page does, by its intent. */
const ACTIONS: Readonly<Record<string, PanelAction>> = {
  ...decideActions,
  ...noteActions,
  ...workActions,
  ...shipActions,
  ...serialActions,
  ...editActions,
  ...afterActions,
  ...damageActions,
}

/** Carries out the form that was sent. Throws the answer 400 for an intent that no panel has. */
export async function deskAction({ request, context, params, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = textOf(form.get('intent'))
  const act = Object.hasOwn(ACTIONS, intent) ? ACTIONS[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const seen = idOf(form.get('version'))
  const change = { orderID: (params.id ?? '').slice(0, 40) || '-', ...(seen !== undefined && { seen }) }
  const { api } = context.get(portalContext)
  const of = textOf(form.get('of'))
  return attempted(async () => outcomeOf(await act({ api, form, change }), intent, { form, change }), url, {
    intent,
    of,
  })
}

/**
 * What the page says, with the Undo of an act that has one. An undo is not undone. It follows the version
 * that the act made, so it may be pressed before the page has read the order again.
 */
function outcomeOf(done: Done, intent: string, { form, change }: Pick<SentForm, 'form' | 'change'>) {
  const outcome = { intent, id: randomUUID() }
  if (typeof done === 'string') return { ...outcome, done }
  if ('preview' in done) return { ...outcome, preview: done.preview }
  if (form.has('isUndo')) return { ...outcome, done: texts.undone }
  const version = change.seen === undefined ? '' : String(change.seen + 1)
  const by = { intent: REVERSED_BY[intent as Reversible], version, isUndo: 'yes' }
  return { ...outcome, done: done.sentence, undo: { ...done.undo, ...by } }
}
