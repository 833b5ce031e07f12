import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { WireContent } from '../../contract/shapes.ts'
import type { ListedTemplate } from '../../contract.ts'
import { contentProblems, type TemplateContent } from '../../rules/content.ts'
import { texts } from '../../texts.ts'
import { priceTyped } from '../price-content.ts'
import { wireContent } from '../wire.ts'
import type { Gated } from './change-quote.ts'

type TemplateRow = Selectable<Tables['quote_template']>

const MOST_TEMPLATES = 200

/** Templates belong to a company; those without one are of the store's own staff. */
const ownerOf = ({ onlyCompany }: Authorized): number | null => onlyCompany ?? null

const ofOwner = (db: Pick<Db, 'selectFrom'>, owner: number | null) =>
  db
    .selectFrom('quote_template')
    .selectAll()
    .where('company_id', owner === null ? 'is' : '=', owner)

export const presentTemplate = (row: TemplateRow): ListedTemplate => ({
  id: row.id,
  name: row.name,
  revision: row.revision,
  by: row.made_by,
  changedAt: row.changed_at.toISOString(),
  sections: row.content.sections.length,
  lines: row.content.sections.reduce((sum, { lines }) => sum + lines.length, 0),
})

export const listTemplates = (db: Db, permission: Authorized): Promise<TemplateRow[]> =>
  ofOwner(db, ownerOf(permission))
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_TEMPLATES)
    .execute()

const noTemplate = () => new ApiError('not_found', texts.noTemplate, { status: 404 })

/** Throws ApiError not_found, also for a template of another company. */
export async function findTemplate(
  db: Db,
  permission: Authorized,
  id: number,
  isRemoved = false,
): Promise<TemplateRow> {
  const row = await ofOwner(db, ownerOf(permission))
    .where('id', '=', id)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) throw noTemplate()
  return row
}

/** The content of a template: a line that was kept at the price in force gets today's price. */
export function templateContent({ content }: TemplateRow): WireContent {
  const wire = wireContent(content)
  return {
    ...wire,
    sections: wire.sections.map((section, at) => ({
      ...section,
      lines: content.sections[at]!.lines.map(({ isUnpriced, ...line }, index) => ({
        ...line,
        price: isUnpriced ? null : section.lines[index]!.price,
        listPrice: section.lines[index]!.listPrice,
      })),
    })),
  }
}

/** The part of typed content that a template keeps: nothing that belongs to one customer. */
async function checkTemplate(
  context: Gated<'quotes.write'>,
  wire: WireContent,
  now: Date,
): Promise<TemplateContent> {
  const { permission } = context
  const { content, read } = await priceTyped(context, wire, { companyId: ownerOf(permission), zip: '' }, now)
  const problems = contentProblems(content)
  if (problems.length > 0)
    throw new ApiError('quote_unreadable', texts.unreadable, { status: 422, details: { problems } })
  return {
    ...content,
    load: null,
    isTaxExempt: false,
    certificateId: null,
    discount: null,
    shipping: { type: content.shipping.type, overrideCost: null },
    sections: content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) =>
        line.price === read.ownPriceOf(line.id, line.qty) ? { ...line, isUnpriced: true } : line,
      ),
    })),
  }
}

/** Makes a template. Throws ApiError unknown_products, quote_unreadable. */
export async function createTemplate(
  context: Gated<'quotes.write'>,
  { name, content }: { name: string; content: WireContent },
): Promise<TemplateRow> {
  const { permission } = context
  const now = context.clock.now()
  const checked = await checkTemplate(context, content, now)
  const { actor } = permission
  return inTransaction(
    context.db,
    async (trx) => {
      const row = await trx
        .insertInto('quote_template')
        .values({
          company_id: ownerOf(permission),
          name,
          content: JSON.stringify(checked),
          made_by: actorName(actor),
          changed_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        ...{ actor, action: 'quotes.create-template', entity: 'quote template', entityId: row.id },
        after: { name },
      })
      return row
    },
    texts.busy,
  )
}

/** Changes, removes or brings back a template of this revision. Throws ApiError not_found, quote_changed. */
export async function changeTemplate(
  context: Gated<'quotes.write'>,
  change: { id: number; revision: number } & (
    | { name: string; content: WireContent }
    | { isRemoved: boolean }
  ),
): Promise<TemplateRow> {
  const { permission } = context
  const { actor } = permission
  const now = context.clock.now()
  const isBack = 'isRemoved' in change && !change.isRemoved
  await findTemplate(context.db, permission, change.id, isBack)
  const columns =
    'isRemoved' in change
      ? { removed_at: change.isRemoved ? now : null }
      : { name: change.name, content: JSON.stringify(await checkTemplate(context, change.content, now)) }
  return inTransaction(
    context.db,
    async (trx) => {
      const row = await trx
        .updateTable('quote_template')
        .set({ ...columns, changed_at: now, revision: change.revision + 1 })
        .where('id', '=', change.id)
        .where('revision', '=', change.revision)
        .where('removed_at', isBack ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!row) throw new ApiError('quote_changed', texts.templateChanged, { status: 409 })
      await recordAudit(trx, {
        ...{ actor, entity: 'quote template', entityId: row.id },
        action: `quotes.${isBack ? 'restore' : 'isRemoved' in change ? 'remove' : 'change'}-template`,
        after: { name: row.name },
      })
      return row
    },
    texts.busy,
  )
}
