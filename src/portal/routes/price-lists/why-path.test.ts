import { expect, test } from 'vitest'
import { linesOfPath, whyPath } from './why-path.ts'

const searchOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')))

test('[30] the lines of a path are read as they were written; what is no line is left out', () => {
  const lines = [
    { id: '100000001', qty: 12 },
    { id: '100000002', qty: 1, quoted: 940.5 },
  ]
  expect(linesOfPath(searchOf(whyPath({ company: 1, lines })))).toEqual([
    { product: '100000001', qty: 12 },
    { product: '100000002', qty: 1, quoted: 940.5 },
  ])
  expect(linesOfPath(searchOf('?line=x&line=1~0&line=1~2&line=1~2&product=&qty=7'))).toEqual([
    { product: '1', qty: 2 },
  ])
  expect(linesOfPath(searchOf('?product=SF96&qty=abc'))).toEqual([{ product: 'SF96', qty: 1 }])
})
