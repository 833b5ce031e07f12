import type { AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import type { Draft } from '../product.ts'
import type { Model } from './house-models.ts'
import { textsOf } from './model-texts.ts'

export type Attributes = Partial<Record<AttributeKey, AttributeValue | undefined>>
export type Part = Omit<Draft, 'sku' | 'brand' | 'series' | 'price' | 'summary' | 'description'> & {
  closing: string
}

export function part(model: Model, { closing, ...rest }: Part): Draft {
  return {
    sku: model.sku,
    brand: model.series.brand,
    series: model.series.name,
    price: model.price,
    ...textsOf(model, closing),
    ...rest,
    drawing: { ...rest.drawing, options: { brand: model.series.brand, ...rest.drawing?.options } },
  }
}

export const sizeText = (model: Model): string => model.details.size ?? ''
export const firstNumber = (text: string): number => Number(/[\d.]+/.exec(text)?.[0] ?? 0)
