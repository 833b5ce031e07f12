import { route } from '@react-router/dev/routes'

export const signedIn = [route('warranties', 'routes/warranties/warranties.tsx')]
