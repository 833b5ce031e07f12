import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { lockOrderFor, noteOrder } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { serialTexts } from '../../rules/serial-texts.ts'
import { placeSerials, plainSerial, serialFault, type WantedSerial } from '../../rules/serials.ts'
import { texts } from '../../texts.ts'
import { NO_ORDER, type NoOrder, type OrderChange, type RecordedChange } from '../order-change.ts'
import { machinesIn, type SerialRow } from './read-serials.ts'

/** A serial number that is entered. `field` names the field of the form that a refusal is about. */
export type EnteredSerial = WantedSerial & { field?: string | undefined }

type MayWrite = Authorized<'serials.write'>
type Trx = Transaction<Tables>
type Written<Kind extends string> = { kind: Kind | 'repeated'; ids: number[] } | NoOrder

/** Throws the refusal of one serial number, at its field. */
function refuse(message: string, path = 'serial'): never {
  throw new ApiError('serial', message, { status: 409, details: { issues: [{ path, message }] } })
}

/**
 * Enters serial numbers of machines that were shipped. The same form sent twice enters them once. Throws
 * ApiError `serial` for the first that is wrong.
 */
export const addSerials = (
  db: Db,
  permission: MayWrite,
  change: OrderChange & { serials: readonly EnteredSerial[] },
): Promise<Written<'added'>> =>
  changed(db, permission, change, (trx) => enterSerials(trx, { ...change, actor: permission.actor }))

/** As `addSerials`, in the transaction of a change that has locked the order. */
export async function enterSerials(
  trx: Trx,
  { orderId, serials, actor, now }: RecordedChange & { serials: readonly EnteredSerial[] },
): Promise<{ kind: 'added' | 'repeated'; ids: number[] }> {
  const fieldOf = (at: number): string => serials[at]?.field ?? `serials.${at}`
  const machines = (await machinesIn(trx, orderId)).filter(({ kind }) => kind !== 'waiting')
  const rooms = machines.map((each) => ({ ...each, known: each.serials.map(({ serial }) => serial) }))
  const plan = placeSerials(rooms, serials)
  if ('fault' in plan) return refuse(plan.fault, fieldOf(plan.at))
  const added = plan.placed.flatMap(({ kind, place, serial }, at) =>
    kind === 'new' ? [{ place, serial, sku: place.model, field: fieldOf(at) }] : [],
  )
  if (added.length === 0) return { kind: 'repeated', ids: [] }
  await requireFree(trx, orderId, added)
  const rows = await trx
    .insertInto('unit_serial')
    .values(
      added.map(({ place, serial, sku }) => {
        const isShipment = machines.some((each) => each.parcel === place.parcel && each.kind === 'shipment')
        return {
          ...{ order_id: orderId, line_no: place.lineNo, part: place.part, sku, serial },
          shipment_id: isShipment ? place.parcel : null,
          replacement_id: isShipment ? null : place.parcel,
          ...{ actor: writeActor(actor), entered_at: now },
        }
      }),
    )
    .returning('id')
    .execute()
  const reason = added.map(({ serial }) => serial).join(', ')
  await noteOrder(trx, { orderId, kind: 'serials_added', actor, reason, now })
  return { kind: 'added', ids: rows.map(({ id }) => id) }
}

/** Corrects a serial number. Throws ApiError `serial`. */
export const changeSerial = (
  db: Db,
  permission: MayWrite,
  change: OrderChange & { id: number; serial: string },
): Promise<Written<'changed'>> =>
  changed(db, permission, change, async (trx) => {
    const { orderId, id, now } = change
    const serial = plainSerial(change.serial)
    const [row] = await rowsOf(trx, orderId, [id], 'present')
    if (!row) return refuse(serialTexts.gone)
    if (row.serial === serial) return { kind: 'repeated', ids: [id] }
    const fault = serialFault(serial, row.sku)
    if (fault !== undefined) return refuse(fault)
    await requireFree(trx, orderId, [{ sku: row.sku, serial }])
    await trx.updateTable('unit_serial').set({ serial }).where('id', '=', id).execute()
    const reason = serialTexts.changedTo(row.serial, serial)
    await noteOrder(trx, { orderId, kind: 'serial_changed', actor: permission.actor, reason, now })
    return { kind: 'changed', ids: [id] }
  })

/** Takes serial numbers off an order. */
export const removeSerials = (
  db: Db,
  permission: MayWrite,
  change: OrderChange & { ids: readonly number[] },
): Promise<Written<'removed'>> =>
  changed(db, permission, change, async (trx) => {
    const { orderId, now } = change
    const rows = await rowsOf(trx, orderId, change.ids, 'present')
    const ids = rows.map(({ id }) => id)
    if (rows.length === 0) return { kind: 'repeated', ids }
    await trx.updateTable('unit_serial').set({ removed_at: now }).where('id', 'in', ids).execute()
    const reason = rows.map(({ serial }) => serial).join(', ')
    await noteOrder(trx, { orderId, kind: 'serials_removed', actor: permission.actor, reason, now })
    return { kind: 'removed', ids }
  })

/** Puts removed serial numbers back, as long as their machines have no other. Throws ApiError `serial`. */
export const restoreSerials = (
  db: Db,
  permission: MayWrite,
  change: OrderChange & { ids: readonly number[] },
): Promise<Written<'restored'>> =>
  changed(db, permission, change, async (trx) => {
    const { orderId, now } = change
    const rows = await rowsOf(trx, orderId, change.ids, 'removed')
    const ids = rows.map(({ id }) => id)
    if (rows.length === 0) return { kind: 'repeated', ids }
    await requireFree(trx, orderId, rows)
    await trx.updateTable('unit_serial').set({ removed_at: null }).where('id', 'in', ids).execute()
    if ((await machinesIn(trx, orderId)).some(({ serials, machines }) => serials.length > machines))
      return refuse(serialTexts.notShipped)
    const reason = rows.map(({ serial }) => serial).join(', ')
    await noteOrder(trx, { orderId, kind: 'serials_restored', actor: permission.actor, reason, now })
    return { kind: 'restored', ids }
  })

/** Carries a change out under the lock of the order. */
const changed = <Kind extends string>(
  db: Db,
  permission: MayWrite,
  { orderId }: OrderChange,
  act: (trx: Trx) => Promise<{ kind: Kind | 'repeated'; ids: number[] }>,
): Promise<Written<Kind>> =>
  againIfTaken(() =>
    inTransaction(
      db,
      async (trx): Promise<Written<Kind>> => {
        const order = await lockOrderFor(trx, permission, orderId)
        return order ? act(trx) : NO_ORDER
      },
      texts.busy,
    ),
  )

/**
 * Two orders may take the same number at the same moment: the index lets one have it. The other tries again,
 * and then finds whose it is.
 */
export const againIfTaken = <T>(run: () => Promise<T>): Promise<T> =>
  run().catch((error: unknown) => {
    if (isTaken(error)) return run()
    throw error
  })

const rowsOf = (trx: Trx, orderId: string, ids: readonly number[], which: 'present' | 'removed') =>
  ids.length === 0
    ? Promise.resolve<SerialRow[]>([])
    : trx
        .selectFrom('unit_serial')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('id', 'in', ids)
        .where('removed_at', which === 'present' ? 'is' : 'is not', null)
        .orderBy('id')
        .execute()

/** Refuses the first serial number that another machine of the same model has, and names its order. */
async function requireFree(
  trx: Trx,
  orderId: string,
  wanted: readonly { sku: string; serial: string; field?: string }[],
): Promise<void> {
  const known = await trx
    .selectFrom('unit_serial')
    .select(['order_id', 'sku', 'serial'])
    .where(
      'serial',
      'in',
      wanted.map(({ serial }) => serial),
    )
    .where('removed_at', 'is', null)
    .execute()
  for (const { sku, serial, field } of wanted) {
    const taken = known.find((each) => each.sku === sku && each.serial === serial)
    if (!taken) continue
    const isHere = taken.order_id === orderId
    refuse(isHere ? serialTexts.here : serialTexts.taken(printedOrderNumber(taken.order_id)), field)
  }
}

const isTaken = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && constraint === 'unit_serial_once'
}
