// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination, pageWindow } from './pagination.tsx'

afterEach(cleanup)

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, null, 20]],
  [6, 20, [1, null, 5, 6, 7, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('page %d of %d offers %j', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered)
})

test('pages are real links, and the current one is marked', () => {
  render(<Pagination page={2} pages={3} hrefOf={(page) => `/furnaces?page=${page}`} />)

  expect(
    screen
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`),
  ).toEqual([
    'Previous /furnaces?page=1',
    'Page 1 /furnaces?page=1',
    'Page 2 /furnaces?page=2',
    'Page 3 /furnaces?page=3',
    'Next /furnaces?page=3',
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
})

test('a single page needs no pages', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefOf={String} />)

  expect(container.innerHTML).toBe('')
})
