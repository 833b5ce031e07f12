import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('quotes', 'routes/quotes/quotes.tsx'),
  route('quotes/new', 'routes/quotes/new-quote.tsx'),
  route('quotes/templates', 'routes/quotes/templates/templates.tsx'),
  route('quotes/templates/:id', 'routes/quotes/templates/template.tsx'),
  route('quotes/:number', 'routes/quotes/quote.tsx'),
]
