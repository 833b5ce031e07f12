import { inTransaction } from '#db/transaction.ts'
import { LEAD } from '#features/partners/leads/rules/access.ts'
import { readLead } from '#features/partners/leads/server/index.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { displayPhone } from '#lib/phone.ts'
import type { QuoteContact, WireContent } from '../../contract/shapes.ts'
import type { DeskQuote } from '../../contract.ts'
import { emptyContent } from '../../rules/content.ts'
import { texts } from '../../texts.ts'
import { createDraft } from '../create-draft.ts'
import { findQuote, readVersion } from '../quote-rows.ts'
import { senderOf } from '../sender.ts'
import { wireContent } from '../wire.ts'
import { type Gated, openQuote, type QuotesContext } from './change-quote.ts'
import { checkTyped } from './save-quote.ts'
import { findTemplate, templateContent } from './templates.ts'

interface AskedDraft {
  customerID?: number | null | undefined
  projectID?: number | null | undefined
  leadID?: number | null | undefined
  contact?: QuoteContact | undefined
  templateID?: number | null | undefined
  content?: WireContent | undefined
}

const NOBODY: QuoteContact = { name: '', phone: '', email: '', zip: '' }

/**
 * Makes a draft at the desk: empty, from a template or from content. Throws what `checkTyped` throws, and
 * ApiError forbidden or not_found for a lead that the person may not read or that is not there.
 */
export async function createQuote(context: Gated<'quotes.write'>, asked: AskedDraft): Promise<DeskQuote> {
  const { permission } = context
  const { customerID = null, projectID = null } = asked
  const template =
    asked.templateID == null ? undefined : await findTemplate(context.db, permission, asked.templateID)
  const lead = await contactOfLead(context, asked.leadID ?? null)
  const content =
    asked.content ??
    (template ? templateContent(template) : wireContent(emptyContent(await ownConsultant(context))))
  const customer = await contactOfCustomer(context, customerID, projectID)
  const contact = asked.contact ?? customer ?? lead ?? NOBODY
  return insertDraft(context, { ...asked, customerID, projectID, contact, content }, 'portal')
}

/** Makes a draft with the options of another quote, for another customer. */
export async function duplicateQuote(
  context: Gated<'quotes.write'>,
  asked: {
    id: number
    customerID?: number | null | undefined
    projectID?: number | null | undefined
    contact?: QuoteContact | undefined
  },
): Promise<DeskQuote> {
  const { permission } = context
  const row = await findQuote(context.db, permission, asked.id)
  const version = await readVersion(context.db, row.id, row.version)
  const { customerID = null, projectID = null } = asked
  const contact = asked.contact ?? (await contactOfCustomer(context, customerID, projectID)) ?? NOBODY
  // The copy leaves out what belongs to the first customer: the reasons for lower prices, the tax, the
  // load.
  const content = {
    ...wireContent(version.content),
    ...{ discount: null, isTaxExempt: false, certificateId: null, load: null },
    shipping: { type: version.content.shipping.type, overrideCost: null },
    consultant: await ownConsultant(context),
  }
  return insertDraft(context, { customerID, projectID, contact, content }, 'duplicate')
}

async function insertDraft(
  context: Gated<'quotes.write'>,
  asked: {
    customerID: number | null
    projectID: number | null
    leadID?: number | null | undefined
    contact: QuoteContact
    content: WireContent
  },
  source: 'portal' | 'duplicate',
): Promise<DeskQuote> {
  const { db, actor, clock } = context
  const now = clock.now()
  const { party, priced } = await checkTyped(context, asked, undefined, now)
  const { id } = await inTransaction(
    db,
    (trx) =>
      createDraft(trx, {
        ...{ source, actor, ...party, leadId: asked.leadID ?? null },
        ...{ contact: asked.contact, content: priced.content, totals: priced.totals, now },
      }),
    texts.busy,
  )
  return openQuote(context, id)
}

/** The person who makes the quote; a contractor is called at their company. */
const ownConsultant = async ({ db, actor, signedIn }: QuotesContext) => ({
  name: actorName(actor),
  phone: 'companyId' in actor ? ((await senderOf(db, actor.companyId))?.phone ?? '') : '',
  extension: '',
  email: signedIn?.email ?? '',
})

/** Name, phone, email and ZIP code of a customer; the project's ZIP code where it has one. */
async function contactOfCustomer(
  { db }: QuotesContext,
  customerId: number | null,
  projectId: number | null,
): Promise<QuoteContact | undefined> {
  const project =
    projectId === null
      ? undefined
      : await db
          .selectFrom('project')
          .select(['customer_id', 'zip'])
          .where('id', '=', projectId)
          .executeTakeFirst()
  const id = customerId ?? project?.customer_id ?? null
  if (id === null) return undefined
  const customer = await db
    .selectFrom('customer')
    .select(['name', 'phone', 'email', 'zip'])
    .where('id', '=', id)
    .executeTakeFirst()
  return customer && { ...customer, zip: project?.zip || customer.zip }
}

/** Name, phone and email of the person who asked for a call. Throws ApiError forbidden, not_found. */
async function contactOfLead(
  { db, actor }: QuotesContext,
  id: number | null,
): Promise<QuoteContact | undefined> {
  if (id === null) return undefined
  const { name, phone, email } = await readLead(db, requirePermission(actor, LEAD.read), id)
  return { name, phone: displayPhone(phone), email, zip: '' }
}

/** The content of one version. Throws ApiError not_found. */
export async function openVersion(context: Gated<'quotes.read'>, id: number, version: number) {
  const row = await findQuote(context.db, context.permission, id)
  return readVersion(context.db, row.id, version)
}
