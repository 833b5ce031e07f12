import { createHash } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, inCompany, requireStill } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { fileTypeOf, isInForce, MOST_FILE_BYTES, MOST_WAITING } from '../rules/exemption.ts'
import { texts } from '../texts.ts'

export type ExemptionRow = Selectable<Tables['tax_exemption']>

interface ExemptionServices {
  db: Db
  clock: Clock
  files: FileStore
}

interface SentCertificate {
  companyId: number
  customerId: number | null
  state: string
  number: string
  endsOn: string
  file: Uint8Array
}

const fileKey = (hash: string): string => `tax-exemptions/${hash}`

/**
 * Stores a certificate, which waits for a decision. The file is known by its bytes. Throws ApiError
 * file_refused, too_large, certificate_ended, too_many.
 */
export async function sendCertificate(
  { db, clock, files }: ExemptionServices,
  permission: Authorized<'company.write'>,
  { companyId, customerId, state, number, endsOn, file }: SentCertificate,
): Promise<ExemptionRow> {
  const now = clock.now()
  const type = fileTypeOf(file)
  if (file.length > MOST_FILE_BYTES) throw new ApiError('too_large', texts.tooLarge, { status: 413 })
  if (type === undefined) throw new ApiError('file_refused', texts.notFile, { status: 422 })
  if (endsOn < inStoreZone(now).day) throw new ApiError('certificate_ended', texts.ended, { status: 422 })
  const hash = createHash('sha256').update(file).digest('hex')
  await files.put(fileKey(hash), file)
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      // The company's row makes two senders take turns.
      await trx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().executeTakeFirst()
      const { waiting } = await trx
        .selectFrom('tax_exemption')
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .where('company_id', '=', companyId)
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow()
      if (waiting >= MOST_WAITING) throw new ApiError('too_many', texts.tooMany, { status: 409 })
      const row = await trx
        .insertInto('tax_exemption')
        .values({
          company_id: companyId,
          customer_id: customerId,
          state,
          number,
          ends_on: endsOn,
          file_hash: hash,
          file_type: type,
          sent_by: writeActor(permission.actor),
          sent_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'tax-exemption.send',
        entity: 'tax_exemption',
        entityId: row.id,
        after: { state, number, endsOn, customerId },
        companyId,
      })
      return row
    },
    texts.busy,
  )
}

/** The certificates that a permission covers, newest first. */
export const listCertificates = (db: Db, permission: Authorized<'company.read'>): Promise<ExemptionRow[]> =>
  db
    .selectFrom('tax_exemption')
    .selectAll()
    .where(inCompany(permission, 'company_id'))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** The file of a certificate. Throws ApiError not_found. */
export async function certificateFile(
  { db, files }: Pick<ExemptionServices, 'db' | 'files'>,
  permission: Authorized<'company.read'>,
  id: number,
): Promise<{ bytes: Uint8Array; type: string }> {
  const row = await db
    .selectFrom('tax_exemption')
    .select(['file_hash', 'file_type'])
    .where('id', '=', id)
    .where(inCompany(permission, 'company_id'))
    .executeTakeFirst()
  const bytes = row && (await files.read(fileKey(row.file_hash)))
  if (!row || !bytes) throw new ApiError('not_found', texts.noCertificate, { status: 404 })
  return { bytes, type: row.file_type }
}

interface Decision {
  id: number
  decision: 'accepted' | 'refused'
  note: string
  /** the states for which staff accept it; undefined: the one that the sender named */
  states?: readonly string[] | undefined
  /** the last day that staff read on the certificate; undefined: the one that the sender typed */
  endsOn?: string | undefined
}

/**
 * Staff accept or refuse a certificate, once. One certificate can hold for several states: each has a row.
 * Throws ApiError not_found, decided, forbidden, reason_needed, certificate_ended.
 */
export const decideTaxCertificate = (
  { db, clock }: Pick<ExemptionServices, 'db' | 'clock'>,
  permission: Authorized<'certificates-tax.decide'>,
  { id, decision, note, states, endsOn }: Decision,
): Promise<ExemptionRow> => {
  if (decision === 'refused' && note === '')
    throw new ApiError('reason_needed', texts.reasonNeeded, { status: 400 })
  if (decision === 'accepted' && endsOn !== undefined && endsOn < inStoreZone(clock.now()).day)
    throw new ApiError('certificate_ended', texts.ended, { status: 422 })
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const actor = writeActor(permission.actor)
      const row = await trx
        .selectFrom('tax_exemption')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new ApiError('not_found', texts.noCertificate, { status: 404 })
      if (row.status === decision && row.decided_by === actor) return row
      // An accepted certificate can still be refused, when it turns out to be wrong.
      if (row.status !== 'waiting' && !(row.status === 'accepted' && decision === 'refused'))
        throw new ApiError('decided', texts.decided, { status: 409 })
      const facts = {
        status: decision,
        ends_on: (decision === 'accepted' && endsOn) || row.ends_on,
        decided_by: actor,
        decided_at: clock.now(),
        decision_note: note,
      }
      const [state = row.state, ...others] = (decision === 'accepted' && states) || []
      const decided = await trx
        .updateTable('tax_exemption')
        .set({ ...facts, state })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const { id: _, ...copied } = row
      if (others.length > 0)
        await trx
          .insertInto('tax_exemption')
          .values(others.map((other) => ({ ...copied, ...facts, state: other })))
          .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'tax-exemption.decide',
        entity: 'tax_exemption',
        entityId: id,
        before: { status: row.status, states: [row.state], endsOn: row.ends_on },
        after: { status: decision, states: [state, ...others], endsOn: facts.ends_on },
        reason: note,
        companyId: row.company_id,
      })
      return decided
    },
    texts.busy,
  )
}

/** The certificate by which an order owes no sales tax; undefined without one. */
export async function exemptionOf(
  db: Db | Transaction<Tables>,
  order: { companyId: number | null; customerId: number | null; state: string; at: Date },
): Promise<{ id: number; number: string; state: string } | undefined> {
  if (order.companyId === null) return undefined
  const rows = await db
    .selectFrom('tax_exemption')
    .selectAll()
    .where('company_id', '=', order.companyId)
    .where('state', '=', order.state)
    .where('status', '=', 'accepted')
    .orderBy('id')
    .execute()
  const day = inStoreZone(order.at).day
  const row = rows.find((each) =>
    isInForce(
      { status: each.status, state: each.state, endsOn: each.ends_on, customerId: each.customer_id },
      { state: order.state, day, customerId: order.customerId },
    ),
  )
  return row && { id: row.id, number: row.number, state: row.state }
}
