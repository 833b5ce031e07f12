import { defineTexts } from '#lib/language/texts.ts'

/** "an" before a vowel sound; 8, 11 and 18 are spoken with one. */
function withArticle(words: string): string {
  if (/^(8|11\b|18\b)/.test(words)) return `an ${words}`
  return /^[aeiou]/i.test(words) && !/^(UV|uni)/.test(words) ? `an ${words}` : `a ${words}`
}

/** What a drawing or a rendering shows, in words, for assistive technology. */
export const altTexts = defineTexts({
  openings: {
    front: (name: string) => `Front drawing of ${withArticle(name)}`,
    side: (name: string) => `Side drawing of ${withArticle(name)}`,
    section: (name: string) => `Section of ${withArticle(name)}`,
    top: (name: string) => `Plan of ${withArticle(name)}`,
    horizontal: (name: string) => `Front drawing, laid on its side, of ${withArticle(name)}`,
    rendering: (name: string) => `Rendering of ${withArticle(name)}`,
    isometric: (name: string) => `Isometric drawing of ${withArticle(name)}`,
  },
  wide: (inches: string) => `${inches} in wide`,
  high: (inches: string) => `${inches} in high`,
  deep: (inches: string) => `${inches} in deep`,
  notToScale: 'not to scale',
  sizeNotStated: 'size not stated',
  besideDoor: 'shown beside a 6 ft 8 in door',
  seenFromBelow: ', seen from below',
  sentence: (parts: readonly string[]) => `${parts.join(', ')}.`,
  /** `parts` have their sizes */
  toOneScale: (opening: string, parts: readonly string[], besideDoor: boolean) =>
    `${opening} to one scale: ${parts.join('; ')}${besideDoor ? '; shown beside a 6 ft 8 in door' : ''}.`,
  part: (name: string, wide: string, high: string) => `${name}, ${wide} in wide, ${high} in high`,
  size: (wide: string, high: string, deep: string) => `${wide} in wide, ${high} in high, ${deep} in deep`,
  renderingOf: (name: string, size: string) => `Rendering of ${name}, ${size}.`,
  installed: {
    outdoors: (name: string, size: string) => `Rendering of ${name} on its pad beside a house, ${size}.`,
    basement: (name: string, size: string) => `Rendering of ${name} in a basement, with its ducts, ${size}.`,
  },
})
