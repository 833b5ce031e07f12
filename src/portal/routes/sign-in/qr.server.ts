import { renderSVG } from 'uqr'

/** A QR code as the address of an image. */
export const qrImage = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`
