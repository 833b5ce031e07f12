import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GalleryPage } from './gallery-page.tsx'

test('every component renders on the server, twice the same', () => {
  const html = renderToString(<GalleryPage />)

  expect(html).toContain('Rating plate')
  expect(renderToString(<GalleryPage />)).toBe(html)
})

test('dialogs and help are in the page closed', () => {
  expect(renderToString(<GalleryPage />)).not.toMatch(/<dialog[^>]* open/)
})
