import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { ApiError } from '#lib/api-error.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'
import type { RegistrationRow } from './coverage.ts'
import { registeredMail } from './mails.ts'
import type { SoldUnit } from './units.ts'

export const registrationsOf = (db: Db, orderId: string): Promise<RegistrationRow[]> =>
  db.selectFrom('warranty_registration').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

interface Filled {
  serial: string | null
  photo: string | null
  installedOn: string
  installer: string
}

/**
 * Registers a unit, or corrects its registration while the maker does not have it. The same form sent twice
 * makes one registration. Throws ApiError filed_already, serial_taken.
 */
export async function keepRegistration(
  db: Db,
  orderId: string,
  { unit, filled, now }: { unit: SoldUnit; filled: Filled; now: Date },
): Promise<void> {
  const write = () =>
    inTransaction(
      db,
      async (trx) => {
        const row = await upsert(trx, orderId, unit, filled, now)
        if (!row) throw new ApiError('filed_already', texts.filedAlready, { status: 409 })
        await writeOutbox(trx, registeredMail(row.id), now)
      },
      texts.busy,
    )
  try {
    // Of two equal forms at the same moment, PostgreSQL may find the serial number of the first before its
    // unit. Once the first is stored, the second writes over it.
    await write().catch((error: unknown) => {
      if (!isTakenSerial(error)) throw error
      return write()
    })
  } catch (error) {
    if (isTakenSerial(error)) throw new ApiError('serial_taken', texts.taken, { status: 409 })
    throw error
  }
}

/** Writes the registration of a unit; undefined when staff have filed it already. */
const upsert = (
  trx: Transaction<Tables>,
  orderId: string,
  { terms, ...unit }: SoldUnit,
  filled: Filled,
  now: Date,
): Promise<{ id: number } | undefined> =>
  trx
    .insertInto('warranty_registration')
    .values({
      order_id: orderId,
      slot: unit.slot,
      product_id: unit.productId,
      product: unit.product,
      unit: unit.unit,
      sku: unit.sku,
      brand: unit.brand,
      serial: filled.serial,
      photo: filled.photo,
      installed_on: filled.installedOn,
      installer: filled.installer,
      registered_years: terms.registeredYears,
      unregistered_years: terms.unregisteredYears,
      core_years: terms.coreYears,
      within_days: terms.withinDays,
      registered_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'slot'])
        .doUpdateSet(({ ref }) => ({
          serial: filled.serial,
          photo: filled.photo ?? ref('warranty_registration.photo'),
          installed_on: filled.installedOn,
          installer: filled.installer,
        }))
        .where('warranty_registration.state', '=', 'received'),
    )
    .returning('id')
    .executeTakeFirst()

const UNIQUE_VIOLATION = '23505'

export const isTakenSerial = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === UNIQUE_VIOLATION && constraint === 'warranty_registration_of_serial'
}
