import { expect, test } from 'vitest'
import type { WorkKind } from '#features/desk/today/rules/work.ts'
import { workWords } from './work-words.ts'

test.each<[WorkKind, string, string]>([
  ['to_ship', '4162.27', '$4,162.27'],
  ['order_to_approve', 'large order by check, 31200.35', 'large order by check, $31,200.35'],
  ['charge_without_order', 'braintree c9f1 authorized 1299.00 USD', 'Braintree c9f1 authorized $1,299.00'],
  ['return_request', 'R8N7E51WX not_needed too small', 'R8N7E51WX No longer needed too small'],
  ['unknown_payment', 'creditCard 1221.36', 'Card $1,221.36'],
  ['stock_low', '2', '2 left'],
  ['damage_report', 'Dent of 0.50 in, part 12.34.56', 'Dent of 0.50 in, part 12.34.56'],
])('[29] the facts of %s read as people say them', (kind, what, words) =>
  expect(workWords(kind, what)).toBe(words),
)
