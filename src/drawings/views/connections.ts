import type { PictureStyle, Svg } from '../engine/picture.ts'
import { optionsFor } from '../figure/figure.ts'
import type { DrawingOptions, DrawingType } from '../figure/registry.ts'
import type { ConnectionSizes, DrawingPart, DrawingSize, DrawingSpec } from '../spec.ts'

import { drawExploded } from './exploded.ts'
import { drawMultiSplit, type HeadType } from './multi-split.ts'

const headTypes: ReadonlySet<string> = new Set<HeadType>([
  'wallHead',
  'cassette',
  'slimCassette',
  'concealed',
  'floorCeiling',
  'lowWall',
])
const isHead = (type: string): type is HeadType => headTypes.has(type)

/** Most heads one outdoor unit has ports for. */
const MOST_HEADS = 8

/** What connects to what in a system of the catalogue, pulled apart; undefined for what has no parts to connect. */
export function drawConnections(
  { parts = [] }: DrawingSpec,
  { suction, liquid, tons }: ConnectionSizes,
  style: PictureStyle & { scale?: number } = {},
): Svg | undefined {
  const part = (type: string): DrawingPart | undefined => parts.find((each) => each.type === type)
  const heads = parts.filter(({ type }) => isHead(type)).slice(0, MOST_HEADS)
  const [side, outdoor, coil, furnace, airHandler] = [
    'sideUnit',
    'condenser',
    'coil',
    'furnace',
    'airHandler',
  ].map(part)
  if (side && heads.length > 0) {
    const lines = { ...(suction ? { gas: suction } : {}), ...(liquid ? { liquid } : {}) }
    return drawMultiSplit(
      {
        outdoor: drawn('sideUnit', side),
        heads: heads.map(({ type, dimensions }) => ({
          type: type as HeadType,
          dims: sized(dimensions),
          ...lines,
        })),
      },
      style,
    )
  }
  if (!outdoor || (!coil && !airHandler)) return undefined
  const lineSet = suction && liquid ? { suction, liquid } : undefined
  return drawExploded(
    {
      outdoor: drawn('condenser', outdoor),
      ...(coil ? { coil: drawn('coil', coil) } : {}),
      ...(airHandler
        ? { airHandler: drawn('airHandler', airHandler) }
        : {
            furnace: furnace
              ? drawn('furnace', furnace)
              : {
                  ...(coil ? { dims: { width: coil.dimensions.width } } : {}),
                  name: 'Your furnace',
                  lines: ['stays in its place'],
                },
          }),
      ...(lineSet ? { lineSet } : {}),
      ...(tons ? { tons } : {}),
      season: 'cool',
    },
    style,
  )
}

const sized = ({ height, width, depth }: DrawingSize): DrawingSize => ({ height, width, depth })

const drawn = <T extends DrawingType>(
  type: T,
  { options, dimensions }: DrawingPart,
): { dims: DrawingSize; options: DrawingOptions<T> } => ({
  dims: sized(dimensions),
  options: optionsFor(type, options),
})
