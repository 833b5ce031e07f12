import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  [['a', 'b,c', 'd"e'], 'a,"b,c","d""e"\r\n'],
  [['=1+1', '+1', '-1', '@x', '\tx'], "'=1+1,'+1,'-1,'@x,'\tx\r\n"],
])('the cells %j become %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
