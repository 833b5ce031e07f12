import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import { categoryCell } from '../category-cell.ts'
import { type Draft, size } from '../product.ts'

const hardwareRow = z.object({
  sku: cell.text,
  name: cell.text,
  kind: cell.text,
  category: categoryCell,
  price_dollars: cell.number,
  weight_pounds: cell.number,
  size: cell.text,
  pack_count: cell.number,
  material: cell.text,
  text: cell.text,
})

const firstSentence = (text: string): string => text.slice(0, text.indexOf('.') + 1)

/** Small things that an installer needs. */
export const hardware = (): Draft[] =>
  readDataTable('demo/catalogue/data/hardware.csv', hardwareRow).map((row) => {
    const side = Math.max(4, Math.round(Math.cbrt(row.weight_pounds * 90)))
    return {
      sku: row.sku,
      name: row.name,
      brand: row.sku.startsWith('CL') ? 'Clearlune' : 'Northvale',
      type: 'install-supply',
      category: row.category,
      price: row.price_dollars,
      weight: row.weight_pounds,
      summary: firstSentence(row.text),
      description: row.text,
      dimensions: size(side + 2, side, side),
      attributes: {
        kind: row.kind,
        size: row.size,
        packCount: row.pack_count,
        material: row.material,
        warrantyParts: 1,
      },
      depth: 150,
    }
  })
