import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('orders', 'routes/orders/orders.tsx'),
  route('orders/bulk', 'routes/orders/bulk/choose.tsx'),
  route('orders/bulk/:run', 'routes/orders/bulk/run.tsx'),
  route('orders/:id', 'routes/orders/order.tsx'),
  route('orders/:id/mails/:mail', 'routes/orders/desk/mails/mail.tsx'),
  route('paste', 'routes/orders/paste.tsx'),
  route('warranties', 'routes/orders/warranties.tsx'),
]

export const bare = [
  route('orders/:id/receipt.pdf', 'routes/orders/receipt-pdf.ts'),
  route('orders/bulk/:run/results.csv', 'routes/orders/bulk/results-csv.ts'),
  route('orders/papers/:paper.pdf', 'routes/orders/papers-pdf.ts'),
  route('orders/:id/returns/:rma/label.pdf', 'routes/orders/desk/label-pdf.ts'),
  fileOf('orders'),
]
