import { printColors } from '#drawings/engine/drawing-styles.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { displayPhone } from '#lib/phone.ts'
import { paperOf, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import { PAGE, paperStyles } from '#platform/pdf/server/paper-styles.ts'
import type { Statement } from '../../contract/statements.ts'
import { AGES } from '../../rules/aging.ts'
import { statementTexts as texts } from '../../statement-texts.ts'

export interface StatementWanted {
  statement: Statement
  shop: {
    name: string
    phone: string
    email: string
    address: string
    checks: { payee: string; address: string }
  }
}

const styles = {
  ...paperStyles,
  ...StyleSheet.create({
    to: { marginTop: 18, marginBottom: 14 },
    sums: { flexDirection: 'row', gap: 8, marginBottom: 14 },
    order: { width: 88 },
    day: { width: 56 },
    late: { width: 40, textAlign: 'right' },
    figure: { width: 66, textAlign: 'right' },
  }),
}

/** What a company owes, as a PDF in US Letter. */
export const renderPdf = ({ statement, shop }: StatementWanted): Promise<Buffer> =>
  paperOf({
    title: texts.title,
    author: shop.name,
    subject: statement.name,
    style: { ...PAGE, fontSize: 9.5 },
    foot: { text: texts.call(shop.phone, shop.email), page: texts.page, color: printColors.muted },
    children: (
      <>
        <View style={styles.between}>
          <View>
            <Text style={styles.name}>{shop.name}</Text>
            <Text>{shop.address}</Text>
          </View>
          <View>
            <Text style={[styles.title, styles.right]}>{texts.title}</Text>
            <Text style={styles.right}>{texts.asOf(formatDate(statement.asOf))}</Text>
          </View>
        </View>
        <View style={styles.to}>
          <Text style={styles.label}>{texts.to}</Text>
          <Text style={styles.bold}>{statement.name}</Text>
          {[...statement.address, displayPhone(statement.phone)].filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
        <View style={[styles.sums, styles.ruled]}>
          {AGES.map((age) => (
            <Sum key={age} label={texts.ages[age]} amount={statement.sums[age]} />
          ))}
          {statement.sums.credits < 0 && <Sum label={texts.credits} amount={statement.sums.credits} />}
          <Sum label={texts.owed} amount={statement.sums.owed} />
        </View>
        <Invoices invoices={statement.invoices} />
        {statement.unlisted !== null && (
          <Text style={styles.note}>{texts.unlisted(formatWire(statement.unlisted))}</Text>
        )}
        {statement.sums.owed > 0 && (
          <>
            <Text style={styles.note}>{texts.pay(shop.checks.payee, shop.checks.address)}</Text>
            <Text style={styles.note}>{texts.paidAlready}</Text>
          </>
        )}
      </>
    ),
  })

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <View style={styles.wide}>
    <Text style={styles.label}>{label}</Text>
    <Text style={styles.bold}>{formatWire(amount)}</Text>
  </View>
)

function Invoices({ invoices }: Pick<Statement, 'invoices'>) {
  if (invoices.length === 0) return <Text>{texts.nothing}</Text>
  return (
    <>
      <View style={[styles.row, styles.label]}>
        <Text style={styles.order}>{texts.order}</Text>
        <Text style={styles.wide}>{texts.purchaseOrder}</Text>
        <Text style={styles.day}>{texts.invoiced}</Text>
        <Text style={styles.day}>{texts.due}</Text>
        <Text style={styles.late}>{texts.late}</Text>
        <Text style={styles.figure}>{texts.billed}</Text>
        <Text style={styles.figure}>{texts.paid}</Text>
        <Text style={styles.figure}>{texts.open}</Text>
      </View>
      {invoices.map((invoice) => (
        <View key={invoice.orderID} style={styles.row} wrap={false}>
          <Text style={styles.order}>{printedOrderNumber(invoice.orderID)}</Text>
          <Text style={styles.wide}>{invoice.purchaseOrder}</Text>
          <Text style={styles.day}>{formatDate(invoice.invoicedOn)}</Text>
          <Text style={styles.day}>{formatDate(invoice.dueOn)}</Text>
          <Text style={styles.late}>{invoice.daysLate > 0 ? String(invoice.daysLate) : ''}</Text>
          <Text style={styles.figure}>{formatWire(invoice.billed)}</Text>
          <Text style={styles.figure}>{formatWire(invoice.refunded + invoice.received)}</Text>
          <Text style={[styles.figure, styles.bold]}>{formatWire(invoice.owed)}</Text>
        </View>
      ))}
    </>
  )
}
