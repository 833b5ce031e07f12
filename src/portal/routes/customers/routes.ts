import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('customers', 'routes/customers/customers.tsx'),
  route('customers/new', 'routes/customers/new-customer.tsx'),
  route('customers/:id', 'routes/customers/customer.tsx'),
]

export const bare = [fileOf('customers')]
