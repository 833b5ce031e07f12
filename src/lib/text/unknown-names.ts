import { defineTexts } from '#lib/language/texts.ts'

const texts = defineTexts({
  leftOut: (names: readonly string[]) =>
    `This address has ${names.length === 1 ? 'an answer' : 'answers'} that this page does not know: ` +
    `${names.join(', ')}. We left ${names.length === 1 ? 'it' : 'them'} out.`,
})

/** Names that advertisements and mail programs add to addresses. */
const TRACKING = /^(?:utm_.*|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|mc_[ce]id)$/
const SHOWN = 5
const LONGEST = 30

/** Names in an address that the page does not know, for its notice: the first five, shortened. */
export const unknownNames = (
  params: Pick<URLSearchParams, 'keys'>,
  isKnown: (name: string) => boolean,
): string[] =>
  [...new Set(params.keys())]
    .filter((name) => !isKnown(name) && !TRACKING.test(name))
    .slice(0, SHOWN)
    .map((name) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name))

/** The notice that a page ignored names that it does not know. */
export const leftOut = (names: readonly string[]): string => texts.leftOut(names)
