import type { PictureSpec } from '#drawings/spec.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import type { SubjectView } from '../ui/submission.tsx'

/** The product that a review or question is about. Services are not reviewed. */
export const subjectView = (
  card: ProductCard | undefined,
  picture: (spec: PictureSpec) => SubjectView['picture'],
): SubjectView | null =>
  card === undefined || card.isService
    ? null
    : {
        id: card.id,
        sku: card.sku,
        brand: card.brand,
        name: card.name,
        href: card.path,
        picture: picture({
          drawing: card.drawing,
          dimensions: card.dimensions,
          view: 'thumb',
          decorative: true,
        }),
      }
