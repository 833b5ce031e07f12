import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('issues', 'routes/issues/issues.tsx'),
  route('issues/:id', 'routes/issues/issue.tsx'),
]
