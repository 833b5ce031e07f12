import { ATTR } from '../attribute-ids.ts'
import { ATTRIBUTE_ROWS } from '../data/attributes.ts'
import type { AttributeDefinition } from './vocabulary.ts'

/** The attributes that come with the release, in the order of their groups. */
export const SEED_ATTRIBUTES: readonly AttributeDefinition[] = ATTRIBUTE_ROWS.map((attribute, index) => ({
  ...attribute,
  id: ATTR[attribute.key],
  position: index + 1,
  least: null,
  most: null,
}))

/** The attributes as this process knows them. */
export const attributesNow = (): readonly AttributeDefinition[] =>
  globalThis.vocabularyOfProcess?.attributes ?? SEED_ATTRIBUTES
