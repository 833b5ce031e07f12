import { PRODUCT_TYPE_ROWS } from '../data/product-types.ts'
import { madeOf, type OwnTypes, type ProductTypeDefinition } from './vocabulary.ts'

/** The types that come with the release. */
export const SEED_TYPES: readonly ProductTypeDefinition[] = Object.entries(PRODUCT_TYPE_ROWS).map(
  ([type, facts]) => ({ type, ...facts }),
)

/** The types of a page, from those of the release and what it told; a server has its own list. */
const typesOfPage = madeOf(
  () => globalThis.ownTypesOfPage,
  (told): readonly ProductTypeDefinition[] => {
    if (!told) return SEED_TYPES
    const left = new Set([...told.without, ...told.types.map(({ type }) => type)])
    return [...SEED_TYPES.filter(({ type }) => !left.has(type)), ...told.types]
  },
)

/** The types as this process or this page knows them. */
export const typesNow = (): readonly ProductTypeDefinition[] =>
  globalThis.vocabularyOfProcess?.types ?? typesOfPage()

/** What a page tells the browser of types; null while they are those of the release. */
export const ownTypes = madeOf(typesNow, (types): OwnTypes | null => {
  if (types === SEED_TYPES) return null
  const seed = new Map(SEED_TYPES.map((each) => [each.type, JSON.stringify(sorted(each))]))
  const own = types.filter((each) => seed.get(each.type) !== JSON.stringify(sorted(each)))
  const names = new Set(types.map(({ type }) => type))
  const without = SEED_TYPES.flatMap(({ type }) => (names.has(type) ? [] : [type]))
  return own.length + without.length === 0 ? null : { types: own, without }
})

const sorted = (definition: ProductTypeDefinition) =>
  Object.entries(definition).toSorted(([a], [b]) => (a < b ? -1 : 1))
