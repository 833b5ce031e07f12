import type { PictureSpec } from '#drawings/spec.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'

/**
 * The dependencies of the catalog's views: how a picture reaches the page, and facts of other features
 * about a type.
 */
export interface ViewContext {
  picture(spec: PictureSpec): PagePicture
  /** whether rebate programs pay for products of this type */
  mayHaveRebate(type: string): boolean
  /** whether rules of a place can forbid products of this type */
  isRegulated(type: string): boolean
}
