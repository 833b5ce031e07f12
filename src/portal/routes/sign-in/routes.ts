import { route } from '@react-router/dev/routes'

export const open = [
  route('sign-in', 'routes/sign-in/sign-in.tsx'),
  route('sign-in/code', 'routes/sign-in/code.tsx'),
  route('reset', 'routes/sign-in/reset.tsx'),
  route('reset/:token', 'routes/sign-in/new-password.tsx'),
  route('invitation/:token', 'routes/sign-in/invitation.tsx'),
]

export const bare = [route('sign-out', 'routes/sign-in/sign-out.tsx')]
