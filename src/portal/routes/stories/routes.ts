import { route } from '@react-router/dev/routes'

export const signedIn = [route('stories', 'routes/stories/stories.tsx')]
