import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { DeskListing } from '../contract.ts'
import { fiveDigits, type ListingDraft, type ListingProblem, listingProblems } from '../rules/listing.ts'
import { texts } from '../texts.ts'
import { dollarPrices, type ListingRow, listingRows } from './listing-rows.ts'

/** The listing of a company, or an empty one with version 0. Throws ApiError not_found. */
export async function openListing(db: Db, id: number, today: string): Promise<DeskListing> {
  const row = await listingRows(db).where('l.company_id', '=', id).executeTakeFirst()
  if (row) return presentRow(row, today)
  const company = found(
    await db
      .selectFrom('company')
      .select(['id', 'name', 'zip', 'disabled_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  return {
    id: company.id,
    name: company.name,
    isClosed: company.disabled_at !== null,
    licenseNumber: '',
    licenseIssuer: '',
    licenseEndsOn: '',
    licenseCheckedOn: '',
    epaNumber: '',
    epaType: '',
    epaCheckedOn: '',
    baseZip: fiveDigits(company.zip) ?? '',
    radiusMiles: 25,
    extraZips: [],
    prices: [],
    isShown: false,
    isSeen: false,
    stars: null,
    feedbackCount: 0,
    version: 0,
    changedBy: '',
  }
}

export const presentRow = (row: ListingRow, today: string): DeskListing => ({
  id: row.company_id,
  name: row.name,
  isClosed: row.disabled_at !== null,
  licenseNumber: row.license_number,
  licenseIssuer: row.license_issuer,
  licenseEndsOn: row.license_ends_on ?? '',
  licenseCheckedOn: row.license_checked_on ?? '',
  epaNumber: row.epa608_number,
  epaType: row.epa608_type ?? '',
  epaCheckedOn: row.epa608_checked_on ?? '',
  baseZip: row.base_zip,
  radiusMiles: row.radius_miles,
  extraZips: row.extra_zips,
  prices: dollarPrices(row.prices),
  isShown: row.is_shown,
  isSeen: row.is_shown && row.disabled_at === null && (row.license_ends_on ?? '') >= today,
  stars: row.stars,
  feedbackCount: row.feedback_count ?? 0,
  version: row.version,
  changedBy: row.changed_by,
})

const refuse = (issues: readonly ListingProblem[]): void => {
  if (issues[0]) throw new ApiError('invalid', issues[0].message, { status: 400, details: { issues } })
}

interface Saved {
  id: number
  /** the one that the person saw; 0: no listing yet */
  version: number
  /** the listing as it will be, from the one that is stored */
  change: (current: ListingDraft) => ListingDraft
  now: Date
}

/** Makes or changes a listing. Throws ApiError invalid, not_found, changed. */
export async function saveListing(
  db: Db,
  permission: Authorized<'contractors.write' | 'contractors.write-own'>,
  { id, version, change, now }: Saved,
): Promise<void> {
  await inTransaction(
    db,
    async (trx) => {
      // The company's row makes two people who save its first listing take turns.
      found(await trx.selectFrom('company').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
      const { isClosed: _, ...theirs } = await openListing(trx, id, inStoreZone(now).day)
      if (theirs.version !== version)
        throw new ApiError('changed', texts.changed, { status: 409, details: { theirs } })
      const draft = change(theirs)
      refuse(listingProblems(draft, inStoreZone(now).day))
      const point = await pointOf(trx, fiveDigits(draft.baseZip) ?? '')
      const row = { ...columnsOf(draft), ...point, version: version + 1 }
      const who = { changed_by: actorName(permission.actor), changed_at: now }
      await trx
        .insertInto('contractor_listing')
        .values({ company_id: id, ...row, ...who })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...row, ...who }))
        .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'contractors.save',
        entity: 'contractor listing',
        entityId: id,
        before: version === 0 ? undefined : { ...theirs },
        after: { ...draft, extraZips: [...draft.extraZips], prices: [...draft.prices] },
        companyId: id,
      })
    },
    texts.busy,
  )
}

/** The base of a listing on the map. Throws ApiError invalid. */
async function pointOf(trx: Transaction<Tables>, zip: string) {
  const point = await trx
    .selectFrom('zip_place')
    .select(['zip as base_zip', 'lat', 'lng'])
    .where('zip', '=', zip)
    .executeTakeFirst()
  if (!point) refuse([{ path: 'baseZip', message: texts.problems.unknownZip }])
  return point!
}

const columnsOf = (draft: ListingDraft) => ({
  license_number: draft.licenseNumber,
  license_issuer: draft.licenseIssuer,
  license_ends_on: draft.licenseEndsOn || null,
  license_checked_on: draft.licenseCheckedOn || null,
  epa608_number: draft.epaNumber,
  epa608_type: draft.epaType || null,
  epa608_checked_on: draft.epaCheckedOn || null,
  radius_miles: draft.radiusMiles,
  extra_zips: [...draft.extraZips],
  prices: JSON.stringify(
    draft.prices.map(({ job, low, high }) => ({ job, low: low * 100, high: high * 100 })),
  ),
  is_shown: draft.isShown,
})
