import { COMMON_SIZES } from '../data/common-sizes.ts'

interface Sized {
  type: string
  attributes: Readonly<Record<string, unknown>>
}

/**
 * How common a product's size is among those of its type, from 0 to about 8: the sum over the figures that
 * buyers choose by. Decides the order of products that answer a question equally well.
 */
export function commonnessOf({ type, attributes }: Sized): number {
  const figures = COMMON_SIZES[type] ?? []
  return figures.reduce((sum, { attribute, values }) => {
    const place = values.indexOf(String(attributes[attribute]))
    return place < 0 ? sum : sum + 4 * (1 - place / (values.length + 1))
  }, 0)
}
