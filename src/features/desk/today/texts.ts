import { defineTexts } from '#lib/language/texts.ts'

/** Why work was not given to a person. */
export const texts = defineTexts({
  taken: (name: string) => (name === '' ? 'Someone else gave this back.' : `${name} has this now.`),
  done: 'This work is already done.',
  elsewhere: 'Open this work to see or change who has it.',
  noSuchPerson: 'Choose a colleague who does this kind of work.',
  busy: 'Someone else is changing this. Please try again.',
})
