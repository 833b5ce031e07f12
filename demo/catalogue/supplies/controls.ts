import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import { type Draft, size } from '../product.ts'

const controlRow = z.object({
  sku: cell.text,
  name: cell.text,
  kind: cell.text,
  price_dollars: cell.number,
  voltage: cell.text,
  mounting: cell.text,
  wifi: cell.text,
  text: cell.text,
})

type Control = z.output<typeof controlRow>

const zoneDamper = (diameter: number): Control => ({
  sku: `CLZD-${diameter}`,
  name: `Zone Damper, Round, ${diameter} in`,
  kind: 'Zone damper',
  price_dollars: 79 + diameter * 5,
  voltage: '24 V',
  mounting: 'In the duct',
  wifi: 'Not available',
  text: `A motorized damper for a ${diameter} inch run. It opens by itself if the power goes out.`,
})

interface Shape {
  weight: number
  dimensions: Draft['dimensions']
  drawing: NonNullable<Draft['drawing']>
}

const SMALL: Shape = { weight: 0.5, dimensions: size(2.4, 2.4, 0.8), drawing: {} }
const SHAPES: Readonly<Record<string, Shape>> = {
  'Zone damper': {
    weight: 5,
    dimensions: size(12, 9, 9),
    drawing: { type: 'elbow', options: { dia: 8 } },
  },
  'Zone panel': { weight: 2.4, dimensions: size(9, 7, 2), drawing: {} },
}

/** Sensors, zone panels and dampers, and what connects them. */
export const controls = (): Draft[] =>
  [
    ...readDataTable('demo/catalogue/data/controls.csv', controlRow),
    ...[5, 6, 7, 8, 10, 12, 14].map(zoneDamper),
  ].map((row): Draft => {
    const { weight, dimensions, drawing } = SHAPES[row.kind] ?? SMALL
    return {
      sku: row.sku,
      name: row.name,
      brand: row.sku.startsWith('TM') ? 'Tamarin Air' : 'Clearlune',
      type: 'sensor',
      category: 'sensors-zone-controls',
      price: row.price_dollars,
      weight,
      summary: row.text.slice(0, row.text.indexOf('.') + 1),
      description: row.text,
      dimensions,
      attributes: {
        kind: row.kind,
        voltage: row.voltage,
        mounting: row.mounting,
        wifi: row.wifi,
        warrantyParts: 5,
      },
      drawing,
      depth: 120,
    }
  })
