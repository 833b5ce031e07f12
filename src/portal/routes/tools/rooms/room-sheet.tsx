import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { PlaceClimateAnswer } from '#features/choosing/sizing/contract.ts'
import { roomTexts } from '#features/choosing/sizing/room-texts.ts'
import type { Answers } from '#features/choosing/sizing/rules/estimate/answers.ts'
import {
  cellsOf,
  isNumberColumn,
  limitsOf,
  type RoomColumn,
  roomOf,
} from '#features/choosing/sizing/rules/estimate/room-cells.ts'
import { exactLoad } from '#features/choosing/sizing/rules/exact/exact-load.ts'
import {
  type Build,
  buildQuality,
  MOST_ROOMS,
  planFaults,
  type RoomPlan,
} from '#features/choosing/sizing/rules/exact/plan.ts'
import { Method } from '#features/choosing/sizing/ui/estimator/method.tsx'
import { BuildForm } from '#features/choosing/sizing/ui/estimator/rooms/build-form.tsx'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ToolProject } from '../project-form.tsx'
import { houseSearch } from './house.ts'
import { columnName, newRow, RoomCellsTable, type Row } from './room-cells-table.tsx'
import { RoomResult } from './room-result.tsx'
import { texts } from './texts.ts'

interface Props {
  readonly answers: Answers
  readonly climate: PlaceClimateAnswer
  readonly rooms: readonly RoomPlan[]
  readonly build: Build
  readonly project: ToolProject | null
  /** today */
  readonly day: string
}

/** Browsers allow few changes of an address a minute, so it changes only when typing pauses. */
const AT_REST_MS = 400

/** The table of rooms and the loads that follow from it at once. */
export function RoomSheet({ answers, climate, rooms: given, build: first, project }: Props) {
  const [build, setBuild] = useState(first)
  const [rows, setRows] = useState<readonly Row[]>(() =>
    given.map((room, id) => ({ id, cells: cellsOf(room) })),
  )
  const read = rows.map(({ cells }) => roomOf(cells))
  const wrong = read.flatMap((each, index) =>
    'wrong' in each ? wordsOfWrong(rows[index]!, index, each) : [],
  )
  const rooms = read.flatMap((each) => ('room' in each ? [each.room] : []))
  const faults = wrong.length > 0 ? [] : planFaults(build, rooms)
  // Without a wall nothing has been typed yet: that is no mistake.
  const isBegun = wrong.length > 0 || faults.some(({ kind }) => kind !== 'no-outer-wall')
  const isWhole = wrong.length === 0 && faults.length === 0
  const result = isWhole ? exactLoad({ rooms, build, ...answers }, climate) : null
  const search = houseSearch(answers, { build, rooms }, project?.id)
  useAddress(isWhole ? search : null)
  const add = () => setRows([...rows, newRow(rows)])
  return (
    <>
      <Disclosure summary={texts.build} className="no-print">
        <BuildForm build={build} onChange={(part) => setBuild({ ...build, ...part })} />
      </Disclosure>
      <Form method="post" className="stack no-print">
        <RoomCellsTable
          rows={rows}
          loads={result?.rooms.map(({ load }) => load) ?? []}
          wrong={read.map((each) => ('wrong' in each ? each.wrong : []))}
          onChange={setRows}
          onAdd={rows.length < MOST_ROOMS ? add : undefined}
        />
        <div className="row">
          {rows.length < MOST_ROOMS && (
            <Button type="button" icon="plus" onClick={add}>
              {texts.add}
            </Button>
          )}
          <noscript>
            <Button type="submit">{texts.calculate}</Button>
          </noscript>
        </div>
      </Form>
      {[...wrong, ...faults.map((fault) => roomTexts.fault(fault))].map((words) => (
        <Notice key={words} tone={isBegun ? 'bad' : 'info'} live="status">
          {words}
        </Notice>
      ))}
      {result && (
        <RoomResult
          result={result}
          rooms={rooms}
          answers={answers}
          climate={climate}
          search={search}
          project={project}
        />
      )}
      <Method answers={answers} climate={climate} quality={buildQuality(build)} />
    </>
  )
}

/** Writes the address when typing pauses; nothing is loaded for it. */
function useAddress(search: string | null): void {
  const written = useRef(search)
  useEffect(() => {
    if (search === null || search === written.current) return
    const timer = setTimeout(() => {
      written.current = search
      history.replaceState(history.state, '', `?${search}`)
    }, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [search])
}

/** What is wrong in the cells of a row, in words. */
function wordsOfWrong({ cells }: Row, index: number, { wrong }: { wrong: readonly RoomColumn[] }): string[] {
  const row = cells.name.trim() || texts.row(index + 1)
  return wrong.map((column) => {
    if (!isNumberColumn(column)) return texts.wrongWord(row, columnName(column))
    const { min, max } = limitsOf(column)
    return texts.wrong(row, columnName(column), min, max)
  })
}
