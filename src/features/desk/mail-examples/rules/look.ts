/** How a mail program shows a mail. */
export type MailLook = 'light' | 'dark'

const DARK_ONLY = '@media (prefers-color-scheme: dark)'

/** A mail as a mail program with this look shows it, whatever the browser's own look is. */
export const shownAs = (html: string, look: MailLook): string =>
  html.replace(DARK_ONLY, look === 'dark' ? '@media all' : '@media not all')
