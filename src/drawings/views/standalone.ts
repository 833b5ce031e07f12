import { styleFor } from '../engine/drawing-styles.ts'
import { round } from '../engine/pen.ts'
import type { Svg } from '../engine/picture.ts'

export interface StandaloneStyle {
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
