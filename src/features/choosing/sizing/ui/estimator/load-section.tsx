import { useMemo } from 'react'
import { drawBareHouse, drawHouseBands } from '#drawings/house/load-picture.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import type { Load } from '../../rules/load.ts'
import type { LoadPartName } from '../../rules/parts.ts'
import { bandsOf, type LoadSeason, type PartRow, rowsOf, type Shell } from '../../view/house-load.ts'

interface Props {
  readonly load: Load
  readonly season: LoadSeason
  readonly hasBasement: boolean
}

/** The house cut through with its load at the shell, and the same figures as a table. */
export function LoadSection({ load, season, hasBasement }: Props) {
  const rows = rowsOf(load, season)
  const nameOf = (part: LoadPartName) =>
    part === 'floor' && hasBasement ? texts.basementPart : texts.parts[part]
  const lead = leadOf(rows, season, nameOf)
  return (
    <div className="load-section" data-season={season}>
      <HousePicture rows={rows} season={season} hasBasement={hasBasement} />
      <div>
        <h2>{lead}</h2>
        <p className="meta">{texts.same}</p>
        <LoadTable rows={rows} season={season} nameOf={nameOf} />
      </div>
    </div>
  )
}

const NAMED = 3

function leadOf(
  rows: readonly PartRow[],
  season: LoadSeason,
  nameOf: (part: LoadPartName) => string,
): string {
  const first = rows.slice(0, NAMED)
  const names = first.map(({ part }, index) => (index === 0 ? nameOf(part) : nameOf(part).toLowerCase()))
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
  const share = first.reduce((sum, row) => sum + row.share, 0)
  return season === 'heat' ? texts.threeTake(listed, share) : texts.threeBring(listed, share)
}

/** A band of the drawing shows one part, or two parts that leave the house at the same place. */
function shellName(shell: Shell, rows: readonly PartRow[], hasBasement: boolean): string {
  const has = (part: LoadPartName) => rows.some((row) => row.part === part)
  switch (shell) {
    case 'roof':
      return texts.shell.roof
    case 'wall':
      return has('doors') ? texts.shell.wallsAndDoors : texts.shell.walls
    case 'window':
      return texts.shell.windows
    case 'floor':
      return hasBasement ? texts.basementPart : texts.shell.floor
    case 'air':
      return has('ventilation') ? texts.shell.outdoorAir : texts.shell.airLeaks
  }
}

/** Pixels per foot; the page scales the drawing to its place. */
const SCALE = 14

function HousePicture({
  rows,
  season,
  hasBasement,
}: {
  readonly rows: readonly PartRow[]
  readonly season: LoadSeason
  readonly hasBasement: boolean
}) {
  const house = useMemo(() => drawBareHouse(SCALE).svg, [])
  const bands = bandsOf(rows)
  const named = Object.fromEntries(
    (Object.keys(bands) as Shell[])
      .filter((shell) => bands[shell].thickness > 0.01)
      .map((shell) => [
        shell,
        {
          thickness: bands[shell].thickness,
          label: [shellName(shell, rows, hasBasement), `${bands[shell].share}%`] as const,
        },
      ]),
  )
  const overlay = drawHouseBands(named, { scale: SCALE, flow: season === 'heat' ? 'out' : 'in' }).svg
  return (
    <div
      className="house-load"
      role="img"
      aria-label={texts.drawing((season === 'heat' ? texts.heating : texts.cooling).toLowerCase())}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes its texts */}
      <div aria-hidden="true" className="drawing" dangerouslySetInnerHTML={{ __html: house }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes its texts */}
      <div aria-hidden="true" className="drawing bands" dangerouslySetInnerHTML={{ __html: overlay }} />
    </div>
  )
}

function LoadTable({
  rows,
  season,
  nameOf,
}: {
  readonly rows: readonly PartRow[]
  readonly season: LoadSeason
  readonly nameOf: (part: LoadPartName) => string
}) {
  const most = rows[0]?.btuh ?? 1
  const total = rows.reduce((sum, { btuh }) => sum + btuh, 0)
  return (
    <table className="load-table">
      <caption className="visually-hidden">{season === 'heat' ? texts.whereHeat : texts.whereCool}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">BTU/h</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, btuh, share }) => (
          <tr key={part}>
            <th scope="row">{nameOf(part)}</th>
            <td className="num">
              <svg className="load-bar" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(0.5, (btuh / most) * 100)} height="16" />
              </svg>
              <b>{grouped(Math.round(btuh))}</b>
            </td>
            <td className="num meta">{share}%</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td className="num">
            <b>{grouped(upToThousand(total))}</b>
          </td>
          <td className="num meta">BTU/h</td>
        </tr>
      </tfoot>
    </table>
  )
}
