import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { needTexts } from '../../need-texts.ts'
import { type Answers, homeOf, insulationGrade, writeAnswers } from '../../rules/estimate/answers.ts'
import { savedEstimate } from '../../rules/estimate/saved-estimate.ts'
import { BILLED, readBilled, withBilledHeating } from '../../rules/estimate/sized.ts'
import { gradeOf } from '../../rules/exact/plan.ts'
import { computeLoad } from '../../rules/load.ts'
import { needOf } from '../../rules/need.ts'
import { estimateOf, isHumidAndLeaky } from '../../rules/range.ts'
import { mayRefine } from '../../rules/saved-need.ts'
import { Method as MethodNow } from './method.tsx'
import { RangeBars as RangeBarsNow } from './range-bars.tsx'
import { Result } from './result.tsx'
import type { EstimatorProps } from './sizes.tsx'
import { Sliders } from './sliders.tsx'

/** Loaded when the shopper opens it. */
const Bills = lazy(() => import('./bills.tsx').then((module) => ({ default: module.Bills })))

/** They change a moment after the load, the picture and the sizes when a slider moves. */
const Method = memo(MethodNow)
const RangeBars = memo(RangeBarsNow)

const addressOf = (answers: Answers, billed: number | null): string => {
  const params = writeAnswers(answers)
  if (billed !== null) params.set(BILLED, String(billed))
  return params.toString()
}

/** The simple method: the result of the form, with sliders that change it at once. */
export function WholeHouse(props: EstimatorProps) {
  const { climate, saved, onSave, onMoved, fittingOf, share, ...given } = props
  const [answers, setAnswers] = useState(given.answers)
  const [byBills, setBilled] = useState(() => {
    const billed = readBilled(new URLSearchParams(given.search))
    return billed === 'wrong' ? null : billed
  })
  const [hasBills, setBills] = useState(false)
  const home = homeOf(answers)
  const calculated = computeLoad(home, climate)
  const load = withBilledHeating(calculated, byBills)
  const need = needOf(load)
  const later = useDeferredValue(answers)
  const laterBilled = useDeferredValue(byBills)
  const estimate = useMemo(
    () =>
      estimateOf(homeOf(later), climate, {
        insulation: insulationGrade(later),
        stationMiles: climate.station?.miles ?? null,
      }),
    [later, climate],
  )
  const quality = useMemo(() => qualityOf(later, laterBilled !== null), [later, laterBilled])
  const show = (nextAnswers: Answers, nextBilled: number | null) => {
    setAnswers(nextAnswers)
    setBilled(nextBilled)
    onMoved(addressOf(nextAnswers, nextBilled))
  }
  // A slider shows a changed house, and the bills are of the house as it is.
  const change = (part: Partial<Answers>) => show({ ...answers, ...part }, null)
  const search = addressOf(answers, byBills)
  const next = savedEstimate(answers, need, climate, { by: byBills === null ? 'whole' : 'bills', search })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's result; sliders ask "what if"
  useEffect(() => {
    if (given.isSent && mayRefine(saved, next)) onSave(next)
  }, [])
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
        onForget={saved ? () => onSave(null) : undefined}
        links={fittingOf(search)}
        share={share(search, need)}
        notes={[
          ...(isHumidAndLeaky(home, climate) ? [texts.humid] : []),
          ...(answers.sharedWalls > 0 ? [texts.shared(answers.sharedWalls)] : []),
        ]}
        beside={
          <>
            <RangeBars estimate={estimate} billed={laterBilled} />
            <Sliders answers={answers} onChange={change} />
          </>
        }
      />
      {byBills !== null && (
        <Notice tone="info" live="status">
          {texts.billed(byBills, calculated.heating)}{' '}
          <Button size="small" look="quiet" onClick={() => show(answers, null)}>
            {texts.dropBilled}
          </Button>
        </Notice>
      )}
      <Disclosure summary={texts.bills} className="no-print" onToggle={(open) => open && setBills(true)}>
        {hasBills && (
          <Suspense>
            <Bills
              home={home}
              climate={climate}
              onLevel={(insulationValue) => change({ insulationValue })}
              onBilled={(btuh) => show(answers, btuh)}
            />
          </Suspense>
        )}
      </Disclosure>
      <Method answers={later} climate={climate} quality={quality} />
    </>
  )
}

/** Geometry, glass and leaks are always assumed in the simple method. */
const ASSUMED = 3

function qualityOf(answers: Answers, isMeasured: boolean) {
  const stated = [answers.built, answers.insulationValue].filter((each) => each !== null).length
  return gradeOf(isMeasured ? 1 : 0, 6 + stated, ASSUMED + (stated === 0 ? 4 : 0))
}
