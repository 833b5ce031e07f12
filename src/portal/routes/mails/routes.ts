import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('mails', 'routes/mails/mails.tsx'),
  route('mails/:id', 'routes/mails/mail.tsx'),
]

export const bare = [route('mails/:id/preview', 'routes/mails/preview.ts')]
