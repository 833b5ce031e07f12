import type { ReviewView } from '#features/catalog/ui/product-view.ts'
import { api } from './api.ts'

/** A page of ten reviews, newest first. */
export async function fetchReviews(id: string, page: number): Promise<readonly ReviewView[]> {
  const { reviews } = await api.catalog.reviews({ id, page })
  return reviews
}
