import { imagePath, widthsOf } from '../../rules/product-image.ts'
import type { ImageView, ProductView } from '../product-view.ts'
import { texts } from '../texts.ts'

/** Two columns beside the plate on a desk, one on a phone. */
const SIZES = '(max-width: 640px) 100vw, (max-width: 1100px) 50vw, 340px'

interface Props {
  readonly images: readonly ImageView[]
  readonly rendering?: ProductView['rendering']
}

/**
 * The merchant's own pictures, each in the same box as the drawing before it; the rendering where there are
 * none.
 */
export function ProductPhotos({ images, rendering }: Props) {
  if (images.length === 0) return rendering ? <Rendering {...rendering} /> : null
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

function Rendering({ src, alt }: NonNullable<ProductView['rendering']>) {
  return (
    <figure className="rendering">
      <img src={src} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
      <figcaption className="plate-label">{texts.rendering}</figcaption>
    </figure>
  )
}

const srcSet = ({ hash, width }: ImageView, format: 'avif' | 'webp'): string =>
  widthsOf(width)
    .map((each) => `${imagePath(hash, each, format)} ${each}w`)
    .join(', ')
