import { route } from '@react-router/dev/routes'

export const signedIn = [route('manual-watches', 'routes/manual-watches/manual-watches.tsx')]
