import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { needTexts } from '../../../need-texts.ts'
import { roomTexts as texts } from '../../../room-texts.ts'
import { homeOf, writeAnswers } from '../../../rules/estimate/answers.ts'
import { readPlan, writePlan } from '../../../rules/estimate/plan-text.ts'
import { savedEstimate } from '../../../rules/estimate/saved-estimate.ts'
import { emptyRoom, starterBuild, starterRooms } from '../../../rules/estimate/starter.ts'
import { LATITUDES } from '../../../rules/exact/data/solar.ts'
import { exactLoad } from '../../../rules/exact/exact-load.ts'
import { type Build, buildQuality, MOST_ROOMS, planFaults, type RoomPlan } from '../../../rules/exact/plan.ts'
import { computeLoad } from '../../../rules/load.ts'
import { needOf } from '../../../rules/need.ts'
import { Method } from '../method.tsx'
import { Result } from '../result.tsx'
import type { EstimatorProps } from '../sizes.tsx'
import { BuildForm } from './build-form.tsx'
import { RoomForm } from './room-form.tsx'
import { RoomTable } from './room-table.tsx'

interface RoomRow {
  id: number
  room: RoomPlan
}

/** The load by components, of the house and of each room. */
export function RoomByRoom({
  answers,
  climate,
  saved,
  onSave,
  onMoved,
  fittingOf,
  share,
  ...given
}: EstimatorProps) {
  const home = homeOf(answers)
  const [reading] = useState(() => readPlan(new URLSearchParams(given.search)))
  const [build, setBuild] = useState<Build>(() =>
    reading.kind === 'plan' ? reading.plan.build : starterBuild(home),
  )
  const [kept, setKept] = useState<readonly RoomRow[]>(() =>
    (reading.kind === 'plan' ? reading.plan.rooms : starterRooms(home)).map((room, id) => ({ id, room })),
  )
  const rooms = kept.map(({ room }) => room)
  const faults = planFaults(build, rooms)
  const result = exactLoad({ rooms, build, ...answers }, climate)
  const need = needOf(result.block)
  const addressOf = (ofBuild: Build, ofKept: readonly RoomRow[]): string => {
    const params = writeAnswers(answers)
    params.set('depth', 'rooms')
    writePlan(params, { build: ofBuild, rooms: ofKept.map(({ room }) => room) })
    return params.toString()
  }
  const change = (nextBuild: Build, nextKept: readonly RoomRow[]) => {
    setBuild(nextBuild)
    setKept(nextKept)
    onMoved(addressOf(nextBuild, nextKept))
  }
  const search = addressOf(build, kept)
  const next = savedEstimate(answers, need, climate, { by: 'rooms', search })
  const loadOf = (at: number) => result.rooms[at]?.load
  const words = (at: number) => {
    const load = loadOf(at)
    return load && faults.length === 0
      ? needTexts.needLine(Math.round(load.heating), Math.round(load.cooling))
      : undefined
  }
  return (
    <div className="stack-l">
      {reading.kind === 'stale' && <Notice tone="warn">{texts.stale}</Notice>}
      <p className="no-print">{texts.lead}</p>
      <BuildForm build={build} onChange={(part) => change({ ...build, ...part }, kept)} />
      <Rooms kept={kept} words={words} onChange={(rest) => change(build, rest)} />
      {faults.length > 0 ? (
        faults.map((fault) => (
          <Notice key={texts.fault(fault)} tone="bad" live="alert">
            {texts.fault(fault)}
          </Notice>
        ))
      ) : (
        <Result
          load={result.block}
          need={need}
          climate={climate}
          thermostatHT={answers.thermostatHT}
          thermostatAC={answers.thermostatAC}
          hasBasement={rooms.some(({ below }) => below === 'ground')}
          home={`${kept.length} ${texts.rooms.toLowerCase()}`}
          isSaved={saved !== null && JSON.stringify(saved) === JSON.stringify(next)}
          onSave={() => onSave(next)}
          onForget={saved ? () => onSave(null) : undefined}
          links={fittingOf(search)}
          share={share(search, need)}
          notes={latitudeNotes(climate.latitude)}
          beside={<RoomTable rooms={result.rooms} simple={computeLoad(home, climate).heating} exact={need} />}
        />
      )}
      <Method answers={answers} climate={climate} quality={buildQuality(build)} />
    </div>
  )
}

function latitudeNotes(latitude: number): string[] {
  const nearest = Math.min(Math.max(latitude, LATITUDES[0]), LATITUDES.at(-1) ?? latitude)
  return nearest === latitude ? [] : [texts.latitude(latitude, nearest)]
}

interface RoomsProps {
  readonly kept: readonly RoomRow[]
  /** the load of a room in words */
  readonly words: (at: number) => string | undefined
  readonly onChange: (kept: readonly RoomRow[]) => void
}

function Rooms({ kept, words, onChange }: RoomsProps) {
  const add = () => {
    const id = Math.max(0, ...kept.map((each) => each.id)) + 1
    onChange([...kept, { id, room: emptyRoom(texts.roomName(id + 1)) }])
  }
  return (
    <section className="no-print">
      <h2>{texts.rooms}</h2>
      {kept.map(({ id, room }, at) => (
        <RoomForm
          key={id}
          room={room}
          load={words(at) ?? ''}
          onChange={(changed) =>
            onChange(kept.map((each) => (each.id === id ? { id, room: changed } : each)))
          }
          onRemove={() => onChange(kept.filter((each) => each.id !== id))}
        />
      ))}
      {kept.length < MOST_ROOMS && (
        <Button icon="plus" onClick={add}>
          {texts.add}
        </Button>
      )}
    </section>
  )
}
