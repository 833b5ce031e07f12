import { defineTexts } from '#lib/language/texts.ts'

/** Labels of photographs by what they show. Only the server reads them, so pages do not load them. */
export const photoTexts = defineTexts({
  studio: '',
  installed: 'Installed',
  label: 'Data label',
  packed: 'In its box',
})
