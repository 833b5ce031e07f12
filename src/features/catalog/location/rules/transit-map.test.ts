import { expect, test } from 'vitest'
import { MAP_SIZE, onMap, transitCells, WAREHOUSE_ON_MAP } from './transit-map.ts'

const cells = transitCells()
const at = ({ x, y }: { x: number; y: number }) =>
  cells.find((cell) => cell.x === Math.floor(x) && cell.y === Math.floor(y))

test.each([
  ['Chicago', 41.92, -87.65, 1],
  ['Minneapolis', 44.98, -93.27, 2],
  ['Dallas', 32.78, -96.8, 3],
  ['Denver', 39.74, -104.99, 4],
  ['Seattle', 47.61, -122.33, 5],
  ['Los Angeles', 34.05, -118.25, 5],
])('%s lies on land, %d° N, %d°, %d days from the warehouse', (_, lat, lng, days) => {
  expect(at(onMap({ lat, lng }))?.days).toBe(days)
})

test('the whole map is within its size, and the warehouse is on it', () => {
  for (const { x, y } of cells) expect(x < MAP_SIZE.width && y < MAP_SIZE.height).toBe(true)
  expect(at(WAREHOUSE_ON_MAP)?.days).toBe(1)
  expect(new Set(cells.map(({ days }) => days))).toEqual(new Set([1, 2, 3, 4, 5]))
})
