import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import { escapeMarkup } from '#lib/text/markup.ts'
import { dimensionUp } from '../engine/dimension-lines.ts'
import { type Pen, type Point, round, type Segment } from '../engine/pen.ts'
import { lineClasses, textClasses } from '../engine/tones.ts'

export type HousePart = 'furnace' | 'coil' | 'outdoor' | 'mini' | 'water' | 'air' | 'stat' | 'duct'

const names = defineTexts({
  furnace: 'Furnaces',
  coil: 'Coils & air handlers',
  outdoor: 'AC & heat pumps',
  mini: 'Mini splits',
  water: 'Water heaters',
  air: 'Air quality',
  stat: 'Thermostats',
  duct: 'Ducting & registers',
} satisfies Record<HousePart, string>)

/** The parts that lead to a category, in menu order. */
export const houseParts = (Object.keys(names) as HousePart[]).map((part) => ({ part, name: names[part] }))

export interface HouseLinks {
  /** number of products behind each part, shown beside its name */
  counts: Partial<Record<HousePart, number>>
  /** where a part leads; without it names are plain text */
  href: ((part: HousePart) => string) | undefined
}

/**
 * Feet: the spot on the part, where its name stands, and the bend of the leader where it is not the usual
 * one.
 */
const callouts: Record<
  HousePart,
  { spot: Point; text: Point; leader?: (spot: Point, end: number) => Segment[] }
> = {
  furnace: {
    spot: [13.8, 6.3],
    text: [-12.6, 9.9],
    leader: ([x, y], end) => [
      ['M', x, y],
      ['L', 11.2, 9.6],
      ['L', end, 9.6],
    ],
  },
  coil: { spot: [14, 3.6], text: [-12.6, 2.6] },
  outdoor: {
    spot: [41.9, -1.7],
    text: [39.9, -6.4],
    leader: ([x, y]) => [
      ['M', x, y],
      ['L', x, -5.4],
    ],
  },
  mini: {
    spot: [2.2, -17.2],
    text: [-12.6, -19.3],
    leader: ([x, y], end) => [
      ['M', x - 0.2, y],
      ['L', -2.4, -19.6],
      ['L', end, -19.6],
    ],
  },
  water: { spot: [5.5, 5.2], text: [-12.6, 5.2] },
  air: { spot: [28, 3.2], text: [39.9, 5.4] },
  stat: {
    spot: [23.45, -7],
    text: [26.2, -8.2],
    leader: ([x, y]) => [
      ['M', x + 0.3, y],
      ['L', 25, -8.5],
      ['L', 26, -8.5],
    ],
  },
  duct: { spot: [29.4, 0.62], text: [39.9, 2.6] },
}

function opening(part: HousePart, href: HouseLinks['href'], name?: string): string {
  const label = name ? ` aria-label="${escapeMarkup(name)}"` : ''
  return href ? `<a href="${escapeMarkup(href(part))}"${label}>` : '<g>'
}

/** Name and count beside each part, joined to it by a leader that crosses no room. */
export function drawNames(pen: Pen, { counts, href }: HouseLinks): void {
  for (const { part, name } of houseParts) {
    const { spot, text, leader } = callouts[part]
    const count = counts[part]
    const left = text[0] < 0
    const end = left ? text[0] + (name.length * 6.5 + (count ? 38 : 8)) / pen.scale : text[0] - 0.5
    const knee = left ? spot[0] - Math.abs(text[1] - spot[1]) * 0.4 - 0.6 : spot[0] + 0.8
    pen.raw(opening(part, href))
    pen.path(
      'dimension',
      ...(leader?.(spot, end) ??
        ([
          ['M', ...spot],
          ['L', knee, text[1] - 0.3],
          ['L', end, text[1] - 0.3],
        ] as const)),
    )
    pen.circle('marker', ...spot, 3 / pen.scale)
    const number = count ? `<tspan class="${textClasses.count}" dx="5">${grouped(count)}</tspan>` : ''
    pen.raw(
      `<text class="${textClasses.link}" x="${round(pen.pxX(text[0]))}" y="${round(pen.pxY(text[1]))}" ` +
        `font-size="14">${escapeMarkup(name)}${number}</text>${href ? '</a>' : '</g>'}`,
    )
  }
}

/** A number on each part, for a list beside the picture. */
export function drawNumbers(pen: Pen, { href }: HouseLinks): void {
  houseParts.forEach(({ part, name }, i) => {
    const [x, y] = callouts[part].spot
    const cx = round(pen.pxX(x))
    const text =
      `<text class="${textClasses['marker-number']}" x="${cx}" y="${round(pen.pxY(y) + 4.2)}" ` +
      `font-size="12" text-anchor="middle">${i + 1}</text>`
    pen.raw(
      `${opening(part, href, `${i + 1} ${name}`)}<circle class="${lineClasses.marker}" cx="${cx}" ` +
        `cy="${round(pen.pxY(y))}" r="9.5"/>${text}${href ? '</a>' : '</g>'}`,
    )
  })
}

/**
 * Outdoor design and room temperatures. Empty texts keep their places, so that the page can write them later.
 */
export function drawTemperatures(pen: Pen, [outside, inside]: readonly [string, string]): void {
  pen.text(outside, -12.6, -13.2, 20, { tone: 'outdoor-reading' })
  pen.text(outside ? 'OUTSIDE, 99% DESIGN' : '', -12.6, -12.1, 11, { tone: 'outdoor-label' })
  pen.text(inside, 7, -15.3, 15, { tone: 'indoor-reading' })
  pen.text(inside, 11.6, -7.9, 15, { tone: 'indoor-reading' })
}

/** Storey heights and a scale bar of ten feet. */
export function drawMeasures(pen: Pen): void {
  for (const [top, bottom, text] of [
    [-18.5, -10.6, '7′11″'],
    [-9.5, -1.6, '7′11″'],
    [-0.5, 7.55, '8′1″'],
  ] as const) {
    dimensionUp(pen, top, bottom, 37.6, 36.3, text, 11, bottom > 0 ? 'dimension-on-earth' : 'dimension')
  }
  pen.at(41, 10, () => {
    pen.rect('wall-cut', 0, -0.22, 5, 0.22)
    pen.rect('detail-face', 5, -0.22, 5, 0.22)
    for (const [x, text] of [
      [0, '0'],
      [5, '5'],
      [10, '10 ft'],
    ] as const)
      pen.text(text, x, 0.75, 11, { anchor: 'middle' })
  })
}
