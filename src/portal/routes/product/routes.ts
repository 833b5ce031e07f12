import { route } from '@react-router/dev/routes'

export const open = [route('product/*', 'routes/product/product.tsx')]

export const bare = [route('drawings/:id/:file', 'routes/product/drawing.tsx')]
