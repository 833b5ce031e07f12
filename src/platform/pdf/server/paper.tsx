// All PDFs set their text with these parts, so every text passes the font and `printable`.
import { createRequire } from 'node:module'
import * as pdf from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { merchant } from '#lib/merchant/merchant.ts'
import { printable } from './printable.ts'

export const { Image, Path, StyleSheet, Svg, View } = pdf

/** Latin, Greek and Cyrillic with the widths of Helvetica. */
const FONT = 'Arimo'
/** The style of a text in bold. */
export const BOLD = { fontWeight: 700 } as const

const fileOf = createRequire(import.meta.url).resolve
pdf.Font.register({
  family: FONT,
  fonts: [
    { src: fileOf('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf') },
    { src: fileOf('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'), fontWeight: 700 },
  ],
})
// A model, a name or a cabinet is not divided at the end of a line.
pdf.Font.registerHyphenationCallback((word) => [word])

/**
 * The font with a glyph for each of its characters. The library keeps the glyphs of all documents of the
 * thread, and one that it met first as a part of another letter would be written without its character: a
 * reader of the PDF, or its search, would then find something else.
 */
const font = Promise.all(
  [400, 700].map(async (fontWeight) => {
    const cut = { fontFamily: FONT, fontWeight }
    await pdf.Font.load(cut)
    const glyphs = pdf.Font.getFont(cut).data
    for (const code of glyphs?.characterSet ?? []) glyphs?.glyphForCodePoint(code)
  }),
)

interface Paper {
  title: string
  author: string
  subject?: string
  style: { padding: number; fontSize: number; lineHeight: number; color: string }
  /** in points; US Letter without it */
  size?: { width: number; height: number }
  /** at the bottom of each page, at the left; the page's number at the right, such as "Page 1 of 2" */
  foot?: { text: string; page: (page: number, of: number) => string; color: string }
  /** what the pages say; `sheets` begin on a page each */
  children?: ReactNode
  sheets?: readonly ReactNode[]
}

/** Room of the foot, in points. */
const FOOT = 16

/**
 * A document as a PDF. The foot does not inherit the line height: the library multiplies it
 * again when it lays out a page for its number, and the foot would leave the page.
 */
export async function paperOf({
  title,
  author,
  subject,
  style,
  size,
  foot,
  children,
  sheets = [children],
}: Paper): Promise<Buffer> {
  await font
  const { padding, color, fontSize, lineHeight } = style
  const page = { color, fontFamily: FONT, padding, paddingBottom: padding + (foot ? FOOT : 0) }
  return pdf.renderToBuffer(
    <pdf.Document
      title={title}
      author={author}
      {...(subject ? { subject } : {})}
      language={merchant().locale}
    >
      {sheets.map((sheet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is made once
        <pdf.Page key={index} size={size ?? 'LETTER'} style={page}>
          <View style={{ fontSize, lineHeight }}>{sheet}</View>
          {foot && <Foot padding={padding} {...foot} />}
        </pdf.Page>
      ))}
    </pdf.Document>,
  )
}

function Foot({ padding, text, page, color }: NonNullable<Paper['foot']> & { padding: number }) {
  const place = { position: 'absolute', left: padding, right: padding, bottom: padding - FOOT } as const
  return (
    <View
      fixed
      style={{ ...place, flexDirection: 'row', justifyContent: 'space-between', fontSize: 8, color }}
    >
      <Text>{text}</Text>
      <pdf.Text render={({ pageNumber, totalPages }) => printable(page(pageNumber, totalPages))} />
    </View>
  )
}

/** Text in the characters of the font. */
export const Text = ({ children, ...rest }: pdf.TextProps & { children?: ReactNode }): ReactElement => (
  <pdf.Text {...rest}>{printed(children)}</pdf.Text>
)

function printed(node: ReactNode): ReactNode {
  if (typeof node === 'string') return printable(node)
  return Array.isArray(node) ? node.map(printed) : node
}
