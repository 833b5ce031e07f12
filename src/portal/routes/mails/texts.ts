import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Emails',
  lead: 'Every email the store sends, with an example. Names and amounts are made up.',
  subject: 'Subject',
  when: 'Sent when',
  to: 'To',
  all: 'All emails',
  canStop: 'Recipients can unsubscribe with the link at the bottom.',
  looks: 'Preview theme',
  light: 'Light',
  dark: 'Dark',
  html: 'HTML version',
  frame: (subject: string) => `Preview: ${subject}`,
  links: 'Links in the examples don’t work.',
  text: 'Plain-text version',
  previous: 'Previous email',
  next: 'Next email',
})
