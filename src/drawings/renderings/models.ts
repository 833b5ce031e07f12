import { type DrawingType, drawingTypes } from '../figure/registry.ts'
import type { DrawingPart, RenderedProduct } from '../spec.ts'
import { furnace } from './equipment/furnaces.ts'
import type { Standpoint } from './kit/camera.ts'
import type { Model } from './model.ts'
import { carton } from './supplies/cartons.ts'

const byType: Readonly<Partial<Record<DrawingType, Model>>> = { furnace }

export const modelOf = (type: string): Model =>
  (Object.hasOwn(byType, type) && byType[type as DrawingType]) || carton

/** Whether everything that the product consists of has a model of its own. */
export const hasModel = ({ drawing }: RenderedProduct): boolean =>
  drawing !== null &&
  (drawing.parts?.length ? drawing.parts : [drawing]).every(({ type }: Pick<DrawingPart, 'type'>) =>
    Object.hasOwn(byType, type),
  )

export const standpointOf = (_type: string): Standpoint => 'above'

export const renderedTypes: readonly DrawingType[] = drawingTypes.filter((type) =>
  Object.hasOwn(byType, type),
)
