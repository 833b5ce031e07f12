/** A photograph of the merchant: what a browser needs to choose its format and width. */
export interface PhotoView {
  alt: string
  width: number
  height: number
  /** address of the smallest copy */
  src: string
  /** address of the largest copy, for search engines */
  largest: string
  avif: string
  webp: string
  /** "Installed", "Data label", "In its box"; empty for the product alone */
  label: string
}

interface Props {
  readonly photo: PhotoView
  readonly sizes: string
  /** seen without scrolling: it is fetched at once */
  readonly isFirst?: boolean | undefined
}

/** A photograph in the format and the width that the browser wants. */
export const Photo = ({ photo, sizes, isFirst }: Props) => (
  <picture>
    <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
    <img
      src={photo.src}
      srcSet={photo.webp}
      sizes={sizes}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  </picture>
)
