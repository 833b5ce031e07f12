import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { texts } from '#features/service/contractors/texts.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { FEEDBACK, INSTALLERS, LISTINGS } from './data/installers.ts'

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Installers and feedback of the demo, in a store without listings. Each of them is made up. */
export async function loadDemoContractors(trx: Transaction<Tables>, now: Date): Promise<void> {
  const places = await trx
    .selectFrom('zip_place')
    .select(['zip', 'lat', 'lng'])
    .where(
      'zip',
      'in',
      LISTINGS.map(({ zip }) => zip),
    )
    .execute()
  // Without places there would be no listing, and the next start would insert the companies again.
  if (places.length === 0) return
  await trx
    .insertInto('company')
    .values(INSTALLERS.map((company) => ({ ...company, created_at: now })))
    .execute()
  const companies = await trx
    .selectFrom('company')
    .select(['id', 'name'])
    .where(
      'name',
      'in',
      LISTINGS.map(({ name }) => name),
    )
    .execute()
  const idOf = new Map(companies.map(({ id, name }) => [name, id]))
  const placeOf = new Map(places.map((place) => [place.zip, place]))
  for (const [index, listing] of LISTINGS.entries()) {
    const place = placeOf.get(listing.zip)
    const id = idOf.get(listing.name)
    // A store of tests may have fewer places or other people.
    if (!place || id === undefined) continue
    await trx
      .insertInto('contractor_listing')
      .values({
        company_id: id,
        license_number: `DEMO-${1_040 + index * 7}`,
        license_issuer: listing.issuer,
        license_ends_on: dayOf(later(now, (200 + index * 31) * DAY_MS)),
        license_checked_on: dayOf(later(now, -(10 + index) * DAY_MS)),
        epa608_number: `DEMO-608-${2_200 + index}`,
        epa608_type: listing.epa,
        epa608_checked_on: dayOf(later(now, -(10 + index) * DAY_MS)),
        base_zip: place.zip,
        lat: place.lat,
        lng: place.lng,
        radius_miles: listing.miles,
        extra_zips: listing.more,
        prices: JSON.stringify(
          listing.prices.map(([job, low, high]) => ({ job, low: low * 100, high: high * 100 })),
        ),
        is_shown: true,
        changed_by: 'demo',
        changed_at: now,
      })
      .execute()
    await insertFeedback(trx, id, listing.name, now)
  }
}

async function insertFeedback(
  trx: Transaction<Tables>,
  companyId: number,
  name: string,
  now: Date,
): Promise<void> {
  const rows = FEEDBACK.filter((each) => each.about === name).map(
    ({ author, rating, kept, body, isWaiting = false }, index, all) => {
      const email = `${author.toLowerCase().replace(/[^a-z]/g, '')}@home.example`
      const receivedAt = later(now, -(9 * (all.length - index) - 4) * DAY_MS)
      return {
        company_id: companyId,
        rating,
        kept_price: kept,
        body,
        author,
        email,
        mailbox: email,
        consent_text: texts.feedback.consent,
        consented_at: receivedAt,
        received_at: receivedAt,
        ...(isWaiting
          ? {}
          : { state: 'published' as const, decided_by: 'demo', decided_at: later(receivedAt, DAY_MS) }),
      }
    },
  )
  if (rows.length > 0) await trx.insertInto('contractor_feedback').values(rows).execute()
}
