import { defineTexts } from '#lib/language/texts.ts'

export const mailTexts = defineTexts({
  order: (number: string) => `Order ${number}`,
  to: (address: string, state: string) => `To ${address}. ${state}.`,
  asNow: 'Written from the order as it is now. Sent again, it says just this.',
  gone: 'What this email said is no longer kept.',
  again: 'Send again',
  queued: (address: string) => `The email is on its way to ${address}. It is in the history of the order.`,
})
