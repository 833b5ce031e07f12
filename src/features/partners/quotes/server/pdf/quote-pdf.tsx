import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { draw } from '#drawings/pictures.ts'
import { fileOf } from '#drawings/views/share.ts'
import { type Cents, formatMoney } from '#lib/money.ts'
import { Image, Path, paperOf, Svg, Text, View } from '#platform/pdf/server/paper.tsx'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { comparedRows } from '../../view/compared.ts'
import {
  firstSelections,
  type LaborView,
  type OptionView,
  optionView,
  pricesHold,
  quoteHead,
  quoteSender,
} from '../../view/quote-view.ts'
import { readFacts } from '../../view/read-facts.ts'
import { pdfStyles as styles } from './pdf-styles.ts'
import type { PdfWanted, ToDraw } from './pdf-wanted.ts'

/** Drawings by product id, as PNG. */
type QuoteDrawings = ReadonlyMap<string, Buffer>

/** Printed at 30 points: three pixels a point are sharp on paper. */
const HEIGHT = 90
const KEPT_BYTES = 4 * 1024 * 1024

/** A drawing depends only on its data, so it is made once. */
const kept = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (png, key) => png.length + key.length,
})

/** The drawings of products for a PDF. */
async function quoteDrawings(wanted: readonly ToDraw[]): Promise<QuoteDrawings> {
  const made = await Promise.all(
    wanted.map(async ({ id, ...drawn }): Promise<[string, Buffer][]> => {
      const key = JSON.stringify(drawn)
      const png = kept.get(key) ?? (await pngOf(drawn))
      if (png) kept.set(key, png)
      return png ? [[id, png]] : []
    }),
  )
  return new Map(made.flat())
}

async function pngOf(drawn: Omit<ToDraw, 'id'>): Promise<Buffer | undefined> {
  const svg = draw({ ...drawn, view: 'thumb', decorative: true })
  if (svg === '') return undefined
  const file = Buffer.from(fileOf(svg, { ground: 'transparent' }))
  // Paper is white. A PDF takes a picture without transparency as it is, and decodes any other.
  return sharp(file).resize({ height: HEIGHT }).flatten({ background: '#fff' }).png().toBuffer()
}

/** An option with at most this many lines of text in its rows and its note stays on one page. */
const MOST_TOGETHER = 36
/** Letters of a line in the column of an item. */
const LINE_LETTERS = 60

const PAGE = { padding: 48, fontSize: 9.5, lineHeight: 1.35, color: printColors.ink }

/** The quote as a PDF in US Letter: what the page shows, option by option, with its first selections. */
export async function renderPdf({ quote, shop, drawings, logo }: PdfWanted): Promise<Uint8Array> {
  const drawn = await quoteDrawings(drawings)
  const sender = quoteSender(quote, shop)
  return paperOf({
    title: `${texts.quote} ${quote.quoteNumber}`,
    author: sender.name,
    style: PAGE,
    foot: {
      text: `${texts.quote} ${quote.quoteNumber} · ${texts.version(quote.version)} · ${sender.phone}`,
      page: texts.page,
      color: printColors.muted,
    },
    children: <QuotePages quote={quote} shop={shop} drawings={drawn} logo={logo} />,
  })
}

interface Props extends Omit<PdfWanted, 'drawings'> {
  drawings: QuoteDrawings
}

function QuotePages({ quote, shop, drawings, logo }: Props) {
  const facts = readFacts(quote.facts)
  const selections = firstSelections(quote)
  const options = quote.sections.map((section, index) =>
    optionView(quote, section, selections[index]!, facts),
  )
  return (
    <>
      <Head quote={quote} shop={shop} logo={logo} />
      {options.length > 1 && <Compared quote={quote} options={options} />}
      {options.map((option) => (
        <Option key={option.section.key} option={option} drawings={drawings} />
      ))}
      {pricesHold(quote) && <Text style={[styles.muted, { marginTop: 12 }]}>{texts.holds}</Text>}
    </>
  )
}

function Head({ quote, shop, logo }: Pick<Props, 'quote' | 'shop' | 'logo'>) {
  const head = quoteHead(quote)
  const sender = quoteSender(quote, shop)
  return (
    <>
      <View style={styles.row}>
        <View>
          <View style={{ flexDirection: 'row' }}>
            {quote.company === null && <Mark />}
            {logo && <Image src={Buffer.from(logo)} style={styles.logo} />}
            <Text style={styles.name}>{sender.name}</Text>
          </View>
          <Text style={{ marginTop: 4 }}>{sender.reach}</Text>
          {sender.license !== '' && <Text>{sender.license}</Text>}
        </View>
        <View>
          <Text style={[styles.label, styles.right]}>{texts.quote}</Text>
          <Text style={styles.number}>{head.number}</Text>
          <Text style={styles.right}>
            {head.validTo === '' ? head.version : `${head.version} · ${texts.validTo} ${head.validTo}`}
          </Text>
        </View>
      </View>
      <View style={styles.parties}>
        <View style={styles.half}>
          <Text style={styles.label}>{texts.for}</Text>
          <Text style={styles.bold}>{head.customer}</Text>
          <Text>{head.contact}</Text>
          <Text>{head.shipsTo}</Text>
        </View>
        <View style={styles.half}>
          <Text style={styles.label}>{texts.preparedBy}</Text>
          <Text style={styles.bold}>{head.consultant}</Text>
          {sender.seller !== '' && <Text style={styles.muted}>{sender.seller}</Text>}
          {head.message !== '' && <Text>{head.message}</Text>}
        </View>
      </View>
    </>
  )
}

function Compared({ quote, options }: { quote: ShopperQuote; options: readonly OptionView[] }) {
  const totals = options.map(({ totals: { total } }) => formatMoney(total))
  const rows = [{ label: texts.total, cells: totals }, ...comparedRows(quote)]
  return (
    <View wrap={false}>
      <View style={styles.line}>
        <Text style={[styles.cell, styles.label]}>{texts.option}</Text>
        {options.map(({ section }) => (
          <Text key={section.key} style={[styles.cell, styles.bold]}>
            {section.title}
          </Text>
        ))}
      </View>
      {rows.map(({ label, cells }) => (
        <View key={label} style={styles.line}>
          <Text style={[styles.cell, styles.muted]}>{label}</Text>
          {cells.map((cell, index) => (
            <Text key={quote.sections[index]?.key} style={styles.cell}>
              {cell || texts.unknown}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

function Option({ option, drawings }: { option: OptionView; drawings: QuoteDrawings }) {
  const { section, rows, plate, sums, total } = option
  return (
    <View wrap={linesOf(option) > MOST_TOGETHER}>
      <Text style={styles.title} minPresenceAhead={80}>
        {section.isRecommended ? `${section.title} (${texts.recommended})` : section.title}
      </Text>
      {section.note !== '' && <Text style={styles.note}>{section.note}</Text>}
      {plate.length > 0 && (
        <View style={styles.plate} wrap={false}>
          {plate.map(({ label, value }) => (
            <View key={label} style={styles.plateCell}>
              <Text style={styles.label}>{label}</Text>
              <Text style={styles.bold}>{value}</Text>
            </View>
          ))}
        </View>
      )}
      {rows.map((row) => (
        <Row key={row.item.key} row={row} drawing={drawings.get(row.item.id)} />
      ))}
      <View style={styles.sums} wrap={false}>
        {sums.map((sum) => (
          <View key={sum.label} style={styles.row}>
            <Text>{sum.label}</Text>
            <Text>{amountText(sum.amount)}</Text>
          </View>
        ))}
        <View style={[styles.row, styles.total]}>
          <Text style={styles.bold}>{total.label}</Text>
          <Text style={styles.bold}>{amountText(total.amount)}</Text>
        </View>
      </View>
      {option.labor && <LaborSums labor={option.labor} />}
    </View>
  )
}

/** The renderer drops what may not be divided and does not fit on a page. */
const linesOf = ({ section, rows, labor }: OptionView): number =>
  [
    section.note,
    ...(labor?.notes ?? []),
    ...rows.map(({ item }) => `${item.name}\n${item.note}\n${item.sku}`),
  ]
    .flatMap((text) => text.split('\n'))
    .reduce((sum, line) => sum + Math.ceil(line.length / LINE_LETTERS), 0)

/** One box for each column, because most of the time of a PDF goes into the layout of its boxes. */
function Row({ row, drawing }: { row: OptionView['rows'][number]; drawing: Buffer | undefined }) {
  const { item, isSelected, tag } = row
  const details = [`${item.brand} ${item.sku}`, tag].filter((part) => part !== '').join(' · ')
  return (
    <View style={styles.line} wrap={false}>
      {drawing ? <Image src={drawing} style={styles.picture} /> : <View style={styles.picture} />}
      <Text style={styles.item}>
        <Text style={styles.bold}>{item.name}</Text>
        {item.note !== '' && `\n${item.note}`}
        <Text style={styles.muted}>{`\n${details}`}</Text>
      </Text>
      <Text style={styles.price}>{isSelected ? `${row.qty} × ${row.price}` : row.price}</Text>
      <Text style={styles.figure}>{isSelected ? row.total : '–'}</Text>
    </View>
  )
}

/** The ridge and the dimension line of the store's logo. */
const Mark = () => (
  <Svg viewBox="0 0 40 34" style={{ width: 28, height: 24, marginRight: 6 }}>
    <Path d="M2 25.5L14.5 5.5 22 17.5l4.5-6 11.5 14" stroke={printColors.ink} strokeWidth={2} fill="none" />
    <Path d="M2 31h36M2 28v6M38 28v6" stroke={printColors.ink} strokeWidth={1} fill="none" />
  </Svg>
)

const amountText = (value: Cents | string): string => (typeof value === 'string' ? value : formatMoney(value))

/** Work that a contractor does and is paid for, below the sum of what the store sells. */
function LaborSums({ labor }: { labor: LaborView }) {
  return (
    <View style={styles.labor} wrap={false}>
      <Text style={styles.bold}>{labor.title}</Text>
      {labor.lines.map(({ label, note, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet never move
        <View key={index} style={styles.row}>
          <Text style={styles.laborText}>{note === '' ? label : `${label}, ${note}`}</Text>
          <Text>{formatMoney(amount)}</Text>
        </View>
      ))}
      {[labor.total, labor.wholeJob].map(({ label, amount }) => (
        <View key={label} style={[styles.row, styles.total]}>
          <Text style={styles.bold}>{label}</Text>
          <Text style={styles.bold}>{amountText(amount)}</Text>
        </View>
      ))}
      {labor.notes.map((note) => (
        <Text key={note} style={styles.muted}>
          {note}
        </Text>
      ))}
    </View>
  )
}
