import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('company/listing', 'routes/installers/installer.tsx', { id: 'own-listing' }),
  route('installers', 'routes/installers/installers.tsx'),
  route('installers/feedback', 'routes/installers/installer-feedback.tsx'),
  route('installers/:id', 'routes/installers/installer.tsx'),
]
