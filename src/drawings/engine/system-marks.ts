import type { Pen } from './pen.ts'
import { round } from './pen.ts'
import type { TextTone } from './tones.ts'
import { lineClasses, textClasses } from './tones.ts'

const eighths: readonly string[] = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

/** Outside diameter of a tube as the trade writes it: 1.125 → "1⅛″". */
export function formatTube(inches: number): string {
  const count = Math.round(inches * 8)
  const whole = Math.floor(count / 8)
  const fraction = eighths[count - whole * 8] ?? ''
  return `${whole || (fraction ? '' : 0)}${fraction}″`
}

export interface TagStyle {
  anchor?: 'middle' | 'end'
  tone?: TextTone
}

/** A name with smaller lines under it. */
export function tag(
  pen: Pen,
  x: number,
  y: number,
  name: string,
  lines: readonly string[],
  { anchor, tone = 'strong' }: TagStyle = {},
): void {
  const at = anchor ? { anchor } : {}
  pen.text(name, x, y, 14, { tone, ...at })
  lines.forEach((line, i) => {
    pen.text(line, x, y + (17 + i * 15) / pen.scale, 12, at)
  })
}

/** A number or letter in a filled circle, for the list beside the picture; `r` in pixels. */
export function marker(pen: Pen, x: number, y: number, text: string, r = 8.5): void {
  const cx = round(pen.pxX(x))
  const cy = pen.pxY(y)
  const size = r > 10 ? 14 : 12
  pen.raw(
    `<circle class="${lineClasses['numbered-marker']}" cx="${cx}" cy="${round(cy)}" r="${r}"/>` +
      `<text class="${textClasses['marker-number']}" x="${cx}" y="${round(cy + size * 0.35)}" ` +
      `font-size="${size}" text-anchor="middle">${text}</text>`,
  )
}
