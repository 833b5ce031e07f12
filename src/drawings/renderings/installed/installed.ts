import { altTexts } from '../../figure/alt-texts.ts'
import { figureFromSpec } from '../../figure/figure.ts'
import type { DrawingType } from '../../figure/registry.ts'
import type { Figure } from '../../figure/system-figure.ts'
import type { RenderedProduct } from '../../spec.ts'
import { cameraFor } from '../engine/camera.ts'
import { Canvas } from '../engine/canvas.ts'
import { unitOf } from '../model.ts'
import { modelOf } from '../models.ts'
import { inFrame, RENDERING, sizeInWords } from '../rendering.ts'
import { basement } from './basement.ts'
import { outdoors, type Scene } from './outdoors.ts'

type Place = keyof typeof altTexts.installed

const scenes: Partial<Record<DrawingType, { scene: Scene; place: Place }>> = {
  condenser: { scene: outdoors, place: 'outdoors' },
  sideUnit: { scene: outdoors, place: 'outdoors' },
  packageUnit: { scene: outdoors, place: 'outdoors' },
  furnace: { scene: basement, place: 'basement' },
}

/** Parts of the frame that the unit itself takes at most, and where its middle stands. */
const SHARE = { w: 0.5, h: 0.56 } as const
const MIDDLE = { x: 0.47, y: 0.56 } as const
/** The eye stands further away than for the unit alone, so that walls do not lean. */
const AROUND = 0.35

interface Installed {
  figure: Figure
  scene: Scene
  place: Place
}

/** Units with a stated size whose type has a scene. */
function installedOf({ drawing, dimensions }: RenderedProduct): Installed | null {
  const figure = figureFromSpec(drawing, dimensions)
  const found = figure.parts || !figure.isMeasured ? undefined : scenes[figure.type]
  return found ? { figure, ...found } : null
}

/** "Rendering of Steady 96 Gas Furnace in a basement, with its ducts, 17.5 in wide, …" */
export function describeInstalled(product: RenderedProduct): string {
  const found = installedOf(product)
  if (!found) return ''
  return altTexts.installed[found.place](product.name ?? found.figure.name, sizeInWords(found.figure))
}

/** A unit as it stands in or beside a house: an SVG file, in both themes; empty for other products. */
export function renderInstalled(product: RenderedProduct): string {
  const found = installedOf(product)
  if (!found) return ''
  const { figure, scene } = found
  const unit = unitOf(figure.box, figure.options, { kind: figure.type })
  const { w, h, d } = unit
  const [x, y, z] = [w * AROUND, h * AROUND, d * AROUND]
  const camera = cameraFor({ from: [-x, -y, -d - z], to: [w + x, h + y, z] }, 'above')
  const draw = (canvas: Canvas): void =>
    canvas.from([0, scene.lift, 0], () => modelOf(figure.type)(canvas, unit))
  const trial = new Canvas(camera, 1)
  draw(trial)
  const { left, right, top, bottom } = trial.extent
  const scale = Math.min(
    (RENDERING.width * SHARE.w) / (right - left),
    (RENDERING.height * SHARE.h) / (bottom - top),
  )
  const canvas = new Canvas(camera, scale, [
    RENDERING.width * MIDDLE.x - ((left + right) / 2) * scale,
    RENDERING.height * MIDDLE.y - ((top + bottom) / 2) * scale,
  ])
  scene.behind(canvas, unit)
  draw(canvas)
  scene.before(canvas, unit)
  return inFrame(canvas, describeInstalled(product))
}
