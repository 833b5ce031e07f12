export const QUOTE_NUMBER = /^QL\d{6}$/

export const MOST_NUMBERS = 1_000_000

/** "QL" and six digits. `random`: a whole number below `MOST_NUMBERS`. */
export const quoteNumber = (random: number): string => `QL${String(random % MOST_NUMBERS).padStart(6, '0')}`
