import { compile } from 'html-to-text'
import type { TableProblem } from '#lib/table/table-problem.ts'
import type { Cells } from '#lib/table/table-rows.ts'
import { ATTRIBUTE_PREFIX } from '../../rules/import/import-columns.ts'

/** A text without any of these signs is plain already. */
const MAYBE = /[<&\u00c2-\u00f4]/
/** The columns that people read. */
const TEXTS = new Set(['name', 'brand', 'series', 'summary', 'description', 'included'])
const TAG = new RegExp(
  `</?(?:p|br|hr|ul|ol|li|dl|dt|dd|div|span|section|b|strong|em|i|u|s|sup|sub|small|h[1-6]|a|img` +
    String.raw`|table|thead|tbody|tr|td|th|font|center|blockquote|pre|style|script|iframe)\b[^<>]*>`,
  'i',
)
const ENTITY = /&(?:[a-z]{2,8}\d?|#\d{2,6}|#x[0-9a-f]{2,6});/i

const skipped = ['img', 'style', 'script', 'iframe'].map((selector) => ({ selector, format: 'skip' }))
const options = {
  wordwrap: false as const,
  limits: { maxDepth: 100, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ', leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'hr', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
    ...skipped,
  ],
}
const ofHtml = compile(options)
const ofEntities = compile({ ...options, preserveNewlines: true })

/**
 * The cells of a row with the HTML of another shop's export as our plain paragraphs, and with text that was
 * once decoded wrongly as it was meant. A note says what was changed.
 */
export function plainCells(cells: Cells): { cells: Cells; notes: Omit<TableProblem, 'line'>[] } {
  const notes: Omit<TableProblem, 'line'>[] = []
  const plain = Object.entries(cells).map(([column, text]): [string, string] => {
    if (!MAYBE.test(text)) return [column, text]
    if (!TEXTS.has(column) && !column.startsWith(ATTRIBUTE_PREFIX)) return [column, text]
    const right = readRightly(text)
    if (right !== text) notes.push(note(column, 'text as it was written', text, 'read as it was meant'))
    const words = plainText(right)
    if (words !== right) notes.push(note(column, 'plain text', right, 'its HTML was made plain text'))
    return [column, words]
  })
  return notes.length === 0 ? { cells, notes } : { cells: Object.fromEntries(plain), notes }
}

function plainText(text: string): string {
  if (TAG.test(text))
    return ofHtml(text)
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  return ENTITY.test(text) ? ofEntities(text.replaceAll('<', '&lt;')) : text
}

const note = (column: string, expected: string, text: string, done: string) => ({
  column,
  expected,
  found: `${text.replaceAll(/\s+/g, ' ').slice(0, 40)}… (${done})`.toWellFormed(),
})

/** Windows-1252 has these signs where Latin-1 has control characters. */
const SPECIAL = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = (letter: string): number => {
  const special = SPECIAL.indexOf(letter)
  return special === -1 ? letter.charCodeAt(0) : special + 0x80
}
/** The first byte of a character of UTF-8 and those that follow it, each read as a letter. */
const SEQUENCE = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${SPECIAL}]{1,3}`, 'g')
/** Letters and signs of Western texts; anything else would be a chance. */
const EXPECTED = /^[\u00a0-\u024f\u0370-\u052f\u1e00-\u22ff]$/
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text in UTF-8 that was once read as Windows-1252, read rightly: "CafÃ©" is "Café". Other text stays. */
const readRightly = (text: string): string =>
  text.replaceAll(SEQUENCE, (letters) => {
    for (let length = letters.length; length > 1; length--) {
      const part = [...letters].slice(0, length)
      try {
        const right = utf8.decode(Uint8Array.from(part, byteOf))
        if (EXPECTED.test(right)) return right + letters.slice(length)
      } catch {
        // a shorter sequence may be one
      }
    }
    return letters
  })
