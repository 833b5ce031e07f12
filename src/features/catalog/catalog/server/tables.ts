import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp } from '#db/tables.ts'
import type { DrawingSpec } from '#drawings/spec.ts'
import type { AttributeKind } from '../rules/attributes.ts'
import type { CategoryArticle } from '../rules/category-tree.ts'
import type { AttributeValue } from '../rules/plate.ts'
import type { Dimensions, FreightFacts, ProductTemplate, RelationKind } from '../rules/product-facts.ts'
import type { DerivedFact } from '../rules/product-types.ts'
import type { CommonSize } from '../rules/vocabulary/vocabulary.ts'
import type { ChangeKind } from './changes/read-changes.ts'
import type { Told } from './import/problem-lists.ts'

declare module '#db/tables.ts' {
  interface Tables {
    category: CategoryTable
    attribute: AttributeTable
    product: ProductTable
    product_price: ProductPriceTable
    stock: StockTable
    product_document: ProductDocumentTable
    product_relation: ProductRelationTable
    matched_system: MatchedSystemTable
    product_image: ProductImageTable
    catalogue_version: CatalogueVersionTable
    catalog_change: CatalogChangeTable
    catalog_change_floor: CatalogChangeFloorTable
    goods_type: ProductTypeTable
    attribute_group: AttributeGroupTable
    facet_order: FacetOrderTable
    promoted_question: PromotedQuestionTable
    import_column: ImportColumnTable
    vocabulary_change: VocabularyChangeTable
    vocabulary_history: VocabularyHistoryTable
    catalog_import: CatalogImportTable
    catalog_import_change: CatalogImportChangeTable
  }
}

interface CategoryTable {
  id: number
  parent_id: number | null
  slug: string
  name: string
  description: Generated<string>
  seo_title: Generated<string>
  seo_description: Generated<string>
  video_url: string | null
  image: string | null
  is_high_value: Generated<boolean>
  /** categories outside the menu hold services */
  in_menu: Generated<boolean>
  position: Generated<number>
  /** heading of its page after the count; empty for its name */
  h1_text: Generated<string>
  article: ColumnType<CategoryArticle | null, string | null | undefined, string | null>
  /** its page offers the load calculator */
  shows_btu_calc: Generated<boolean>
  /** parts of drawn scenes that lead here; null: those of the release */
  scene_places: string[] | null
}

interface AttributeTable {
  id: number
  key: string
  name: string
  unit: Generated<string>
  kind: AttributeKind
  filter_group: Generated<string>
  filterable: Generated<boolean>
  help: Generated<string>
  position: Generated<number>
  /** a number below or above cannot be right */
  least: number | null
  most: number | null
}

/** A row of a plate: `attribute` is a key. */
export type StoredPlateRow = { label: string; attribute: string } | { label: string; fact: DerivedFact }

interface ProductTypeTable {
  type: string
  label: string
  plural: string
  traits: Generated<string[]>
  plate: Json<StoredPlateRow[]>
  drawing: Generated<string>
  is_equipment: Generated<boolean>
  ships_free: Generated<boolean>
  pays_shipping: Generated<boolean>
  position: number
  picture: string | null
  /** null here and below: as the release has it */
  common_sizes: ColumnType<CommonSize[] | null, string | null | undefined, string | null>
  said_figures: string[] | null
  suggest_order: number | null
}

interface AttributeGroupTable {
  name: string
  position: number
}

interface FacetOrderTable {
  /** price, brand or the key of an attribute */
  facet: string
  position: number
}

interface PromotedQuestionTable {
  /** the key of an attribute */
  attribute: string
  about: string
  question: string
  answers: ColumnType<Answer[] | null, string | null | undefined, string | null>
  position: number
}

export interface Answer {
  label: string
  value: string
  note?: string
}

interface ImportColumnTable {
  name: string
  /** other headings by which an import knows the column */
  headings: Generated<string[]>
  position: number
}

interface VocabularyChangeTable {
  number: GeneratedAlways<number>
  changed_at: Generated<Date>
  changed_by: string
  reason: string
  undoes: number | null
}

/** Triggers write it. */
interface VocabularyHistoryTable {
  seq: GeneratedAlways<number>
  change: number
  kind: string
  key: string
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
}

interface ProductTable {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  series: Generated<string>
  type: string
  template: Generated<ProductTemplate>
  category_id: number
  summary: Generated<string>
  description: Generated<string>
  /** attribute id → value */
  attributes: Json<Record<string, AttributeValue>>
  dimensions: ColumnType<Dimensions | null, string | null | undefined, string | null>
  drawing: ColumnType<DrawingSpec | null, string | null | undefined, string | null>
  weight_lb: ColumnType<number, number | undefined, number>
  freight: Json<FreightFacts>
  /** what is in the box, one sentence an entry */
  included: Json<string[]>
  ships_free: Generated<boolean>
  pays_shipping: Generated<boolean>
  is_service: Generated<boolean>
  installation_service_ids: ColumnType<string[], string[] | undefined, string[]>
  rating_average: ColumnType<number | null, number | null | undefined, number | null>
  rating_count: Generated<number>
  withdrawn_at: NullableTimestamp
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

interface ProductPriceTable {
  product_id: string
  price_cents: number
  list_price_cents: number | null
  valid_from: ColumnType<Date, Date | undefined, Date>
  valid_to: NullableTimestamp
}

interface StockTable {
  product_id: string
  opening: Generated<number>
  available: Generated<number>
  reserved: Generated<number>
  sold: Generated<number>
  written_off: Generated<number>
  back_order: Generated<boolean>
  /** yyyy-mm-dd */
  restock_on: string | null
}

interface ProductDocumentTable {
  product_id: string
  position: number
  kind: string
  title: string
  url: string
}

interface ProductRelationTable {
  product_id: string
  kind: RelationKind
  related_id: string
  position: Generated<number>
  quantity: Generated<number>
  /** page of the required-components modal, 1–5 */
  page: number | null
  reason: Generated<string>
}

interface MatchedSystemTable {
  product_id: string
  /** null when the part is not sold on its own */
  outdoor_id: string | null
  indoor_id: string | null
  furnace_id: string | null
  outdoor_model: Generated<string>
  indoor_model: Generated<string>
  furnace_model: Generated<string>
  reference_number: string | null
  seer2: number | null
  eer2: number | null
  hspf2: number | null
  afue: number | null
  cooling_btu: number | null
  heating_btu: number | null
  rating_source: string
}

interface ProductImageTable {
  product_id: string
  position: number
  /** names the files: the first half of the SHA-256 of the original file */
  hash: string
  alt: Generated<string>
  kind: Generated<'studio' | 'installed' | 'label' | 'packed'>
  /** pixels of the largest copy */
  width: number
  height: number
}

interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: Generated<number>
  changed_at: ColumnType<Date, Date | undefined, Date>
}

/** An import of products: one may be unfinished, those that wrote something can be taken back. */
interface CatalogImportTable {
  id: Generated<number>
  fingerprint: string
  file: string
  run_by: string
  state: 'reading' | 'read' | 'imported' | 'undone'
  rows_read: Generated<number>
  rows_staged: Generated<number>
  told: Json<Told>
  began_at: ColumnType<Date, Date | undefined, Date>
  added: number | null
  changed: number | null
  imported_at: NullableTimestamp
  undone: number | null
  undone_at: NullableTimestamp
  undone_by: string | null
}

interface CatalogImportChangeTable {
  import_id: number
  product_id: string
  /** null: the import added the product */
  fields: string[] | null
  before: Json<Record<string, unknown>> | null
  written: string
}

/** What changed in the catalog; triggers write it. */
interface CatalogChangeTable {
  seq: GeneratedAlways<number>
  /** the transaction that wrote it */
  xid: Generated<string>
  kind: ChangeKind
  /** of a product, category or attribute; empty: all of them */
  id: string
}

/** The one row that says which changes were deleted. */
interface CatalogChangeFloorTable {
  only_row: Generated<boolean>
  history: Generated<string>
  home: Generated<string>
  deleted: string | null
  next: string | null
  next_at: NullableTimestamp
}
