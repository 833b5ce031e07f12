/** A key for a new option or line, unique within the quote. */
export const newKey = (prefix: 'o' | 'l'): string => `${prefix}${crypto.randomUUID().slice(0, 13)}`
