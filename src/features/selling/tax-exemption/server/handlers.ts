import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { COMPANY } from '#features/people/accounts/rules/access.ts'
import {
  found,
  needs,
  needsSecondFactor,
  requireParty,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type FileStore, fileAnswer } from '#platform/files/server/file-store.ts'
import { type TaxExemption, taxExemptionContract } from '../contract.ts'
import { TAX_CERTIFICATE } from '../rules/access.ts'
import { texts } from '../texts.ts'
import {
  certificateFile,
  decideTaxCertificate,
  type ExemptionRow,
  listCertificates,
  sendCertificate,
} from './index.ts'

interface ExemptionContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}

const os = implement(taxExemptionContract).$context<ExemptionContext>()

export const exemptionHandlers = {
  send: os.send.use(needs(COMPANY.write)).handler(async ({ input, context }) => {
    const { permission } = context
    const companyId = permission.onlyCompany ?? input.companyID
    if (companyId === undefined) throw new ApiError('invalid', texts.companyNeeded, { status: 400 })
    if (permission.onlyCompany !== undefined && input.companyID !== undefined)
      found(input.companyID === permission.onlyCompany ? companyId : undefined)
    const { db, clock } = context
    found(await db.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst())
    const customerId = input.customerID ?? null
    if (customerId !== null)
      await requireParty(db, { onlyCompany: companyId }, { customerID: customerId, projectID: null })
    const row = await sendCertificate(context, permission, {
      companyId,
      customerId,
      state: input.state,
      number: input.number,
      endsOn: input.endsOn,
      file: new Uint8Array(await input.file.arrayBuffer()),
    })
    return present(row, clock.now())
  }),

  list: os.list.use(needs(COMPANY.read)).handler(async ({ context }) => {
    const { permission } = context
    const rows = await listCertificates(context.db, permission)
    return { exemptions: rows.map((row) => present(row, context.clock.now())) }
  }),

  file: os.file.use(needs(COMPANY.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const { bytes, type } = await certificateFile(context, permission, input.id)
    return fileAnswer(bytes, `certificate-${input.id}.${type.split('/')[1]}`, { type })
  }),

  decide: os.decide
    .use(needs(TAX_CERTIFICATE.decide))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const { permission } = context
      const row = await decideTaxCertificate(context, permission, { ...input, note: input.note ?? '' })
      return present(row, context.clock.now())
    }),
}

const present = (row: ExemptionRow, now: Date): TaxExemption => ({
  id: row.id,
  companyID: row.company_id,
  customerID: row.customer_id,
  state: row.state,
  number: row.number,
  endsOn: row.ends_on,
  status: row.status,
  isInForce: row.status === 'accepted' && row.ends_on >= inStoreZone(now).day,
  sentAt: row.sent_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decisionNote: row.decision_note,
})
