import type { PlaceClimateAnswer } from '../../contract.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import type { Answers } from '../../rules/estimate/answers.ts'
import { CONSTRUCTIONS_DATE, ENGINE_VERSION } from '../../rules/estimate/stamp.ts'
import type { InputQuality } from '../../rules/exact/plan.ts'
import { texts as homeTexts } from '../../texts.ts'

interface Props {
  readonly answers: Answers
  readonly climate: PlaceClimateAnswer
  readonly quality: InputQuality
}

/** The stamp of a result: method, weather, dates, quality of the input, and what it is not. */
export function Method({ answers, climate, quality }: Props) {
  const { station, recordsFrom, recordsTo, dataBuiltOn } = climate
  return (
    <section className="estimate-method" aria-label={texts.how}>
      <h2>{texts.how}</h2>
      <p className="print-only meta">{answersLine(answers)}</p>
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

/** All answers in one line, for paper: there the form is not shown. */
function answersLine(answers: Answers): string {
  const { labels } = texts
  const facts = [
    [labels.built, answers.built === null ? texts.unknownAge : texts.built[answers.built]],
    [
      labels.insulationValue,
      answers.insulationValue === null ? texts.asBuilt : levelWords(answers.insulationValue),
    ],
    [labels.glass, texts.glass[answers.glass]],
    [labels.sharedWalls, texts.sharedWalls[answers.sharedWalls] ?? String(answers.sharedWalls)],
    [labels.thermostatHT, `${answers.thermostatHT} °F`],
    [labels.thermostatAC, `${answers.thermostatAC} °F`],
  ]
  const said = facts.map(([name, value]) => `${name?.replace('?', '')}: ${value}`)
  return `${homeTexts.inputs}. ${said.join('. ')}.`
}

const levelWords = (level: number): string =>
  homeTexts.insulationLevels[Math.round(level) - 1] ?? String(level)
