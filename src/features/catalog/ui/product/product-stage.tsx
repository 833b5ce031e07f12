import { type MouseEvent, useState } from 'react'
import type { StageView } from '#drawings/spec.ts'
import { laterPart } from '#kit/react/hydrate-later.tsx'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import type { ImageView, ProductView } from '../product-view.ts'
import { texts } from '../texts.ts'

/** Loaded later, because few products have photos. */
const ProductPhotos = laterPart(async () => (await import('./product-photos.tsx')).ProductPhotos)

interface Props {
  readonly id: string
  readonly room: Picture
  readonly roomPhone: Picture
  readonly stage: ProductView['stage']
  readonly images: readonly ImageView[]
  readonly rendering: ProductView['rendering']
}

/** Views whose text would be too small on a phone, so they scroll there. */
const wide: ReadonlySet<StageView> = new Set(['views', 'connections'])

/**
 * The product drawn to scale, at first beside a door. Each view is a drawing with an address of its own, so
 * switching views works without JavaScript; with it the drawing is loaded into the page, into the space
 * reserved for it. The merchant's pictures follow, or the rendering.
 */
export function ProductStage({ id, room, roomPhone, stage, images, rendering }: Props) {
  const [view, setView] = useState<StageView>('room')
  const addressOf = (one: StageView): string => `/drawings/${id}/${one}.svg?v=${stage.version}`
  const choose = (event: MouseEvent, one: StageView): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setView(one)
  }
  return (
    <>
      <div className="stage">
        <div className="tools">
          <nav className="segmented" aria-label={texts.view}>
            {stage.views.map((one) => (
              <a
                key={one}
                href={addressOf(one)}
                aria-current={one === view ? 'true' : undefined}
                onClick={(event) => choose(event, one)}
              >
                {texts.stageViews[one]}
              </a>
            ))}
          </nav>
          <span className="meta desktop-only">{stage.isMeasured ? texts.toScale : texts.notToScale}</span>
        </div>
        <div className="sheets">
          {/* the first picture is part of the page; the others are loaded when the shopper opens them */}
          <div className={view === 'room' ? 'sheet' : 'sheet off'}>
            <Drawing className="wide-view" picture={room} />
            <Drawing className="narrow-view" picture={roomPhone} />
          </div>
          {view !== 'room' && (
            <section
              className={wide.has(view) ? 'sheet wide' : 'sheet'}
              aria-label={texts.drawingScrolls}
              tabIndex={wide.has(view) ? 0 : undefined}
            >
              <Drawing key={view} src={addressOf(view)} />
            </section>
          )}
        </div>
      </div>
      {(rendering || images.length > 0) && <ProductPhotos images={images} rendering={rendering} />}
    </>
  )
}
