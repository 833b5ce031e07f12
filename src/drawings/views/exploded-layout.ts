import type { PictureStyle } from '../engine/picture.ts'
import type { Tone } from '../engine/tones.ts'
import { type Figure, figure } from '../figure/figure.ts'
import type { DrawingOptions } from '../figure/registry.ts'
import type { DrawingSize } from '../spec.ts'

interface SystemPart<O> {
  dims?: Partial<DrawingSize>
  options?: O
  name?: string
  lines?: readonly string[]
}

export interface MatchedSystem {
  furnace?: SystemPart<DrawingOptions<'furnace'>>
  coil?: SystemPart<DrawingOptions<'coil'>>
  /** instead of furnace and coil */
  airHandler?: SystemPart<DrawingOptions<'airHandler'>>
  outdoor?: SystemPart<DrawingOptions<'condenser'>>
  tons?: number
  /** outside diameters in inches, length in feet where it is known */
  lineSet?: { suction: number; liquid: number; length?: number }
  /** which air is warm */
  season?: 'heat' | 'cool'
  /** 400 a ton when left out */
  airflowCfm?: number
}

export interface SystemStyle extends PictureStyle {
  /** pixels per inch */
  scale?: number
}

/** Inches between furnace and coil pulled apart. */
const GAP = 23
/** A filter cabinet 7 in thick, pulled off the furnace's side. */
export const FILTER_WIDTH = 7

/** Where everything stands: outdoor unit left of the wall, coil above the furnace, filter in the return. */
export interface Layout {
  /** what moves the air: a furnace, or an air handler, which has its coil inside */
  furnace: Figure
  coil: Figure
  outdoor: Figure
  airHandler: boolean
  /** wall, left and right side of the furnace */
  wall: number
  left: number
  right: number
  /** tops; the floor is 0 */
  furnaceTop: number
  coilTop: number
  outdoorTop: number
  plenumTop: number
  /** heights of the suction and the liquid valve */
  suction: number
  liquid: number
  filter: { x: number; y: number; h: number }
  /** left side of the return drop */
  drop: number
  warm: { supply: Tone; back: Tone; liquid: 'warm-face' | 'cold-face' }
}

export function layOut(system: MatchedSystem): Layout {
  const airHandler = system.airHandler !== undefined
  const furnace = airHandler
    ? figure('airHandler', system.airHandler?.dims, system.airHandler?.options)
    : figure('furnace', system.furnace?.dims, system.furnace?.options)
  const coil = figure('coil', { width: furnace.box.w, ...system.coil?.dims }, system.coil?.options)
  const outdoor = figure('condenser', system.outdoor?.dims, system.outdoor?.options)
  const cooling = system.season !== 'heat'
  const wall = outdoor.box.w + 25
  const left = wall + 62
  const right = left + furnace.box.w
  const furnaceTop = -furnace.box.h
  const coilTop = airHandler ? furnaceTop : furnaceTop - GAP - coil.box.h
  const filterHeight = furnace.box.h * 0.42
  return {
    furnace,
    coil,
    outdoor,
    airHandler,
    wall,
    left,
    right,
    furnaceTop,
    coilTop,
    outdoorTop: -3 - outdoor.box.h,
    plenumTop: coilTop - 25,
    suction: -11.5,
    liquid: -8.4,
    filter: { x: right + 15, y: -filterHeight - 1.2, h: filterHeight },
    drop: right + 15 + FILTER_WIDTH + 14,
    warm: {
      supply: cooling ? 'cold' : 'warm',
      back: cooling ? 'warm' : 'cold',
      liquid: system.outdoor?.options?.hp || !cooling ? 'warm-face' : 'cold-face',
    },
  }
}

/** Heights where the line set runs inside: under the coil. */
export function runs({ airHandler, furnace, coilTop, coil }: Layout): { suction: number; liquid: number } {
  // an air handler takes its lines at its side, where its coil is
  if (airHandler) return { suction: -furnace.box.h * 0.64, liquid: -furnace.box.h * 0.64 + 2.8 }
  return { suction: coilTop + coil.box.h + 4.4, liquid: coilTop + coil.box.h + 7.2 }
}

export function disconnectAt({ wall, outdoorTop }: Layout): { x: number; y: number } {
  // clear of the name above a tall unit
  return { x: wall - 3.6, y: Math.min(-58, outdoorTop - 30) }
}
