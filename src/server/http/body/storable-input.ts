import { ApiError } from '#lib/api-error.ts'

const texts = { unstorable: 'This text contains a character that cannot be stored.' }

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
  throw new ApiError('invalid', `${where}${texts.unstorable}`, {
    status: 400,
    details: { issues: [{ path, message: texts.unstorable }] },
  })
}
