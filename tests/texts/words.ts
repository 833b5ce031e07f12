/** Units, and the ratings that figures are given in; no language translates them. */
const UNITS = new Set(
  `in ft lb lbs oz gal gpm sq cu btu btus mbh h hr f k kbtu kw kwh w v hz ph amp mca mop mocp cfm db dba psi
  merv seer seer2 eer eer2 hspf hspf2 afue uef cop wc id od hp usd am pm mb kb`.split(/\s+/),
)

/** The words of a text, without markup, figures, units and signs: "Arrives in 3 days" is "arrives days". */
export const wordsOf = (text: string): string =>
  text
    .replace(/\]\([^)]*\)|<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}’']+/u)
    .filter((word) => /\p{L}{2}/u.test(word) && !UNITS.has(word))
    .join(' ')
