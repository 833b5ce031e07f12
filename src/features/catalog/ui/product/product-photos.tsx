import { imagePath, widthsOf } from '../../rules/product-image.ts'
import type { ImageView } from '../product-view.ts'
import { texts } from '../texts.ts'

/** Two columns beside the plate on a desk, one on a phone. */
const SIZES = '(max-width: 640px) 100vw, (max-width: 1100px) 50vw, 340px'

/** The merchant's own pictures, each in the same box as the drawing before it. */
export function ProductPhotos({ images }: { images: readonly ImageView[] }) {
  if (images.length === 0) return null
  return (
    <ul className="photos" aria-label={texts.photos}>
      {images.map((image) => (
        <li key={image.hash}>
          <picture>
            <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={SIZES} />
            <img
              src={imagePath(image.hash, widthsOf(image.width)[0] ?? image.width, 'webp')}
              srcSet={srcSet(image, 'webp')}
              sizes={SIZES}
              alt={image.alt}
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
            />
          </picture>
        </li>
      ))}
    </ul>
  )
}

const srcSet = ({ hash, width }: ImageView, format: 'avif' | 'webp'): string =>
  widthsOf(width)
    .map((each) => `${imagePath(hash, each, format)} ${each}w`)
    .join(', ')
