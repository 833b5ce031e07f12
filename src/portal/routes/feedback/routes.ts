import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('reviews', 'routes/feedback/reviews.tsx'),
  route('stories', 'routes/feedback/stories.tsx'),
  route('surveys', 'routes/feedback/surveys.tsx'),
]

export const bare = [fileOf('surveys')]
