import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import { found } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { ListedInstaller, PublishedFeedback } from '../contract.ts'
import { FEEDBACK_SHOWN } from '../rules/feedback.ts'
import type { Job } from '../rules/listing.ts'
import { boxAround, byRating, milesToServed } from '../rules/serving.ts'
import { texts } from '../texts.ts'
import { isSeenOn, listingRows, present } from './listing-rows.ts'

/** Installers that one list shows. */
const MOST_SHOWN = 20
/** Installers that one search reads; a county has fewer. */
const MOST_READ = 500

/** A place of the United States. Throws ApiError invalid_zip. */
export async function placeOf(db: Db, zipcode: string) {
  const place = await findPostalPlace(db, zipcode)
  if (place.kind === 'canada') throw new ApiError('invalid_zip', texts.search.canada, { status: 400 })
  return place
}

/** The installers that homeowners may see on `day` and that serve a place, the best rated first. */
export async function findInstallers(
  db: Db,
  {
    place,
    job,
    day,
  }: { place: { zip: string; lat: number; lng: number }; job: Job | undefined; day: string },
): Promise<ListedInstaller[]> {
  const { south, north, west, east } = boxAround(place)
  const rows = await listingRows(db)
    .where(isSeenOn(day))
    .where(
      sql<SqlBool>`((l.lat between ${south} and ${north} and l.lng between ${west} and ${east})
        or l.extra_zips @> array[${place.zip}]::text[])`,
    )
    .$if(job !== undefined, (query) =>
      query.where(sql<SqlBool>`l.prices @> ${JSON.stringify([{ job }])}::jsonb`),
    )
    .orderBy('l.company_id')
    .limit(MOST_READ)
    .execute()
  return rows
    .flatMap((row) => {
      const miles = milesToServed(
        { lat: row.lat, lng: row.lng, radiusMiles: row.radius_miles, extraZips: row.extra_zips },
        place,
      )
      const rating = { stars: row.stars, count: row.feedback_count ?? 0 }
      return miles === undefined ? [] : [{ row, miles, rating, name: row.name }]
    })
    .sort(byRating)
    .slice(0, MOST_SHOWN)
    .map(({ row, miles }) => present(row, miles))
}

/** An installer that homeowners may see on `day`. Throws ApiError not_found. */
export async function openInstaller(
  db: Db,
  id: number,
  day: string,
): Promise<{ contractor: ListedInstaller; feedback: PublishedFeedback[] }> {
  const row = await listingRows(db).where('l.company_id', '=', id).where(isSeenOn(day)).executeTakeFirst()
  const contractor = present(found(row), null)
  const feedback = await db
    .selectFrom('contractor_feedback')
    .selectAll()
    .where('company_id', '=', id)
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .limit(FEEDBACK_SHOWN)
    .execute()
  return {
    contractor,
    feedback: feedback.map((each) => ({
      id: each.id,
      rating: each.rating,
      keptPrice: each.kept_price,
      body: each.body,
      author: each.author,
      bought: each.order_id !== null,
      publishedOn: inStoreZone(each.decided_at ?? each.received_at).day,
    })),
  }
}
