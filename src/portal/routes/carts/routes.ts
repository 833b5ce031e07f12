import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('saved-carts', 'routes/carts/saved-carts.tsx'),
  route('saved-carts/:id', 'routes/carts/saved-cart.tsx'),
  route('approvals', 'routes/carts/approvals.tsx'),
]

export const bare = [fileOf('saved-carts')]
