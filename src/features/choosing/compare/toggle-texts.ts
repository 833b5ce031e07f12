/** Texts of a card's Compare button, in a file of their own, because every list loads them. */
export const toggleTexts = {
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
} as const
