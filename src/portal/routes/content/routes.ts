import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('content', 'routes/content/contents.tsx'),
  route('content/new', 'routes/content/new-content.tsx'),
  route('content/:kind/*', 'routes/content/entry.tsx'),
  route('mails', 'routes/content/mails.tsx'),
  route('mails/:id', 'routes/content/mail.tsx'),
  route('issues', 'routes/content/issues.tsx'),
  route('issues/:id', 'routes/content/issue.tsx'),
]

export const bare = [route('mails/:id/preview', 'routes/content/mail-preview.ts')]
