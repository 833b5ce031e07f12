/** What a card's Compare says: every list has it, so its words come without those of the comparison. */
export const toggleTexts = {
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
} as const
