import { defineTexts } from '#lib/language/texts.ts'
import type { ProductCard, ProductDetails } from '../contract.ts'
import { type ImageFormat, imagePath, productPhoto, widthsOf } from '../rules/product-image.ts'
import type { PhotoView } from '../ui/photo.tsx'

/** Labels of photographs by what they show. Only the server reads them, so pages do not load them. */
const photoTexts = defineTexts({
  studio: '',
  installed: 'Installed',
  label: 'Data label',
  packed: 'In its box',
})

type Image = ProductDetails['images'][number]

/** The addresses of a photograph's copies, made on the server, so that pages bring no code for it. */
function photoView({ hash, alt, width, height, kind }: Image): PhotoView {
  const widths = widthsOf(width)
  const copies = (format: ImageFormat) =>
    widths.map((each) => `${imagePath(hash, each, format)} ${each}w`).join(', ')
  return {
    alt,
    width,
    height,
    src: imagePath(hash, widths[0] ?? width, 'webp'),
    largest: imagePath(hash, width, 'webp'),
    avif: copies('avif'),
    webp: copies('webp'),
    label: photoTexts[kind],
  }
}

/** The photograph that a card shows in place of the rendering. */
export const cardPhoto = ({ photo }: ProductCard): PhotoView | undefined => photo && photoView(photo)

/** The photograph that stands for the product on its page, and all of them, that one first. */
export function pagePhotos(images: readonly Image[]): { photo: PhotoView | null; photos: PhotoView[] } {
  const first = productPhoto(images)
  const others = images.filter((image) => image !== first)
  return {
    photo: first ? photoView(first) : null,
    photos: (first ? [first, ...others] : others).map(photoView),
  }
}
