import { Photo, type PhotoView } from '../../photo.tsx'
import { texts } from '../../texts.ts'

/** Two columns beside the buy box on a desk, a third of the width on a phone. */
const SIZES = '(max-width: 700px) 36vw, (max-width: 1100px) 50vw, 340px'

interface Props {
  readonly photos: readonly PhotoView[]
  /** a wide screen shows the first one in the stage already */
  readonly isFirstAbove: boolean
}

/** The merchant's photographs of the product, each with what it shows where that is not the product alone. */
export const ProductPhotos = ({ photos, isFirstAbove }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the row on phones
  <ul className={isFirstAbove ? 'photos first-above' : 'photos'} aria-label={texts.photos} tabIndex={0}>
    {photos.map((photo) => (
      <li key={photo.src}>
        <figure>
          <Photo photo={photo} sizes={SIZES} />
          {photo.label && <figcaption className="plate-label">{photo.label}</figcaption>}
        </figure>
      </li>
    ))}
  </ul>
)
