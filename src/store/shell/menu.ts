/** A category as the menus show it. */
export interface MenuNode {
  name: string
  /** its address on this site */
  to: string
  /** how many products stand in it */
  count: number
  slug: string
  children: readonly MenuNode[]
}

/** Where the drawing that stands for a category is fetched from. */
export const categoryDrawing = (slug: string): string => `/drawings/category/${slug}.svg`
