import fc from 'fast-check'
import { LinkifyIt } from 'linkify-it'
import { expect, test } from 'vitest'
import { texts, withoutLinks } from './without-links.ts'

/** Finds what mail programs make links of: addresses, hosts, mailboxes and numbers of computers. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(
  ['example', 'win', 'zip', 'com', 'shop', 'рф', 'test'],
  true,
)
const linksIn = (text: string): string[] => (linkify.match(text) ?? []).map(({ url }) => url)

test.each([
  ['Claim at https://evil.example/win now', 'Claim at [link left out] now'],
  ['http://evil.example', '[link left out]'],
  ['(www.evil.example)', '[link left out]'],
  ['Go to evil.example today', 'Go to evil. example today'],
  ['evil.example/win', '[link left out]'],
  ['evil.example:8080', '[link left out]'],
  ['evil.example?a', '[link left out]'],
  ['write me@evil.example', 'write [link left out]'],
  ['mailto:me', '[link left out]'],
  ['\\\\evil\\share', '[link left out]'],
  ['//evil.example', '[link left out]'],
  ['192.168.0.1', '[link left out]'],
  ['ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ', '[link left out]'],
  ['evil\u200b.example', 'evil. example'],
  ['evil。example', 'evil。 example'],
  ['ht\u200dtps://evil.example', '[link left out]'],
])('[S2] %s', (typed, printed) => {
  expect(withoutLinks(typed)).toBe(printed)
})

test.each([
  'The unit is 2.5 tons at 14.3 SEER2. It needs 3/8" and 3/4" lines, No. 5 breaker, 240 V.',
  'Is it $5.00 @ 3? He said: yes. A/C, U.S.A., e.g. this... or 50/50?',
  'Öffnen Sie das Fenster. 请打开窗户。',
  '👨\u200d👩\u200d👧 thanks!',
  'Call (312) 555-0142 before 10:30.',
  'two\nlines',
])('words without a link stay as they are: %s', (typed) => {
  expect(withoutLinks(typed)).toBe(typed)
})

test('a space keeps other words apart, and none is lost', () => {
  expect(withoutLinks('1200 sq.ft and the end.Next sentence')).toBe('1200 sq. ft and the end. Next sentence')
})

test('addresses of ours stay, and only they', () => {
  const own = ['https://store.example.com/cart', 'ann@example.com']
  const typed = 'See https://store.example.com/cart, or ann@example.com. Not https://store.example.com/cart/x'
  expect(withoutLinks(typed, own)).toBe(typed.replace(/https:\S+x$/, texts.leftOut))
})

const part = fc.constantFrom(
  ...[
    'https://',
    'HTTP://',
    '//',
    'www.',
    'evil',
    'evil.example',
    '.example',
    '.com',
    '.win',
    '@',
    'me@',
    '/win',
  ],
  ...[
    ':',
    ':8080',
    '?a=1',
    '#x',
    ' ',
    '\n',
    '\u00a0',
    '\u200b',
    '\u2060',
    '\u200d',
    '.',
    ',',
    '(',
    ')',
    '<',
    '>',
  ],
  ...[
    '"',
    '-',
    '_',
    'mailto:',
    'tel:',
    '192.168.0.1',
    '10.0.0.1',
    'пример.рф',
    'ｅｖｉｌ',
    '．',
    '。',
    'ann',
    '5',
    'sq.ft',
  ],
)

test('[S2] of any words, a mail program makes no link', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      expect(linksIn(withoutLinks(parts.join('')))).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})

test('[S2] nor of text that anyone could type', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(linksIn(withoutLinks(`${typed} https://${typed}`))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('what is printed once stays the same when it is printed again', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = withoutLinks(parts.join(''))
      expect(withoutLinks(once)).toBe(once)
    }),
  )
})

test('control: the finder finds links in what was typed', () => {
  expect(
    linksIn('see https://evil.example/win, evil.example, www.evil.example and me@evil.example'),
  ).toHaveLength(4)
})
