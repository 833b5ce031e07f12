import { printColors } from '#drawings/engine/drawing-styles.ts'
import { formatMoney } from '#kit/money.ts'
import { BOLD, Image, paperOf, StyleSheet, Text, View } from '#kit/react/pdf/paper.tsx'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { comparedRows } from '../../view/compared.ts'
import { firstSelections, type OptionView, optionView, pricesHold, quoteHead } from '../../view/quote-view.ts'
import { readFacts } from '../../view/read-facts.ts'
import { type QuoteDrawings, quoteDrawings } from './drawings.ts'
import { Mark } from './mark.tsx'
import type { PdfWanted } from './pdf-wanted.ts'

/** An option with at most this many lines of text in its rows and its note stays on one page. */
const MOST_TOGETHER = 36
/** Letters of a line in the column of an item. */
const LINE_LETTERS = 60

const PAGE = { padding: 48, fontSize: 9.5, lineHeight: 1.35, color: printColors.ink }

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  name: { ...BOLD, fontSize: 20, lineHeight: 1.2 },
  number: { ...BOLD, fontSize: 18, textAlign: 'right', lineHeight: 1.2 },
  right: { textAlign: 'right' },
  label: { color: printColors.muted, fontSize: 7.5, letterSpacing: 0.5, textTransform: 'uppercase' },
  bold: { ...BOLD },
  muted: { color: printColors.muted },
  parties: {
    flexDirection: 'row',
    gap: 24,
    marginVertical: 16,
    paddingVertical: 10,
    borderTop: `1pt solid ${printColors.ink}`,
    borderBottom: `0.5pt solid ${printColors.hairline}`,
  },
  half: { flex: 1 },
  title: { ...BOLD, fontSize: 14, marginTop: 12, marginBottom: 6 },
  plate: { flexDirection: 'row', border: `0.75pt solid ${printColors.ink}`, marginBottom: 8 },
  plateCell: { flex: 1, padding: 5, borderRight: `0.5pt solid ${printColors.hairline}` },
  // Written out in full, because the layout resolves each short form for each row and page anew.
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingTop: 3,
    paddingBottom: 3,
    borderBottomWidth: 0.5,
    borderBottomStyle: 'solid',
    borderBottomColor: printColors.hairline,
  },
  picture: { width: 40, height: 30, objectFit: 'contain' },
  note: { marginBottom: 6 },
  item: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingLeft: 8, paddingRight: 8 },
  // With both measures given, the layout does not ask for them again and again.
  price: { width: 96, height: 13, textAlign: 'right' },
  figure: { width: 72, height: 13, textAlign: 'right' },
  cell: { flex: 1, paddingRight: 8 },
  sums: { marginTop: 8, marginLeft: 'auto', width: 240 },
  total: { borderTop: `1pt solid ${printColors.ink}`, marginTop: 3, paddingTop: 3 },
})

/** The quote as a PDF in US Letter: what the page shows, option by option, with its first selections. */
export async function renderPdf({ quote, shop, drawings }: PdfWanted): Promise<Uint8Array> {
  const drawn = await quoteDrawings(drawings)
  return paperOf({
    title: `${texts.quote} ${quote.quoteNumber}`,
    author: shop.name,
    style: PAGE,
    foot: {
      text: `${texts.quote} ${quote.quoteNumber} · ${texts.version(quote.version)} · ${shop.phone}`,
      page: texts.page,
      color: printColors.muted,
    },
    children: <QuotePages quote={quote} shop={shop} drawings={drawn} />,
  })
}

interface Props extends Omit<PdfWanted, 'drawings'> {
  drawings: QuoteDrawings
}

function QuotePages({ quote, shop, drawings }: Props) {
  const facts = readFacts(quote.facts)
  const selections = firstSelections(quote)
  const options = quote.sections.map((section, index) =>
    optionView(quote, section, selections[index]!, facts),
  )
  return (
    <>
      <Head quote={quote} shop={shop} />
      {options.length > 1 && <Compared quote={quote} options={options} />}
      {options.map((option) => (
        <Option key={option.section.key} option={option} drawings={drawings} />
      ))}
      {pricesHold(quote) && <Text style={[styles.muted, { marginTop: 12 }]}>{texts.holds}</Text>}
    </>
  )
}

function Head({ quote, shop }: Pick<Props, 'quote' | 'shop'>) {
  const head = quoteHead(quote)
  return (
    <>
      <View style={styles.row}>
        <View>
          <View style={{ flexDirection: 'row' }}>
            <Mark />
            <Text style={styles.name}>{shop.name}</Text>
          </View>
          <Text style={{ marginTop: 4 }}>
            {shop.phone} · {shop.email}
          </Text>
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
  const amount = (value: (typeof total)['amount']) => (typeof value === 'string' ? value : formatMoney(value))
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
            <Text>{amount(sum.amount)}</Text>
          </View>
        ))}
        <View style={[styles.row, styles.total]}>
          <Text style={styles.bold}>{total.label}</Text>
          <Text style={styles.bold}>{amount(total.amount)}</Text>
        </View>
      </View>
    </View>
  )
}

/** The renderer drops what may not be divided and does not fit on a page. */
const linesOf = ({ section, rows }: OptionView): number =>
  [section.note, ...rows.map(({ item }) => `${item.name}\n${item.note}\n${item.sku}`)]
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
