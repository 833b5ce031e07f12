import type { ReviewRow } from '#features/catalog/server/write.ts'
import type { DemoProduct } from './product.ts'
export function reviewsOf(_product: DemoProduct): ReviewRow[] { return [] }
