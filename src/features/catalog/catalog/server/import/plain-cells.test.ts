import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCells } from './plain-cells.ts'

const description = (text: string) => plainCells({ description: text })

test.each([
  [
    '<p>MERV 8 &amp; long life</p><ul><li>Six per box</li><li>Fits 1&quot; slots</li></ul>',
    'MERV 8 & long life\n\n• Six per box\n• Fits 1" slots',
  ],
  ['Fits 1&quot; slots', 'Fits 1" slots'],
  ['First&nbsp;&ndash; second\n\nThird &lt; 30&deg;', 'First\u00a0– second\n\nThird < 30°'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<div><h2>Quiet</h2><p>Only <b>58 dB</b></p></div>', 'Quiet\n\nOnly 58 dB'],
  ['<style>p{color:red}</style><p>A</p><script>alert(1)</script>', 'A'],
  ['<p>See <a href="https://example.com">the manual</a><img src="x.png"></p>', 'See the manual'],
  ['<p style="margin:0">A</p>\n<p>B</p>', 'A\n\nB'],
  ['CafÃ© MÃ¼ller, 17Â½ in â€“ quiet', 'Café Müller, 17½ in – quiet'],
  ['Itâ€™s 5â€² long', 'It’s 5′ long'],
])('[P7] %j becomes plain text, and the row says so', (text, plain) => {
  const { cells, notes } = description(text)

  expect(cells.description).toBe(plain)
  expect(notes.map(({ column }) => column)).toContain('description')
})

test.each([
  'Noise < 58 dB, static > 0.5 in',
  'A & B, R&D; 5 < 6',
  'Café Müller, 17½ in – quiet',
  'Ångström Ã, Â',
  'Paragraph one.\n\nParagraph two.',
  '<3 ton units only',
])('[P7] %j stays as it is', (text) => {
  expect(description(text)).toEqual({ cells: { description: text }, notes: [] })
})

test('[P7] ids, prices and links are not touched', () => {
  const cells = { id: '1', sku: 'A&amp;B', price: '<b>5</b>', images: 'a&amp;b.jpg' }
  expect(plainCells(cells)).toEqual({ cells, notes: [] })
})

test('[P7] a second import of the plain text changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' ', '\n', '&amp;', '<p>', '</p>', 'é', 'Ã©', '<', '½', '• ')),
      (parts) => {
        const once = description(parts.join('')).cells.description ?? ''
        if (/&|Ã/.test(once)) return
        expect(description(once).cells.description).toBe(once)
      },
    ),
  )
})
