import type { ProductType } from '#features/catalog/rules/product-types.ts'
import type { Draft } from './product.ts'

const service = (id: string, name: string, price: number, summary: string, description: string): Draft => ({
  id, sku: `SERVICE-${id}`, name, brand: 'Alpine', type: 'service', template: 'service', category: 'services', summary, description, attributes: { kind: 'Service' }, dimensions: null, weight: 0, price, available: 1_000_000,
})

/** Add-on services with the ids the store's rules know (K-FEES, S-SVC). */
export const SERVICES: readonly Draft[] = [
  service('453054793', 'Liftgate Delivery', 25, 'The truck lowers your pallet to the ground.', 'The carrier brings a truck with a liftgate and lowers the pallet to the ground at the curb. Choose it when nobody can lift the load from the truck.'),
  service('453066844', 'Inside Delivery', 75, 'The carrier brings your order through the first door.', 'The carrier brings the cartons through the first door: garage, porch or ground floor. Liftgate service is part of it.'),
  service('453065962', 'Flat Rate Return', 40, 'Return your order within 30 days for one flat fee.', 'Pay the return freight now at a flat rate and send unused equipment back within 30 days. Not available for shipments to Canada, Alaska or Hawaii.'),
  service('453071037', 'Priority Delivery', 0, 'Delivered on the day you choose.', 'The carrier guarantees the day of delivery. The price depends on weight and distance and is shown in the cart. No sales tax is charged on it.'),
]

/** Installation services a product of the type can be booked with, by their numbers in the installers' list. */
const INSTALLATION: Partial<Record<ProductType, readonly string[]>> = {
  'gas-furnace': ['7101'], 'oil-furnace': ['7101'], 'electric-furnace': ['7101'], 'wall-furnace': ['7102'], 'unit-heater': ['7102'], boiler: ['7103'],
  'air-conditioner': ['7201'], 'heat-pump': ['7201', '7202'], 'air-handler': ['7202'], coil: ['7203'], 'package-unit': ['7301'], 'package-bundle': ['7301'],
  'ducted-system': ['7401'], 'cooling-system': ['7203'], 'heat-pump-system': ['7402'], 'mini-split-system': ['7501'], 'multi-zone-system': ['7502'], 'mini-split-outdoor': ['7501'], 'mini-split-indoor': ['7501'],
  'tank-water-heater': ['7601'], 'tankless-water-heater': ['7602'], thermostat: ['7701'], humidifier: ['7702'], dehumidifier: ['7702'], ventilator: ['7702'],
}

export const installationServices = (type: ProductType): string[] => [...(INSTALLATION[type] ?? [])]
