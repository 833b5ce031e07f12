import type { Draft } from '../product.ts'
import { drawnPart, figure, kitOf } from './kits.ts'

/** Package unit with a roof curb or a ground pad. */
export function packageBundles(products: readonly Draft[]): Draft[] {
  const curbs = products.filter((product) => product.sku.startsWith('NVCRBA'))
  const pad = products.find((product) => product.sku === 'NVPD-60X52X3')
  return (
    products
      // A base fits a unit whose size is known.
      .filter((product) => product.type === 'package-unit' && product.dimensions !== null)
      .flatMap((unit) => {
        const curb = curbs.find((each) =>
          each.sku.startsWith(figure(unit, 'tons') < 4 ? 'NVCRBA-2' : 'NVCRBA-4'),
        )
        const bases = [
          curb === undefined ? [] : [{ base: curb, words: 'Roof Curb', mounting: 'Roof curb' }],
          pad === undefined ? [] : [{ base: pad, words: 'Ground Pad', mounting: 'Ground pad' }],
        ].flat()
        return bases.map(
          ({ base, words, mounting }): Draft => ({
            ...unit,
            sku: `PKB-${unit.sku}-${base.sku.split('-')[0]}`,
            name: `${unit.name} with ${words}`,
            type: 'package-bundle',
            template: 'system',
            summary: `${unit.summary.replace(/\.$/, '')}, with its ${words.toLowerCase()}.`,
            attributes: { ...unit.attributes, mounting },
            drawing: {
              ...unit.drawing,
              parts: [drawnPart(unit, 'packageUnit'), drawnPart(base, 'pad')].flatMap((part) => part ?? []),
            },
            ...kitOf([unit, base]),
            depth: 8,
          }),
        )
      })
  )
}
