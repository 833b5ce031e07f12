export const QUOTE_NUMBER = /^QL\d{6}$/

const NUMBERS = 1_000_000

/** "QL" and six digits. `random`: a whole number below `MOST_NUMBERS`. */
export const quoteNumber = (random: number): string => `QL${String(random % NUMBERS).padStart(6, '0')}`
export const MOST_NUMBERS = NUMBERS
