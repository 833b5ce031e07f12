import type { Pen } from './pen.ts'

/** Width, height and depth in inches, short because nearly every line of a generator names one. */
export interface Box {
  w: number
  h: number
  d: number
}

/** The options a drawing knows: a plain kind of value, or the words it chooses from. */
export type OptionShape = Readonly<Record<string, 'string' | 'number' | 'boolean' | readonly string[]>>

export type OptionsFrom<S extends OptionShape> = {
  [K in keyof S]?: S[K] extends 'string'
    ? string
    : S[K] extends 'number'
      ? number
      : S[K] extends 'boolean'
        ? boolean
        : S[K] extends readonly (infer Word)[]
          ? Word
          : never
}

/** The paints of a cabinet; the first one is used where none is named. */
export const FINISHES = ['pearl', 'graphite', 'almond', 'white'] as const

/** Options every drawing takes. Pipes and labels are left out of small pictures. */
export const commonOptions = {
  brand: 'string',
  finish: FINISHES,
  pipes: 'boolean',
  label: 'boolean',
} as const satisfies OptionShape

export type CommonOptions = OptionsFrom<typeof commonOptions>

/** What a generator receives: the box in inches and the options. */
export type Unit<S extends OptionShape = Record<never, never>> = Box & CommonOptions & OptionsFrom<S>

export type ViewName = 'front' | 'side' | 'section' | 'top' | 'horizontal'

/** Draws at the pen's origin; the unit's box is (0,0) to (w,h), pipes and vents may lie outside it. */
type View<S extends OptionShape> = (pen: Pen, unit: Unit<S>) => void

export interface Kind<S extends OptionShape> {
  /** as it stands in a sentence: "gas furnace" */
  name: string
  /** usual size in inches, for a part whose data has none */
  size: Box
  options: S
  /** on a wall, from the ceiling or lying: has no ground line under it */
  hangs: boolean
  /** height of the front view where it is not the unit's height, as for a panel seen from below */
  frontHeight?: (box: Box) => number
  /**
   * the part of that height which is one true dimension, as a pad's depth in a view that shows its edge, too
   */
  frontTall?: (box: Box) => number
  /** width of the side view where it is not the depth, as for a cassette in its ceiling */
  sideWidth?: (box: Box) => number
  /** the name where an option changes it: "oil furnace" */
  nameOf?: (unit: Unit<S>) => string
  /** what sets a unit apart within its type, as it stands before the name: "96%" */
  adjective?: (unit: Unit<S>) => string | undefined
  views: { front: View<S> } & { [V in Exclude<ViewName, 'front'>]?: View<S> }
}

/** A kind with the types of its views drawn from its options. */
export function kind<const S extends OptionShape>(definition: Kind<S>): Kind<S> {
  return definition
}
