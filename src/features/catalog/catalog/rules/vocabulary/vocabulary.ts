import type { AttributeKind } from '../data/attributes.ts'
import type { DrawingType, PlateRow } from '../data/product-types.ts'
import type { Trait } from '../traits.ts'

/** What a product can be, and how it is shown, shipped and sized. */
export interface ProductTypeDefinition {
  type: string
  label: string
  plural: string
  /** up to eight rows for the product page; the first four are the card's */
  plate: readonly PlateRow[]
  drawing: DrawingType
  /** what rules ask for */
  traits: readonly Trait[]
  /** ships free to the lower 48 states, with the rest of its order: all equipment except portable units */
  shipsFree: boolean
  /** always pays shipping (portable air conditioners) */
  paysShipping: boolean
  /** needs sizing: pages offer the calculators and the phone number */
  isEquipment: boolean
  /** a path of the store: shown where a product has no picture of its own; null: the drawing is shown */
  picture: string | null
  /** the sizes that are sold most */
  commonSizes: readonly CommonSize[]
  /** keys of the attributes that shoppers choose by, the first one first */
  saidFigures: readonly string[]
  /** of several types with the same figure, the one with the lowest number is suggested first */
  suggestOrder: number
}

export interface CommonSize {
  /** key of the attribute */
  attribute: string
  /** its values, the most sold first */
  values: readonly string[]
}

/** An attribute of a specification: a value with its unit, its group and help in plain words. */
export interface AttributeDefinition {
  id: number
  key: string
  name: string
  /** shown after a number; '' for none */
  unit: string
  kind: AttributeKind
  filterGroup: string
  filterable: boolean
  /** one or two plain sentences; the filter's popover */
  help: string
  position: number
  /** a number below or above cannot be right; null: no such limit */
  least: number | null
  most: number | null
}

/** A question above a list, whose answers choose a filter. */
export interface Question {
  /** the id of the attribute */
  attribute: string
  question: string
  /** the topic: a list asks only one question about each */
  about: string
  /** ready-made answers; without them the answers are the values in stock */
  answers: readonly { label: string; value: string; note?: string }[] | null
}

/** A category by its place in the tree. */
interface CategoryName {
  id: number
  parentId: number | null
  slug: string
  name: string
}

/** The words that a merchant's store knows its goods by. The tables of the database have them. */
export interface Vocabulary {
  /** in the order of the menu */
  types: readonly ProductTypeDefinition[]
  /** the groups of the specification table and of the filters, in their order */
  groups: readonly string[]
  /** in the order of their groups */
  attributes: readonly AttributeDefinition[]
  categories: readonly CategoryName[]
  /** "price", "brand" or the id of an attribute, in the order in which shoppers decide */
  facets: readonly string[]
  /** in the order of their weight */
  questions: readonly Question[]
  /** other headings by which an import knows a column */
  columns: readonly { column: string; headings: readonly string[] }[]
}

/** The server and the builds of store and portal are modules apart, so the value lies in the process. */
declare global {
  var vocabularyOfProcess: Vocabulary | undefined
}

/** Sets what this process knows: when it starts, and when a table changed. Undefined: the release's own. */
export function setVocabulary(current: Vocabulary | undefined): void {
  globalThis.vocabularyOfProcess = current
}

/** A value made from another, made again when that is another one. */
export function madeOf<From, T>(current: () => From, make: (from: From) => T): () => T {
  let made: { from: From; value: T } | undefined
  return () => {
    const from = current()
    if (!made || made.from !== from) made = { from, value: make(from) }
    return made.value
  }
}
