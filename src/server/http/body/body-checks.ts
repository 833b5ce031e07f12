const AMPERSAND = 38
const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** True when a URL-encoded form has more fields than this. Nothing is parsed. */
export function hasMoreFields(body: Uint8Array, most: number): boolean {
  let count = 1
  for (const byte of body) if (byte === AMPERSAND && ++count > most) return true
  return false
}

/**
 * True when objects and arrays of a JSON text stand in more than this many others. Nothing is parsed. Text
 * that is not JSON may get either answer; the parser refuses it later.
 */
export function isDeeperThan(body: Uint8Array, most: number): boolean {
  let depth = 0
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!
    if (byte === QUOTE) at = endOfText(body, at)
    else if (OPENING.has(byte) && ++depth > most) return true
    else if (CLOSING.has(byte)) depth--
  }
  return false
}

/** The end of the text that begins here: the next quote without a backslash. */
function endOfText(body: Uint8Array, start: number): number {
  let at = start + 1
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1
  return at
}

/** The boundary that a multipart content type names; undefined when it names none that is allowed. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  // RFC 2046, section 5.1.1: at most 70 characters.
  return boundary !== undefined && boundary.length <= 70 ? boundary : undefined
}

/** True when a multipart body has more parts than this. Nothing is parsed. */
export function hasMoreParts(body: Uint8Array, boundary: string, most: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const delimiter = Buffer.from(`--${boundary}`, 'latin1')
  // The last delimiter ends the body and begins no part.
  let count = -1
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length))
    if (++count > most) return true
  return false
}
