import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the partner portal. */
export default [
  layout('routes/frame/frame.tsx', [
    index('routes/sign-in/sign-in.tsx', { id: 'start' }),
    route('sign-in', 'routes/sign-in/sign-in.tsx'),
    route('product/*', 'routes/product/product.tsx'),
    route('*', 'routes/frame/not-found.tsx'),
  ]),
  route('drawings/:id/:file', 'routes/product/drawing.tsx'),
] satisfies RouteConfig
