import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('projects', 'routes/projects/projects.tsx'),
  route('projects/new', 'routes/projects/new-project.tsx'),
  route('projects/:id', 'routes/projects/project.tsx'),
]

export const bare = [fileOf('projects')]
