import { defineTexts } from '#lib/language/texts.ts'

/** What the calls about people's data say. */
export const texts = defineTexts({
  problems: {
    again: 'Type the same address again. An erasure can’t be undone.',
    reason: 'Say why. It stands in the history.',
    address: 'Leave the address out: the reason stays after the erasure.',
  },
  nothing: 'The store has nothing about this address.',
  held: (sentences: readonly string[]) =>
    `This person can’t be erased now. ${sentences.join(' ')} Finish this first, then ask again.`,
  tooMany: 'You asked about many people within an hour. Wait, then try again.',
  busy: 'The store is busy. Try again in a moment.',
  console: (name: string) => `${name} (command line)`,
  platform: {
    audit: 'Audit log',
    mail: 'Emails that wait or were sent in the last 30 days',
    request: 'Earlier requests about this address',
  },
})
