import { defineTexts } from '#lib/language/texts.ts'

/** Texts of notes, hold and release on the order page of staff. */
export const noteTexts = defineTexts({
  hint: 'Only staff read notes.',
  note: 'Note',
  add: 'Add note',
  edit: 'Edit or remove',
  save: 'Save note',
  remove: 'Remove note',
  written: 'Note added.',
  changed: 'Note saved.',
  removed: 'Note removed.',
  hold: 'Put on hold',
  why: 'Why it must wait',
  holdHow: 'Nothing of this order ships until someone releases it. The buyer is not told.',
  onHold: (by: string, when: string) => `On hold by ${by} since ${when}:`,
  release: 'Release',
  held: 'On hold. The order can’t ship until it is released.',
  released: 'Released. The order can ship again.',
})
