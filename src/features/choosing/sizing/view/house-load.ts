import type { Load } from '../rules/load.ts'
import { LOAD_PARTS, type LoadPart, type LoadPartName } from '../rules/parts.ts'

export type LoadSeason = 'heat' | 'cool'

/** A row of the table: BTU/h of one part, and its share of the whole in percent. */
export interface PartRow {
  part: LoadPartName
  btuh: number
  share: number
}

const btuhOf = (part: Pick<LoadPart, 'heating' | 'sensible' | 'latent'>, season: LoadSeason): number =>
  season === 'heat' ? part.heating : part.sensible + part.latent

/** The parts of a load, the greatest first. */
export function rowsOf(load: Pick<Load, 'parts'>, season: LoadSeason): PartRow[] {
  const rows = LOAD_PARTS.map((part) => ({
    part,
    btuh: load.parts
      .filter((each) => each.part === part)
      .reduce((sum, each) => sum + btuhOf(each, season), 0),
  }))
  const total = rows.reduce((sum, { btuh }) => sum + btuh, 0)
  return rows
    .filter(({ btuh }) => btuh >= 0.5)
    .map((row) => ({ ...row, share: Math.round((row.btuh / total) * 100) }))
    .sort((one, other) => other.btuh - one.btuh)
}

/** Where each part is drawn at the shell of the house; parts inside have no band. */
const SHELL: Partial<Record<LoadPartName, 'roof' | 'wall' | 'window' | 'floor' | 'air'>> = {
  ceiling: 'roof',
  walls: 'wall',
  doors: 'wall',
  windows: 'window',
  floor: 'floor',
  air: 'air',
  ventilation: 'air',
}
export type Shell = 'roof' | 'wall' | 'window' | 'floor' | 'air'

/** Feet of the drawing that the greatest band is thick. */
const THICKEST_FT = 2.2

/** The thickness of the band of each part of the shell, in feet of the drawing. */
export function bandsOf(rows: readonly PartRow[]): Record<Shell, { thickness: number; share: number }> {
  const of = (shell: Shell) => rows.filter(({ part }) => SHELL[part] === shell)
  const sum = (shell: Shell) => of(shell).reduce((all, { btuh }) => all + btuh, 0)
  const shells: Shell[] = ['roof', 'wall', 'window', 'floor', 'air']
  const most = Math.max(...shells.map(sum), 1)
  return Object.fromEntries(
    shells.map((shell) => [
      shell,
      {
        thickness: (sum(shell) / most) * THICKEST_FT,
        share: of(shell).reduce((all, { share }) => all + share, 0),
      },
    ]),
  ) as Record<Shell, { thickness: number; share: number }>
}
