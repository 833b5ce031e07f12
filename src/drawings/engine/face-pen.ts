import { type Extent, Pen } from './pen.ts'
import type { Tone } from './tones.ts'

const nothing = (): Extent => ({ left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 })

/** Inches that a mark may stand off its face before it counts as something beside it. */
const SLACK_IN = 0.4
/** A mark that spans this much of both sides is the outline: the solid has its own edges. */
const OUTLINE = 0.97

/**
 * Draws one face of a solid: vents, pipes, arrows and walls that reach beyond the face are left out, and so
 * is its outline. `keep` narrows the face, for the label of a round tank whose edges turn away.
 */
export class FacePen extends Pen {
  private mark = nothing()
  private readonly face: Extent
  private readonly size: { w: number; h: number }

  constructor(scale: number, { w, h }: { w: number; h: number }, keep = 1) {
    super(scale)
    const margin = (w * (1 - keep)) / 2
    this.size = { w: w * scale, h: h * scale }
    this.face = {
      left: (margin - SLACK_IN) * scale,
      top: -SLACK_IN * scale,
      right: (w - margin + SLACK_IN) * scale,
      bottom: (h + SLACK_IN) * scale,
    }
  }

  override reach(px: number, py: number): void {
    this.mark.left = Math.min(this.mark.left, px)
    this.mark.top = Math.min(this.mark.top, py)
    this.mark.right = Math.max(this.mark.right, px)
    this.mark.bottom = Math.max(this.mark.bottom, py)
  }

  override raw(markup: string): void {
    if (this.take()) super.raw(markup)
  }

  override add(tone: Tone, d: string): void {
    if (this.take()) super.add(tone, d)
  }

  private take(): boolean {
    const { left, top, right, bottom } = this.mark
    this.mark = nothing()
    const inside =
      left >= this.face.left && right <= this.face.right && top >= this.face.top && bottom <= this.face.bottom
    const outline = right - left >= this.size.w * OUTLINE && bottom - top >= this.size.h * OUTLINE
    return inside && !outline
  }
}
