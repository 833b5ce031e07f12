import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { CategoryArticle } from '../../rules/category-tree.ts'
import { PLACES_OF_CATEGORIES } from '../../rules/data/seed-places.ts'
import { LAST_SUGGESTED, seedType } from '../../rules/vocabulary/seed-types.ts'
import type { Answer, StoredPlateRow } from '../tables.ts'
import { type DocumentRow, nameOf, type Section, type Sections } from './document.ts'

/** A row of a table of the vocabulary as JSON has it. */
export interface StoredRows {
  goods_type: {
    type: string
    label: string
    plural: string
    traits: string[]
    plate: StoredPlateRow[]
    drawing: string
    is_equipment: boolean
    ships_free: boolean
    pays_shipping: boolean
    position: number
    picture: string | null
    common_sizes: { attribute: string; values: string[] }[] | null
    said_figures: string[] | null
    suggest_order: number | null
  }
  attribute_group: { name: string; position: number }
  attribute: {
    id: number
    key: string
    name: string
    unit: string
    kind: 'list' | 'number' | 'yesno'
    filter_group: string
    filterable: boolean
    help: string
    position: number
    least: number | null
    most: number | null
  }
  category: {
    id: number
    parent_id: number | null
    slug: string
    name: string
    description: string
    seo_title: string
    seo_description: string
    video_url: string | null
    image: string | null
    is_high_value: boolean
    in_menu: boolean
    position: number
    h1_text: string
    article: CategoryArticle | null
    shows_btu_calc: boolean
    scene_places: string[] | null
  }
  facet_order: { facet: string; position: number }
  promoted_question: {
    attribute: string
    about: string
    question: string
    answers: Answer[] | null
    position: number
  }
  import_column: { name: string; headings: string[]; position: number }
}

export type VocabularyTable = keyof StoredRows

/** The table of a section. */
export const TABLE_OF = {
  types: 'goods_type',
  groups: 'attribute_group',
  attributes: 'attribute',
  categories: 'category',
  facets: 'facet_order',
  questions: 'promoted_question',
  columns: 'import_column',
} as const satisfies Record<Section, VocabularyTable>

export const SECTION_OF = Object.fromEntries(
  Object.entries(TABLE_OF).map(([section, table]) => [table, section]),
) as Record<VocabularyTable, Section>

export type VocabularyTables = { [T in VocabularyTable]: StoredRows[T][] }

const rowsOf = (table: VocabularyTable): RawBuilder<unknown> => sql`
  select ${sql.lit(table)} as name, coalesce(jsonb_agg(to_jsonb(${sql.table(table)})), '[]') as rows
  from ${sql.table(table)}`

/** All tables at one moment, in one statement. */
export const vocabularyTables = sql<{ name: VocabularyTable; rows: unknown[] }>`
  ${sql.join(Object.values(TABLE_OF).map(rowsOf), sql` union all `)}`

export async function readTables(db: Db): Promise<VocabularyTables> {
  const { rows } = await vocabularyTables.execute(db)
  const byName = new Map(rows.map(({ name, rows: of }) => [name, of]))
  const of = <T extends VocabularyTable>(table: T) => (byName.get(table) ?? []) as StoredRows[T][]
  return {
    goods_type: of('goods_type'),
    attribute_group: of('attribute_group'),
    attribute: of('attribute'),
    category: of('category'),
    facet_order: of('facet_order'),
    promoted_question: of('promoted_question'),
    import_column: of('import_column'),
  }
}

/** What a type is shown and said by; what its row does not say is the release's. */
export function looksOf(row: StoredRows['goods_type']) {
  const seed = seedType(row.type)
  const sizes = row.common_sizes ?? seed?.commonSizes ?? []
  return {
    commonSizes: sizes.map(({ attribute, values }) => ({ attribute, values: [...values] })),
    saidFigures: [...(row.said_figures ?? seed?.saidFigures ?? [])],
    suggestOrder: row.suggest_order ?? seed?.suggestOrder ?? LAST_SUGGESTED,
  }
}

/** The parts of drawn scenes that lead to a category. */
export const placesOf = ({ slug, scene_places }: Pick<StoredRows['category'], 'slug' | 'scene_places'>) => [
  ...(scene_places ?? PLACES_OF_CATEGORIES[slug] ?? []),
]

/** Says the slug of a category, which a document names in place of its number. */
type SlugOf = (id: number) => string | undefined

interface FromRow {
  types: (row: StoredRows['goods_type']) => DocumentRow<'types'>
  groups: (row: StoredRows['attribute_group']) => DocumentRow<'groups'>
  attributes: (row: StoredRows['attribute']) => DocumentRow<'attributes'>
  categories: (row: StoredRows['category'], slugOf: SlugOf) => DocumentRow<'categories'>
  facets: (row: StoredRows['facet_order']) => DocumentRow<'facets'>
  questions: (row: StoredRows['promoted_question']) => DocumentRow<'questions'>
  columns: (row: StoredRows['import_column']) => DocumentRow<'columns'>
}

/** A row of a table as a document has it; fields always in this order, so equal rows are equal bytes. */
export const FROM_ROW: FromRow = {
  types: (row) => ({
    type: row.type,
    label: row.label,
    plural: row.plural,
    traits: row.traits,
    drawing: row.drawing,
    picture: row.picture ?? null,
    equipment: row.is_equipment,
    shipsFree: row.ships_free,
    paysShipping: row.pays_shipping,
    plate: row.plate.map((each) =>
      'attribute' in each
        ? { label: each.label, attribute: each.attribute }
        : { label: each.label, fact: each.fact },
    ),
    ...looksOf(row),
    order: row.position,
  }),
  groups: ({ name, position }) => ({ name, order: position }),
  attributes: (row) => ({
    key: row.key,
    id: row.id,
    name: row.name,
    unit: row.unit,
    kind: row.kind,
    group: row.filter_group,
    filterable: row.filterable,
    help: row.help,
    least: row.least,
    most: row.most,
    order: row.position,
  }),
  categories: (row, slugOf) => ({
    slug: row.slug,
    id: row.id,
    parent: row.parent_id === null ? null : (slugOf(row.parent_id) ?? null),
    name: row.name,
    description: row.description,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    heading: row.h1_text,
    highValue: row.is_high_value,
    loadCalculator: row.shows_btu_calc,
    inMenu: row.in_menu,
    video: row.video_url,
    image: row.image,
    places: placesOf(row),
    article: row.article && {
      sections: row.article.sections.map(({ title, text }) => ({ title, text })),
      questions: row.article.questions.map(({ question, answer }) => ({ question, answer })),
    },
    order: row.position,
  }),
  facets: ({ facet, position }) => ({ facet, order: position }),
  questions: (row) => ({
    attribute: row.attribute,
    about: row.about,
    question: row.question,
    answers:
      row.answers?.map(({ label, value, note }) => ({
        label,
        value,
        ...(note === undefined ? {} : { note }),
      })) ?? null,
    order: row.position,
  }),
  columns: ({ name, headings, position }) => ({ column: name, headings, order: position }),
}

interface ToRow {
  types: (row: DocumentRow<'types'>) => StoredRows['goods_type']
  groups: (row: DocumentRow<'groups'>) => StoredRows['attribute_group']
  attributes: (row: DocumentRow<'attributes'>) => StoredRows['attribute']
  categories: (
    row: DocumentRow<'categories'>,
    idOf: (slug: string) => number | undefined,
  ) => StoredRows['category']
  facets: (row: DocumentRow<'facets'>) => StoredRows['facet_order']
  questions: (row: DocumentRow<'questions'>) => StoredRows['promoted_question']
  columns: (row: DocumentRow<'columns'>) => StoredRows['import_column']
}

/** The inverse of FROM_ROW. */
export const TO_ROW: ToRow = {
  types: ({
    equipment,
    shipsFree,
    paysShipping,
    commonSizes,
    saidFigures,
    suggestOrder,
    order,
    ...same
  }) => ({
    ...same,
    is_equipment: equipment,
    ships_free: shipsFree,
    pays_shipping: paysShipping,
    common_sizes: commonSizes,
    said_figures: saidFigures,
    suggest_order: suggestOrder,
    position: order,
  }),
  groups: ({ name, order }) => ({ name, position: order }),
  attributes: ({ group, order, ...same }) => ({ ...same, filter_group: group, position: order }),
  categories: (row, idOf) => ({
    id: row.id,
    parent_id: row.parent === null ? null : (idOf(row.parent) ?? null),
    slug: row.slug,
    name: row.name,
    description: row.description,
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    video_url: row.video,
    image: row.image,
    is_high_value: row.highValue,
    in_menu: row.inMenu,
    position: row.order,
    h1_text: row.heading,
    article: row.article,
    shows_btu_calc: row.loadCalculator,
    scene_places: row.places,
  }),
  facets: ({ facet, order }) => ({ facet, position: order }),
  questions: ({ attribute, about, question, answers, order }) => ({
    attribute,
    about,
    question,
    answers: answers as Answer[] | null,
    position: order,
  }),
  columns: ({ column, headings, order }) => ({ name: column, headings, position: order }),
}

/** The tables as sections of a document, each in its order. */
export function sectionsOf(tables: VocabularyTables): Sections {
  const slugs = new Map(tables.category.map(({ id, slug }) => [id, slug]))
  const slugOf: SlugOf = (id) => slugs.get(id)
  return {
    types: sorted('types', tables.goods_type.map(FROM_ROW.types)),
    groups: sorted('groups', tables.attribute_group.map(FROM_ROW.groups)),
    attributes: sorted('attributes', tables.attribute.map(FROM_ROW.attributes)),
    categories: sorted(
      'categories',
      tables.category.map((row) => FROM_ROW.categories(row, slugOf)),
    ),
    facets: sorted('facets', tables.facet_order.map(FROM_ROW.facets)),
    questions: sorted('questions', tables.promoted_question.map(FROM_ROW.questions)),
    columns: sorted('columns', tables.import_column.map(FROM_ROW.columns)),
  }
}

/** Rows by their order; those of the same order by name. */
export const sorted = <S extends Section>(section: S, rows: readonly DocumentRow<S>[]): DocumentRow<S>[] =>
  rows.toSorted((a, b) => a.order - b.order || (nameOf(section, a) < nameOf(section, b) ? -1 : 1))
