/** Outside measures in inches. */
export interface DrawingSize {
  height: number
  width: number
  depth: number
}

type Options = Readonly<Record<string, string | number | boolean>>

/** A part of a system, drawn at its own size. */
export interface DrawingPart {
  type: string
  options: Options
  dimensions: DrawingSize
}

/** The stored facts of a product's drawing; its size is that of the product. */
export interface DrawingSpec {
  type: string
  options: Options
  /** a system is drawn as its parts side by side */
  parts?: readonly DrawingPart[] | undefined
}

/** The sizes that connect the parts of a system: outside diameters in inches, and its tons. */
export interface ConnectionSizes {
  suction?: number | undefined
  liquid?: number | undefined
  tons?: number | undefined
}

/**
 * The views of a product's page: beside a door, from the front, front and side, as a solid, cut open, pulled
 * apart.
 */
export type StageView = 'room' | 'front' | 'views' | 'iso' | 'section' | 'connections'

/** All pictures of the store: views of one product, and scenes of the whole house and the whole catalog. */
export type PictureView =
  | StageView
  | 'room-phone'
  | 'card'
  | 'thumb'
  | 'tile'
  | 'door'
  | 'menu'
  | 'house'
  | 'house-phone'
  | 'house-bare'
  | 'house-part'
  | 'lineup'
  | 'choice'
  | 'shot'
  | 'lesson'

/** A picture that is still to be drawn. */
export interface PictureSpec {
  drawing: DrawingSpec | null
  dimensions: DrawingSize | null
  view: PictureView
  /** pixels per inch, where several pictures share one scale */
  scale?: number
  /**
   * what the page knows beyond the drawing, for the alternative text: "96%", "heat pump"; of a house part
   * or a choice or shot: its name
   */
  name?: string
  /** the same words stand beside the picture, so assistive technology skips it */
  decorative?: boolean
  connections?: ConnectionSizes
  /** the categories behind the parts of a scene: part, address and number of products */
  links?: readonly (readonly [place: string, href: string, count: number])[]
}

/** The facts that decide a product's drawing. */
export type DrawnProduct = Pick<PictureSpec, 'drawing' | 'dimensions'>

/** The facts that decide a product's rendering. */
export interface RenderedProduct extends DrawnProduct {
  /** the kind within its type, in the catalog's words: "Double-pole breaker" */
  kind?: string | undefined
  /** for the alternative text */
  name?: string | undefined
}

/** The parts of the drawn house and of the line-up that lead to a category. */
export const SCENE_PLACES = [
  'house-furnace',
  'house-coil',
  'house-outdoor',
  'house-mini',
  'house-water',
  'house-air',
  'house-stat',
  'house-duct',
  'lineup-furnaces',
  'lineup-air-handlers',
  'lineup-air-conditioners',
  'lineup-heat-pumps',
  'lineup-package-units',
  'lineup-mini-splits',
  'lineup-water-heaters',
  'lineup-portable',
  'lineup-air-quality',
] as const
export type ScenePlace = (typeof SCENE_PLACES)[number]
