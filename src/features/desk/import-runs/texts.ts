import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  died: 'It did not end: its process was stopped. Nothing was imported; run it again.',
  failed: 'It failed without a sentence. Run it again on the server and read what it prints.',
  faster: 'A colleague was faster. Look at the list again.',
  tooMany: 'You marked many imports within an hour. Wait, then try again.',
  busy: 'Someone is changing this import right now. Please try again in a moment.',
})
