import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import type { PlaceClimateAnswer } from '../../contract.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { needTexts } from '../../need-texts.ts'
import { type Answers, formOf, homeOf, insulationGrade, writeAnswers } from '../../rules/estimate/answers.ts'
import { gradeOf } from '../../rules/grade.ts'
import { computeLoad } from '../../rules/load.ts'
import { type Need, needOf } from '../../rules/need.ts'
import { estimateOf, isHumidAndLeaky } from '../../rules/range.ts'
import type { SavedNeed } from '../../rules/saved-need.ts'
import { Method } from './method.tsx'
import { RangeBars } from './range-bars.tsx'
import { Result } from './result.tsx'
import { Sliders } from './sliders.tsx'

/** Loaded when the shopper opens it. */
const Bills = lazy(() => import('./bills.tsx').then((module) => ({ default: module.Bills })))

interface Props {
  /** the answers of the address */
  readonly answers: Answers
  readonly climate: PlaceClimateAnswer
  readonly saved: SavedNeed | null
  readonly onSave: (saved: SavedNeed) => void
  /** takes the address of moved sliders; nothing is loaded for it */
  readonly onMoved: (search: string) => void
  readonly linksOf: (need: Need, place: PlaceClimateAnswer) => { furnaces: string; cooling: string }
  readonly share: ReactNode
}

/** The simple method: the result of the form, with sliders that change it at once. */
export function WholeHouse({ answers: given, climate, saved, onSave, onMoved, linksOf, share }: Props) {
  const [answers, setAnswers] = useState(given)
  const [hasBills, setBills] = useState(false)
  const home = homeOf(answers)
  const load = computeLoad(home, climate)
  const need = needOf(load)
  const estimate = estimateOf(home, climate, {
    insulation: insulationGrade(answers),
    stationMiles: climate.station?.miles ?? null,
  })
  const change = (part: Partial<Answers>) => {
    const next = { ...answers, ...part }
    setAnswers(next)
    onMoved(writeAnswers(next).toString())
  }
  const next = savedNeedOf(answers, need, climate)
  return (
    <>
      <Result
        load={load}
        need={need}
        climate={climate}
        thermostatHT={answers.thermostatHT}
        thermostatAC={answers.thermostatAC}
        hasBasement={home.hasBasement}
        home={needTexts.home(answers.squareFeet, answers.numFloors, home.hasBasement)}
        isSaved={saved !== null && JSON.stringify(saved) === JSON.stringify(next)}
        onSave={() => onSave(next)}
        links={linksOf(need, climate)}
        share={share}
        notes={[
          ...(isHumidAndLeaky(home, climate) ? [texts.humid] : []),
          ...(answers.sharedWalls > 0 ? [texts.shared(answers.sharedWalls)] : []),
        ]}
        beside={
          <>
            <RangeBars estimate={estimate} />
            <Sliders answers={answers} onChange={change} />
          </>
        }
      />
      <Disclosure summary={texts.bills} className="no-print" onToggle={(open) => open && setBills(true)}>
        {hasBills && (
          <Suspense>
            <Bills home={home} climate={climate} onLevel={(insulationValue) => change({ insulationValue })} />
          </Suspense>
        )}
      </Disclosure>
      <Method climate={climate} quality={qualityOf(answers)} />
    </>
  )
}

/** Geometry, glass and leaks are always assumed in the simple method. */
const ASSUMED = 3

const qualityOf = (answers: Answers) => {
  const stated = [answers.built, answers.insulationValue].filter((each) => each !== null).length
  return gradeOf(0, 6 + stated, ASSUMED + (stated === 0 ? 4 : 0))
}

/** The home as this browser saves it. */
export const savedNeedOf = (answers: Answers, need: Need, climate: PlaceClimateAnswer): SavedNeed => ({
  form: formOf(answers),
  need,
  place: climate.place,
  region: climate.region,
  state: climate.state,
  emissionStandard: climate.emissionStandard,
  basis: {
    station: climate.station?.name ?? null,
    stationMiles: climate.station?.miles ?? null,
    heatingDesignF: climate.heat99F,
    coolingDesignF: climate.cool1F,
    recordsFrom: climate.recordsFrom,
    recordsTo: climate.recordsTo,
    dataBuiltOn: climate.dataBuiltOn,
  },
})
