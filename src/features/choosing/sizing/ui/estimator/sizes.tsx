import type { ReactNode } from 'react'
import { grouped } from '#lib/numbers.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { PlaceClimateAnswer } from '../../contract.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { needTexts } from '../../need-texts.ts'
import {
  COOLING_LEAST,
  COOLING_MOST,
  type CoolingLoad,
  DRY_COLD_EXTRA,
  FURNACE_LEAST,
  FURNACE_MOST,
  judgeCooling,
  judgeFurnace,
  type Verdict,
} from '../../rules/equipment/manual-s.ts'
import type { Answers } from '../../rules/estimate/answers.ts'
import type { Load } from '../../rules/load.ts'
import { BTU_PER_TON, BUILT_TONS, type Need } from '../../rules/need.ts'
import type { SavedNeed } from '../../rules/saved-need.ts'

/** Where the equipment that fits a result is found. */
export interface FittingLinks {
  readonly furnaces: string
  readonly cooling: string
  /** the questions of the system selector, which know the load already */
  readonly systems: string
}

/** The props that both methods get from the page. */
export interface EstimatorProps {
  /** the answers of the address */
  readonly answers: Answers
  /** the parameters of the address */
  readonly search: string
  readonly climate: PlaceClimateAnswer
  readonly saved: SavedNeed | null
  /** the visitor sent the form just now: its result is the home of the store */
  readonly isSent?: boolean
  /** saves a home for the whole store; null forgets it */
  readonly onSave: (saved: SavedNeed | null) => void
  /** takes the address of moved answers; nothing is loaded for it */
  readonly onMoved: (search: string) => void
  /** the addresses of the lists and of the systems that fit a result */
  readonly fittingOf: (search: string) => FittingLinks
  /** ways to hand a result on */
  readonly share: (search: string, need: Need) => ReactNode
}

interface Props {
  readonly load: Pick<Load, 'heating' | 'coolingSensible' | 'coolingLatent' | 'cooling'>
  readonly need: Need
  /** a heat pump may be larger there, because it is chosen for its heat */
  readonly isDryCold: boolean
  readonly links: FittingLinks
}

/** Usual inputs of gas furnaces, BTU/h, and the share that reaches the home. */
const FURNACE_INPUTS = [40_000, 60_000, 80_000, 100_000, 120_000]
const AFUE = 0.96
const MINUTES = 60
const SHOWN_AROUND = 1

/** Every size that makers build near the load, and why it fits or not. */
export function Sizes({ load, need, isDryCold, links }: Props) {
  const share = (whole: number) => whole / need.systems
  const cooling = {
    total: share(load.cooling),
    sensible: share(load.coolingSensible),
    latent: share(load.coolingLatent),
  }
  const heating = share(load.heating)
  return (
    <section aria-label={texts.sizes}>
      <h2>{texts.sizes}</h2>
      <p className="meta">{texts.sizesLead(load.coolingSensible, load.coolingLatent)}</p>
      {need.systems > 1 && <p>{needTexts.systems(need.systems, need.tons)}</p>}
      <DataTable
        caption={texts.cooling}
        columns={[
          { name: texts.size, rowHeader: true, cell: ({ tons }) => needTexts.tons(tons) },
          { name: texts.verdict, cell: ({ tons }) => coolingWords(tons * BTU_PER_TON, cooling, isDryCold) },
        ]}
        rows={near(
          BUILT_TONS.map((tons) => ({ tons })),
          ({ tons }) => tons * BTU_PER_TON,
          cooling.total,
        )}
        keyOf={({ tons }) => tons}
      />
      {heating > 0 && (
        <DataTable
          caption={texts.furnace}
          columns={[
            { name: texts.input, rowHeader: true, cell: ({ input }) => grouped(input) },
            { name: texts.output, cell: ({ output }) => grouped(Math.round(output)) },
            { name: texts.verdict, cell: ({ output }) => furnaceWords(judgeFurnace(output, heating)) },
          ]}
          rows={FURNACE_INPUTS.map((input) => ({ input, output: input * AFUE }))}
          keyOf={({ output }) => output}
        />
      )}
      {heating > 0 && <p className="meta">{texts.whyNotLarger}</p>}
      <p className="row no-print">
        <LinkButton look="primary" href={links.systems}>
          {texts.showSystems}
        </LinkButton>
        {heating > 0 && <LinkButton href={links.furnaces}>{texts.showFurnaces}</LinkButton>}
        <LinkButton href={links.cooling}>{texts.showCooling}</LinkButton>
      </p>
      <p className="meta no-print">{texts.narrow}</p>
    </section>
  )
}

/** The sizes around a load: one too small, those that may fit, one too large. */
function near<R>(rows: readonly R[], sizeOf: (row: R) => number, load: number): R[] {
  const least = rows.findIndex((row) => sizeOf(row) >= load * (COOLING_LEAST / 100))
  const from = least === -1 ? rows.length - 2 : least - SHOWN_AROUND
  return rows.slice(Math.max(0, from), Math.max(0, from) + 4)
}

const largest = Math.max(...Object.values(COOLING_MOST))

function coolingWords(total: number, load: CoolingLoad, isDryCold: boolean) {
  const single = judgeCooling({ total }, load, 'single')
  if (single.fits) return <Word fits>{texts.fits(single.percent)}</Word>
  if (single.because === 'small') return <Word>{texts.small(single.percent, COOLING_LEAST)}</Word>
  const staged = (['two-stage', 'variable'] as const).find(
    (stages) => judgeCooling({ total }, load, stages).fits,
  )
  if (staged) return <Word fits>{texts.fitsStages(single.percent, COOLING_MOST[staged])}</Word>
  const isHeatPump = isDryCold && judgeCooling({ total }, load, 'variable', DRY_COLD_EXTRA).fits
  return <Word>{texts.large(single.percent, largest) + (isHeatPump ? texts.orHeatPump : '')}</Word>
}

function furnaceWords(verdict: Verdict) {
  if (verdict.fits) return <Word fits>{texts.furnaceFits(verdict.percent)}</Word>
  return (
    <Word>
      {verdict.because === 'small'
        ? texts.small(verdict.percent, FURNACE_LEAST)
        : texts.large(verdict.percent, FURNACE_MOST) +
          texts.shortRuns(Math.round(MINUTES / (verdict.percent / 100)))}
    </Word>
  )
}

const Word = ({ fits, children }: { readonly fits?: boolean; readonly children: string }) => (
  <span className={fits ? 'fit-yes' : 'fit-no'}>{children}</span>
)
