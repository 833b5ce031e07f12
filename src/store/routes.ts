import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { LENDERS } from '../features/payments/rules/methods.ts'

/** Every page of the storefront, in the order of the specification's route table. */
export default [
  layout('routes/frame/full-layout.tsx', [
    layout('routes/frame/page-errors.tsx', [
      index('routes/home/home.tsx'),
      route('category/*', 'routes/browse/category.tsx'),
      route('b/*', 'routes/content/brochure.tsx'),
      route('product/*', 'routes/product/product.tsx'),
      route('view-categories', 'routes/browse/view-categories.tsx'),
      route('categories/*', 'routes/browse/categories.tsx'),
      route('search', 'routes/browse/search.tsx'),
      route('compare', 'routes/compare/compare.tsx'),
      route('cart', 'routes/cart/cart.tsx'),
      route('checkout/confirmation/:orderID', 'routes/orders/confirmation.tsx'),
      ...LENDERS.flatMap((lender) =>
        ['success', 'cancel'].map((end) =>
          route(`checkout/${lender}/${end}`, 'routes/checkout/lender-return.tsx', { id: `${lender}-${end}` }),
        ),
      ),
      route('order-summary/:orderID/:postal', 'routes/orders/order-summary.tsx'),
      route('track-your-order', 'routes/orders/track-your-order.tsx'),
      route('write-a-review', 'routes/content/write-a-review.tsx'),
      route('ask-a-question', 'routes/content/ask-a-question.tsx'),
      route('heatpump', 'routes/tools/heat-pump.tsx'),
      route('tankless-water-heater-size', 'routes/tools/tankless.tsx'),
      route('operating-cost-calculator', 'routes/tools/operating-cost.tsx'),
      route('operating-cost-calculator/Results', 'routes/tools/operating-cost-results.tsx'),
      route('sizing-estimator', 'routes/tools/sizing-estimator.tsx'),
      route('line-set-chooser', 'routes/tools/line-set-chooser.tsx'),
      route('permit-sheet', 'routes/tools/permit-sheet.tsx'),
      route('matched-pairs', 'routes/tools/matched-pairs.tsx'),
      route('job-list', 'routes/tools/job-list.tsx'),
      route('system-selector', 'routes/tools/system-selector.tsx'),
      route('system-selector/results', 'routes/tools/system-selector-results.tsx'),
      route('about-us', 'routes/content/about-us.tsx'),
      route('contact-us', 'routes/content/contact-us.tsx'),
      route('premium-guarantee', 'routes/content/premium-guarantee.tsx'),
      route('free-shipping', 'routes/content/free-shipping.tsx'),
      route('learning-center/support-article/privacy-policy', 'routes/content/privacy-policy.tsx'),
      route('terms-of-sale', 'routes/content/terms-of-sale.tsx'),
      route('ui-gallery', 'routes/content/gallery.tsx'),
      route('500', 'routes/frame/error.tsx'),
      route('404', 'routes/frame/not-found.tsx', { id: 'not-found-page' }),
      route('*', 'routes/frame/not-found.tsx'),
    ]),
  ]),
  layout('routes/checkout/checkout.tsx', [
    route('checkout/shipping', 'routes/checkout/shipping.tsx'),
    route('checkout/payment', 'routes/checkout/payment.tsx'),
    route('checkout/review', 'routes/checkout/review.tsx'),
  ]),
  route('checkout/expresspay', 'routes/checkout/expresspay.tsx'),
  route('order-receipt/:orderID', 'routes/orders/order-receipt.tsx'),
  route('drawings/:id/:file', 'routes/product/drawing.tsx'),
] satisfies RouteConfig
