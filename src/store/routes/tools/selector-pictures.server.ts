import type { DrawingPart, PictureSpec } from '#drawings/spec.ts'
import type { WireField } from '#features/choosing/system-selector/contract.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'

const size = (width: number, height: number, depth: number) => ({ width, height, depth })
const furnace: DrawingPart = { type: 'furnace', options: { afue: 96 }, dimensions: size(17.5, 34.5, 28) }
const coil: DrawingPart = { type: 'coil', options: {}, dimensions: size(17.5, 26, 21) }
const airHandler: DrawingPart = { type: 'airHandler', options: {}, dimensions: size(21, 51, 21) }
const cooler: DrawingPart = {
  type: 'condenser',
  options: { style: 'louvre' },
  dimensions: size(32, 33, 32),
}
const heatPump: DrawingPart = {
  type: 'condenser',
  options: { hp: true, style: 'mesh' },
  dimensions: size(32, 37, 32),
}
const packaged: DrawingPart = { type: 'packageUnit', options: {}, dimensions: size(49, 37, 30) }
const outdoor: DrawingPart = { type: 'sideUnit', options: {}, dimensions: size(35, 28, 14) }
const head: DrawingPart = { type: 'wallHead', options: {}, dimensions: size(37, 13, 9) }

const PARTS: Readonly<Record<string, readonly DrawingPart[]>> = {
  'systemType:gas-furnace-ac': [furnace, coil, cooler],
  'systemType:heat-pump': [airHandler, heatPump],
  'systemType:dual-fuel': [furnace, coil, heatPump],
  'systemType:ac-only': [coil, cooler],
  'systemType:furnace-only': [furnace],
  'systemType:package-unit': [packaged],
  'systemType:mini-split': [head, outdoor],
  'systemType:multi-zone': [head, head, outdoor],
}

/** Choices that are drawn at their usual size. */
const ONE: Readonly<Record<string, string>> = {
  'condenserMount:Pad': 'pad',
  'condenserMount:Wall bracket': 'wallBracket',
  'condenserMount:Roof curb': 'packageUnit',
  'wifi:true': 'thermostat',
}

/** Fuels, stages and directions of the air have their own pictures. */
const CHOICES: Readonly<Record<string, string>> = {
  'fuel:Natural gas': 'natural-gas',
  'fuel:Propane': 'propane',
  'fuel:Heating oil': 'oil',
  'fuel:Electric': 'electric',
  'staging:Single': 'one-stage',
  'staging:Two-stage': 'two-stages',
  'staging:Inverter': 'variable-speed',
  'position:Upflow': 'air-up',
  'position:Downflow': 'air-down',
  'position:Horizontal left': 'air-left',
  'position:Horizontal right': 'air-right',
}

function specOf(name: string): PictureSpec | undefined {
  const view = 'door' as const
  const choice = CHOICES[name]
  if (choice) return { drawing: null, dimensions: null, view: 'choice', name: choice }
  const parts = PARTS[name]
  if (parts?.length === 1 && parts[0]) {
    const { type, options, dimensions } = parts[0]
    return { drawing: { type, options }, dimensions, view, decorative: true }
  }
  if (parts)
    return { drawing: { type: 'system', options: {}, parts }, dimensions: null, view, decorative: true }
  const type = ONE[name]
  return type ? { drawing: { type, options: {} }, dimensions: null, view, decorative: true } : undefined
}

/** The drawings of the choices of a step, by `key:value`. */
export function choicePictures(fields: readonly WireField[], request: Request): Record<string, PagePicture> {
  const names = fields.flatMap(({ key, choices }) => choices.map(({ value }) => `${key}:${value}`))
  return Object.fromEntries(
    names.flatMap((name) => {
      const spec = specOf(name)
      return spec ? [[name, pagePicture(spec, request)]] : []
    }),
  )
}

/** The house in section with the equipment of the chosen kind of system, of all kinds before the choice. */
export const sectionPicture = (systemType: string | undefined, request: Request): PagePicture =>
  pagePicture(
    { drawing: null, dimensions: null, view: 'house-bare', ...(systemType ? { name: systemType } : {}) },
    request,
  )
