import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DrawingSpec } from '#drawings/spec.ts'
import { projection } from '#platform/projections/server/projection.ts'
import type { CategoryArticle } from '../../rules/category-tree.ts'
import { ancestry } from '../../rules/category-tree.ts'
import type { Dimensions } from '../../rules/product-facts.ts'
import { catalogueVersion } from '../catalogue-version.ts'
import { catalogNews, shows } from '../changes/catalog-news.ts'
import { placesOf } from '../vocabulary/tables.ts'

export interface CategoryRow {
  id: number
  parentId: number | null
  slug: string
  name: string
  description: string
  seoTitle: string
  seoDescription: string
  videoUrl: string | null
  image: string | null
  isHighValue: boolean
  inMenu: boolean
  position: number
  h1Text: string
  article: CategoryArticle | null
  /** its page offers the load calculator */
  showsBtuCalc: boolean
  /** parts of drawn scenes that lead to it */
  places: readonly string[]
  /** products of this category and those below that are sold today */
  productCount: number
  /** the drawing of a product that represents the category */
  drawing: DrawingSpec | null
  dimensions: Dimensions | null
}

export interface CategoryTree {
  version: number
  /** false once the catalog has other products or categories */
  isFresh: () => boolean
  all: readonly CategoryRow[]
  byId: ReadonlyMap<number, CategoryRow>
  childrenOf: (id: number | null) => readonly CategoryRow[]
  /** slugs from the top to the category */
  slugsTo: (id: number) => string[]
}

interface OwnCount {
  category_id: number
  count: number
  drawing: DrawingSpec | null
  dimensions: Dimensions | null
}

async function readCategories(
  db: Db,
): Promise<Omit<CategoryRow, 'productCount' | 'drawing' | 'dimensions'>[]> {
  const rows = await db.selectFrom('category').selectAll().orderBy('position').execute()
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    videoUrl: row.video_url,
    image: row.image,
    isHighValue: row.is_high_value,
    inMenu: row.in_menu,
    position: row.position,
    h1Text: row.h1_text,
    article: row.article,
    showsBtuCalc: row.shows_btu_calc,
    places: placesOf(row),
  }))
}

// A category shows the drawing of its product with the most reviews.
export const ownCounts = sql<OwnCount>`
  select own.category_id, own.count, shown.drawing, shown.dimensions
  from (
    select category_id, count(*) as count
    from product
    where withdrawn_at is null
    group by category_id
  ) as own
  left join lateral (
    select p.drawing, p.dimensions
    from product p
    where p.category_id = own.category_id
      and p.withdrawn_at is null
      and p.dimensions is not null
    order by p.rating_count desc, p.id
    limit 1
  ) as shown on true`

async function readCounts(db: Db): Promise<ReadonlyMap<number, OwnCount>> {
  const { rows } = await ownCounts.execute(db)
  return new Map(rows.map((row) => [row.category_id, row]))
}

async function readTree(db: Db, version: number): Promise<CategoryTree> {
  const isFresh = catalogNews(db).fresh([shows.lists])
  const [categories, counts] = [await readCategories(db), await readCounts(db)]
  const childIds = Map.groupBy(categories, (category) => category.parentId)
  const below = (id: number): number[] => [
    id,
    ...(childIds.get(id) ?? []).flatMap((child) => below(child.id)),
  ]
  const all = categories.map((category): CategoryRow => {
    const own = below(category.id).flatMap((id) => counts.get(id) ?? [])
    const shown = own.find((count) => count.drawing !== null)
    return {
      ...category,
      productCount: own.reduce((sum, count) => sum + count.count, 0),
      drawing: shown?.drawing ?? null,
      dimensions: shown?.dimensions ?? null,
    }
  })
  const byId = new Map(all.map((category) => [category.id, category]))
  const children = Map.groupBy(all, (category) => category.parentId)
  return {
    version,
    isFresh,
    all,
    byId,
    childrenOf: (id) => children.get(id) ?? [],
    slugsTo: (id) => ancestry(byId, id).map((category) => category.slug),
  }
}

const tree = projection<CategoryTree>((db, { version }) => readTree(db, version))

/** The tree at a version the caller has just read, or at the present one. */
export const categoryTree = async (db: Db, version?: number): Promise<CategoryTree> =>
  tree(db, { version: version ?? (await catalogueVersion(db)), now: new Date() })
