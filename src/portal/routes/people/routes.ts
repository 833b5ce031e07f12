import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('account', 'routes/people/account.tsx'),
  route('account/confirm', 'routes/people/confirm.tsx'),
  route('users', 'routes/people/users.tsx'),
  route('audit', 'routes/people/audit.tsx'),
  route('security-events', 'routes/people/security-events.tsx'),
]

export const bare = [route('audit/export', 'routes/people/audit-export.ts')]
