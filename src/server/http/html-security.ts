import { createHash } from 'node:crypto'

const OPEN = '<script'
const CLOSE = '</script>'
const DATA_TYPE = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/i

/**
 * The sha256 sources of the inline scripts of a page. Data blocks such as JSON-LD need none. Our own renderer
 * writes the pages: tags are lower case, and no script contains `<script`. Works on bytes, so that no page is
 * decoded for it.
 */
function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, at)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(CLOSE, start)
    if (start === 0 || end < 0) break
    const attributes = html.toString('latin1', at + OPEN.length, start - 1)
    if (!/\ssrc=/.test(attributes) && !DATA_TYPE.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(html.subarray(start, end)).digest('base64')}'`)
    at = end
  }
  return [...hashes]
}

export interface FrameSources {
  /** origins that may frame the page */
  ancestors: readonly string[]
  /** origins that the page may frame: the card fields of the payment provider */
  frames: readonly string[]
  /** origins whose scripts run here and may be framed and called: wallets, in the checkout */
  wallets?: readonly string[]
  /** further origins that the page may call */
  calls?: readonly string[]
}

/** A policy without inline script, inline style or eval: scripts run by hash or from our own origin. */
export function contentSecurityPolicy(
  html: Buffer,
  { ancestors, frames, wallets = [], calls = [] }: FrameSources,
): string {
  const framed = [...new Set([...frames, ...wallets])]
  return [
    "default-src 'self'",
    `script-src 'self' ${[...inlineScriptHashes(html), ...wallets].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', "'self'", ...wallets, ...calls].join(' '),
    `frame-src ${framed.length > 0 ? framed.join(' ') : "'none'"}`,
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** A drawing that is opened by itself runs nothing and loads nothing. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** An answer for programs is not a document: it may run no script, and no page may frame it. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const isSvg = (contentType: string | null | undefined): boolean =>
  contentType?.startsWith('image/svg+xml') ?? false

/** The security headers of a built file: without those that only a document needs. */
export function fileSecurityHeaders(production: boolean): Record<string, string> {
  const {
    'referrer-policy': _r,
    'permissions-policy': _p,
    'cross-origin-opener-policy': _c,
    ...kept
  } = baseSecurityHeaders(production)
  return kept
}

/** The security headers of every page and every call. */
export const baseSecurityHeaders = (production: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})
