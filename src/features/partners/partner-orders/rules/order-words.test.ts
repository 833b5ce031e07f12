import { expect, test } from 'vitest'
import { soughtNumber, soughtWords } from './order-words.ts'

test.each([
  ['dana rey', `('dana':* & 'rey':*) | 'danarey':*`],
  ['REYES', `'reyes':*`],
  ['AZ4T-4KPE-NPAT3', `('az4t':* & '4kpe':* & 'npat3':*) | 'az4t4kpenpat3':*`],
  ['Order #az4t4kpenpat3', `('order':* & 'az4t4kpenpat3':*) | 'az4t4kpenpat3':*`],
  ['PO-4417', `('po':* & '4417':*) | 'po4417':*`],
  ['+1 (312) 555-0119', `('1':* & '312':* & '555':* & '0119':*) | '3125550119':*`],
  ['60614-1234', `('60614':* & '1234':*) | '60614':*`],
  ['Dana.R@Example.com', `'dana.r@example.com':*`],
  [`o'neil`, `('o':* & 'neil':*) | 'oneil':*`],
  [`x'\\@y`, `'x''\\\\@y':*`],
  ['José', `'josé':*`],
  ['q', `'q'`],
  ['%', undefined],
  [' ', undefined],
])('%s is sought as %s', (typed, words) => expect(soughtWords(typed)).toBe(words))

test.each([
  ['1Z 999 AA1', '1z999aa1'],
  ['QL-000123', 'ql000123'],
  ['Kowalski', undefined],
  ['A1', undefined],
])('%s as a number is %s', (typed, plain) => expect(soughtNumber(typed)).toBe(plain))
