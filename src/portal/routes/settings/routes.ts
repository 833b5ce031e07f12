import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('settings', 'routes/settings/settings.tsx'),
  route('settings/providers', 'routes/settings/providers.tsx'),
]
