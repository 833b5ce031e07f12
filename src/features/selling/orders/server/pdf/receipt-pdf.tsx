import { printColors } from '#drawings/engine/drawing-styles.ts'
import { promisedDays, promisedShipDay } from '#features/selling/shipping/rules/promise.ts'
import { BOLD, paperOf, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import type { Receipt } from '../../contract.ts'
import { printedOrderNumber } from '../../rules/order-number.ts'
import { dueText, grossOf, money, orderedAtText, paymentText, receiptSums } from '../../rules/receipt-sums.ts'
import { texts } from '../../texts.ts'

export interface PdfShop {
  name: string
  phone: string
  email: string
}

/** The receipt as a PDF in US Letter. */
export const renderPdf = (receipt: Receipt, shop: PdfShop): Promise<Buffer> =>
  paperOf({
    title: `${texts.receipt} ${printedOrderNumber(receipt.orderID)}`,
    author: shop.name,
    style: PAGE,
    foot: { text: texts.questions(shop.phone), page: texts.pageOf, color: printColors.muted },
    children: <ReceiptPages receipt={receipt} shop={shop} />,
  })

const PAGE = { padding: 48, fontSize: 10, lineHeight: 1.4, color: printColors.ink }

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  name: { ...BOLD, fontSize: 20, lineHeight: 1.2 },
  title: { ...BOLD, fontSize: 14, textAlign: 'right', lineHeight: 1.2 },
  label: { color: printColors.muted, fontSize: 8, marginBottom: 2 },
  bold: { ...BOLD },
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
})

function ReceiptPages({ receipt, shop }: { receipt: Receipt; shop: PdfShop }) {
  return (
    <>
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
              <Text style={row.isTotal ? styles.bold : {}}>{row.label}</Text>
              {row.note !== '' && <Text style={styles.note}>{row.note}</Text>}
            </View>
            <Text style={row.isTotal ? styles.bold : {}}>{row.amount}</Text>
          </View>
        ))}
      </View>
    </>
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
      <Text style={styles.bold}>{address.name}</Text>
      {address.company ? <Text>{address.company}</Text> : null}
      <Text>{[address.address1, address.address2].filter(Boolean).join(', ')}</Text>
      <Text>
        {address.city}, {address.state} {address.postcode}
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
            <Text style={styles.bold}>{line.name}</Text>
            <Text>{line.sku}</Text>
          </View>
          <Text style={styles.quantity}>{line.qty}</Text>
          <Text style={styles.figure}>{money(line.price)}</Text>
          <Text style={styles.figure}>{money(grossOf(line))}</Text>
        </View>
      ))}
    </View>
  )
}
