import { route } from '@react-router/dev/routes'

export const signedIn = [route('tax-certificates', 'routes/certificates/certificates.tsx')]
