import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('photo-quotes', 'routes/photo-quotes/photo-quotes.tsx'),
  route('photo-quotes/:id', 'routes/photo-quotes/photo-quote.tsx'),
]
