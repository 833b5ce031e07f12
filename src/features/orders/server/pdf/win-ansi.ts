// The PDF's built-in fonts know the Windows 1252 characters and no others.
const SAME: Readonly<Record<string, string>> = {
  '\n': '\n',
  '\r': '',
  '\t': ' ',
  '″': '"',
  '′': "'",
  '−': '-',
  '⁄': '/',
  '‑': '-',
  '\u2009': ' ',
  '\u202f': ' ',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
}
const KNOWN = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/

/**
 * A text that the built-in fonts can print: a sign becomes the nearest one they have, a fraction is written
 * out, and any other character becomes a question mark.
 */
export const winAnsi = (text: string): string => [...text].map(printable).join('')

function printable(character: string): string {
  const same = SAME[character]
  if (same !== undefined) return same
  if (KNOWN.test(character)) return character
  // ⅜ becomes 3⁄8, ő becomes o and an accent that is dropped
  const parts = [...character.normalize('NFKD')]
    .filter((part) => !/\p{M}/u.test(part))
    .map((part) => SAME[part] ?? part)
  return parts.every((part) => [...part].every((each) => KNOWN.test(each))) && parts.length > 0
    ? parts.join('')
    : '?'
}
