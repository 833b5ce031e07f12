import type { Capacity } from '#features/catalog/rules/capacity.ts'
import type { ProductView, SizeView } from '#features/catalog/ui/product-view.ts'
import { needTexts as texts } from '#features/sizing/need-texts.ts'
import { decisiveFit } from '#features/sizing/rules/fit.ts'
import type { Need } from '#features/sizing/rules/need.ts'
import { laterPart } from '#kit/react/hydrate-later.tsx'
import { type Fit, fitPercent, judgeFit } from '#ui/gauge/fit.ts'
import type { IconName } from '#ui/icon/icon.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { homeWords, useHomeQuestions } from '../sizing/compared-home.tsx'
import { useHomeNeed } from '../sizing/saved-home-need.ts'

/** Its code is loaded once the need of a home is known. */
const FitRow = laterPart(async () => (await import('#features/sizing/ui/fit-row.tsx')).FitRow)
/** Links, which need code only to mark what fits a home. */
const SizePicker = laterPart(
  async () => (await import('#features/catalog/ui/product/buying/size-picker.tsx')).SizePicker,
)

/** The percentage of the need that a size serves, and the verdict; null for a size without a capacity. */
function fitOf(size: SizeView, need: Need): { percent: number; judged: Fit } | null {
  const fit = decisiveFit({ heatingBtu: size.heatBtu, coolingBtu: size.coolBtu }, need)
  if (!fit) return null
  const percent = fitPercent(fit.needs, fit.has)
  return { percent, judged: judgeFit(percent) }
}

interface Props {
  readonly product: Pick<ProductView, 'id' | 'series' | 'capacity' | 'crumbs'>
}

/** The sizes of the series, and whether this one fits the visitor's home. */
export function ProductSizes({ product: { id, series, capacity, crumbs } }: Props) {
  const need = useHomeNeed()?.need
  const fitting =
    need && capacity ? (series?.rows ?? []).filter((size) => fitOf(size, need)?.judged === 'fits') : []
  return (
    <>
      {series && series.rows.length > 1 && (
        <SizePicker series={series} current={id} fitting={fitting.map((size) => size.id).join(' ')} />
      )}
      {capacity && <HomeFit capacity={capacity} rightSize={fitting[0]?.href ?? crumbs.at(-1)?.href} />}
    </>
  )
}

interface HomeFitProps {
  readonly capacity: Capacity
  readonly rightSize: string | undefined
}

/** One row: the question without a home, the answer with one. */
function HomeFit({ capacity, rightSize }: HomeFitProps) {
  const saved = useHomeNeed()
  const { button, dialog } = useHomeQuestions()
  return (
    <div className="home-fit">
      {saved ? (
        <FitRow
          capacity={capacity}
          need={saved.need}
          rightSize={rightSize}
          home={
            <>
              {homeWords(saved)} {button(texts.change)}
            </>
          }
        />
      ) : (
        <p className="fit-question no-print">
          <b>{questionOf(capacity)}</b> {button(texts.checkHome)}
        </p>
      )}
      {dialog}
    </div>
  )
}

const questionOf = ({ heatingBtu, coolingBtu }: Capacity): string =>
  heatingBtu === null ? texts.willItCool : coolingBtu === null ? texts.willItHeat : texts.willItDoBoth

const ICONS: Readonly<Record<Fit, IconName>> = { fits: 'check', small: 'down', large: 'up' }

/** A cell of the table of sizes: whether this size fits the visitor's home. A dash without a home. */
export function SizeFit({ size }: { readonly size: SizeView }) {
  const saved = useHomeNeed()
  const fit = saved && fitOf(size, saved.need)
  if (!fit) return '–'
  return (
    <StateWord state={fit.judged === 'fits' ? 'ok' : 'warn'} icon={ICONS[fit.judged]}>
      {texts.sizeFit[fit.judged]}, {fit.percent}%
    </StateWord>
  )
}
