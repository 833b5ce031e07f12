import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { printedOrderNumber } from '#features/orders/rules/order-number.ts'
import { winAnsi } from '#features/orders/server/index.ts'
import { formatDate } from '#kit/dates.ts'
import type { OrderWarranty, Registration, WarrantyUnit } from '../contract.ts'
import { texts } from '../texts.ts'
import { stateWords } from '../view/state-words.ts'

interface Shop {
  name: string
  phone: string
  email: string
}

type RegisteredUnit = WarrantyUnit & { registration: Registration }

/** The proof that the units of an order are registered, as a PDF in US Letter. */
export function renderPdf(warranty: OrderWarranty, shop: Shop): Promise<Buffer> {
  const units = warranty.units.filter((unit): unit is RegisteredUnit => unit.registration !== null)
  return renderToBuffer(<Proof orderId={warranty.orderId} units={units} shop={shop} />)
}

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: 'Helvetica', fontSize: 10, lineHeight: 1.4, color: printColors.ink },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  name: { fontFamily: 'Helvetica-Bold', fontSize: 20, lineHeight: 1.2 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 14, textAlign: 'right', lineHeight: 1.2 },
  unit: { marginTop: 20, paddingTop: 12, borderTop: `1pt solid ${printColors.ink}` },
  bold: { fontFamily: 'Helvetica-Bold', fontSize: 12 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 8 },
  fact: { width: '50%', marginBottom: 6 },
  label: { color: printColors.muted, fontSize: 8 },
  note: { marginTop: 24, fontSize: 8, color: printColors.muted },
})

function Proof({ orderId, units, shop }: { orderId: string; units: readonly RegisteredUnit[]; shop: Shop }) {
  return (
    <Document title={texts.proofTitle} author={shop.name} language="en-US">
      <Page size="LETTER" style={styles.page}>
        <View style={styles.row}>
          <View>
            <Text style={styles.name}>{shop.name}</Text>
            <Text>
              {shop.phone} · {shop.email}
            </Text>
          </View>
          <View>
            <Text style={styles.title}>{texts.proofTitle}</Text>
            <Text style={{ textAlign: 'right' }}>{texts.proofOrder(printedOrderNumber(orderId))}</Text>
          </View>
        </View>
        {units.map((unit) => (
          <Unit key={unit.slot} unit={unit} />
        ))}
        <Text style={styles.note}>{texts.proofNote}</Text>
      </Page>
    </Document>
  )
}

function Unit({ unit }: { unit: RegisteredUnit }) {
  const { registration } = unit
  const { facts } = texts
  const shown: [label: string, value: string][] = [
    [facts.serial, registration.serial ?? facts.onPhoto],
    [facts.installedOn, formatDate(registration.installedOn)],
    [facts.registeredOn, formatDate(registration.registeredOn)],
    [facts.covered, formatDate(registration.endsOn)],
    ...(registration.installer === ''
      ? []
      : [[facts.installer, registration.installer] satisfies [string, string]]),
  ]
  return (
    <View style={styles.unit} wrap={false}>
      <Text style={styles.bold}>{winAnsi(texts.unit(unit.unit, unit.copy, unit.copies))}</Text>
      <Text>
        {winAnsi(unit.product)} · {winAnsi(unit.sku)}
      </Text>
      <View style={styles.facts}>
        {shown.map(([label, value]) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text>{winAnsi(value)}</Text>
          </View>
        ))}
      </View>
      <Text>{winAnsi(stateWords(registration))}</Text>
    </View>
  )
}
