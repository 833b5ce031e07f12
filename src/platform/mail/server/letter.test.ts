import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { darkMailColors } from '#drawings/engine/drawing-styles.ts'
import { contrast } from '#tests/fixtures/contrast.ts'
import { renderLetter } from './send.ts'

const letter = {
  from: 'Alpine',
  subject: 'Your quote',
  preview: 'It holds until Friday.',
  heading: 'Your quote, Ann',
  paragraphs: ['Five < six & seven.'],
  action: { label: 'Open the quote', href: 'https://alpine.example/view-quotes/QL000001?key=a&b=c' },
  lines: [{ id: '1', name: 'Furnace', note: '1 × $100.00', amount: '$100.00' }],
  sums: [{ label: 'Total', amount: '$100.00', isTotal: true, note: '' }],
  footnotes: ['You did not ask for this? Call us.'],
}

test('a mail says everything in HTML and in plain text, and escapes what people typed', async () => {
  const { html, text } = await renderLetter(letter)

  expect(html).toContain('Five &lt; six &amp; seven.')
  expect(html).toContain('href="https://alpine.example/view-quotes/QL000001?key=a&amp;b=c"')
  for (const words of ['Five < six & seven.', letter.action.href, 'Furnace', '$100.00', 'Call us.'])
    expect(text).toContain(words)
  // Mailboxes show the preview beside the subject, so it is not in the text.
  expect(text).not.toContain(letter.preview)
})

const TYPED = 'Claim at https://evil.example/win, evil.example or me@evil.example'

/** The letter with these words in the place of each of its texts. */
function allTyped<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (key === 'href' || key === 'id' ? value : TYPED) as T
  if (Array.isArray(value)) return value.map((each) => allTyped(each)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, allTyped(each, name)])) as T
}

test('[S2] whatever text of a mail a stranger typed, it carries no link', async () => {
  const details = [
    { label: 'Help', lines: ['Call us.', { label: 'The store', href: 'https://alpine.example' }] },
  ]
  const { html, text, subject } = await renderLetter(allTyped({ ...letter, details }))
  for (const printed of [html, text, subject]) {
    expect(printed).not.toMatch(/evil\.example|https?:\/\/evil/)
    expect(printed).toContain('[link left out]')
  }
  expect(html).toContain('href="https://alpine.example"')
})

test('an address that the mail names as its own stays', async () => {
  const { text } = await renderLetter({ ...letter, paragraphs: [TYPED], own: ['me@evil.example'] })
  expect(text).toContain('Claim at [link left out] evil. example or me@evil.example')
})

test('a mail keeps the line breaks that a person typed', async () => {
  const { html, text } = await renderLetter({ ...letter, paragraphs: ['First line.\nSecond line.'] })

  expect(html).toContain('First line.<br/>Second line.')
  expect(text).toContain('First line.\nSecond line.')
})

test('a phone number in a mail stays in one line', async () => {
  const sentence = 'Call us at (800) 555-0142, or (312) 555-0100.'
  const { html, text } = await renderLetter({
    ...letter,
    paragraphs: [sentence],
    details: [{ label: 'Help', lines: [sentence] }],
    footnotes: [sentence],
  })

  for (const phone of ['(800) 555-0142', '(312) 555-0100'])
    expect(html.split(`<span style="white-space:nowrap">${phone}</span>`)).toHaveLength(4)
  expect(text.split(sentence)).toHaveLength(4)
})

test('a mail has dark colors for programs that know them: those of the dark theme', async () => {
  const { html } = await renderLetter(letter)
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  const dark = tokens.slice(tokens.indexOf('[data-theme="dark"]')).toUpperCase()

  expect(html).toContain('<meta name="color-scheme" content="light dark"')
  for (const [name, color] of Object.entries(darkMailColors)) {
    expect(html, name).toContain(color)
    expect(dark, name).toContain(color)
  }
  const { ink, muted, paper, ground, action, onAction } = darkMailColors
  for (const [text, behind] of [
    [ink, paper],
    [muted, paper],
    [action, ground],
    [onAction, action],
  ] as const)
    expect(contrast(text, behind)).toBeGreaterThan(4.5)
})
