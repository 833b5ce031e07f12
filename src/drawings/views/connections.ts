import type { PictureStyle, Svg } from '../engine/picture.ts'
import { optionsFor } from '../figure/figure.ts'
import type { DrawingOptions, DrawingType } from '../figure/registry.ts'
import type { ConnectionSizes, DrawingPart, DrawingSize, DrawingSpec } from '../spec.ts'

import { drawExploded } from './exploded.ts'
import { drawMultiSplit } from './multi-split.ts'
import type { HeadType } from './multi-split-lines.ts'
import { texts } from './texts.ts'

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

type ConnectionStyle = PictureStyle & { scale?: number }

/**
 * What connects to what in a system of the catalog, pulled apart; undefined for what has no parts to
 * connect.
 */
export function drawConnections(
  { parts = [] }: DrawingSpec,
  { suction, liquid, tons }: ConnectionSizes,
  style: ConnectionStyle = {},
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
    return ductlessSystem(side, heads, { suction, liquid }, style)
  }
  if (!outdoor || (!coil && !airHandler)) return undefined
  const inside = airHandler
    ? { airHandler: drawn('airHandler', airHandler) }
    : { furnace: furnace ? drawn('furnace', furnace) : furnaceThatStays(coil) }
  return drawExploded(
    {
      outdoor: drawn('condenser', outdoor),
      ...(coil ? { coil: drawn('coil', coil) } : {}),
      ...inside,
      ...(suction && liquid ? { lineSet: { suction, liquid } } : {}),
      ...(tons ? { tons } : {}),
      season: 'cool',
    },
    style,
  )
}

function ductlessSystem(
  outdoor: DrawingPart,
  heads: readonly DrawingPart[],
  { suction, liquid }: ConnectionSizes,
  style: ConnectionStyle,
): Svg {
  const lines = { ...(suction ? { gas: suction } : {}), ...(liquid ? { liquid } : {}) }
  return drawMultiSplit(
    {
      outdoor: drawn('sideUnit', outdoor),
      heads: heads.map(({ type, dimensions }) => ({
        type: type as HeadType,
        dims: sized(dimensions),
        ...lines,
      })),
    },
    style,
  )
}

/** The furnace of a system that brings only new cooling: as wide as its coil. */
const furnaceThatStays = (coil: DrawingPart | undefined) => ({
  ...(coil ? { dims: { width: coil.dimensions.width } } : {}),
  name: texts.yourFurnace,
  lines: [texts.stays],
})

const sized = ({ height, width, depth }: DrawingSize): DrawingSize => ({ height, width, depth })

const drawn = <T extends DrawingType>(
  type: T,
  { options, dimensions }: DrawingPart,
): { dims: DrawingSize; options: DrawingOptions<T> } => ({
  dims: sized(dimensions),
  options: optionsFor(type, options),
})
