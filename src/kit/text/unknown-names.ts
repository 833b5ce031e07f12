/** Names that advertisements and mail programs add to addresses. */
const TRACKING = /^(?:utm_.*|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|mc_[ce]id)$/
const SHOWN = 5
const LONGEST = 30

/** Names in an address that stand for no answer, as a page can show them: the first five, shortened. */
export const unknownNames = (
  params: Pick<URLSearchParams, 'keys'>,
  isKnown: (name: string) => boolean,
): string[] =>
  [...new Set(params.keys())]
    .filter((name) => !isKnown(name) && !TRACKING.test(name))
    .slice(0, SHOWN)
    .map((name) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name))

/** Says that a page left out what it does not know. */
export const leftOut = (names: readonly string[]): string =>
  `This address has ${names.length === 1 ? 'an answer' : 'answers'} that this page does not know: ` +
  `${names.join(', ')}. We left ${names.length === 1 ? 'it' : 'them'} out.`
