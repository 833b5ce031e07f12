import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import {
  type CertificateDecision,
  type CertificateRefusal,
  certificateRefusal,
} from '../rules/certificate.ts'
import type { OrderRow } from './order-rows.ts'
import { noteOrder, type OrderNote } from './transitions.ts'

export type CertificateRow = Selectable<Tables['epa_certificate']>

/** The EPA 608 certificate of an order; undefined for one without refrigerant. */
export const findCertificate = (
  db: Db | Transaction<Tables>,
  orderId: string,
): Promise<CertificateRow | undefined> =>
  db.selectFrom('epa_certificate').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/**
 * Puts the certificate of an order before staff again, because refrigerant was added. `number` replaces the
 * one on file. The caller has locked the order.
 */
export const askCertificate = (trx: Transaction<Tables>, orderId: string, number: string) => {
  const asked = { number, state: 'waiting' as const, decided_by: null, decided_at: null, how: null }
  return trx
    .insertInto('epa_certificate')
    .values({ order_id: orderId, ...asked })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(asked))
    .execute()
}

interface Decided extends Omit<OrderNote, 'orderId' | 'kind' | 'reason'> {
  decision: CertificateDecision
  how: string
  /** a number that the buyer gave later, instead of the one on file */
  number: string | undefined
}

/**
 * Records what staff found out about the certificate, once: who, when and how. Returns why not, or undefined.
 * The caller has locked the order.
 */
export async function recordCertificateDecision(
  trx: Transaction<Tables>,
  order: OrderRow,
  { decision, how, number, ...note }: Decided,
): Promise<CertificateRefusal | undefined> {
  const onFile = await findCertificate(trx, order.id)
  const refusal = certificateRefusal(order.state, onFile, number)
  if (refusal) return refusal
  const decided = {
    number: number ?? onFile?.number ?? '',
    state: decision,
    decided_by: writeActor(note.actor),
    decided_at: note.now,
    how,
  }
  await trx
    .insertInto('epa_certificate')
    .values({ order_id: order.id, ...decided })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(decided))
    .execute()
  const reason = `${decided.number}: ${how}`
  await noteOrder(trx, { ...note, orderId: order.id, kind: `certificate_${decision}`, reason })
  return undefined
}
