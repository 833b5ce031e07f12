import { ApiError } from '#lib/api-error.ts'
import { defineTexts } from '#lib/language/texts.ts'

/** Answers to a body that is too large or cannot be read. */
export const bodyTexts = defineTexts({
  unstorable: 'This text contains a character that cannot be stored.',
  tooLarge: 'The request body is larger than 64 kB.',
  tooManyFields: 'The form has more fields than the store reads.',
  tooDeep: 'The JSON has too many objects or arrays inside each other.',
  compressed: 'Send the body without compression.',
  oneUpload: 'Another upload from your connection is under way. Please try again when it has finished.',
  manyUploads: 'The store is receiving many files right now. Please try again in a few seconds.',
  noForm: 'The form could not be read.',
})

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

// PostgreSQL stores neither a NUL nor half of a character. Without the flag `u`, both halves of a whole
// character would match.
const UNSTORABLE = /[\0\p{Cs}]/u

/**
 * The place of the first text, or name of a field, that the database cannot store, like "customer.name";
 * undefined when there is none. Files are not looked into.
 */
export function unstorableAt(input: unknown): string | undefined {
  if (typeof input === 'string') return UNSTORABLE.test(input) ? '' : undefined
  if (typeof input !== 'object' || input === null || input instanceof Blob) return undefined
  for (const [name, value] of Object.entries(input)) {
    if (UNSTORABLE.test(name)) return ''
    const below = unstorableAt(value)
    if (below !== undefined) return below === '' ? name : `${name}.${below}`
  }
  return undefined
}

/** Refuses input that the database cannot store, whatever call it is for, before the call sees it. */
export function onlyStorable<Answer>({ input, next }: { input: unknown; next: () => Answer }): Answer {
  const path = unstorableAt(input)
  if (path === undefined) return next()
  const where = path === '' ? '' : `${path}: `
  throw new ApiError('invalid', `${where}${bodyTexts.unstorable}`, {
    status: 400,
    details: { issues: [{ path, message: bodyTexts.unstorable }] },
  })
}
