import type { RenderedProduct } from '#drawings/spec.ts'
import { ATTR } from '../rules/attributes.ts'

interface Product extends Pick<RenderedProduct, 'drawing' | 'dimensions'> {
  name: string
  type: string
  attributes: Readonly<Record<string, unknown>>
}

/** What of a product's record decides how its rendering looks. */
export function renderedProduct({ name, type, drawing, dimensions, attributes }: Product): RenderedProduct {
  const kind = attributes[ATTR.kind]
  return { drawing, dimensions, name, kind: typeof kind === 'string' ? kind : type }
}
