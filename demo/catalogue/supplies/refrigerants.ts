import type { Draft } from '../product.ts'
import { supply } from './supply.ts'

const REFRIGERANTS = [
  ['R-32', 9, 129, 'A2L'],
  ['R-32', 20, 239, 'A2L'],
  ['R-454B', 9, 189, 'A2L'],
  ['R-454B', 20, 379, 'A2L'],
  ['R-410A', 10, 249, 'For repair'],
  ['R-410A', 25, 529, 'For repair'],
] as const

export const refrigerants = (): Draft[] =>
  REFRIGERANTS.map(([name, pounds, price, kind]) =>
    supply({
      sku: `NVRF-${name.replace('R-', '')}-${pounds}`,
      name: `${name} Refrigerant, ${pounds} lb Cylinder`,
      type: 'refrigerant',
      category: 'refrigerants',
      price: price - 0.01,
      weight: pounds + 9,
      sides: [10, 16, 10],
      summary:
        kind === 'A2L'
          ? 'For equipment made since 2025.'
          : 'For repairing existing systems, while supplies last.',
      text:
        kind === 'A2L'
          ? `${pounds} lb of ${name} in a cylinder with left-hand thread and relief valve. ` +
            'Mildly flammable (A2L): use tools rated for it. ' +
            'Sold only to technicians with EPA 608 certification. We ask for your number before it ships.'
          : `${pounds} lb of R-410A. New equipment no longer uses it; ` +
            'you can still use it to repair existing systems. Never mix it with R-32 or R-454B. Sold only ' +
            'to technicians with EPA 608 certification.',
      attributes: { refrigerant: name, netWeight: pounds, kind },
      drawing: 'carton',
    }),
  )
