import type { RenderedProduct } from '#drawings/spec.ts'
import { ATTR } from '../rules/attributes.ts'

interface Product extends Pick<RenderedProduct, 'drawing' | 'dimensions'> {
  attributes: Readonly<Record<string, unknown>>
}

/** What of a product's record decides how its rendering looks. */
export function renderedProduct({ drawing, dimensions, attributes }: Product): RenderedProduct {
  const kind = attributes[ATTR.kind]
  return { drawing, dimensions, ...(typeof kind === 'string' ? { kind } : {}) }
}
