import { door, hatchBelow } from '../engine/dimension-lines.ts'
import { lightTheme, styleFor } from '../engine/drawing-styles.ts'
import { Pen, round } from '../engine/pen.ts'
import type { Svg } from '../engine/picture.ts'
import { DRAWING_CLASS } from '../engine/tones.ts'
import { type Figure, reachOf } from '../figure/figure.ts'
import { drawHouse } from '../house/house.ts'

/** The size that link previews take (Open Graph). */
const SHARE = { width: 1200, height: 630 } as const

const GROUND = 530
const MARGIN = 90
const DOOR_IN = 80
const GAP_IN = 14
/** Pixels per inch at most: a thermostat does not fill the picture alone. */
const MOST = 40

function page(markup: string): string {
  const wordless = markup.replace(/<text[\s\S]*?<\/text>/g, '')
  const svg =
    `<svg class="${DRAWING_CLASS}" viewBox="0 0 ${SHARE.width} ${SHARE.height}" width="${SHARE.width}" ` +
    `height="${SHARE.height}">${wordless}</svg>`
  return standaloneSvg({ svg, ...SHARE }, { ground: lightTheme.paper ?? '#FFFFFF' })
}

/** The store's sign: a ridge over a dimension line, top left. */
function sign(pen: Pen): void {
  pen.path('outline', ['M', 70, 104], ['L', 96, 66], ['L', 110, 86], ['L', 122, 70], ['L', 146, 104])
  pen.path(
    'dimension',
    ['M', 66, 118],
    ['L', 150, 118],
    ['M', 70, 122],
    ['L', 70, 114],
    ['M', 146, 122],
    ['L', 146, 114],
  )
}

/**
 * Units on one ground line at one scale, for a link's preview. Equipment stands beside a door, small parts
 * alone. There are no words in it: the machine that makes the picture may have no fonts.
 */
export function drawForSharing(units: readonly Figure[]): string {
  const large = Math.max(...units.map((one) => one.span().h)) > 18
  const views = units.map((one) => ({
    one,
    span: one.span(),
    reach: reachOf(one, 8, 'front', { label: false, brand: '' }),
  }))
  const wide = views.reduce(
    (sum, { span, reach }) => sum + Math.max(span.w, reach.right) - Math.min(0, reach.left) + GAP_IN,
    large ? 40 : -GAP_IN,
  )
  const high = Math.max(
    large ? DOOR_IN + 4 : 0,
    ...views.map(({ span, reach }) => Math.max(span.h, reach.bottom) - Math.min(0, reach.top)),
  )
  const scale = Math.min(MOST, (SHARE.width - 2 * MARGIN) / wide, (GROUND - 130) / high)
  const pen = new Pen(1)
  sign(pen)
  pen.horizontal('detail', GROUND, 60, SHARE.width - 60)
  hatchBelow(pen, 60, SHARE.width - 60, GROUND)
  pen.scaled(scale, () => {
    let x = (SHARE.width / scale - wide) / 2
    for (const { one, span, reach } of views) {
      x -= Math.min(0, reach.left)
      pen.at(x, GROUND / scale - Math.max(span.h, reach.bottom), () =>
        one.paint(pen, 'front', { label: false, brand: '' }),
      )
      x += Math.max(span.w, reach.right) + GAP_IN
    }
    if (large) pen.at(x + 4, GROUND / scale - DOOR_IN, () => door(pen))
  })
  return page(pen.markup())
}

/** The house in section, for pages that are about no product. */
export function houseForSharing(): string {
  const { svg, width, height } = drawHouse({ scale: 14.6, labels: 'none' })
  const body = svg.slice(svg.indexOf('</title>') + 8, -'</svg>'.length)
  const [x = 0, y = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const pen = new Pen(1)
  sign(pen)
  return page(
    `<g transform="translate(${Math.round((SHARE.width - width) / 2 - x)} ` +
      `${Math.round(SHARE.height - height + 20 - y)})">${body}</g>${pen.markup()}`,
  )
}

interface StandaloneStyle {
  /** color behind the drawing; `transparent` paints nothing and knocks dimension lines out in white */
  ground?: string
}

/**
 * A drawing as a file of its own, for an image element, a link preview or a PDF:
 * namespace, the styles it uses in the light theme, and its ground. A link inside leads nowhere there and is
 * unwrapped.
 */
export function standaloneSvg(
  { svg, width, height }: Svg,
  { ground = '#ECEAE3' }: StandaloneStyle = {},
): string {
  const plain = svg.replace(/<a [^>]*>/g, '<g>').replace(/<\/a>/g, '</g>')
  const [x = 0, y = 0] = (/viewBox="([^"]*)"/.exec(plain)?.[1] ?? '').split(' ').map(Number)
  const area =
    ground === 'transparent'
      ? ''
      : `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ` +
        `fill="${ground}"/>`
  const style = `<style>${styleFor(plain, ground === 'transparent' ? '#FFFFFF' : ground)}</style>`
  const firstMark = plain.search(/<(path|g|text|circle)\b/)
  return (
    '<svg ' +
    `xmlns="http://www.w3.org/2000/svg"${plain.slice(4, firstMark)}${style}${area}${plain.slice(firstMark)}`
  )
}

/** The same from markup alone. */
export function fileOf(svg: string, style?: StandaloneStyle): string {
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  return standaloneSvg({ svg, width, height }, style)
}
