/** Texts of the chat's button, which is on every page; the rest is loaded with the window. */
export const launcherTexts = {
  chat: 'Chat with us',
  message: 'Leave a message',
  region: 'Chat',
} as const
