import { route } from '@react-router/dev/routes'

export const signedIn = [route('money', 'routes/money/reconciliation.tsx')]
