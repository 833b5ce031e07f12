import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { shorterPaths } from './engine/shorter-paths.ts'
import { figureFromSpec } from './figure/figure.ts'
import { pictureViews, tileScale } from './picture-views.ts'
import { renderInstalled } from './renderings/installed/installed.ts'
import { render } from './renderings/rendering.ts'
import type { DrawnProduct, PictureSpec, RenderedProduct, StageView } from './spec.ts'
import { CARD, cardScale } from './views/compose.ts'
import { drawConnections } from './views/connections.ts'

/**
 * The first characters of the hash of one rendering of every kind: it moves when a model changes, and cached
 * renderings with it.
 */
export const RENDERINGS_VERSION = 'ae92df0b'

/**
 * The first characters of the hash of drawings.hashes.txt: it moves when a generator draws differently, and
 * cached drawings with it.
 */
export const DRAWINGS_VERSION = '0d574b84'

/** Memory for drawn pictures; one takes 2 to 15 kB, so a few thousand are kept. */
const PICTURE_BYTES = 16 * 1024 * 1024
const SCALE_BYTES = 2 * 1024 * 1024

const pictures = new LRUCache<string, string>({
  maxSize: PICTURE_BYTES,
  sizeCalculation: (svg, key) => svg.length + key.length,
})

/** The most pixels per inch at which a product fits a card. To know it, the product must be drawn. */
const cardScales = new LRUCache<string, number>({
  maxSize: SCALE_BYTES,
  sizeCalculation: (_, key) => key.length + 8,
})

/**
 * The SVG of a picture. A drawing depends on nothing but its data, so one that was drawn is not drawn again.
 */
export function draw(picture: PictureSpec): string {
  const key = JSON.stringify(picture)
  const known = pictures.get(key)
  if (known !== undefined) return known
  const figure = figureFromSpec(picture.drawing, picture.dimensions)
  const svg = shorterPaths(pictureViews[picture.view](figure, picture))
  pictures.set(key, svg)
  return svg
}

/** How much larger than equipment a category's tile shows its picture. */
export const enlargementOf = ({ drawing, dimensions }: DrawnProduct): ReturnType<typeof tileScale> =>
  tileScale(figureFromSpec(drawing, dimensions))

const renderings = { studio: render, installed: renderInstalled }

/** A product's rendering as a file, alone or where it is installed; empty where it has no such place. */
export function drawRendering(product: RenderedProduct, kind: keyof typeof renderings = 'studio'): string {
  const key = `${kind} ${renderingKey(product)}`
  const known = pictures.get(key)
  if (known !== undefined) return known
  const svg = renderings[kind](product)
  pictures.set(key, svg)
  return svg
}

const renderingKey = ({ drawing, dimensions, kind, name }: RenderedProduct): string =>
  JSON.stringify([drawing, dimensions, kind, name])

/** Changes with the data of a rendering and with the code that makes it. */
export const renderingVersion = (product: RenderedProduct): string =>
  createHash('sha256')
    .update(RENDERINGS_VERSION + renderingKey(product))
    .digest('base64url')
    .slice(0, 10)

/** Small parts are drawn at 28 px/in at most, as on the stage of a product page. */
const MOST_ON_CARD = 28
/** The part of its card that a small thing fills. */
const FILLED = 0.7
/** A list whose largest product would fit at three times the scale of equipment has small parts alone. */
const SMALL = 3 * CARD.scale

/**
 * The scale (pixels per inch) at which every product of a list fits its card, so that shoppers can compare
 * sizes by eye. Equipment has one scale in all lists; a list of thermostats or sensors is drawn larger.
 */
export function commonScale(products: readonly DrawnProduct[]): number {
  const largest = Math.min(...products.map(largestOnCard))
  const enlarged = largest > SMALL && products.length > 0
  return enlarged ? Math.min(MOST_ON_CARD, Math.floor(largest * FILLED)) : Math.min(CARD.scale, largest)
}

function largestOnCard({ drawing, dimensions }: DrawnProduct): number {
  const key = JSON.stringify([drawing, dimensions])
  const known = cardScales.get(key)
  if (known !== undefined) return known
  const scale = cardScale([figureFromSpec(drawing, dimensions)], { scale: MOST_ON_CARD / FILLED })
  cardScales.set(key, scale)
  return scale
}

/** The views that a product's page offers, and the version of its drawing for addresses that never change. */
export function stageOf({ drawing, dimensions }: DrawnProduct): {
  views: StageView[]
  version: string
  isMeasured: boolean
} {
  const version = versionOf({ drawing, dimensions })
  const figure = figureFromSpec(drawing, dimensions)
  const { isMeasured } = figure
  if (figure.parts) {
    const hasConnections = drawing && drawConnections(drawing, {})
    return {
      views: ['room', 'front', ...(hasConnections ? (['connections'] as const) : [])],
      version,
      isMeasured,
    }
  }
  const hasSection = figure.views.includes('section')
  return {
    views: ['room', 'front', 'views', 'iso', ...(hasSection ? (['section'] as const) : [])],
    version,
    isMeasured,
  }
}

/** Changes with the data of a drawing and with the code that draws it. */
export const versionOf = ({ drawing, dimensions }: DrawnProduct): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWINGS_VERSION, drawing, dimensions ?? 'size not stated']))
    .digest('base64url')
    .slice(0, 10)
