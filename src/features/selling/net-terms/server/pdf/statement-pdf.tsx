import { printColors } from '#drawings/engine/drawing-styles.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatDate } from '#lib/dates.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { formatMoney } from '#lib/money.ts'
import { BOLD, paperOf, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import { AGES } from '../../rules/aging.ts'
import { texts as termsTexts } from '../../texts.ts'
import type { Statement } from '../aging.ts'

const texts = termsTexts.statement

/** A statement of account: what is owed, by invoice and by age, and where a check goes. US Letter. */
export const renderPdf = (statement: Statement, payTo: { payee: string; address: string }): Promise<Buffer> =>
  paperOf({
    title: texts.title(statement.company),
    author: merchant().name,
    style: { padding: 48, fontSize: 10, lineHeight: 1.4, color: printColors.ink },
    foot: { text: merchant().name, page: texts.page, color: printColors.muted },
    children: <Page statement={statement} payTo={payTo} />,
  })

const styles = StyleSheet.create({
  title: { ...BOLD, fontSize: 18, lineHeight: 1.3, marginBottom: 12 },
  block: { marginBottom: 16 },
  row: { flexDirection: 'row', paddingVertical: 4, borderBottom: `0.5pt solid ${printColors.hairline}` },
  head: { ...BOLD, flexDirection: 'row', paddingVertical: 4, borderBottom: `1pt solid ${printColors.ink}` },
  wide: { flex: 2 },
  cell: { flex: 1 },
  money: { flex: 1, textAlign: 'right' },
  sum: { ...BOLD, fontSize: 12, textAlign: 'right', marginVertical: 12 },
})

interface Props {
  readonly statement: Statement
  readonly payTo: { payee: string; address: string }
}

const Page = ({ statement: { company, address, day, invoices, ages, owed }, payTo }: Props) => (
  <>
    <Text style={styles.title}>{texts.heading}</Text>
    <View style={styles.block}>
      <Text>{company}</Text>
      {address.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Text>{texts.asOf(formatDate(day))}</Text>
    </View>
    <View style={styles.head}>
      <Text style={styles.wide}>{texts.order}</Text>
      <Text style={styles.wide}>{texts.purchaseOrder}</Text>
      <Text style={styles.cell}>{texts.invoiced}</Text>
      <Text style={styles.cell}>{texts.due}</Text>
      <Text style={styles.money}>{texts.owed}</Text>
    </View>
    {invoices.map((invoice) => (
      <View key={invoice.orderID} style={styles.row} wrap={false}>
        <Text style={styles.wide}>{printedOrderNumber(invoice.orderID)}</Text>
        <Text style={styles.wide}>{invoice.purchaseOrder}</Text>
        <Text style={styles.cell}>{invoice.invoicedOn && formatDate(invoice.invoicedOn)}</Text>
        <Text style={styles.cell}>{formatDate(invoice.dueOn)}</Text>
        <Text style={styles.money}>{formatMoney(invoice.owed)}</Text>
      </View>
    ))}
    <Text style={styles.sum}>{texts.total(formatMoney(owed))}</Text>
    <View style={styles.head}>
      {AGES.map((age) => (
        <Text key={age} style={styles.money}>
          {termsTexts.ages[age]}
        </Text>
      ))}
    </View>
    <View style={{ ...styles.row, ...styles.block }}>
      {AGES.map((age) => (
        <Text key={age} style={styles.money}>
          {formatMoney(ages[age])}
        </Text>
      ))}
    </View>
    <Text>{texts.payTo(payTo.payee, payTo.address)}</Text>
  </>
)
