import {
  CALIFORNIA_ATTRIBUTE,
  COOLING_BTU_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  HEATING_BTU_ATTRIBUTES,
  REGION_ATTRIBUTE,
  TONNAGE_ATTRIBUTES,
} from './attribute-ids.ts'

import { ATTRIBUTE_ROWS, type AttributeFacts } from './data/attributes.ts'

export * from './attribute-ids.ts'
export { ATTRIBUTE_GROUPS, type AttributeKind } from './data/attributes.ts'

/** An attribute of a specification: a number with its unit, its group and help in plain words. */
export interface AttributeDefinition extends Readonly<AttributeFacts> {
  position: number
}

export type AttributeKey = (typeof ATTRIBUTE_ROWS)[number]['key']

/** The groups of the specification table, in the order a page shows them. */

/** Every attribute, in the order of its group. */
export const ATTRIBUTES: readonly AttributeDefinition[] = ATTRIBUTE_ROWS.map((attribute, index) => ({
  ...attribute,
  position: index + 1,
}))

const byId = new Map(ATTRIBUTES.map((attribute) => [attribute.id, attribute]))

/** The id of an attribute by its key: `ATTR.seer2`. */
export const ATTR = Object.fromEntries(ATTRIBUTE_ROWS.map(({ id, key }) => [key, id])) as {
  readonly [K in AttributeKey]: Extract<(typeof ATTRIBUTE_ROWS)[number], { key: K }>['id']
}

/** The definition behind an id; undefined when there is none. */
export const attributeById = (id: number): AttributeDefinition | undefined => byId.get(id)

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
