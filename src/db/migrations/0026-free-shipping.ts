import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * All equipment ships free since the release of November 2026, but a product keeps what its import wrote:
 * "no" for the types that were charged before. This writes the new rule into products that are stored
 * already. A merchant who charges for one of them says so in the column ships_free of the next import.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    with changed as (
      update product
      set ships_free = true
      where not ships_free
        and not pays_shipping
        and not is_service
        and type in (
          'coil', 'air-handler', 'mini-split-outdoor', 'mini-split-indoor', 'mini-split-system',
          'multi-zone-system', 'ptac', 'window-air-conditioner', 'boiler', 'tank-water-heater',
          'tankless-water-heater', 'unit-heater', 'dehumidifier', 'ventilator'
        )
      returning id
    ), moved as (
      update catalogue_version
      set version = version + 1, changed_at = now()
      where exists (select from changed)
      returning version
    )
    select pg_notify('catalogue', version::text) from moved`.execute(db)
}

/** The products keep their free shipping: which of them had it before is not known. */
export async function down(): Promise<void> {}
