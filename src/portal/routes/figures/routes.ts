import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('figures', 'routes/figures/figures.tsx'),
  route('figures/acts', 'routes/figures/acts.tsx'),
]

export const bare = [fileOf('figures')]
