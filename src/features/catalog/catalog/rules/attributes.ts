import {
  ATTR,
  CALIFORNIA_ATTRIBUTE,
  COOLING_BTU_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  HEATING_BTU_ATTRIBUTES,
  REGION_ATTRIBUTE,
  TONNAGE_ATTRIBUTES,
} from './attribute-ids.ts'
import { ATTRIBUTE_GROUPS } from './data/attributes.ts'
import { attributesNow } from './vocabulary/seed-attributes.ts'
import { type AttributeDefinition, madeOf } from './vocabulary/vocabulary.ts'

export * from './attribute-ids.ts'
export type { AttributeKind } from './data/attributes.ts'
export type { AttributeDefinition } from './vocabulary/vocabulary.ts'

/** Every attribute, in the order of its group. */
export const attributes = (): readonly AttributeDefinition[] => attributesNow()

const byId = madeOf(
  attributesNow,
  (attributes) => new Map(attributes.map((attribute) => [attribute.id, attribute])),
)

/** The definition behind an id; undefined when there is none. */
export const attributeById = (id: number): AttributeDefinition | undefined => byId().get(id)

/** The groups of the specification table, in the order a page shows them. */
export const attributeGroups = (): readonly string[] =>
  globalThis.vocabularyOfProcess?.groups ?? ATTRIBUTE_GROUPS

/** The seven air handler types (K-AIRHANDLERS). */
export const AIR_HANDLER_TYPES = [
  'Slim Ceiling Cassette',
  'Ceiling Cassette',
  'Concealed Duct',
  'Floor Ceiling',
  'Low Wall',
  'Wall Mount',
  'Outdoor Unit',
] as const
export type AirHandlerType = (typeof AIR_HANDLER_TYPES)[number]

/**
 * The attributes that decide whether a product fits a home or other products. Cards beside a product carry
 * only these.
 */
export const FIT_ATTRIBUTES: readonly number[] = [
  ...HEATING_BTU_ATTRIBUTES,
  COOLING_BTU_ATTRIBUTE,
  ...TONNAGE_ATTRIBUTES,
  REGION_ATTRIBUTE,
  CALIFORNIA_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  ATTR.airHandlerType,
  ATTR.width,
]
