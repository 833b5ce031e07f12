import { Pen } from '../engine/pen.ts'
import type { Frame, Svg } from '../engine/picture.ts'
import { DRAWING_CLASS } from '../engine/tones.ts'
import { type Band, drawBands, type Flow, type ShellPart } from './bands.ts'
import { drawFurniture } from './furniture.ts'
import { drawEarth, drawFabric, drawJoists, drawRooms } from './shell.ts'

// Apart from house.ts, whose equipment a browser that draws a load need not fetch.

/** Room around the shell for bands, in pixels. */
export const bandFrame = (scale: number): Frame => ({
  x: Math.floor(-6.4 * scale),
  y: Math.floor(-29.4 * scale),
  width: Math.ceil(56 * scale),
  height: Math.ceil(41 * scale),
})

/** The page says in words what these pictures show. */
function hidden(pen: Pen): Svg {
  const { x, y, width, height } = bandFrame(pen.scale)
  const svg =
    `<svg class="${DRAWING_CLASS} house" viewBox="${x} ${y} ${width} ${height}" width="${width}" ` +
    `height="${height}" aria-hidden="true">${pen.markup()}</svg>`
  return { svg, width, height }
}

/** The house cut through, with furniture and without equipment. @param scale pixels per foot */
export function drawBareHouse(scale: number): Svg {
  const pen = new Pen(scale)
  drawEarth(pen)
  drawRooms(pen)
  drawFurniture(pen)
  drawJoists(pen)
  drawFabric(pen)
  return hidden(pen)
}

/** The bands alone, to lay over the bare house: only they are drawn again when a load changes. */
export function drawHouseBands(
  bands: Partial<Record<ShellPart, Band>>,
  { scale, flow }: { scale: number; flow: Flow },
): Svg {
  const pen = new Pen(scale)
  drawBands(pen, bands, flow)
  return hidden(pen)
}
