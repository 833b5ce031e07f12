import { index } from '@react-router/dev/routes'

export const signedIn = [index('routes/home/home.tsx')]
