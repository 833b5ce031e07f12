import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the chat's button, which is on every page; the rest is loaded with the window. */
export const launcherTexts = defineTexts({
  chat: 'Chat with us',
  message: 'Leave a message',
  region: 'Chat',
})
