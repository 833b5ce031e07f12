import type { Db } from '#db/connect.ts'
import { SEED } from '../../rules/vocabulary/seed.ts'
import { SEED_CATEGORIES } from '../../rules/vocabulary/seed-categories.ts'

/**
 * Stores the categories and attributes that come with this software. Changes that staff made to a category
 * are kept.
 */
export async function installVocabulary(db: Db): Promise<void> {
  await installCategories(db)
  await installAttributes(db)
}

async function installCategories(db: Db): Promise<void> {
  const rows = SEED_CATEGORIES.map((category) => ({
    id: category.id,
    parent_id: category.parentId,
    slug: category.slug,
    name: category.name,
    description: category.description,
    seo_title: category.seoTitle,
    seo_description: category.seoDescription,
    is_high_value: category.isHighValue,
    shows_btu_calc: category.showsBtuCalc,
    in_menu: category.inMenu,
    position: category.position,
  }))
  await db
    .insertInto('category')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function installAttributes(db: Db): Promise<void> {
  const rows = SEED.attributes.map((attribute) => ({
    id: attribute.id,
    key: attribute.key,
    name: attribute.name,
    unit: attribute.unit,
    kind: attribute.kind,
    filter_group: attribute.filterGroup,
    filterable: attribute.filterable,
    help: attribute.help,
    position: attribute.position,
  }))
  await db
    .insertInto('attribute')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        key: row.ref('excluded.key'),
        name: row.ref('excluded.name'),
        unit: row.ref('excluded.unit'),
        kind: row.ref('excluded.kind'),
        filter_group: row.ref('excluded.filter_group'),
        filterable: row.ref('excluded.filterable'),
        help: row.ref('excluded.help'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute()
}
