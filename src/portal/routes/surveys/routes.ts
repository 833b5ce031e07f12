import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [route('surveys', 'routes/surveys/surveys.tsx')]

export const bare = [fileOf('surveys')]
