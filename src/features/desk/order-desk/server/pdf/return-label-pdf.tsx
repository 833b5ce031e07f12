import { printColors } from '#drawings/engine/drawing-styles.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { BOLD, paperOf, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import { labelTexts as texts } from '../../texts.ts'

interface Label {
  rma: string
  orderID: string
  /** where the goods go: street, city, state and ZIP in one line */
  to: string
  phone: string
  /** the buyer's address of the order */
  from: Readonly<Record<string, string>>
  lines: readonly { name: string; qty: number }[]
}

/** The label of a return above a line to cut, and what to do below it. US Letter. */
export const renderPdf = (label: Label): Promise<Buffer> =>
  paperOf({
    title: texts.title(label.rma),
    author: merchant().name,
    style: { padding: 48, fontSize: 11, lineHeight: 1.4, color: printColors.ink },
    children: <LabelPage {...label} />,
  })

const styles = StyleSheet.create({
  label: { border: `1.5pt solid ${printColors.ink}`, padding: 20 },
  small: { fontSize: 9, color: printColors.muted },
  to: { ...BOLD, fontSize: 16, lineHeight: 1.3, marginBottom: 12 },
  rma: { ...BOLD, fontSize: 40, lineHeight: 1.2, textAlign: 'center', marginVertical: 12 },
  cut: { borderTop: `1pt dashed ${printColors.muted}`, marginVertical: 24 },
  bold: { ...BOLD, marginBottom: 4 },
  line: { flexDirection: 'row', paddingVertical: 3, borderBottom: `0.5pt solid ${printColors.hairline}` },
  quantity: { width: 36 },
  item: { flex: 1 },
})

function LabelPage({ rma, orderID, to, phone, from, lines }: Label) {
  const [street = '', ...rest] = to.split(', ')
  const place = `${from.city ?? ''}, ${from.state ?? ''} ${from.postcode ?? ''}`
  return (
    <>
      <View style={styles.label}>
        <Text style={styles.small}>{texts.from}</Text>
        <Text>{[from.name, from.company, from.address1, from.address2].filter(Boolean).join(', ')}</Text>
        <Text style={{ marginBottom: 12 }}>{place}</Text>
        <Text style={styles.small}>{texts.to}</Text>
        <Text style={styles.to}>
          {texts.department(merchant().name)}
          {'\n'}
          {street}
          {'\n'}
          {rest.join(', ')}
        </Text>
        <Text style={styles.rma}>{rma}</Text>
        <Text style={styles.small}>{texts.order(printedOrderNumber(orderID))}</Text>
      </View>
      <View style={styles.cut} />
      <Text style={styles.bold}>{texts.packThese}</Text>
      {lines.map(({ name, qty }) => (
        <View key={name} style={styles.line} wrap={false}>
          <Text style={styles.quantity}>{qty} ×</Text>
          <Text style={styles.item}>{name}</Text>
        </View>
      ))}
      <Text style={{ ...styles.bold, marginTop: 16 }}>{texts.howTitle}</Text>
      {texts.how(rma, phone).map((step, index) => (
        <Text key={step}>
          {index + 1}. {step}
        </Text>
      ))}
    </>
  )
}
