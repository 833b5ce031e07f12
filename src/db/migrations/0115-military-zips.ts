import { type Kysely, sql } from 'kysely'

/**
 * Earlier releases took the region of military mail from the places' file, which names it wrongly or not at
 * all. It follows from the ZIP code (USPS): 090 to 098 AE, 340 AA, 962 to 966 AP. A new database has no
 * places yet and gets them right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update zip_place
    set state = case when zip < '09900' then 'AE' when zip < '35000' then 'AA' else 'AP' end
    where zip between '09000' and '09899'
      or zip between '34000' and '34099'
      or zip between '96200' and '96699'
  `.execute(db)
  await sql`
    insert into zip_place (zip, city, state, county, county_fips, lat, lng, rural)
    select '96365', 'APO', 'AP', '', '', 26.3652, 127.7586, rural
    from zip_place
    where zip = '96362'
    on conflict do nothing
  `.execute(db)
}
