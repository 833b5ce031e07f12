import { route } from '@react-router/dev/routes'

export const signedIn = [route('today', 'routes/today/today.tsx')]
