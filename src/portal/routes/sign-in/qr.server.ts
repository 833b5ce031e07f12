import { renderSVG } from 'uqr'

/** Light modules around the code: a reader needs four (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code as the address of an image. */
export const qrImage = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: QUIET_ZONE }))}`
