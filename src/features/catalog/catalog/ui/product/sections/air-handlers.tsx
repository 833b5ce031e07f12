import type { ProductView } from '../../product-view.ts'
import { airHandlerTexts, sectionTexts as texts } from '../../section-texts.ts'
import { type AddButton, RelatedList } from './related-list.tsx'

const isKnown = (type: string): type is keyof typeof airHandlerTexts => Object.hasOwn(airHandlerTexts, type)

/** The kinds of indoor units for this product, in plain words, and the one that most homes choose. */
export function AirHandlers({
  product,
  Add,
}: {
  product: Pick<ProductView, 'airHandlerTypes' | 'commonAirHandler'>
  Add: AddButton
}) {
  const { airHandlerTypes: types, commonAirHandler } = product
  if (types.length === 0 && !commonAirHandler) return null
  return (
    <section className="band rule" id="air-handlers" aria-labelledby="air-handlers-title">
      <h2 id="air-handlers-title">{texts.airHandlers}</h2>
      <div className="two under-head">
        {types.length > 0 && (
          <dl className="types">
            {types.map((type) => (
              <div key={type}>
                <dt>{type}</dt>
                <dd>{isKnown(type) ? airHandlerTexts[type] : ''}</dd>
              </div>
            ))}
          </dl>
        )}
        {commonAirHandler && (
          <div>
            <h3>{texts.commonAirHandler}</h3>
            <RelatedList list={[commonAirHandler]} Add={Add} />
          </div>
        )}
      </div>
    </section>
  )
}
