import { Photo, type PhotoView } from '../../photo.tsx'
import type { ProductView } from '../../product-view.ts'
import { texts } from '../../texts.ts'

/** Half of the stage beside the buy box; a phone shows it alone. */
const SIZES = '(max-width: 700px) 100vw, 360px'

interface Props {
  readonly photo?: PhotoView | null
  readonly rendering: ProductView['rendering']
  /** of a rendering */
  readonly label?: string
  /** fills its frame, because it shows a place around the product */
  readonly isPlace?: boolean
}

/**
 * How the product looks: the merchant's photograph, or the rendering where there is none. A phone loads the
 * picture of a place when the shopper opens it.
 */
export function ProductPicture({ photo, rendering, label = texts.stageViews.rendering, isPlace }: Props) {
  if (photo)
    return (
      <figure className="look">
        <Photo photo={photo} sizes={SIZES} />
        {photo.label && <figcaption className="plate-label">{photo.label}</figcaption>}
      </figure>
    )
  if (!rendering) return null
  return (
    <figure className={isPlace ? 'look place' : 'look rendering'}>
      <img
        src={rendering.src}
        alt={rendering.alt}
        width={640}
        height={480}
        loading={isPlace ? 'lazy' : undefined}
        decoding="async"
      />
      <figcaption className="plate-label">{label}</figcaption>
    </figure>
  )
}
