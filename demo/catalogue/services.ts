import type { Draft } from './product.ts'

const service = (id: string, name: string, price: number, summary: string, description: string): Draft => ({
  id,
  sku: `SERVICE-${id}`,
  name,
  brand: 'Alpine',
  type: 'service',
  template: 'service',
  category: 'services',
  summary,
  description,
  attributes: { kind: 'Service' },
  dimensions: null,
  weight: 0,
  price,
  available: 1_000_000,
})

/** Add-on services with the ids the store's rules know (K-FEES, S-SVC). */
export const SERVICES: readonly Draft[] = [
  service(
    '453054793',
    'Liftgate Delivery',
    25,
    'The truck lowers your pallet to the ground.',
    'The carrier brings a truck with a liftgate and lowers the pallet to the ground at the curb. ' +
      'Choose it if you can’t lift the load off the truck.',
  ),
  service(
    '453066844',
    'Inside Delivery',
    75,
    'The carrier brings your order through the first door.',
    'The carrier brings the cartons through the first door, such as a garage, porch or ground floor. ' +
      'Liftgate service is included.',
  ),
  service(
    '453065962',
    'Flat Rate Return',
    40,
    'Return your order within 30 days for one flat fee.',
    'Pay a flat rate for return freight now, and you can return unopened equipment within 30 days. ' +
      'Not available for shipments to Canada, Alaska or Hawaii.',
  ),
  service(
    '453071037',
    'Priority Delivery',
    0,
    'Guaranteed delivery on the day you choose.',
    'The carrier guarantees the day of delivery. ' +
      'The price depends on weight and distance, and the cart shows it. There is no sales tax on it.',
  ),
]
