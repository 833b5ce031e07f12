import { ATTR } from '../attribute-ids.ts'
import { ATTRIBUTE_GROUPS } from '../data/attributes.ts'
import { FACET_ROWS } from '../data/facets.ts'
import { QUESTION_ROWS } from '../data/questions.ts'
import { SEED_ATTRIBUTES } from './seed-attributes.ts'
import { SEED_CATEGORIES } from './seed-categories.ts'
import { SEED_TYPES } from './seed-types.ts'
import type { Vocabulary } from './vocabulary.ts'

const facetId = (facet: (typeof FACET_ROWS)[number]): string =>
  facet === 'price' || facet === 'brand' ? facet : String(ATTR[facet])

/** The vocabulary that comes with the release. The tables of a new database begin with it. */
export const SEED: Vocabulary = {
  types: SEED_TYPES,
  groups: ATTRIBUTE_GROUPS,
  attributes: SEED_ATTRIBUTES,
  categories: SEED_CATEGORIES,
  facets: FACET_ROWS.map(facetId),
  questions: QUESTION_ROWS.map(({ attribute, answers = null, ...row }) => ({
    ...row,
    attribute: String(ATTR[attribute]),
    answers,
  })),
  columns: [],
}
