import type { ImageView } from '../../product-view.ts'
import { texts } from '../../texts.ts'
import { ProductPhoto } from './product-picture.tsx'

/** Two columns beside the buy box on a desk, one on a phone. */
const SIZES = '(max-width: 640px) 100vw, (max-width: 1100px) 50vw, 340px'

/** The merchant's own photos of the product. A wide screen shows the first in the stage already. */
export function ProductPhotos({ images }: { readonly images: readonly ImageView[] }) {
  return (
    <ul className="photos" aria-label={texts.photos}>
      {images.map((image) => (
        <li key={image.hash}>
          <ProductPhoto image={image} sizes={SIZES} />
        </li>
      ))}
    </ul>
  )
}
