import { defineTexts } from '../language/texts.ts'

const AS_TEXT = 'save it as "CSV UTF-8"'

/** What a table that staff import should have, what it has, and the sentence of both. */
export const texts = defineTexts({
  at: (line: number, column: string) => (column === '' ? `line ${line}` : `line ${line}, column ${column}`),
  problem: (place: string, expected: string, found: string) =>
    `${place}: expected ${expected}, found ${found}`,
  noted: (problem: string, note: string) => `${problem}: ${note}`,
  nothing: 'nothing',
  moreProblems: (count: string) => `and ${count} more problems`,
  tooLarge: (megabytes: number) => `expected at most ${megabytes} MB`,
  cannotRead: (code: string) => `cannot be read (${code})`,
  rowsUpTo: 'rows of at most 1,000,000 characters; is a quote or a line end missing?',
  longer: 'a longer one',
  files: {
    zip: `an Excel workbook or a ZIP file; ${AS_TEXT}`,
    oldExcel: `an old Excel workbook; ${AS_TEXT}`,
    pdf: 'a PDF',
    picture: 'a picture',
    web: `a web page or XML; open it in Excel and ${AS_TEXT}`,
  },
  xml: 'XML',
  table: 'a CSV file or JSON lines',
  oneEncoding: 'text in one encoding, best UTF-8',
  mixed: 'two encodings or no text; save the file as "CSV UTF-8"',
  utf8: 'text in UTF-8',
  halfCharacter: 'half a character at the end of the file',
  text: 'text',
  noText: 'signs that are no text',
  row: 'a row',
  columnsOf: (document: string, columns: readonly string[]) =>
    `the columns of ${document}: ${columns.join(', ')}`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  columnOf: (document: string, hint: string) => `a column of ${document}${hint}`,
  anotherName: 'another name',
  column: 'this column',
  columnOnce: 'this column once',
  twice: 'it twice',
  longNumber: 'Excel has shortened a long number; set the column to Text and enter the number again',
  fractionAsDate: (fraction: string) =>
    `Excel has turned a fraction such as ${fraction} into a date; set the column to Text and enter it again`,
  separators: 'cells separated by commas, semicolons or tabs',
  bars: 'cells separated by |',
  seemsInLine: (expected: string, line: number) => `${expected}; the header seems to be in line ${line}`,
  asManyCells: (count: number) => `${count} cells, as many as the header names`,
  cells: (count: number) => `${count} cells`,
  numbered: (column: number) => `number ${column}`,
  nameInHeader: 'a name in the header',
  separated: {
    ',': 'comma-separated values with double quotes',
    ';': 'semicolon-separated values with double quotes',
    '\t': 'tab-separated values with double quotes',
  } as Readonly<Record<string, string>>,
  brokenQuote: 'a broken quote',
  headerFirst: 'the header in line 1',
  headerLater: (line: number) => `it in line ${line}; the lines above it were left out`,
  header: 'a header that names the columns',
  emptyFile: 'an empty file',
})
