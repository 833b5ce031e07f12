import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { found, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { plainSerial, serialFault } from '#features/selling/fulfilment/rules/serials.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { findOrders } from '#features/selling/orders/server/index.ts'
import { ApiError, refuseFaults } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { chosenFile } from '#platform/files/rules/upload.ts'
import { type FileStore, fileAnswer } from '#platform/files/server/file-store.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { keepPhoto } from '#platform/photos/server/keep-photo.ts'
import { type DeskRegistration, warrantyDeskContract } from '../contract.ts'
import { WARRANTY } from '../rules/access.ts'
import { MOST_PLATE_BYTES } from '../rules/registration.ts'
import { texts } from '../texts.ts'
import { coverageOfRow, type RegistrationRow, stateOf } from './coverage.ts'
import { filedMail } from './mails.ts'
import { isTakenSerial } from './registrations.ts'

export const platePhotoKey = (hash: string): string => `warranty-plates/${hash}.jpg`

/** Keeps the photo of a plate. Returns its hash; null for an empty field. Throws what `keepPhoto` throws. */
export async function keepPlate(
  files: Pick<FileStore, 'put'>,
  file: File | undefined,
): Promise<string | null> {
  const chosen = chosenFile(file)
  if (!chosen) return null
  const { hash } = await keepPhoto(files, chosen, {
    keyOf: platePhotoKey,
    maxBytes: MOST_PLATE_BYTES,
    tooLarge: texts.photoTooLarge,
    unreadable: texts.photoUnreadable,
    storageFull: texts.storageFull,
  })
  return hash
}

interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}

const os = implement(warrantyDeskContract).$context<DeskContext>()
const PAGE = 50

export const warrantyDeskHandlers = {
  list: os.list
    .use(needs(WARRANTY.read))
    .handler(async ({ input: { state, search, after }, context: { db, clock } }) => {
      const today = inStoreZone(clock.now()).day
      // Waiting registrations come oldest first, filed ones newest first.
      const { order, isAfter } = placeIn(
        { id: 'r.id', direction: state === 'received' ? 'asc' : 'desc' },
        after,
      )
      const rows = await db
        .selectFrom('warranty_registration as r')
        .selectAll()
        .where('r.state', '=', state)
        .$if(search !== '', (query) =>
          query.where(({ eb, or }) =>
            or([eb('r.order_id', '=', typedOrderNumber(search)), eb('r.serial', '=', plainSerial(search))]),
          ),
        )
        .where(isAfter)
        .orderBy(order)
        .limit(PAGE + 1)
        .execute()
      const { page, next } = pageOf(rows, PAGE)
      const orders = await findOrders(db, [...new Set(page.map((row) => row.order_id))])
      const stateOfOrder = new Map(orders.map((order) => [order.id, stateOf(order)]))
      return {
        registrations: page.map((row) => present(row, stateOfOrder.get(row.order_id) ?? '', today)),
        next,
      }
    }),

  file: os.file
    .use(needs(WARRANTY.file))
    .handler(async ({ input, context: { db, signedIn, clock, permission } }) => {
      const by = actorName(permission.actor)
      const now = clock.now()
      try {
        await db.transaction().execute(async (trx) => {
          const row = found(
            await trx
              .selectFrom('warranty_registration')
              .selectAll()
              .where('id', '=', input.id)
              .forUpdate()
              .executeTakeFirst(),
          )
          if (row.state === 'filed') throw new ApiError('filed_already', texts.filedAlready, { status: 409 })
          const serial = serialToFile(row, input.serial)
          await trx
            .updateTable('warranty_registration')
            .set({ state: 'filed', serial, maker_reference: input.reference, filed_by: by, filed_at: now })
            .where('id', '=', row.id)
            .execute()
          await writeOutbox(trx, filedMail(row.id), now)
          await recordAudit(trx, {
            actor: permission.actor,
            action: 'warranties.file',
            entity: 'warranty registration',
            entityId: row.id,
            before: { serial: row.serial },
            after: { serial, reference: input.reference },
            sessionId: signedIn?.sessionId,
          })
        })
      } catch (error) {
        if (isTakenSerial(error)) throw new ApiError('serial_taken', texts.taken, { status: 409 })
        throw error
      }
      return { changed: true as const }
    }),

  photo: os.photo.use(needs(WARRANTY.read)).handler(async ({ input, context: { db, files } }) => {
    const row = await db
      .selectFrom('warranty_registration')
      .select('photo')
      .where('id', '=', input.id)
      .executeTakeFirst()
    const bytes = found(row?.photo ? await files.read(platePhotoKey(row.photo)) : undefined)
    return fileAnswer(bytes, 'plate.jpg', { shown: 'inline' })
  }),
}

/** The serial number that staff read from the photo, or the one of the owner. Throws ApiError invalid. */
function serialToFile(row: RegistrationRow, typed: string): string {
  const serial = plainSerial(typed) || row.serial
  const fault = serial === null ? texts.needsSerial : serialFault(serial, row.sku)
  refuseFaults({ serial: fault })
  return serial ?? ''
}

/** @param shippedTo the state that the order went to @param today yyyy-mm-dd */
function present(row: RegistrationRow, shippedTo: string, today: string) {
  const { registerBy, endsOn } = coverageOfRow(row, shippedTo)
  return {
    id: row.id,
    orderId: row.order_id,
    unit: row.unit,
    product: row.product,
    sku: row.sku,
    brand: row.brand,
    serial: row.serial,
    hasPhoto: row.photo !== null,
    installedOn: row.installed_on,
    installer: row.installer,
    registeredAt: row.registered_at.toISOString(),
    registerBy,
    isOverdue: row.state === 'received' && registerBy < today,
    endsOn,
    state: row.state,
    makerReference: row.maker_reference,
    filedBy: row.filed_by,
  } satisfies DeskRegistration
}
