import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Opinion, OpinionFields } from './opinion-fields.tsx'

interface Draft {
  rating: number
  body: string
  photo: string
  consent: boolean
}

const OPINION: Opinion<Draft> = {
  prefix: 'say',
  check: () => ({}),
  empty: { rating: 0, body: '', photo: '', consent: false },
  limits: { body: 20 },
  words: { summary: 'Check these', send: 'Send' },
  rows: [
    { kind: 'stars', name: 'rating', label: 'Stars', words: ['Bad', 'Good'] },
    { kind: 'lines', name: 'body', label: 'Words', rows: 3 },
    { kind: 'photo', name: 'photo', label: 'Photo', accept: 'image/png' },
    { kind: 'consent', name: 'consent', label: 'I agree' },
  ],
}

test('an opinion that was refused keeps what was typed and links each fault to its field', () => {
  const html = renderToStaticMarkup(
    <OpinionFields
      of={OPINION}
      draft={{ rating: 2, body: 'Quiet', consent: true }}
      errors={{ rating: 'Too many stars', consent: 'Agree first' }}
      failure="Not sent"
      busy={false}
    />,
  )
  for (const name of ['rating', 'consent']) {
    expect(html).toContain(`href="#say-${name}"`)
    expect(html).toContain(`id="say-${name}"`)
  }
  expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="2"|value="2"[^>]*checked=""/)
  expect(html).toMatch(/<textarea[^>]*maxLength="20"[^>]*>Quiet</i)
  expect(html).toMatch(/type="checkbox"[^>]*checked=""|checked=""[^>]*type="checkbox"/)
  expect(html).toContain('Not sent')
})
