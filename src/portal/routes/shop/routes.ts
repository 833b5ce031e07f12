import { route } from '@react-router/dev/routes'

export const signedIn = [route('shop', 'routes/shop/shop.tsx')]

export const open = [route('product/*', 'routes/shop/product.tsx')]

export const bare = [route('drawings/:id/:file', 'routes/shop/drawing.tsx')]
