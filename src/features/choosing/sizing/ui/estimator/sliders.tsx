import { grouped } from '#lib/numbers.ts'
import { Slider } from '#ui/slider/slider.tsx'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { type Answers, levelOf } from '../../rules/estimate/answers.ts'
import { HOME_LIMITS } from '../../rules/home.ts'
import { texts as homeTexts } from '../../texts.ts'

interface Props {
  readonly answers: Answers
  readonly onChange: (change: Partial<Answers>) => void
}

/** Answers to move; the page follows at once. */
export function Sliders({ answers, onChange }: Props) {
  const level = levelOf(answers)
  const { squareFeet } = HOME_LIMITS
  return (
    <section className="sliders no-print" aria-label={texts.tryOut}>
      <h2>{texts.tryOut}</h2>
      <p className="meta">{texts.tryLead}</p>
      <Slider
        label={homeTexts.insulation}
        value={level}
        min={1}
        max={10}
        step={0.5}
        words={homeTexts.insulationLevels[Math.round(level) - 1] ?? String(level)}
        onChange={(insulationValue) => onChange({ insulationValue })}
      />
      <Slider
        label={homeTexts.area}
        value={answers.squareFeet}
        min={squareFeet.min}
        max={Math.max(5_000, answers.squareFeet)}
        step={50}
        words={`${grouped(answers.squareFeet)} sq ft`}
        onChange={(area) => onChange({ squareFeet: area })}
      />
      <Slider
        label={homeTexts.heatTo}
        value={answers.thermostatHT}
        {...HOME_LIMITS.thermostatHT}
        step={1}
        words={`${answers.thermostatHT} °F`}
        onChange={(thermostatHT) => onChange({ thermostatHT })}
      />
      <Slider
        label={homeTexts.coolTo}
        value={answers.thermostatAC}
        {...HOME_LIMITS.thermostatAC}
        step={1}
        words={`${answers.thermostatAC} °F`}
        onChange={(thermostatAC) => onChange({ thermostatAC })}
      />
    </section>
  )
}
