import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('price-lists', 'routes/price-lists/price-lists.tsx'),
  route('price-lists/costs', 'routes/price-lists/costs.tsx'),
  route('price-lists/public', 'routes/price-lists/public-prices.tsx'),
  route('price-lists/why', 'routes/price-lists/why.tsx'),
  route('price-lists/:id', 'routes/price-lists/price-list.tsx'),
]
