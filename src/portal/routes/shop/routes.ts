import { route } from '@react-router/dev/routes'

export const signedIn = [route('shop', 'routes/shop/shop.tsx')]
