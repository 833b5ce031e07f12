import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { needTexts as texts } from '#features/choosing/sizing/need-texts.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { homeWords, useHomeQuestions } from '../sizing/compared-home.tsx'
import { fitOf } from './size-fit.tsx'

/** Its code is loaded once the need of a home is known. */
const FitRow = laterPart(async () => (await import('#features/choosing/sizing/ui/fit-row.tsx')).FitRow)
/** Links, which need code only to mark what fits a home. */
const SizePicker = laterPart(
  async () => (await import('#features/catalog/catalog/ui/product/buying/size-picker.tsx')).SizePicker,
)

interface Props {
  readonly product: Pick<ProductView, 'id' | 'series' | 'capacity' | 'crumbs'>
  /** the need of the visitor's home; null while it is not known */
  readonly saved: SavedNeed | null
}

/** The sizes of the series, and whether this one fits the visitor's home. */
export function ProductSizes({ product: { id, series, capacity, crumbs }, saved }: Props) {
  const need = saved?.need
  const fitting =
    need && capacity ? (series?.rows ?? []).filter((size) => fitOf(size, need)?.judged === 'fits') : []
  return (
    <>
      {series && series.rows.length > 1 && (
        <SizePicker series={series} current={id} fitting={fitting.map((size) => size.id).join(' ')} />
      )}
      {capacity && (
        <HomeFit saved={saved} capacity={capacity} rightSize={fitting[0]?.href ?? crumbs.at(-1)?.href} />
      )}
    </>
  )
}

interface HomeFitProps extends Pick<Props, 'saved'> {
  readonly capacity: Capacity
  readonly rightSize: string | undefined
}

/** One row: the question without a home, the answer with one. */
function HomeFit({ saved, capacity, rightSize }: HomeFitProps) {
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
