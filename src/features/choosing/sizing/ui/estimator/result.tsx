import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { upToThousand } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import type { PlaceClimateAnswer } from '../../contract.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { needTexts } from '../../need-texts.ts'
import { remarkWords } from '../../remark-texts.ts'
import { isDryCold } from '../../rules/climate.ts'
import type { LossLine } from '../../rules/equipment/balance.ts'
import { remarksOf } from '../../rules/estimate/remarks.ts'
import type { Load } from '../../rules/load.ts'
import { type Need, sizeFor } from '../../rules/need.ts'
import { texts as homeTexts } from '../../texts.ts'
import type { LoadSeason } from '../../view/house-load.ts'
import { HeatPumpChart as HeatPumpChartNow } from './heat-pump-chart.tsx'
import { LoadSection } from './load-section.tsx'
import { type FittingLinks, Sizes } from './sizes.tsx'

interface Props {
  readonly load: Load
  readonly need: Need
  readonly climate: PlaceClimateAnswer
  readonly thermostatHT: number
  readonly thermostatAC: number
  readonly hasBasement: boolean
  /** the home in words */
  readonly home: string
  readonly isSaved: boolean
  /** saves the home for the store; undefined where there is none to save it for */
  readonly onSave: (() => void) | undefined
  /** forgets the saved home; undefined while none is saved */
  readonly onForget: (() => void) | undefined
  readonly links: FittingLinks
  /** ways to hand the result on */
  readonly share: ReactNode
  /** how sure the figures are, and other figures of this method */
  readonly beside: ReactNode
  /** warnings of this method */
  readonly notes: readonly string[]
}

/** It changes a moment after the load, the picture and the sizes when a slider moves. */
const HeatPumpChart = memo(HeatPumpChartNow)

/** People and sun keep a home warm this much below the thermostat, °F. */
const HELP_F = 5
const MILD_F = 38

/** What the house needs: the picture of its load, the sizes that fit, and what a heat pump does. */
export function Result(props: Props) {
  const { load, need, climate, thermostatHT } = props
  const [season, setSeason] = useState<LoadSeason>(climate.heat99F < MILD_F ? 'heat' : 'cool')
  const [designF, btuh, endsF] = [climate.heat99F, load.heating / need.systems, thermostatHT - HELP_F]
  const loss = useDeferredValue(useMemo((): LossLine => ({ designF, btuh, endsF }), [designF, btuh, endsF]))
  const tons = useDeferredValue(sizeFor(need))
  return (
    <div className="estimate-result">
      <div className="result-head">
        <div>
          <h2 className="result-title" aria-live="polite">
            {texts.headline(upToThousand(need.heatingBtu), needTexts.systems(need.systems, need.tons))}
          </h2>
          <p className="meta">
            {props.home}. {texts.conditions(climate.place, thermostatHT, climate.heat99F)}.
          </p>
        </div>
        <div className="row no-print">
          <SegmentedControl
            label={texts.season}
            value={season}
            onChange={setSeason}
            segments={[
              { value: 'heat', label: texts.heating },
              { value: 'cool', label: texts.cooling },
            ]}
          />
          <Button icon="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </div>
      <Notes {...props} />
      <LoadSection load={load} season={season} hasBasement={props.hasBasement} />
      <div className="result-pair">{props.beside}</div>
      <div className="result-pair">
        {loss.btuh > 0 && loss.endsF > loss.designF && <HeatPumpChart loss={loss} tons={tons} />}
        <Sizes load={load} need={need} isDryCold={isDryCold(climate)} links={props.links} />
      </div>
      <div className="row no-print">
        {props.onSave && <Button onClick={props.onSave}>{texts.save}</Button>}
        {props.onForget && (
          <Button look="quiet" onClick={props.onForget}>
            {homeTexts.forget}
          </Button>
        )}
        {props.share}
        <span role="status">{props.isSaved && texts.saved}</span>
      </div>
    </div>
  )
}

function Notes({ notes, need, thermostatHT, thermostatAC, climate }: Props) {
  const inside = { thermostatHT, thermostatAC }
  const facts = { ...inside, heat99F: climate.heat99F, cool1F: climate.cool1F, need }
  const remarks = remarksOf(inside, climate, need).map((remark) => remarkWords(remark, facts))
  return [...remarks, ...notes].map((note) => (
    <Notice key={note} tone="warn">
      {note}
    </Notice>
  ))
}
