import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { promisedDays, promisedShipDay } from '#features/shipping/rules/promise.ts'
import type { Receipt } from '../../contract.ts'
import { printedOrderNumber } from '../../rules/order-number.ts'
import { dueText, grossOf, money, orderedAtText, paymentText, receiptSums } from '../../rules/receipt-sums.ts'
import { texts } from '../../texts.ts'
import { winAnsi } from './win-ansi.ts'

export interface PdfShop {
  name: string
  phone: string
  email: string
}

/** The receipt as a PDF in US Letter. */
export const renderPdf = (receipt: Receipt, shop: PdfShop): Promise<Buffer> =>
  renderToBuffer(<ReceiptDocument receipt={receipt} shop={shop} />)

const styles = StyleSheet.create({
  page: {
    padding: 48,
    paddingBottom: 64,
    fontFamily: 'Helvetica',
    fontSize: 10,
    lineHeight: 1.4,
    color: printColors.ink,
  },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  name: { fontFamily: 'Helvetica-Bold', fontSize: 20, lineHeight: 1.2 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 14, textAlign: 'right', lineHeight: 1.2 },
  label: { color: printColors.muted, fontSize: 8, marginBottom: 2 },
  bold: { fontFamily: 'Helvetica-Bold' },
  columns: {
    flexDirection: 'row',
    gap: 24,
    marginVertical: 20,
    paddingVertical: 12,
    borderTop: `1pt solid ${printColors.ink}`,
    borderBottom: `1pt solid ${printColors.hairline}`,
  },
  column: { flex: 1 },
  line: { flexDirection: 'row', paddingVertical: 5, borderBottom: `0.5pt solid ${printColors.hairline}` },
  item: { flex: 1, paddingRight: 12 },
  figure: { width: 72, textAlign: 'right' },
  quantity: { width: 36, textAlign: 'right' },
  sums: { marginTop: 12, marginLeft: 'auto', width: 260 },
  sumLabel: { flex: 1, paddingRight: 12 },
  note: { fontSize: 8, color: printColors.muted },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 4,
    paddingTop: 4,
    borderTop: `1pt solid ${printColors.ink}`,
  },
  footer: {
    position: 'absolute',
    left: 48,
    right: 48,
    bottom: 32,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: printColors.muted,
  },
})

function ReceiptDocument({ receipt, shop }: { receipt: Receipt; shop: PdfShop }) {
  return (
    <Document
      title={`${texts.receipt} ${printedOrderNumber(receipt.orderID)}`}
      author={shop.name}
      language="en-US"
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.row}>
          <View>
            <Text style={styles.name}>{shop.name}</Text>
            <Text>
              {shop.phone} · {shop.email}
            </Text>
          </View>
          <View>
            <Text style={styles.title}>
              {texts.receipt} {printedOrderNumber(receipt.orderID)}
            </Text>
            <Text style={{ textAlign: 'right' }}>
              {texts.ordered} {orderedAtText(receipt.orderedAt)}
            </Text>
          </View>
        </View>
        <Parties receipt={receipt} />
        <Lines receipt={receipt} />
        <View style={styles.sums} wrap={false}>
          {receiptSums(receipt).map((row) => (
            <View key={row.label} style={row.isTotal ? styles.total : styles.row}>
              <View style={styles.sumLabel}>
                <Text style={row.isTotal ? styles.bold : {}}>{winAnsi(row.label)}</Text>
                {row.note !== '' && <Text style={styles.note}>{winAnsi(row.note)}</Text>}
              </View>
              <Text style={row.isTotal ? styles.bold : {}}>{winAnsi(row.amount)}</Text>
            </View>
          ))}
        </View>
        <View style={styles.footer} fixed>
          <Text>{texts.questions(shop.phone)}</Text>
          <Text render={({ pageNumber, totalPages }) => texts.pageOf(pageNumber, totalPages)} />
        </View>
      </Page>
    </Document>
  )
}

function Parties({ receipt }: { receipt: Receipt }) {
  const days = promisedDays(receipt.shippingMethod)
  const due = dueText(receipt.payment)
  const ships = promisedShipDay({ shipDate: receipt.shippingMethod.expectedShipDate })
  return (
    <View style={styles.columns}>
      <Party label={texts.shippedTo} address={receipt.shipping} />
      <Party label={texts.billedTo} address={receipt.billing} />
      <View style={styles.column}>
        <Text style={styles.label}>{texts.paidBy}</Text>
        <Text style={styles.bold}>{paymentText(receipt.payment)}</Text>
        {due ? <Text>{due}</Text> : null}
        {ships ? <Text>{texts.ships(ships)}</Text> : null}
        {days ? <Text>{texts.arrives(days)}</Text> : null}
      </View>
    </View>
  )
}

function Party({ label, address }: { label: string; address: Receipt['billing'] }) {
  return (
    <View style={styles.column}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.bold}>{winAnsi(address.name)}</Text>
      {address.company ? <Text>{winAnsi(address.company)}</Text> : null}
      <Text>{winAnsi([address.address1, address.address2].filter(Boolean).join(', '))}</Text>
      <Text>
        {winAnsi(address.city)}, {address.state} {address.postcode}
      </Text>
    </View>
  )
}

function Lines({ receipt }: { receipt: Receipt }) {
  return (
    <View>
      <View style={styles.line}>
        <Text style={[styles.item, styles.label]}>{texts.item}</Text>
        <Text style={[styles.quantity, styles.label]}>{texts.quantity}</Text>
        <Text style={[styles.figure, styles.label]}>{texts.each}</Text>
        <Text style={[styles.figure, styles.label]}>{texts.lineTotal}</Text>
      </View>
      {receipt.lines.map((line) => (
        <View key={line.id} style={styles.line} wrap={false}>
          <View style={styles.item}>
            <Text style={styles.bold}>{winAnsi(line.name)}</Text>
            <Text>{winAnsi(line.sku)}</Text>
          </View>
          <Text style={styles.quantity}>{line.qty}</Text>
          <Text style={styles.figure}>{money(line.price)}</Text>
          <Text style={styles.figure}>{money(grossOf(line))}</Text>
        </View>
      ))}
    </View>
  )
}
