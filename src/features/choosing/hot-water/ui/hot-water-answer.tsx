import { grouped } from '#lib/numbers.ts'
import { Link } from '#ui/link/link.tsx'
import { ampsOf, BTU_PER_KWH, gpmAt, type HotWaterNeed, siteChecks } from '../rules/hot-water.ts'
import { texts } from '../texts.ts'

export interface TanklessModel {
  name: string
  path: string
  price: string
  /** heat that reaches the water, BTU/h */
  output: number
  isElectric: boolean
}

const tenth = (value: number): string => value.toFixed(1)
const whole = (value: number): string => grouped(Math.round(value))

/** The need in one sentence, why, and what each model delivers with this water. */
export function HotWaterAnswer({
  need,
  setpoint,
  place,
  models,
}: {
  readonly need: HotWaterNeed
  readonly setpoint: number
  readonly place: string
  readonly models: readonly TanklessModel[]
}) {
  const all = models
    .map((model) => ({ model, gpm: gpmAt(model.output, need.riseF) }))
    .toSorted((a, b) => a.gpm - b.gpm)
  const enough = all.filter(({ gpm }) => gpm >= need.gpm)
  // What can be bought comes first, the smallest first; then what falls short, the nearest first.
  const rated = [...enough, ...all.slice(0, all.length - enough.length).toReversed()]
  const smallest = enough[0]
  const most = Math.max(need.gpm, ...rated.map(({ gpm }) => gpm))
  return (
    <div className="stack-l">
      <div className="box hot-water-answer">
        <p className="lead">{texts.answer(tenth(need.gpm), whole(need.riseF))}</p>
        <p>{texts.why(place, whole(need.inletF), whole(setpoint))}</p>
        <p>
          {texts.power(whole(need.btu), tenth(need.kW))} {texts.mixing}
        </p>
      </div>
      <section className="stack">
        <h2>{texts.models}</h2>
        {smallest === undefined && <p className="strong">{texts.none}</p>}
        <ul className="hot-water-models">
          {rated.map(({ model, gpm }) => (
            <li key={model.path} className={gpm >= need.gpm ? 'fits' : undefined}>
              <Link href={model.path}>{model.name}</Link>
              <FlowBar gpm={gpm} wanted={need.gpm} most={most} />
              <span>
                {texts.atYourRise(tenth(gpm))}
                <span className="meta">
                  {gpm >= need.gpm ? texts.enough : texts.short(tenth(need.gpm - gpm))} · {model.price}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {smallest && <Checks model={smallest.model} />}
      <p className="meta">{texts.method}</p>
      <p className="meta no-print">{texts.share}</p>
    </div>
  )
}

/** The flow as a bar, and a mark where it is enough. The words beside it say the same. */
function FlowBar({ gpm, wanted, most }: { gpm: number; wanted: number; most: number }) {
  return (
    <svg className="flow" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="ground" width="100" height="4" />
      <rect className="bar" width={(100 * gpm) / most} height="4" />
      <rect className="mark" x={Math.min(99.4, (100 * wanted) / most)} width="0.6" height="4" />
    </svg>
  )
}

function Checks({ model: { output, isElectric } }: { readonly model: TanklessModel }) {
  return (
    <section className="stack">
      <h2>{texts.checks}</h2>
      <ul className="bullets">
        {siteChecks(output, isElectric).map((check) => (
          <li key={check}>
            {check === 'panel' ? texts.check.panel(whole(ampsOf(output / BTU_PER_KWH))) : texts.check[check]}
          </li>
        ))}
      </ul>
    </section>
  )
}
