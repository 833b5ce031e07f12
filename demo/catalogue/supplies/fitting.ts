import type { Draft } from '../product.ts'

export const PIPE_DIAMETERS = [4, 5, 6, 7, 8, 9, 10, 12, 14] as const
export const BRAND = 'Northvale'

type Fitting = Pick<
  Draft,
  'sku' | 'name' | 'price' | 'weight' | 'dimensions' | 'drawing' | 'summary' | 'description'
> & {
  kind: string
  size: string
  diameter?: number
  gauge?: string
  material?: string
}

export const fitting = ({
  kind,
  size: nominal,
  diameter,
  gauge = '30 ga',
  material = 'Galvanized steel',
  ...rest
}: Fitting): Draft => ({
  ...rest,
  brand: BRAND,
  type: 'duct-fitting',
  category: 'duct-fittings',
  attributes: { kind, size: nominal, diameter, gauge, material },
  depth: 140,
})
