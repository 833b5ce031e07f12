import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the page of the imports. */
export const texts = defineTexts({
  title: 'Imports',
  lead: 'The newest imports of products, tax rates, search words and settings, with why one failed.',
  kinds: { catalog: 'Products', tax: 'Tax rates', words: 'Search words', settings: 'Settings' },
  again: {
    catalog: 'Mend the file and run: npm run catalog:import -- FILE',
    tax: 'Mend the file and run: npm run tax:import -- FILE.csv',
    words: 'Mend the file and run: npm run search:words -- import FILE.csv',
    settings: 'Change the settings here, or mend the file and import it again.',
  },
  none: 'Nothing has been imported yet.',
  noneHow: 'Imports that are run on the server stand here.',
  kind: 'What',
  file: 'File',
  when: 'When',
  who: 'Who',
  rows: 'Rows',
  result: 'Result',
  states: { running: 'Running', imported: 'Imported', failed: 'Failed' },
  rejected: (count: number) => `${count} rejected`,
  closed: (when: string, who: string) => `Marked as done ${when} by ${who}`,
  close: 'Mark as done',
  closeOf: (kind: string, file: string) => `Mark as done: ${kind}, ${file}`,
  reopen: 'Show on Today again',
  reopenOf: (kind: string, file: string) => `Show on Today again: ${kind}, ${file}`,
  isClosed: 'Marked as done. It left Today.',
  isOpen: 'It stands on Today again.',
})
