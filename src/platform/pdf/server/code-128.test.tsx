import fc from 'fast-check'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, test } from 'vitest'
import { readCode128 } from '#tests/fixtures/code-128.ts'
import { Code128, isScannable, widthsOf } from './code-128.tsx'
import { paperOf } from './paper.tsx'

test.each(['AZ4T4KPENPAT3', '1Z999AA10123456784', '9400111899223197428490', 'PRO 77-1234', 'a^FNC1'])(
  '[29] a scanner reads %s from its bars',
  (text) => {
    expect(readCode128(widthsOf(text))).toBe(text)
  },
)

test('[29] every printable text is read back from its bars', () => {
  const printable = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(fc.property(printable, (text) => readCode128(widthsOf(text)) === text))
})

test('[29] the reader of this test refuses bars that are one module off', () => {
  const widths = widthsOf('AZ4T4KPENPAT3')
  widths[20] = (widths[20] ?? 0) === 1 ? 2 : 1
  expect(() => readCode128(widths)).toThrow()
})

test('[29] a text that no scanner could read in this width has no bars', () => {
  expect(isScannable('9400111899223197428490', 260)).toBe(true)
  expect(isScannable('Łódź', 260)).toBe(false)
  expect(isScannable('X'.repeat(60), 260)).toBe(false)
})

test('[29] the page of a PDF has these bars', async () => {
  const pdf = await paperOf({
    title: 'Bars',
    author: 'Store',
    style: { padding: 20, fontSize: 9, lineHeight: 1.2, color: '#000' },
    size: { width: 288, height: 432 },
    children: <Code128 text="AZ4T4KPENPAT3" width={200} height={30} />,
  })
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  expect(page.view).toEqual([0, 0, 288, 432])
  expect(readCode128(await drawnWidths(page))).toBe('AZ4T4KPENPAT3')
})

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** The widths of the bars of a page and of the spaces between them, in modules. */
async function drawnWidths(page: Page): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const bars = fnArray.flatMap((name, at) => (name === OPS.constructPath ? barsIn(argsArray[at]) : []))
  return bars.flatMap(({ from, to }, at) => (at === 0 ? [to - from] : [from - bars[at - 1]!.to, to - from]))
}

/** A bar is a rectangle of one module's height: move, three lines, close. The clip is no such rectangle. */
function barsIn([, [path]]: [number, [ArrayLike<number>]]): { from: number; to: number }[] {
  const numbers = Array.from(path)
  const bars = []
  for (let at = 0; numbers[at + 12] === 4; at += 13)
    bars.push({ from: numbers[at + 1]!, to: numbers[at + 4]! })
  return bars
}
