import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the partner portal. */
export default [
  // Pages for people who are signed in. Each has a line in the registry src/portal/frame/navigation.ts, or a
  // link on such a page.
  layout('routes/frame/partner-frame.tsx', [
    index('routes/home/home.tsx'),
    route('customers', 'routes/customers/customers.tsx'),
    route('customers/new', 'routes/customers/new-customer.tsx'),
    route('customers/:id', 'routes/customers/customer.tsx'),
    route('projects', 'routes/projects/projects.tsx'),
    route('projects/new', 'routes/projects/new-project.tsx'),
    route('projects/:id', 'routes/projects/project.tsx'),
    route('leads', 'routes/leads/leads.tsx'),
    route('account', 'routes/people/account.tsx'),
    route('account/confirm', 'routes/people/confirm.tsx'),
    route('users', 'routes/people/users.tsx'),
    route('audit', 'routes/people/audit.tsx'),
    route('shop', 'routes/shop/shop.tsx'),
    route('saved-carts', 'routes/carts/saved-carts.tsx'),
    route('saved-carts/:id', 'routes/carts/saved-cart.tsx'),
    route('orders', 'routes/orders/orders.tsx'),
    route('orders/:id', 'routes/orders/order.tsx'),
    route('paste', 'routes/orders/paste.tsx'),
    route('tools/room-btu-calculator', 'routes/tools/rooms/room-calculator.tsx'),
    route('tools/mini-split-component-assembler', 'routes/tools/assembler/assembler.tsx'),
    route('tools/mini-split-system-selector', 'routes/tools/systems/selector.tsx', { id: 'mini-splits' }),
    route('tools/ducted-system-selector', 'routes/tools/systems/selector.tsx', { id: 'ducted-systems' }),
    route('approvals', 'routes/approvals/approvals.tsx'),
    route('credit', 'routes/credit/credit.tsx'),
    route('issues', 'routes/issues/issues.tsx'),
    route('issues/:id', 'routes/issues/issue.tsx'),
  ]),
  layout('routes/frame/frame.tsx', [
    route('sign-in', 'routes/sign-in/sign-in.tsx'),
    route('sign-in/code', 'routes/sign-in/code.tsx'),
    route('reset', 'routes/sign-in/reset.tsx'),
    route('reset/:token', 'routes/sign-in/new-password.tsx'),
    route('invitation/:token', 'routes/sign-in/invitation.tsx'),
    route('product/*', 'routes/product/product.tsx'),
    route('*', 'routes/frame/not-found.tsx'),
  ]),
  route('audit/export', 'routes/people/audit-export.ts'),
  route('sign-out', 'routes/sign-in/sign-out.tsx'),
  route('customers.csv', 'routes/customers/customers-csv.ts'),
  route('projects.csv', 'routes/projects/projects-csv.ts'),
  route('drawings/:id/:file', 'routes/product/drawing.tsx'),
] satisfies RouteConfig
