import { defineTexts, plural } from '#lib/language/texts.ts'

const rows = (count: number) => plural(count, { one: '1 row', other: `${count} rows` })

/** Texts of the page about the data of people. */
export const texts = defineTexts({
  title: 'People’s data',
  lead:
    'A person may ask what the store knows about them, and to be erased. First make sure who asks: they ' +
    'reply from the address itself, or name an order and its ZIP code. Answer within 45 days.',
  confirmFirst: 'This page shows personal data. First confirm that it’s you.',
  confirm: 'Confirm it’s you',
  email: 'Email of the person',
  find: 'Show what we have',
  finding: 'Searching',
  again: 'Type the address again',
  reason: 'Why',
  reasonHint: 'How they asked. It stands in the history; leave the address out.',
  nothing: 'Nothing about this address',
  nothingHow:
    'Check the spelling. Rows that have only a phone number are not found by an address: leads and chats ' +
    'like that are deleted by themselves, and staff can delete the others on their pages.',
  about: (email: string) => `What the store has about ${email}`,
  what: 'What',
  rows: 'Rows',
  fate: 'When erased',
  fates: { delete: 'Deleted', blank: 'Kept without the person', keep: 'Kept' },
  held: 'This person can’t be erased now',
  heldHow: 'Finish this first, then ask again. An export is possible.',
  export: 'Export',
  exportLead: 'A ZIP file for the person: every row (JSON), and the photos and documents that we keep.',
  download: 'Download the export',
  erase: 'Erase',
  eraseLead:
    'Everything above goes within a minute, but for what is kept. The address is forgotten too. This can’t ' +
    'be undone.',
  press: 'Erase this person',
  pressing: 'Asking',
  started: 'The erasure has begun. The history below says when it is done.',
  exportProblems: {
    invalid: 'The export needs a reason without the address.',
    not_found: 'The store has nothing about this address.',
    too_many: 'You asked about many people within an hour. Wait, then try again.',
    other: 'The export was not made. Try again.',
  },
  history: 'History',
  noHistory: 'No person’s data was exported or erased yet.',
  number: 'Request',
  kinds: { export: 'Export', erase: 'Erasure' },
  named: (kind: string, id: number) => `${kind} ${id}`,
  when: 'When',
  who: 'Who',
  result: 'Result',
  waiting: (erased: number) => `Runs now; erased so far: ${rows(erased)}`,
  exported: 'Downloaded',
  done: (erased: number, kept: number) => `Erased: ${rows(erased)}. Kept: ${rows(kept)}.`,
  refused: (why: string) => `Nothing was erased. ${why}`,
  details: 'By what it is',
  erasedOf: (what: string, count: number) => `Erased: ${what} (${count})`,
  keptOf: (what: string, count: number) => `Kept: ${what} (${count})`,
  older: 'Older requests',
  newest: 'Newest requests',
})
