import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('content', 'routes/content/contents.tsx'),
  route('content/new', 'routes/content/new-content.tsx'),
  route('content/:kind/*', 'routes/content/entry.tsx'),
]
