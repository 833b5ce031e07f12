import type { CommonSize } from '../vocabulary/vocabulary.ts'

const TONS = ['3', '2.5', '2', '4', '3.5', '5', '1.5']
const COOLING: readonly CommonSize[] = [{ attribute: 'tons', values: TONS }]
const SYSTEM: readonly CommonSize[] = [{ attribute: 'systemTons', values: TONS }]
const DUCTLESS: readonly CommonSize[] = [
  { attribute: 'coolingBtu', values: ['12000', '18000', '9000', '24000', '36000', '30000'] },
  { attribute: 'airHandlerType', values: ['Wall Mount', 'Ceiling Cassette'] },
]
const FILTER_SIZES = [
  '16 × 25 × 1',
  '20 × 25 × 1',
  '20 × 20 × 1',
  '16 × 20 × 1',
  '14 × 20 × 1',
  '20 × 30 × 1',
  '14 × 25 × 1',
  '16 × 25 × 4',
  '20 × 25 × 4',
  '16 × 25 × 5',
  '20 × 25 × 5',
]
const ROUND = ['6', '8', '4', '7', '10', '5', '12']

/**
 * The sizes that the trade sells most, by product type. Our own estimate of 2026-11-22, without a source; the
 * store's sales will say more.
 */
export const COMMON_SIZES: Readonly<Record<string, readonly CommonSize[]>> = {
  'air-conditioner': COOLING,
  'heat-pump': COOLING,
  'package-unit': COOLING,
  'package-bundle': COOLING,
  coil: SYSTEM,
  'air-handler': SYSTEM,
  'cooling-system': SYSTEM,
  'heat-pump-system': SYSTEM,
  'ducted-system': SYSTEM,
  'mini-split-system': DUCTLESS,
  'mini-split-indoor': DUCTLESS,
  'mini-split-outdoor': DUCTLESS,
  'multi-zone-system': [
    { attribute: 'ports', values: ['2', '3', '4', '5'] },
    { attribute: 'airHandlerType', values: ['Wall Mount'] },
  ],
  'gas-furnace': [
    { attribute: 'inputBtu', values: ['80000', '60000', '100000', '40000', '120000'] },
    { attribute: 'mobileHome', values: ['false'] },
  ],
  'air-filter': [
    { attribute: 'filterSize', values: FILTER_SIZES },
    { attribute: 'merv', values: ['8', '11', '13'] },
  ],
  'tank-water-heater': [
    { attribute: 'gallons', values: ['50', '40', '80'] },
    { attribute: 'fuel', values: ['Natural gas', 'Electric'] },
  ],
  'tankless-water-heater': [{ attribute: 'inputBtu', values: ['199000', '180000', '160000'] }],
  'line-set': [
    { attribute: 'suctionLine', values: ['3/4', '3/8', '7/8', '1/2'] },
    { attribute: 'length', values: ['25', '50', '15', '35'] },
  ],
  duct: [{ attribute: 'diameter', values: ROUND }],
  'duct-fitting': [{ attribute: 'diameter', values: ROUND }],
  register: [
    { attribute: 'size', values: ['4 × 10 in', '20 × 20 in', '4 × 12 in', '14 × 6 in', '20 × 25 in'] },
  ],
  vent: [
    { attribute: 'kind', values: ['Type B vent', 'PVC vent pipe', 'Concentric kit'] },
    { attribute: 'diameter', values: ['4', '3', '2', '6'] },
  ],
  'line-set-cover': [{ attribute: 'length', values: ['12', '15'] }],
  wire: [{ attribute: 'kind', values: ['Thermostat wire', 'Mini split cable', 'Circuit cable'] }],
  plenum: [{ attribute: 'kind', values: ['Supply', 'Return'] }],
  humidifier: [{ attribute: 'kind', values: ['Bypass', 'Fan-powered', 'Steam'] }],
  dehumidifier: [{ attribute: 'pintsPerDay', values: ['70', '98', '120'] }],
  bracket: [{ attribute: 'kind', values: ['Wall bracket', 'Risers'] }],
  thermostat: [{ attribute: 'wifi', values: ['Built in'] }],
  'window-air-conditioner': [{ attribute: 'coolingBtu', values: ['8000', '6000', '12000', '10000', '5000'] }],
  'condensate-pump': [{ attribute: 'kind', values: ['Tank', 'Mini split'] }],
  whip: [{ attribute: 'length', values: ['6', '4'] }],
  disconnect: [{ attribute: 'amps', values: ['60', '30'] }],
  pad: [{ attribute: 'size', values: ['36 × 36 × 3 in', '32 × 32 × 3 in'] }],
}
