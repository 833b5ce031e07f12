import { route } from '@react-router/dev/routes'

export const signedIn = [route('approvals', 'routes/approvals/approvals.tsx')]
