import type { Load } from '../load.ts'
import { LOAD_PARTS, type LoadPart, type LoadPartName } from '../parts.ts'
import { type Line, plainLine } from './lines.ts'

/** What ducts lose: shares of the load before them, and moisture in BTU/h. */
export interface DuctLoss {
  heat: number
  cool: number
  latent: number
}

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((all, line) => all + of(line), 0)

/** The ducts' line; the form computes it from the subtotal of the lines above (line 14). */
export const ductLine = (lines: readonly Line[], { heat, cool, latent }: DuctLoss): Line =>
  plainLine(
    'ducts',
    heat * sum(lines, (line) => line.heating),
    cool * sum(lines, (line) => line.sensible),
    latent,
  )

/** Adds the lines of a form up to a load and its parts. */
export function totalOf(lines: readonly Line[]): Load {
  const parts = LOAD_PARTS.map((part) => partOf(part, lines)).filter(
    ({ heating, sensible, latent }) => heating !== 0 || sensible !== 0 || latent !== 0,
  )
  const [heating, coolingSensible, coolingLatent] = [
    sum(lines, (line) => line.heating),
    sum(lines, (line) => line.sensible),
    sum(lines, (line) => line.latent),
  ]
  return { heating, coolingSensible, coolingLatent, cooling: coolingSensible + coolingLatent, parts }
}

function partOf(part: LoadPartName, lines: readonly Line[]): LoadPart {
  const own = lines.filter((line) => line.part === part)
  return {
    part,
    heating: sum(own, (line) => line.heating),
    sensible: sum(own, (line) => line.sensible),
    latent: sum(own, (line) => line.latent),
  }
}
