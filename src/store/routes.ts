import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the storefront, in the order of the specification's route table. */
export default [
  layout('routes/full-layout.tsx', [
    layout('routes/guard.tsx', [
      index('routes/home.tsx'),
      route('category/*', 'routes/category.tsx'),
      route('b/*', 'routes/brochure.tsx'),
      route('product/*', 'routes/product.tsx'),
      route('view-categories', 'routes/view-categories.tsx'),
      route('categories/*', 'routes/categories.tsx'),
      route('search', 'routes/search.tsx'),
      route('compare', 'routes/compare.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('checkout/confirmation/:orderID', 'routes/confirmation.tsx'),
      route('checkout/creditkey/success', 'routes/lender-return.tsx', { id: 'creditkey-success' }),
      route('checkout/creditkey/cancel', 'routes/lender-return.tsx', { id: 'creditkey-cancel' }),
      route('checkout/affirm/success', 'routes/lender-return.tsx', { id: 'affirm-success' }),
      route('checkout/affirm/cancel', 'routes/lender-return.tsx', { id: 'affirm-cancel' }),
      route('order-summary/:orderID/:postal', 'routes/order-summary.tsx'),
      route('track-your-order', 'routes/track-your-order.tsx'),
      route('write-a-review', 'routes/write-a-review.tsx'),
      route('ask-a-question', 'routes/ask-a-question.tsx'),
      route('about-us', 'routes/about-us.tsx'),
      route('contact-us', 'routes/contact-us.tsx'),
      route('premium-guarantee', 'routes/premium-guarantee.tsx'),
      route('free-shipping', 'routes/free-shipping.tsx'),
      route('learning-center/support-article/privacy-policy', 'routes/privacy-policy.tsx'),
      route('ui-gallery', 'routes/gallery.tsx'),
      route('500', 'routes/error.tsx'),
      route('404', 'routes/not-found.tsx', { id: 'not-found-page' }),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
  layout('routes/checkout.tsx', [
    route('checkout/shipping', 'routes/checkout-shipping.tsx'),
    route('checkout/payment', 'routes/checkout-payment.tsx'),
    route('checkout/review', 'routes/checkout-review.tsx'),
  ]),
  route('checkout/expresspay', 'routes/expresspay.tsx'),
  route('order-receipt/:orderID', 'routes/order-receipt.tsx'),
  route('drawings/:id/:file', 'routes/drawing.tsx'),
] satisfies RouteConfig
