import { expect, test } from 'vitest'
import { pastedLines, plainNumber, readLines } from '#features/partners/partner-orders/rules/pasted-lines.ts'
import { generateProducts } from '../generate.ts'

const TEMPLATES: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `7 ${number}`,
  (number) => `(7) ${number}`,
  (number) => `7 x ${number}`,
  (number) => `7x ${number}`,
  (number) => `${number} x 7`,
  (number) => `${number} x7`,
  (number) => `${number}, 7`,
  (number) => `${number}\t7`,
  (number) => `7\t${number}`,
  (number) => `7;${number}`,
  (number) => `${number} - 7`,
  (number) => `${number} (7)`,
  (number) => `${number} qty 7`,
  (number) => `Qty: 7 ${number}`,
  (number) => `${number}, 7 pcs`,
  (number) => `7 ea ${number}`,
  (number) => `1. ${number} - 7 ea`,
  (number) => `• ${number} x 7`,
  (number) => `${number} ....... 7 ea @ $1,299.00`,
  (number) => `${number}\tGas furnace, 80,000 BTU\t7\t$1,299.00`,
  (number) => `7 ${number.toLowerCase()} @ 1,299.00`,
]

test('[P5] each number of the catalog is read right in each way to write a line', () => {
  const products = generateProducts()
  const numbers = [...new Set(products.flatMap(({ id, sku }) => [id, sku]))].filter((each) => each !== '')
  const known = new Set(numbers.map(plainNumber))
  const wrong = TEMPLATES.flatMap((template, at) =>
    numbers.flatMap((number) => {
      const [line] = readLines(pastedLines(template(number)) ?? [], (each) => known.has(plainNumber(each)))
      const right =
        line && plainNumber(line.number) === plainNumber(number) && line.qty === (at === 0 ? 1 : 7)
      return right ? [] : [`${template(number)} → ${line?.qty} ${line?.number}`]
    }),
  )

  expect(numbers.length).toBeGreaterThan(3_000)
  expect(wrong.slice(0, 20)).toEqual([])
}, 60_000)
