import { route } from '@react-router/dev/routes'

export const signedIn = [route('chats', 'routes/chats/chats.tsx')]
