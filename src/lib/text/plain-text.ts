import { z } from 'zod'

// The database cannot store half of a character. Control characters have no place in a name, a mail's
// header or a label, and staff read such texts in a terminal.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u

/** A line that a person typed. */
export const line = (most: number) => z.string().trim().max(most).regex(ONE_LINE)

/** A text of several lines that a person typed. */
export const lines = (most: number) => z.string().trim().max(most).regex(SEVERAL_LINES)
