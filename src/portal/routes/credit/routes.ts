import { route } from '@react-router/dev/routes'

export const signedIn = [route('credit', 'routes/credit/credit.tsx')]
