import { expect, test } from 'vitest'
import { zipOfPage } from './zip.ts'

const cookie = (zipcode: unknown): string => JSON.stringify({ zipcode, city: 'X' })

test.each([
  ['/product/a/453061180', cookie('94103'), '94103'],
  ['/product/a/453061180', cookie('94103-1234'), '94103'],
  ['/product/a/453061180', cookie('m5v3l9'), 'M5V 3L9'],
  ['/product/a/453061180', cookie('60614'), undefined],
  ['/product/a/453061180', cookie('<script>'), undefined],
  ['/product/a/453061180', cookie(94103), undefined],
  ['/product/a/453061180', '{', undefined],
  ['/product/a/453061180', 'null', undefined],
  ['/product/a/453061180', undefined, undefined],
  ['/category/furnaces', cookie('94103'), undefined],
])('the zip that %s is rendered for with %s: %s', (path, text, zip) => {
  expect(zipOfPage(path, text)).toBe(zip)
})
