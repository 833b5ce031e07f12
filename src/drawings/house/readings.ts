/** The classes of the words in the house that a page writes for the visitor's climate. */
export const READING_CLASSES = { outdoor: 'so', outdoorLabel: 'so2', indoor: 'si' } as const
