interface Sending {
  /** whether the surface is at an https address */
  isHttps: boolean
  /** whether the page that asks is in the portal's frame */
  isFramed: boolean
}

/**
 * A Set-Cookie value as it is sent. No cookie of an https origin goes over http, also one that scripts may
 * read. In the frame of another site a browser keeps only a partitioned cookie: one that belongs to this
 * store inside this portal and is sent nowhere else.
 */
export function sentCookie(cookie: string, { isHttps, isFramed }: Sending): string {
  if (!isHttps) return cookie
  const secure = /;\s*secure(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`
  return isFramed ? `${secure.replace(/;\s*SameSite=\w+/i, '')}; SameSite=None; Partitioned` : secure
}

/** Whether a framed page asks: its document says so, and its calls carry the partner's token. */
export const isFramedRequest = (headers: Headers): boolean =>
  headers.get('sec-fetch-dest') === 'iframe' || /^bearer /i.test(headers.get('authorization') ?? '')
