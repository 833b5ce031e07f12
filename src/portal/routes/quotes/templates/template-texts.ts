import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the templates of quotes. */
export const templateTexts = defineTexts({
  templates: 'Quote templates',
  noTemplates: 'No templates yet',
  noTemplatesHow:
    'On a quote, choose “Save as template” to keep its options and items for the next customer.',
  templateName: 'Name',
  options: 'Options',
  lines: 'Lines',
  by: 'Saved by',
  changed: 'Changed',
  use: 'Use',
  makeOne: 'Create quote',
  makeFrom: (name: string) => `Create quote from ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  restored: (name: string) => `${name} restored.`,
  how: 'Items at our current price are repriced when you create the quote. Custom prices stay.',
  save: 'Save template',
  saved: 'Template saved.',
  openLatest: 'Open the latest version',
  unreadable: 'We couldn’t read these items. Reload the page.',
})
