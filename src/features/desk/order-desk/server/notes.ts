import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, noteOrder } from '#features/selling/orders/server/index.ts'
import { type RefusalReason, texts } from '../texts.ts'

/** An order has at most this many notes. */
const MOST_NOTES = 200

interface NoteChange {
  orderId: string
  /** of the note */
  id: string
  author: { id: number; name: string }
  now: Date
}

type Outcome<Kind extends string> =
  | { kind: Kind | 'repeated' }
  | { kind: 'refused'; reason: RefusalReason | 'no_such_order' }

/** Writes a note. The same form sent twice writes one. */
export const writeNote = (db: Db, permission: MayNote, { body, ...change }: NoteChange & { body: string }) =>
  changed(db, permission, change, async (trx): Promise<Outcome<'written'>> => {
    const { orderId, id, author, now } = change
    const { count } = await trx
      .selectFrom('order_note')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('order_id', '=', orderId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_NOTES) return { kind: 'refused', reason: 'too_many_notes' }
    const written = await trx
      .insertInto('order_note')
      .values({
        id,
        order_id: orderId,
        body,
        author_id: author.id,
        author_name: author.name,
        written_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (written) return { kind: 'written' }
    const {
      order_id,
      author_id,
      body: was,
    } = await trx.selectFrom('order_note').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const isSame = order_id === orderId && author_id === author.id && was === body
    return isSame ? { kind: 'repeated' } : { kind: 'refused', reason: 'key_used' }
  })

/** Changes the words of a note of one's own. */
export const changeNote = (db: Db, permission: MayNote, { body, ...change }: NoteChange & { body: string }) =>
  changed(db, permission, change, (trx) =>
    setOwn(trx, change, 'changed', { body, changed_at: change.now }, (note) => note.body === body),
  )

/** Removes a note of one's own. */
export const removeNote = (db: Db, permission: MayNote, change: NoteChange) =>
  changed(db, permission, change, (trx) =>
    setOwn(trx, change, 'removed', { removed_at: change.now }, (note) => note.removed_at !== null),
  )

/** Brings a removed note of one's own back. */
export const restoreNote = (db: Db, permission: MayNote, change: NoteChange) =>
  changed(db, permission, change, (trx) =>
    setOwn(trx, change, 'restored', { removed_at: null }, (note) => note.removed_at === null),
  )

/** What became of a note. */
type Act = 'written' | 'changed' | 'removed' | 'restored'

type MayNote = Authorized<'order-desk.note'>

/** Carries a change out under the lock of the order. Its event in the history is without the words. */
const changed = <Kind extends Act>(
  db: Db,
  permission: MayNote,
  { orderId, now }: NoteChange,
  act: (trx: Transaction<Tables>) => Promise<Outcome<Kind>>,
): Promise<Outcome<Kind>> =>
  inTransaction(
    db,
    async (trx) => {
      const order = await lockOrderFor(trx, permission, orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      const done = await act(trx)
      if (done.kind !== 'refused' && done.kind !== 'repeated')
        await noteOrder(trx, { orderId, kind: `note_${done.kind}`, actor: permission.actor, now })
      return done
    },
    texts.busy,
  )

type Note = Selectable<Tables['order_note']>

async function setOwn<Kind extends Act>(
  trx: Transaction<Tables>,
  { orderId, id, author }: NoteChange,
  kind: Kind,
  values: Partial<Pick<Note, 'body' | 'changed_at' | 'removed_at'>>,
  isDone: (note: Note) => boolean,
): Promise<Outcome<Kind>> {
  const note = await trx
    .selectFrom('order_note')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!note || (kind === 'changed' && note.removed_at !== null))
    return { kind: 'refused', reason: 'no_such_note' }
  if (note.author_id !== author.id) return { kind: 'refused', reason: 'not_your_note' }
  if (isDone(note)) return { kind: 'repeated' }
  await trx.updateTable('order_note').set(values).where('id', '=', id).execute()
  return { kind }
}
