import type { Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { OrderRow } from '#features/selling/orders/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Registration } from '../contract.ts'
import { type Coverage, coverageOf } from '../rules/terms.ts'

export type RegistrationRow = Selectable<Tables['warranty_registration']>

/** The state that an order went to. */
export const stateOf = ({ shipping }: Pick<OrderRow, 'shipping'>): string => shipping.state ?? ''

/** The effect of a registration on the warranty in the state that its order went to. */
export const coverageOfRow = (row: RegistrationRow, state: string): Coverage =>
  coverageOf(
    {
      registeredYears: row.registered_years,
      unregisteredYears: row.unregistered_years,
      coreYears: row.core_years,
      withinDays: row.within_days,
    },
    { installedOn: row.installed_on, registeredOn: inStoreZone(row.registered_at).day, state },
  )

export const presentRegistration = (row: RegistrationRow, state: string): Registration => ({
  serial: row.serial,
  hasPhoto: row.photo !== null,
  installedOn: row.installed_on,
  installer: row.installer,
  registeredOn: inStoreZone(row.registered_at).day,
  state: row.state,
  makerReference: row.maker_reference,
  ...coverageOfRow(row, state),
})
