import { grouped } from '#lib/numbers.ts'
import { formatInches } from '../engine/dimension-lines.ts'
import { arrow } from '../engine/fittings.ts'
import type { Pen, Point } from '../engine/pen.ts'
import { formatTube, marker, tag } from '../engine/system-marks.ts'
import type { TextTone, Tone } from '../engine/tones.ts'
import { bentLine, bentPipe } from '../engine/tubes.ts'
import type { Figure } from '../figure/figure.ts'
import { disconnectAt, type Layout, type MatchedSystem, runs } from './exploded-layout.ts'
import { texts } from './texts.ts'

/** Valve, wall, coil; suction insulated, liquid bare. */
export function drawLineSet(pen: Pen, at: Layout, lineSet: { suction: number; liquid: number }): void {
  const { coil, outdoor, warm, suction, liquid } = at
  const from = outdoor.box.w
  const port = at.coilTop + coil.box.h - 3
  const [suctionX, liquidX] = [at.left + coil.box.w * 0.2, at.left + coil.box.w * 0.36]
  const [bend, run] = [at.wall + 12, runs(at)]
  const suctionLine: Point[] = [
    [from, suction],
    [bend, suction],
    [bend, run.suction],
    ...(at.airHandler
      ? [[at.left, run.suction] as const]
      : [[suctionX, run.suction] as const, [suctionX, port] as const]),
  ]
  const liquidLine: Point[] = [
    [from, liquid],
    [bend + 3.4, liquid],
    [bend + 3.4, run.liquid],
    ...(at.airHandler
      ? [[at.left, run.liquid] as const]
      : [[liquidX, run.liquid] as const, [liquidX, port] as const]),
  ]
  bentPipe(pen, warm.liquid, liquidLine, Math.max(0.5, lineSet.liquid), 1.6)
  bentPipe(pen, 'outline-face', suctionLine, lineSet.suction + 1, 2.4)
  bentLine(pen, 'cold', suctionLine, 2.4)
  for (const [x, r] of [
    [suctionX, 1.15],
    [liquidX, 0.62],
  ] as const)
    if (!at.airHandler) pen.rect('detail-face', x - r, port - 0.9, r * 2, 1.8, 0.2)
  for (const [y, r] of [
    [suction, 1.25],
    [liquid, 0.9],
  ] as const) {
    pen.rect('detail-face', from - 0.2, y - r, 1.6, r * 2, 0.15)
    pen.rect('detail-face', from + 0.1, y - r - 1, 1, 1, 0.15)
  }
  for (const [x, y] of [
    [from + 14, suction - 2.2],
    [at.wall + 56, run.suction - 2.6],
  ] as const)
    arrow(pen, 'cold', x, y, x - 6, y, 6)
  for (const [x, y] of [
    [from + 8, liquid + 1.9],
    [at.wall + 50, run.liquid + 2.2],
  ] as const)
    arrow(pen, warm.liquid === 'warm-face' ? 'warm' : 'cold', x, y, x + 6, y, 6)
}

/** Power from the disconnect, control wire, condensate. */
export function drawWires(pen: Pen, at: Layout): void {
  const { w, h } = at.outdoor.box
  const { x, y } = disconnectAt(at)
  pen.at(x - 1.4, y, () => {
    pen.rect('outline-face', 0, 0, 5, 8, 0.3)
    pen.rect('hairline', 0.6, 0.7, 3.8, 6.4, 0.2)
    pen.rect('detail-deep', 1.4, 2, 2.2, 1, 0.2)
  })
  const entry = at.outdoorTop + h * 0.66
  for (const [start, sag, end] of [
    [1, 0, 0],
    [1.9, 1, 0.9],
  ] as const) {
    pen.path(
      'detail',
      ['M', x + start, y + 8],
      ['C', x + start, y + 20 + sag, w + 14, at.suction - 22 + sag, w - 3, entry + end],
    )
  }
  const control = at.furnaceTop + at.furnace.box.h * 0.66
  const turn = at.wall + 8.6
  pen.path(
    'hidden-edge',
    ['M', w + 0.4, at.suction + 5.6],
    ['L', turn, at.suction + 5.6],
    ['L', turn, control],
    ['L', at.left, control],
  )
  const coilBottom = at.coilTop + at.coil.box.h
  const drain = at.left + at.coil.box.w * 0.82
  const pan = at.furnaceTop + at.furnace.box.h * 0.62
  bentPipe(
    pen,
    'detail-face',
    at.airHandler
      ? [
          [at.right, pan],
          [at.right + 6, pan],
          [at.right + 6, 0],
        ]
      : [
          [drain, coilBottom - 2.5],
          [drain, coilBottom + 10.6],
          [at.right + 6, coilBottom + 10.6],
          [at.right + 6, 0],
        ],
    0.9,
    1.4,
  )
  if (!at.airHandler)
    pen.rect('detail-face', at.right + 5.1, at.furnaceTop + at.furnace.box.h * 0.18, 1.8, 1.4)
}

/** Numbers on the parts, for the list beside the picture. */
export function drawNumbers(pen: Pen, at: Layout): void {
  const { x, y } = disconnectAt(at)
  const run = runs(at)
  const spots: Point[] = [
    [4, at.outdoorTop + 6.6],
    [at.wall + 43, (run.suction + run.liquid) / 2 - 0.3],
    ...(at.airHandler ? [] : [[at.left + 2, at.coilTop + 2.2] as const]),
    [at.left + 2, at.furnaceTop + 3],
    [at.filter.x + 3.5, at.filter.y - 3.6],
    [x + 1.1, y - 3],
  ]
  spots.forEach((spot, i) => {
    marker(pen, ...spot, String(i + 1))
  })
}

type LineSet = NonNullable<MatchedSystem['lineSet']>

const sizeOf = ({ box }: Figure): string => `${formatInches(box.w)} × ${formatInches(box.h)}`
const warmOrCold = (tone: Tone): TextTone => (tone === 'cold' ? 'cold' : 'warm')

/** Names, sizes and directions. */
export function drawWords(pen: Pen, at: Layout, system: MatchedSystem, lineSet: LineSet): void {
  nameOutdoorUnit(pen, at, system)
  nameLineSet(pen, at, lineSet)
  nameIndoorUnits(pen, at, system)
  nameAir(pen, at, system)
  const [power, isSmall] = [disconnectAt(at), pen.scale < 4]
  tag(pen, at.filter.x - 1, 22 / pen.scale, texts.mediaFilter, [])
  tag(pen, power.x - 4.6, power.y + 2, texts.disconnect, [texts.andWhip], { anchor: 'end' })
  const { furnace, right } = at
  const wire = isSmall ? texts.wire : texts.thermostatWire
  pen.text(wire, at.wall + 18, at.furnaceTop + furnace.box.h * 0.66 - 1.2, 11, { tone: 'caption' })
  if (!isSmall)
    pen.text(texts.drain, right + 8, at.furnaceTop + furnace.box.h * 0.44, 11, { tone: 'caption' })
}

const tonsOf = ({ tons = 3 }: MatchedSystem): number => tons

function nameOutdoorUnit(pen: Pen, { outdoor, outdoorTop }: Layout, system: MatchedSystem): void {
  const { name = texts.tonOutdoor(tonsOf(system)), lines = [sizeOf(outdoor)] } = system.outdoor ?? {}
  tag(pen, outdoor.box.w / 2, outdoorTop - 7.5 - 15 / pen.scale, name, lines, { anchor: 'middle' })
}

function nameLineSet(pen: Pen, at: Layout, { suction, liquid, length }: LineSet): void {
  const [run, isSmall] = [runs(at), pen.scale < 4]
  tag(
    pen,
    at.wall + 18,
    run.suction - 27 / pen.scale,
    isSmall ? texts.suction(formatTube(suction)) : texts.suctionInsulated(formatTube(suction)),
    [isSmall ? texts.insulated : texts.backOutdoors],
    { tone: 'cold' },
  )
  tag(
    pen,
    at.wall + 22,
    run.liquid + 5.4,
    texts.liquid(formatTube(liquid)),
    [texts.toCoil, ...(length ? [texts.lineSet(length)] : [])],
    { tone: at.warm.liquid === 'warm-face' ? 'warm' : 'cold' },
  )
}

/** Coil and furnace, or the air handler that has its coil inside. */
function nameIndoorUnits(pen: Pen, at: Layout, system: MatchedSystem): void {
  const { furnace, coil, right } = at
  if (at.airHandler) {
    const { name = texts.airHandler, lines = [sizeOf(furnace), texts.coilInside] } = system.airHandler ?? {}
    tag(pen, right + 11, at.furnaceTop + 5, name, lines)
    return
  }
  const fit = coil.box.w === furnace.box.w ? texts.asWide : texts.onFurnace(formatInches(furnace.box.w))
  const { name = texts.casedCoil, lines = [texts.withDrain(sizeOf(coil))] } = system.coil ?? {}
  tag(pen, right + 11, at.coilTop + coil.box.h * 0.42, name, [...lines, fit])
  const heater = system.furnace ?? {}
  tag(pen, right + 11, at.furnaceTop + 5, heater.name ?? texts.gasFurnace, heater.lines ?? [sizeOf(furnace)])
}

function nameAir(pen: Pen, at: Layout, system: MatchedSystem): void {
  const { warm, right } = at
  const cfm = grouped(Math.round(system.airflowCfm ?? tonsOf(system) * 400))
  tag(pen, right + 18, at.plenumTop - 4, texts.supplyAir, [texts.toRooms(cfm)], {
    tone: warmOrCold(warm.supply),
  })
  tag(pen, at.drop + 17.5, at.filter.y - 34, texts.returnAir, [texts.fromRooms], {
    tone: warmOrCold(warm.back),
  })
}
