import { imagePath, widthsOf } from '../../../rules/product-image.ts'
import type { ImageView, ProductView } from '../../product-view.ts'
import { texts } from '../../texts.ts'

/** Half of the stage beside the buy box; a phone shows it alone. */
const SIZES = '(max-width: 700px) 100vw, 360px'

interface Props {
  readonly photo?: ImageView | undefined
  readonly rendering: ProductView['rendering']
}

/**
 * How the product looks: the merchant's first photo, or the rendering where there is none. A phone loads it
 * when the shopper opens it.
 */
export function ProductPicture({ photo, rendering }: Props) {
  if (photo)
    return (
      <figure className="look">
        <ProductPhoto image={photo} sizes={SIZES} />
      </figure>
    )
  if (!rendering) return null
  return (
    <figure className="look rendering">
      <img src={rendering.src} alt={rendering.alt} width={640} height={480} loading="lazy" decoding="async" />
      <figcaption className="plate-label">{texts.stageViews.rendering}</figcaption>
    </figure>
  )
}

/** A photo of the merchant in the format and the width that the browser wants. */
export function ProductPhoto({ image, sizes }: { readonly image: ImageView; readonly sizes: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
      <img
        src={imagePath(image.hash, widthsOf(image.width)[0] ?? image.width, 'webp')}
        srcSet={srcSet(image, 'webp')}
        sizes={sizes}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

const srcSet = ({ hash, width }: ImageView, format: 'avif' | 'webp'): string =>
  widthsOf(width)
    .map((each) => `${imagePath(hash, each, format)} ${each}w`)
    .join(', ')
