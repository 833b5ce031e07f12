import type { Draft } from '../product.ts'
import { circuitAndVentParts } from './circuit-parts.ts'
import { electrical } from './electrical.ts'
import { lineSetCovers } from './line-set-covers.ts'
import { grounds } from './pads-and-stands.ts'
import { refrigerants } from './refrigerants.ts'
import { vents } from './venting.ts'

export const supplies = (): Draft[] => [
  ...vents(),
  ...electrical(),
  ...grounds(),
  ...lineSetCovers(),
  ...refrigerants(),
  ...circuitAndVentParts(),
]
