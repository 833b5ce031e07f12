import { enlargementOf } from '#drawings/pictures.ts'
import type { ProductCard } from '../contract.ts'
import type { CategoryView } from '../ui/category/category-groups.tsx'
import type { ViewContext } from './product-card.ts'

interface CategoryFacts {
  name: string
  path: string
  description: string
  productCount: number
  drawing: ProductCard['drawing']
  dimensions: ProductCard['dimensions']
  children?: readonly unknown[]
}

/** Categories as tiles, without empty ones. */
export const categoryViews = (categories: readonly CategoryFacts[], context: ViewContext): CategoryView[] =>
  categories
    .filter(({ productCount }) => productCount > 0)
    .map(({ name, path, description, productCount, drawing, dimensions }) => {
      const { times, pixelsPerInch } = enlargementOf({ drawing, dimensions })
      return {
        name,
        href: path,
        description,
        count: productCount,
        ...(times > 1 ? { enlarged: { times, pixelsPerInch } } : {}),
        picture: context.picture({
          drawing,
          dimensions,
          view: 'tile',
          scale: pixelsPerInch,
          decorative: true,
        }),
      }
    })
