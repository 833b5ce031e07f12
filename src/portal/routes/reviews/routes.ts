import { route } from '@react-router/dev/routes'

export const signedIn = [route('reviews', 'routes/reviews/reviews.tsx')]
