import type { Draft } from '../product.ts'
import { cents, supply } from './supply.ts'

export function lineSetCovers(): Draft[] {
  const pieces = [
    ['Straight Duct, 78 in', 'D78', 24, 6.5],
    ['90° Elbow', 'E90', 12, 1],
    ['Coupler', 'CPL', 7, 1],
    ['Wall Cap', 'CAP', 13, 1],
    ['Flexible Section', 'FLX', 19, 2],
    ['End Fitting', 'END', 9, 1],
  ] as const
  return [3, 4].flatMap((inch) =>
    ['White', 'Ivory', 'Brown', 'Black'].flatMap((color) =>
      pieces.map(([name, code, price, feet]) =>
        supply({
          sku: `NVLC-${inch}-${code}-${color.slice(0, 2).toUpperCase()}`,
          name: `Line Set Cover ${name}, ${inch} in, ${color}`,
          type: 'line-set-cover',
          category: 'line-set-covers',
          price: cents(price * (inch === 4 ? 1.25 : 1)),
          weight: feet * 0.5 + 0.3,
          sides: [feet > 2 ? 78 : 8, inch, inch],
          summary: 'Snaps over the lines.',
          text:
            `For ${inch === 3 ? 'one line set' : 'one large or two small line sets'}. ` +
            `${color} PVC that keeps its color in the sun.`,
          attributes: { size: `${inch} in`, length: feet, color, material: 'PVC' },
          drawing: 'carton',
        }),
      ),
    ),
  )
}
