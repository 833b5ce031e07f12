import type { PictureSpec } from '#drawings/spec.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import type { ToolName } from './start-texts.ts'

const lesson = (name: string): PictureSpec => ({ drawing: null, dimensions: null, view: 'lesson', name })

const PICTURES: Readonly<Record<ToolName, PictureSpec>> = {
  size: lesson('load-parts'),
  costs: lesson('afue-flow'),
  heatPump: lesson('balance-point'),
  tankless: {
    drawing: { type: 'tankless', options: { condensing: true } },
    dimensions: { width: 18.5, height: 27, depth: 10 },
    view: 'room-phone',
  },
  job: lesson('installation-work'),
  lines: lesson('line-set-section'),
  pairs: lesson('matched-parts'),
  permit: lesson('permit-path'),
}

/** The picture of a tool's first page; null once its address holds answers. */
export const startPicture = (tool: ToolName, url: URL, request: Request): PagePicture | null =>
  url.search === '' ? pagePicture(PICTURES[tool], request) : null
