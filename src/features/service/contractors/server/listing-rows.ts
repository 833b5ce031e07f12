import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { ListedInstaller } from '../contract.ts'

/** Listings with their company and their rating. */
export const listingRows = (db: Db) =>
  db
    .selectFrom('contractor_listing as l')
    .innerJoin('company as c', 'c.id', 'l.company_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('contractor_feedback as f')
          .whereRef('f.company_id', '=', 'l.company_id')
          .where('f.state', '=', 'published')
          .select((feedback) => [
            feedback.cast<number | null>(feedback.fn.avg('f.rating'), 'double precision').as('stars'),
            feedback.cast<number>(feedback.fn.countAll(), 'integer').as('feedback_count'),
          ])
          .as('r'),
      (join) => join.onTrue(),
    )
    .selectAll('l')
    .select([
      'c.name',
      'c.city',
      'c.state',
      'c.phone',
      'c.email',
      'c.website',
      'c.about',
      'c.disabled_at',
      'r.stars',
      'r.feedback_count',
    ])

export type ListingRow = Awaited<ReturnType<ReturnType<typeof listingRows>['executeTakeFirstOrThrow']>>

/** What homeowners may see on a day (yyyy-mm-dd): checked, with a license that has not ended. */
export const isSeenOn = (day: string) =>
  sql<SqlBool>`l.is_shown and l.license_ends_on >= ${day} and c.disabled_at is null`

export const dollarPrices = (prices: ListingRow['prices']): ListedInstaller['prices'] =>
  prices.map(({ job, low, high }) => ({ job, low: toWire(toCents(low)), high: toWire(toCents(high)) }))

/** An installer as homeowners see it. `miles`: from the base to their home. */
export function present(row: ListingRow, miles: number | null): ListedInstaller {
  const { license_ends_on, license_checked_on, epa608_type, epa608_checked_on } = row
  // The database shows no listing without them (shown_when_checked).
  if (license_ends_on === null || license_checked_on === null) throw new Error('a license is not checked')
  if (epa608_type === null || epa608_checked_on === null) throw new Error('a certificate is not checked')
  return {
    id: row.company_id,
    name: row.name,
    city: row.city,
    state: row.state,
    phone: row.phone,
    email: row.email,
    website: row.website,
    about: row.about,
    licenseNumber: row.license_number,
    licenseIssuer: row.license_issuer,
    licenseEndsOn: license_ends_on,
    licenseCheckedOn: license_checked_on,
    epaType: epa608_type,
    epaCheckedOn: epa608_checked_on,
    baseZip: row.base_zip,
    radiusMiles: row.radius_miles,
    extraZips: row.extra_zips.length,
    miles,
    stars: row.stars,
    feedbackCount: row.feedback_count ?? 0,
    prices: dollarPrices(row.prices),
  }
}
