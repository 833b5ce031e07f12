import { type MouseEvent, useState } from 'react'
import type { StageView } from '#drawings/spec.ts'
import { IN_PAGE } from '#lib/react/early-press.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import type { ProductView } from '../../product-view.ts'
import { texts } from '../../texts.ts'
import { ProductPicture } from './product-picture.tsx'

/** Loaded later, because few products have photos. */
const ProductPhotos = laterPart(async () => (await import('./product-photos.tsx')).ProductPhotos)

type View = 'overview' | 'rendering' | 'installed' | StageView

/** Views whose text would be too small on a phone, so they scroll there. */
const wide: ReadonlySet<View> = new Set(['room', 'views', 'connections'])

/**
 * How the product looks and how large it is: at first its photo or rendering beside its drawing; a phone has
 * photos in a row of their own. Each view of the drawing has an address of its own, so switching views works
 * without JavaScript; with it the drawing is loaded into the page, into the space reserved for it. All photos
 * follow.
 */
export function ProductStage({ product }: { readonly product: ProductView }) {
  const { id, stage, photo, photos, rendering } = product
  const files: Partial<Record<View, ProductView['rendering']>> = {
    rendering,
    installed: product.installed,
  }
  const [view, setView] = useState<View>('overview')
  const addressOf = (one: View): string => {
    if (one === 'overview') return '#main'
    return files[one]?.src ?? `/drawings/${id}/${one}.svg?v=${stage.version}`
  }
  const choose = (event: MouseEvent, one: View): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setView(one)
  }
  const pictured = (['rendering', 'installed'] as const).filter((one) => files[one])
  const views: View[] = ['overview', ...pictured, ...stage.views]
  return (
    <>
      <div className="stage">
        <div className="sheets">
          {/* the first pictures are part of the page; the others are loaded when the shopper opens them */}
          <div className={view === 'overview' ? 'sheet overview' : 'sheet overview off'}>
            <ProductPicture photo={photo} rendering={rendering} />
            {!photo && (
              <ProductPicture rendering={product.installed} label={texts.stageViews.installed} isPlace />
            )}
            <figure className="to-scale">
              <Drawing className="wide-view" picture={product.besideDoor} />
              <Drawing className="narrow-view" picture={product.closeUp} />
              <figcaption className="plate-label">
                {stage.isMeasured ? texts.toScale : texts.notToScale}
              </figcaption>
            </figure>
          </div>
          {files[view] && (
            <div className="sheet only-picture">
              <ProductPicture
                rendering={files[view]}
                label={texts.stageViews[view]}
                isPlace={view === 'installed'}
              />
            </div>
          )}
          {stage.views.some((one) => one === view) && (
            <section
              className={wide.has(view) ? 'sheet wide' : 'sheet'}
              aria-label={texts.drawingScrolls}
              tabIndex={wide.has(view) ? 0 : undefined}
            >
              <Drawing key={view} src={addressOf(view)} />
            </section>
          )}
        </div>
        <nav className="segmented no-print" aria-label={texts.view}>
          {views.map((one) => (
            <a
              key={one}
              href={addressOf(one)}
              {...{ [IN_PAGE]: '' }}
              aria-current={one === view ? 'true' : undefined}
              onClick={(event) => choose(event, one)}
            >
              {texts.stageViews[one]}
            </a>
          ))}
        </nav>
      </div>
      {photos.length > 0 && <ProductPhotos photos={photos} isFirstAbove={photo !== null} />}
    </>
  )
}
