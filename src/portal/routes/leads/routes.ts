import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('leads', 'routes/leads/leads.tsx'),
  route('leads/:id', 'routes/leads/lead.tsx'),
]

export const bare = [fileOf('leads')]
