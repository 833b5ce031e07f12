import type { Draft } from '../product.ts'
import type { Model } from './house-models.ts'
import { type Attributes, type Part, part, sizeText } from './part.ts'

/** A small part with attributes of its own. */
export const plain = (
  model: Model,
  name: string,
  rest: Pick<Part, 'type' | 'category' | 'weight' | 'dimensions' | 'drawing' | 'closing'> & {
    attributes: Attributes
  },
): Draft => part(model, { name, depth: 120, ...rest })

/** An installation supply: one piece with a kind and a size. */
export const supply = (
  model: Model,
  name: string,
  kind: string,
  category: Draft['category'],
  closing: string,
  weight: number,
  dimensions: Draft['dimensions'],
  extra: Attributes = {},
): Draft =>
  plain(model, name, {
    type: 'install-supply',
    category,
    closing,
    weight,
    dimensions,
    attributes: {
      kind,
      size: sizeText(model),
      packCount: 1,
      material: 'Assembled',
      warrantyParts: 1,
      ...extra,
    },
  })

/** What a builder makes a small part from. */
export interface Source {
  model: Model
  /** the size column of the model */
  text: string
  /** the first number in it */
  amount: number
}
