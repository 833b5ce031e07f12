/**
 * Mail providers that many Americans use, and this demo's own domain. Domains of four letters or fewer before
 * the dot are missing on purpose: too many real domains are one letter away from them. Our choice, 2026-11.
 */
const SUGGESTED = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'charter.net',
  'earthlink.net',
  'protonmail.com',
  'example.com',
] as const

/** Real providers that are one letter away from one above: nothing is suggested for them. */
const REAL: ReadonlySet<string> = new Set([...SUGGESTED, 'mail.com', 'ymail.com', 'email.com'])

/**
 * The address that the buyer probably meant: its domain is one edit away from a common one, or lacks the
 * ending. Undefined when there is nothing to suggest.
 */
export function emailSuggestion(email: string): string | undefined {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (!name || !domain || REAL.has(domain)) return undefined
  const meant = SUGGESTED.find(
    (common) => isOneEdit(domain, common) || isNearly(domain, common.slice(0, common.indexOf('.'))),
  )
  return meant && `${email.trim().slice(0, name.length)}@${meant}`
}

const isNearly = (one: string, other: string): boolean => one === other || isOneEdit(one, other)

/** True when one letter more, less or different, or two neighbors swapped, turns one text into the other. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [a, b] = [one.slice(start), other.slice(start)]
  return (
    (a.length > 0 && a.slice(1) === b) ||
    (b.length > 0 && a === b.slice(1)) ||
    (a.length > 0 && b.length > 0 && a.slice(1) === b.slice(1)) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
