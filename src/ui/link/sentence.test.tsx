// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

afterEach(cleanup)

test.each([
  ['Just words (and more).', 'Just words (and more).'],
  ['Questions? [Call us](/contact-us). Thanks.', 'Questions? <a href="/contact-us">Call us</a>. Thanks.'],
  [
    '**Call** [(800) 555-0142](tel:+18005550142)',
    '<b>Call</b> <a href="tel:+18005550142">(800) 555-0142</a>',
  ],
])('shows the links and the strong words of %j', (text, html) => {
  expect(render(<Sentence>{text}</Sentence>).container.innerHTML).toBe(html)
})
