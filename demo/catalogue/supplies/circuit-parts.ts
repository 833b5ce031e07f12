import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import { categoryCell } from '../category-cell.ts'
import { type Draft, size } from '../product.ts'

const orNothing = cell.optionalNumber.transform((number) => number ?? undefined)
const textOrNothing = cell.optionalText.transform((text) => text || undefined)

const circuitPart = z.object({
  sku: cell.text,
  name: cell.text,
  type: z.enum(['install-supply', 'wire', 'disconnect']),
  kind: cell.text,
  category: categoryCell,
  price_dollars: cell.number,
  weight_pounds: cell.number,
  width_inches: cell.number,
  height_inches: cell.number,
  depth_inches: cell.number,
  amps: cell.number,
  gauge: textOrNothing,
  conductors: orNothing,
  length_feet: orNothing,
  voltage: cell.text,
  mounting: cell.text,
  size: cell.text,
  material: cell.text,
  summary: cell.text,
  text: cell.text,
})

const ventPart = z.object({
  sku: cell.text,
  name: cell.text,
  kind: cell.text,
  diameter_inches: cell.number,
  length_feet: cell.number,
  material: cell.text,
  price_dollars: cell.number,
  weight_pounds: cell.number,
  width_inches: cell.number,
  height_inches: cell.number,
  depth_inches: cell.number,
  summary: cell.text,
  text: cell.text,
})

/** Breakers, cables from the panel and switches. */
const circuitParts = (): Draft[] =>
  readDataTable('demo/catalogue/data/circuit-parts.csv', circuitPart).map((row) => ({
    sku: row.sku,
    name: row.name,
    brand: 'Northvale',
    type: row.type,
    category: row.category,
    price: row.price_dollars,
    weight: row.weight_pounds,
    summary: row.summary,
    description: row.text,
    dimensions: size(row.width_inches, row.height_inches, row.depth_inches),
    attributes: {
      kind: row.kind,
      amps: row.amps,
      voltage: row.voltage,
      gauge: row.gauge,
      conductors: row.conductors,
      length: row.length_feet,
      mounting: row.mounting,
      ...(row.type === 'install-supply' ? { size: row.size, packCount: 1 } : {}),
      ...(row.type === 'disconnect' ? {} : { material: row.material }),
      warrantyParts: 1,
    },
    depth: 150,
  }))

/** Pipes and ends that the families of vents in ./venting.ts do not have. */
const ventParts = (): Draft[] =>
  readDataTable('demo/catalogue/data/vent-parts.csv', ventPart).map((row) => ({
    sku: row.sku,
    name: row.name,
    brand: 'Northvale',
    type: 'vent',
    category: 'venting',
    price: row.price_dollars,
    weight: row.weight_pounds,
    summary: row.summary,
    description: row.text,
    dimensions: size(row.width_inches, row.height_inches, row.depth_inches),
    attributes: {
      kind: row.kind,
      diameter: row.diameter_inches,
      length: row.length_feet,
      material: row.material,
      warrantyParts: 1,
    },
    drawing: { type: 'flexDuct', options: { dia: row.diameter_inches } },
    depth: 120,
  }))

export const circuitAndVentParts = (): Draft[] => [...circuitParts(), ...ventParts()]
