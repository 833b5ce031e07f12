// What a paste brings along and no person sees: marks of direction, soft hyphens, byte order marks. The two
// joiners U+200C and U+200D stay, because Persian and Indian names need them.
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Characters that no name, label or mail's header has: controls, and halves of a character. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu
const UNSTORABLE_IN_LINES = /(?![\t\n])[\p{Cc}\p{Cs}]/gu

/** A typed line in its usual form: composed letters, single spaces, and nothing that cannot be seen. */
export const tidyLine = (text: string): string =>
  text.replace(UNSEEN, '').replace(/\s+/g, ' ').replace(UNSTORABLE, '').normalize('NFC').trim()

/** The same for a text of several lines, whose spaces and lines stay. */
export const tidyLines = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSTORABLE_IN_LINES, '')
    .normalize('NFC')
    .trim()
