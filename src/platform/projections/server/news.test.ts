import { expect, test } from 'vitest'
import { createNews } from './news.ts'

test('[30] only what shows a changed thing is no longer fresh', () => {
  const news = createNews()
  const before = news.now()
  news.tell(['product:1'])

  expect(news.isFresh(before, ['product:1', 'product:2'])).toBe(false)
  expect(news.isFresh(before, ['product:2'])).toBe(true)
  expect(news.isFresh(news.now(), ['product:1'])).toBe(true)
  expect([news.changedAt('product:1'), news.changedAt('product:2')]).toEqual([1, 0])
})

test('[30] when everything changed, nothing that was kept before is fresh', () => {
  const news = createNews()
  const before = news.now()
  news.tell('everything')

  expect(news.isFresh(before, [])).toBe(false)
  expect(news.isFresh(news.now(), ['product:1'])).toBe(true)
})

test('[30] names are bounded: past the most, all that was kept before counts as changed', () => {
  const news = createNews(2)
  const before = news.now()
  news.tell(['a', 'b'])
  expect(news.isFresh(before, ['c'])).toBe(true)
  news.tell(['c'])
  expect(news.isFresh(before, ['d'])).toBe(false)
})
