import { defineTexts } from '#lib/language/texts.ts'

export const mailTexts = defineTexts({
  stops: 'Alerts about a manual',
  subject: (product: string) => `New manual: ${product}`,
  text: (product: string) =>
    `The manual of ${product} is new or has changed. You, or a person who typed your address, asked us to ` +
    'tell you.',
  open: 'See the documents',
  last: 'This is the only email of this alert.',
})
