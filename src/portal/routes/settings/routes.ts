import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('settings', 'routes/settings/settings.tsx'),
  route('settings/providers', 'routes/settings/providers.tsx'),
  route('settings/people', 'routes/settings/people.tsx'),
  route('settings/imports', 'routes/settings/imports.tsx'),
]

export const bare = [route('settings/people/export', 'routes/settings/people-export.ts')]
