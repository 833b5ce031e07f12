import { defineTexts } from '#lib/language/texts.ts'

/** What the kinds of entries in a customer's history are called. */
export const entries = defineTexts({
  call: 'Call',
  note: 'Note',
  visit: 'Visit',
  mail: 'Email',
  change: 'Change',
  project: 'Project',
  sizing: 'Sizing',
})
