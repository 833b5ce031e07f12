import { niceRanges, PRICE_RANGES, RATING_RANGES, standardRanges } from '../rules/ranges.ts'
import { texts } from '../texts.ts'
import type { AttributeRow } from './index-document.ts'
import type { Facet } from './ports.ts'
import { attributeKey } from './present.ts'

const listFacet = (key: string, name: string): Facet => ({ key, name, unit: '', kind: 'list' })

/** The filter groups of a catalog. `numbersOf` answers the numbers that occur; buckets are made from them. */
export function describeFacets(
  attributes: readonly AttributeRow[],
  numbersOf: (key: string) => readonly number[],
): Facet[] {
  return [
    listFacet('brand', texts.brand),
    listFacet('series', texts.series),
    listFacet('type', texts.type),
    { key: 'price', name: texts.price, unit: '$', kind: 'number', ranges: PRICE_RANGES },
    { key: 'rating', name: texts.rating, unit: '', kind: 'number', ranges: RATING_RANGES },
    listFacet('availability', texts.availability),
    ...attributes
      .filter((attribute) => attribute.filterable)
      .map((attribute) => attributeFacet(attribute, numbersOf)),
  ]
}

function attributeFacet(
  { id, name, unit, kind }: AttributeRow,
  numbersOf: (key: string) => readonly number[],
): Facet {
  const key = attributeKey(id)
  if (kind !== 'number') return { key, name, unit, kind: 'list' }
  const ranges = standardRanges(id) ?? niceRanges(numbersOf(key))
  return { key, name, unit, kind: 'number', ranges }
}
