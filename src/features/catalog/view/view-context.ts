import type { PictureSpec } from '#drawings/spec.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'

/**
 * What the catalogue's views need from outside: how a picture travels to the page, and what other features
 * say of a type.
 */
export interface ViewContext {
  picture(spec: PictureSpec): PagePicture
  /** whether rebate programs pay for products of this type */
  mayHaveRebate(type: string): boolean
  /** whether rules of a place can forbid products of this type */
  isRegulated(type: string): boolean
}
