import fc from 'fast-check'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { BOLD, paperOf, StyleSheet, Text } from './paper.tsx'
import { printable, SHOWN_ONLINE } from './printable.ts'

const styles = StyleSheet.create({ bold: BOLD })

const FEET = /Foot\s*Page \d+ of \d+\s*$/

/** What another program reads in a PDF of these lines, a line each, in regular and in bold. */
async function readBack(lines: readonly string[], title = 'Letters') {
  const pdf = await paperOf({
    title,
    author: 'Store',
    style: { padding: 40, fontSize: 9, lineHeight: 1.4, color: '#000' },
    foot: { text: 'Foot', page: (page, of) => `Page ${page} of ${of}`, color: '#666' },
    children: lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: no line moves
      <Text key={index} style={index % 2 === 0 ? {} : styles.bold}>
        {line}
      </Text>
    )),
  })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text: pages } = await extractText(document)
  const feet = pages.map((text) => FEET.exec(text)?.[0])
  const text = pages.map((page) => page.replace(FEET, '')).join('\n')
  return { text, feet, title: (await getMeta(document)).info.Title }
}

const lettersIn = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter(
    (letter) => !/[\p{Cc}\p{Cf}\p{Cn}\p{M}\p{Z}]/u.test(letter),
  )

const ALPHABETS = {
  'Latin with its extensions': lettersIn(0x20, 0x24f),
  'Vietnamese and other accents': lettersIn(0x1e00, 0x1eff),
  Greek: lettersIn(0x370, 0x3ff),
  Cyrillic: lettersIn(0x400, 0x52f),
  'signs of the trade': [...'′″⁄⅓⅔⅛⅜⅝⅞½¼¾≤≥≈≠±Ω‑−–—‘’“”„•…€™®©°µ×÷→←√∞²³₂№'],
}

/** Two letters of Unicode that the font draws as one. */
const ONE_GLYPH: Readonly<Record<string, string>> = { µ: 'μ', Ә: 'Ə', ә: 'ə' }
const drawn = (letter = ''): string => ONE_GLYPH[letter] ?? letter

test.each(Object.entries(ALPHABETS))(
  '[P6, G3] each letter is read back as itself: %s',
  async (_, letters) => {
    // Marked on both sides, so that a letter that is printed as nothing or as another one shows.
    const lines = letters.map((letter, at) => `k${at}[${letter}]`)

    const { text } = await readBack(lines.flatMap((line) => [line, line]))

    const expected = new Map(letters.map((letter, at) => [`k${at}`, drawn(letter.normalize('NFC'))]))
    const read = [...text.matchAll(/(k\d+)\[(.?)\]/gu)]
    expect(read.length).toBe(2 * letters.length)
    expect(read.filter(([, key = '', letter]) => expected.get(key) !== drawn(letter))).toEqual([])
  },
)

test.each([
  ['Łukasz Żółtowski', 'Łukasz Żółtowski'],
  ['Đặng Thị Hương', 'Đặng Thị Hương'],
  ['Dvořák 5⁄8″ ≤ 30 dB, 2⅓ ft, 6′ whip, R‑32, 4 Ω', 'Dvořák 5⁄8″ ≤ 30 dB, 2⅓ ft, 6′ whip, R‑32, 4 Ω'],
  ['Παπαδόπουλος, Щербаков', 'Παπαδόπουλος, Щербаков'],
  ['José', 'José'],
  ['⅙ hp, ① ﬁlter ✓', '1⁄6 hp, 1 filter √'],
  ['王 Wei 🏠 Chen', ' Wei  Chen'],
  ['王小明', SHOWN_ONLINE],
  ['محمد', SHOWN_ONLINE],
  ['🔥', ''],
  ['two\r\nlines\u2028and\ta tab', 'two\nlines\nand a tab'],
  ['soft\u00adhyphen, zero\u200bwidth, \u202eturned', 'softhyphen, zerowidth, turned'],
])('[P6] %s prints as %s', (text, print) => {
  expect(printable(text)).toBe(print)
})

test('[P6] names of any letters are read back as they print, whatever was printed before', async () => {
  const letters = [...Object.values(ALPHABETS).flat(), '王', '🔥', '\u0301', 'ﬁ', 'م', ' ', ' ', '-']
  const name = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 24 })
    .map((all) => all.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 8 }), async (names) => {
      const { text } = await readBack(names)
      const printed = names.map(printable).join('')
      expect(bare(text)).toBe(bare(printed))
    }),
    { numRuns: 60 },
  )
})

/** Without blanks, which a reader of PDFs sets by the distance of the letters. */
const bare = (text: string): string => [...text.normalize('NFC').replaceAll(/\s/g, '')].map(drawn).join('')

test('[P6] a title keeps every letter, because the list of a reader shows it', async () => {
  expect((await readBack(['x'], 'Receipt of Żółtowski 王')).title).toBe('Receipt of Żółtowski 王')
})

test('[P6] each page has its foot with its number', async () => {
  const { feet } = await readBack(Array.from({ length: 120 }, (_, at) => `line ${at}`))

  expect(feet).toEqual(feet.map((_, at) => expect.stringMatching(`Foot\\s*Page ${at + 1} of ${feet.length}`)))
  expect(feet.length).toBeGreaterThan(1)
})
