import { route } from '@react-router/dev/routes'

export const open = [route('*', 'routes/frame/not-found.tsx')]
