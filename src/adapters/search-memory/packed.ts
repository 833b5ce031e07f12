import { deserialize, serialize } from 'node:v8'
import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import type { Facet, Quantity } from '#features/choosing/search/server/ports.ts'
import type { Columns } from './columns/columns.ts'
import { makeDictionary } from './columns/dictionary.ts'
import { Figures, type PackedFigures } from './columns/figures.ts'
import type { Orders } from './columns/orders.ts'
import { type PackedProducts, Products } from './columns/products.ts'
import type { Runs } from './columns/runs.ts'
import { type FacetColumn, makeColumn } from './facets/facet-column.ts'
import type { Generation, GenerationParts } from './generation.ts'
import type { PackedWords } from './words-index.ts'

/** The parts of an index from which all the others follow. */
interface Packed {
  version: number
  facets: readonly Facet[]
  withdrawn: readonly OldModel[]
  products: PackedProducts
  values: readonly Pick<FacetColumn, 'texts' | 'numbers' | 'ordinals'>[]
  dictionary: Pick<Columns, 'categories' | 'ordinalOfCategory' | 'ordinalCount' | 'groupOf'>
  runs: Runs
  measures: readonly (readonly [Quantity, PackedFigures])[]
  mobileModels: Uint8Array
  slots: Int32Array
  orders: Orders
  words: PackedWords
}

export function pack({ version, facets, withdrawn, columns, words }: Generation): Uint8Array {
  const { products, measures, mobileModels, slots, used, dead, ordinalCount } = columns
  const { orders, meritRank, codes } = columns
  const { size } = products
  return serialize({
    version,
    facets,
    withdrawn,
    products: products.pack(),
    values: columns.columns.map(({ texts, numbers, ordinals }) => ({ texts, numbers, ordinals })),
    dictionary: {
      categories: columns.categories,
      ordinalOfCategory: columns.ordinalOfCategory,
      ordinalCount,
      groupOf: columns.groupOf.slice(0, ordinalCount),
    },
    runs: {
      used,
      dead,
      ordinals: columns.ordinals.slice(0, used),
      offsets: columns.offsets.slice(0, size),
      lengths: columns.lengths.slice(0, size),
    },
    measures: Array.from(measures, ([quantity, figures]) => [quantity, figures.pack(size)] as const),
    mobileModels: mobileModels.slice(0, size),
    slots,
    orders: { orders, meritRank, codes },
    words: words.pack(),
  } satisfies Packed)
}

export function unpack(
  bytes: Uint8Array,
): Pick<GenerationParts, 'version' | 'facets' | 'withdrawn' | 'columns'> & { words: PackedWords } {
  // A copy: parts of `bytes` would keep all of them in memory.
  const packed: Packed = structuredClone(deserialize(bytes))
  const { version, facets, withdrawn, words, dictionary, runs } = packed
  const columns: Columns = {
    products: new Products(packed.products),
    slots: packed.slots,
    ...makeDictionary(facets),
    ...dictionary,
    columns: packed.values.map(({ texts, numbers, ordinals }, group) => {
      const facet = facets[group]!
      return makeColumn(facet, facet.kind === 'number' ? numbers : texts, ordinals)
    }),
    ...runs,
    measures: new Map(packed.measures.map(([quantity, figures]) => [quantity, new Figures(figures)])),
    mobileModels: packed.mobileModels,
    ...packed.orders,
  }
  return { version, facets, withdrawn, words, columns }
}
