import { defineTexts } from '#lib/language/texts.ts'
import { escapeMarkup } from '#lib/text/markup.ts'
import { Pen } from '../engine/pen.ts'
import type { Frame, Svg } from '../engine/picture.ts'
import { DRAWING_CLASS } from '../engine/tones.ts'
import { type Band, drawBands, type ShellPart } from './bands.ts'
import { drawAir, drawDucts, drawEquipment, type Machine, type Season, USUAL_MACHINES } from './equipment.ts'
import { drawFurniture } from './furniture.ts'
import { drawMeasures, drawNames, drawNumbers, drawTemperatures, type HouseLinks } from './labels.ts'
import { bandFrame } from './load-picture.ts'
import { drawEarth, drawFabric, drawJoists, drawRooms, EAST, WEST } from './shell.ts'

export interface HouseStyle {
  /** pixels per foot */
  scale?: number
  /** names at the side, numbers on the parts, or neither */
  labels?: 'names' | 'numbers' | 'none'
  /** which air is warm */
  season?: Season
  counts?: HouseLinks['counts']
  href?: HouseLinks['href']
  /** outdoor design and room temperature, as written */
  temperatures?: readonly [outside: string, inside: string]
  furniture?: boolean
  /** the machines that stand there; every usual one unless said otherwise */
  machines?: readonly Machine[]
  /** loads through the shell, drawn instead of names */
  bands?: Partial<Record<ShellPart, Band>>
  className?: string
}

/** The house cut through: the shop's menu on the home page, and the picture of a load. */
export function drawHouse(style: HouseStyle = {}): Svg {
  const { scale = 14, season = 'heat', furniture = true, machines = USUAL_MACHINES, bands } = style
  const labels = style.labels ?? (bands ? 'none' : 'names')
  const pen = new Pen(scale)
  drawEarth(pen)
  drawRooms(pen)
  if (furniture) drawFurniture(pen)
  drawJoists(pen)
  drawDucts(pen, season, machines)
  drawFabric(pen)
  if (bands) drawBands(pen, bands)
  drawAir(pen, season, machines)
  drawEquipment(pen, machines)
  drawLabels(pen, labels, style)
  return wrapHouse(
    pen,
    frameFor(scale, labels, bands !== undefined),
    `house${bands ? '' : ' sm'}${style.className ? ` ${style.className}` : ''}`,
  )
}

function drawLabels(
  pen: Pen,
  labels: 'names' | 'numbers' | 'none',
  { counts = {}, href, temperatures = ['3 °F', '70 °F'] }: HouseStyle,
): void {
  if (labels === 'numbers') drawNumbers(pen, { counts, href })
  if (labels !== 'names') return
  drawTemperatures(pen, temperatures)
  drawMeasures(pen)
  drawNames(pen, { counts, href })
}

/** Names need room at both sides, bands around the shell. */
function frameFor(scale: number, labels: 'names' | 'numbers' | 'none', banded: boolean): Frame {
  const frame = (x: number, y: number, width: number, height: number): Frame => ({
    x: Math.floor(x * scale),
    y: Math.floor(y * scale),
    width: Math.ceil(width * scale),
    height: Math.ceil(height * scale),
  })
  if (banded) return bandFrame(scale)
  return labels === 'names' ? frame(WEST, -27.4, EAST - WEST + 1.5, 39) : frame(-5.4, -27.4, 50, 39)
}

const texts = defineTexts({
  title: 'A two-story house cut through: where heating, cooling, water and air equipment goes',
  tip: 'House in section',
})

/** A group, not an image: its links stay reachable. */
function wrapHouse(pen: Pen, { x, y, width, height }: Frame, className: string): Svg {
  const head =
    `<svg class="${DRAWING_CLASS} ${escapeMarkup(className)}" viewBox="${x} ${y} ${width} ${height}" ` +
    `width="${width}" height="${height}" role="group" aria-label="${escapeMarkup(texts.title)}">`
  return { svg: `${head}<title>${escapeMarkup(texts.tip)}</title>${pen.markup()}</svg>`, width, height }
}
