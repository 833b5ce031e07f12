import type { Canvas } from './engine/canvas.ts'
import { type MaterialName, paintOf } from './engine/materials.ts'

/** A unit as a model gets it: its outside measures in inches, and what its record says of its type. */
export interface RenderedUnit {
  w: number
  h: number
  d: number
  brand: string
  paint: MaterialName
  /** the kind within its type, in the catalog's words: "Double-pole breaker" */
  kind: string
  name: string
  /** whether its pipes and vents are shown; parts of a system leave them out */
  alone: boolean
  number: (name: string, usual: number) => number
  flag: (name: string, usual?: boolean) => boolean
  word: (name: string, usual: string) => string
}

/**
 * Draws a unit whose left, lower, front corner is the origin: x runs to the right to w, y up to h, and z back
 * to -d. Marks cover those before them, so that a model draws from the back to the front.
 */
export type Model = (canvas: Canvas, unit: RenderedUnit) => void

type Options = Readonly<Record<string, string | number | boolean>>

export function unitOf(
  size: { w: number; h: number; d: number },
  options: Options,
  {
    kind = '',
    name = '',
    alone = true,
  }: { kind?: string | undefined; name?: string | undefined; alone?: boolean } = {},
): RenderedUnit {
  const own = (name: string): unknown => (Object.hasOwn(options, name) ? options[name] : undefined)
  const brand = own('brand')
  return {
    ...size,
    brand: typeof brand === 'string' ? brand : '',
    paint: paintOf(own('finish')),
    kind,
    name,
    alone: alone && own('pipes') !== false,
    number: (name, usual) => {
      const value = own(name)
      return typeof value === 'number' && Number.isFinite(value) ? value : usual
    },
    flag: (name, usual = false) => {
      const value = own(name)
      return typeof value === 'boolean' ? value : usual
    },
    word: (name, usual) => {
      const value = own(name)
      return typeof value === 'string' ? value : usual
    },
  }
}
