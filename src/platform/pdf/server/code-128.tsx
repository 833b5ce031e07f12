import bwip from 'bwip-js/node'
import type { ReactElement } from 'react'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { Path, Svg } from './paper.tsx'

/** Blank modules that a scanner needs at each side (ISO/IEC 15417). */
const QUIET = 10
/** The narrowest bar that a common scanner reads from a printed page, in points: 0.0075 inches. */
const NARROWEST = 0.54

/** The widths of bars and spaces in turn, from the first bar to the last, in modules. */
export function widthsOf(text: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text })
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('bwip-js made no bars')
  return symbol.sbs
}

/** Whether a scanner can read the bars of a text in this width: printable ASCII, and not too long. */
export const isScannable = (text: string, points: number): boolean =>
  /^[\x20-\x7e]+$/.test(text) && points / modulesOf(widthsOf(text)) >= NARROWEST

const modulesOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 2 * QUIET)

/** A text as Code 128, which a scanner types. `width` and `height` in points. */
export function Code128({
  text,
  width,
  height,
}: {
  readonly text: string
  readonly width: number
  readonly height: number
}): ReactElement {
  const widths = widthsOf(text)
  let left = QUIET
  let bars = ''
  for (const [index, modules] of widths.entries()) {
    if (index % 2 === 0) bars += `M${left} 0h${modules}v1h-${modules}z`
    left += modules
  }
  return (
    <Svg viewBox={`0 0 ${modulesOf(widths)} 1`} preserveAspectRatio="none" style={{ width, height }}>
      <Path d={bars} fill={printColors.ink} />
    </Svg>
  )
}
