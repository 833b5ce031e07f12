import { ATTR } from '../../rules/attribute-ids.ts'
import { COLUMN_NAMES } from '../../rules/import/import-columns.ts'
import { SEED } from '../../rules/vocabulary/seed.ts'
import { SEED_CATEGORIES } from '../../rules/vocabulary/seed-categories.ts'
import type { VocabularyTables } from './tables.ts'

const KEYS = new Map<string, string>(Object.entries(ATTR).map(([key, id]) => [String(id), key]))
/** "price" and "brand" are no attributes and keep their names. */
const keyOf = (id: number | string): string => KEYS.get(String(id)) ?? String(id)

/** The rows with which a new database begins. */
export const seedTables = (): VocabularyTables => ({
  goods_type: SEED.types.map(({ type, label, plural, drawing, picture, traits, plate, ...facts }, index) => ({
    ...{ type, label, plural, drawing, picture },
    traits: [...traits],
    plate: plate.map((row) =>
      'attribute' in row
        ? { label: row.label, attribute: keyOf(row.attribute) }
        : { label: row.label, fact: row.derived },
    ),
    is_equipment: facts.isEquipment,
    ships_free: facts.shipsFree,
    pays_shipping: facts.paysShipping,
    position: index + 1,
    // As the release has them: a later release may know better.
    common_sizes: null,
    said_figures: null,
    suggest_order: null,
  })),
  attribute_group: SEED.groups.map((name, index) => ({ name, position: index + 1 })),
  attribute: SEED.attributes.map(({ filterGroup, ...attribute }) => ({
    ...attribute,
    filter_group: filterGroup,
  })),
  category: SEED_CATEGORIES.map((category) => ({
    id: category.id,
    parent_id: category.parentId,
    slug: category.slug,
    name: category.name,
    description: category.description,
    seo_title: category.seoTitle,
    seo_description: category.seoDescription,
    video_url: null,
    image: null,
    is_high_value: category.isHighValue,
    in_menu: category.inMenu,
    position: category.position,
    h1_text: '',
    article: null,
    shows_btu_calc: category.showsBtuCalc,
    scene_places: null,
  })),
  facet_order: SEED.facets.map((facet, index) => ({ facet: keyOf(facet), position: index + 1 })),
  promoted_question: SEED.questions.map(({ attribute, answers, ...question }, index) => ({
    ...question,
    attribute: keyOf(attribute),
    answers: answers && [...answers],
    position: index + 1,
  })),
  import_column: COLUMN_NAMES.map((name, index) => ({ name, headings: [], position: index + 1 })),
})
