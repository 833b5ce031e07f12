import type { PlaceClimateAnswer } from '../../contract.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { CONSTRUCTIONS_DATE, ENGINE_VERSION } from '../../rules/engine.ts'
import type { InputQuality } from '../../rules/grade.ts'
import { texts as homeTexts } from '../../texts.ts'

interface Props {
  readonly climate: PlaceClimateAnswer
  readonly quality: InputQuality
}

/** The stamp of a result: method, weather, dates, quality of the input, and what it is not. */
export function Method({ climate, quality }: Props) {
  const { station, recordsFrom, recordsTo, dataBuiltOn } = climate
  return (
    <section className="estimate-method" aria-label={texts.how}>
      <h2>{texts.how}</h2>
      <p className="meta">
        {homeTexts.method} {homeTexts.basis(climate.place, climate.heat99F, climate.cool1F)}{' '}
        {station ? homeTexts.station(station.name, station.miles) : homeTexts.noStation}{' '}
        {homeTexts.records(recordsFrom, recordsTo, dataBuiltOn)}{' '}
        {texts.stamp(ENGINE_VERSION, dataBuiltOn, CONSTRUCTIONS_DATE)}{' '}
        {texts.grade(quality.grade, quality.measured, quality.stated, quality.assumed)} {texts.notManualJ}
      </p>
    </section>
  )
}
