import { ATTR } from '../attribute-ids.ts'
import { ATTRIBUTE_GROUPS, ATTRIBUTE_ROWS } from '../data/attributes.ts'
import { FACET_ROWS } from '../data/facets.ts'
import { PRODUCT_TYPE_ROWS } from '../data/product-types.ts'
import { QUESTION_ROWS } from '../data/questions.ts'
import { SEED_CATEGORIES } from './seed-categories.ts'
import type { Vocabulary } from './vocabulary.ts'

const facetId = (facet: (typeof FACET_ROWS)[number]): string =>
  facet === 'price' || facet === 'brand' ? facet : String(ATTR[facet])

/** The vocabulary that comes with the release. The tables of a new database begin with it. */
export const SEED: Vocabulary = {
  types: Object.entries(PRODUCT_TYPE_ROWS).map(([type, facts]) => ({ type, ...facts })),
  groups: ATTRIBUTE_GROUPS,
  attributes: ATTRIBUTE_ROWS.map((attribute, index) => ({
    ...attribute,
    id: ATTR[attribute.key],
    position: index + 1,
    least: null,
    most: null,
  })),
  categories: SEED_CATEGORIES,
  facets: FACET_ROWS.map(facetId),
  questions: QUESTION_ROWS.map(({ attribute, answers = null, ...row }) => ({
    ...row,
    attribute: String(ATTR[attribute]),
    answers,
  })),
  columns: [],
}
