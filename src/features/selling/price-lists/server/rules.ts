import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { found, requireStill } from '#features/people/accounts/server/index.ts'
import type { Basis, Rounding } from '#features/selling/pricing/rules/price-rule.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { type ListedRule, MOST_RULES } from '../contract.ts'
import { texts } from '../texts.ts'
import type { MayWrite } from './lists.ts'
import type { Trx } from './sheets/read-sheet.ts'

const ruleRows = (db: Db, listId: number) =>
  db
    .selectFrom('price_list_rule as rule')
    .leftJoin('category', 'category.id', 'rule.category_id')
    .select(['rule.id', 'rule.category_id', 'category.name as category', 'rule.brand'])
    .select(['rule.from_quantity', 'rule.basis', 'rule.percent', 'rule.rounding'])
    .where('rule.price_list_id', '=', listId)
    .orderBy('category.name')
    .orderBy('rule.brand')
    .orderBy('rule.from_quantity')

type RuleRow = Awaited<ReturnType<ReturnType<typeof ruleRows>['executeTakeFirstOrThrow']>>

/** The rules of a list; there are at most MOST_RULES. */
export const listRules = (db: Db, listId: number): Promise<RuleRow[]> => ruleRows(db, listId).execute()

/** A rule as a reader sees it: a percentage over our cost tells the cost of every product it prices. */
export const shownRule = (row: RuleRow, mayReadCosts: boolean): ListedRule => ({
  id: row.id,
  category: row.category_id === null ? null : { id: row.category_id, name: row.category ?? '' },
  brand: row.brand,
  from: row.from_quantity,
  basis: row.basis,
  percent: row.basis === 'cost' && !mayReadCosts ? null : row.percent,
  rounding: row.rounding,
})

interface RuleDraft {
  categoryID?: number | null | undefined
  brand?: string | null | undefined
  from: number
  basis: Basis
  percent: number
  rounding: Rounding
}

const invalid = (message: string) => new ApiError('invalid', message, { status: 400 })

/** Adds a rule to a list. Throws ApiError invalid, not_found, twice, too_many. */
export async function addRule(
  db: Db,
  permission: MayWrite,
  { id, now, ...draft }: RuleDraft & { id: number; now: Date },
): Promise<number> {
  if (draft.basis !== 'cost' && draft.percent >= 100) throw invalid(texts.tooMuchOff)
  const categoryId = draft.categoryID ?? null
  const brand = draft.brand || null
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const { company_id } = await lockList(trx, id)
      await requireGoods(trx, categoryId, brand)
      const { rules } = await trx
        .selectFrom('price_list_rule')
        .select(({ fn }) => fn.countAll<number>().as('rules'))
        .where('price_list_id', '=', id)
        .executeTakeFirstOrThrow()
      if (rules >= MOST_RULES) throw new ApiError('too_many', texts.tooManyRules(MOST_RULES), { status: 409 })
      const row = await trx
        .insertInto('price_list_rule')
        .values({
          price_list_id: id,
          category_id: categoryId,
          brand,
          from_quantity: draft.from,
          basis: draft.basis,
          percent: draft.percent,
          rounding: draft.rounding,
          created_by: writeActor(permission.actor),
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) throw new ApiError('twice', texts.ruleTwice, { status: 409 })
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'price-lists.add-rule',
        entity: 'price_list',
        entityId: id,
        after: { rule: row.id, ...draft, categoryID: categoryId, brand },
        companyId: company_id,
      })
      return row.id
    },
    texts.busy,
  )
}

const lockList = async (trx: Trx, id: number): Promise<{ company_id: number }> =>
  found(
    await trx
      .selectFrom('price_list')
      .select('company_id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

async function requireGoods(trx: Trx, categoryId: number | null, brand: string | null): Promise<void> {
  const exists = async (table: 'category' | 'product', column: 'id' | 'brand', value: number | string) =>
    (await trx
      .selectFrom(table)
      .select(sql.lit(1).as('one'))
      .where(sql.ref(column), '=', value)
      .limit(1)
      .executeTakeFirst()) !== undefined
  if (categoryId !== null && !(await exists('category', 'id', categoryId))) throw invalid(texts.noCategory)
  if (brand !== null && !(await exists('product', 'brand', brand))) throw invalid(texts.noBrand)
}

/** Removes a rule. Throws ApiError not_found. */
export async function removeRule(
  db: Db,
  permission: MayWrite,
  { id, ruleID }: { id: number; ruleID: number },
): Promise<void> {
  await inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const { company_id } = await lockList(trx, id)
      const { category_id, brand, from_quantity, basis, percent, rounding } = found(
        await trx
          .deleteFrom('price_list_rule')
          .where('id', '=', ruleID)
          .where('price_list_id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      )
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'price-lists.remove-rule',
        entity: 'price_list',
        entityId: id,
        before: {
          rule: ruleID,
          categoryID: category_id,
          brand,
          from: from_quantity,
          basis,
          percent,
          rounding,
        },
        companyId: company_id,
      })
    },
    texts.busy,
  )
}

/** What a rule can name: every category in the order of the tree, and every brand. */
export async function ruleChoices(
  db: Db,
): Promise<{ categories: { id: number; name: string; depth: number }[]; brands: string[] }> {
  const [categories, brands] = await Promise.all([
    db.selectFrom('category').select(['id', 'parent_id', 'name']).execute(),
    db.selectFrom('product').select('brand').distinct().orderBy('brand').execute(),
  ])
  const byId = new Map(categories.map((each) => [each.id, each]))
  const pathOf = (id: number | null, left = 9): string[] => {
    const each = id === null || left === 0 ? undefined : byId.get(id)
    return each ? [...pathOf(each.parent_id, left - 1), each.name] : []
  }
  return {
    categories: categories
      .map(({ id, name }) => ({ id, name, path: pathOf(id) }))
      .toSorted((a, b) => (a.path.join('\n') < b.path.join('\n') ? -1 : 1))
      .map(({ id, name, path }) => ({ id, name, depth: path.length - 1 })),
    brands: brands.map(({ brand }) => brand).filter(Boolean),
  }
}
