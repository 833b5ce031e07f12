import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { RegistrationState } from '../rules/registration.ts'

declare module '#db/tables.ts' {
  interface Tables {
    warranty_registration: WarrantyRegistrationTable
    warranty_reminder: WarrantyReminderTable
  }
}

type NullableText = ColumnType<string | null, string | null | undefined, string | null>

/** A machine that its owner registered for the longer parts warranty. */
interface WarrantyRegistrationTable {
  id: GeneratedAlways<number>
  order_id: string
  /** names the machine in its order: product, unit of its system, copy */
  slot: string
  product_id: string
  product: string
  unit: string
  sku: string
  brand: string
  /** null until a person has read it from the photo */
  serial: string | null
  photo: string | null
  /** yyyy-mm-dd */
  installed_on: string
  installer: Generated<string>
  registered_years: number
  unregistered_years: number
  core_years: number | null
  within_days: number
  state: Generated<RegistrationState>
  maker_reference: NullableText
  filed_by: NullableText
  filed_at: NullableTimestamp
  registered_at: Timestamp
}

/** The decision whether the owner of an order was reminded to register. */
interface WarrantyReminderTable {
  order_id: string
  was_sent: boolean
  decided_at: Timestamp
}
