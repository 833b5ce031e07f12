import { printColors } from '#drawings/engine/drawing-styles.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatDate } from '#lib/dates.ts'
import { BOLD, paperOf, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import type { OrderWarranty, Registration, WarrantyUnit } from '../contract.ts'
import { texts } from '../texts.ts'
import { stateWords } from '../view/registration.ts'

interface Shop {
  name: string
  phone: string
  email: string
}

type RegisteredUnit = WarrantyUnit & { registration: Registration }

/** The proof that the units of an order are registered, as a PDF in US Letter. */
export function renderPdf(warranty: OrderWarranty, shop: Shop): Promise<Buffer> {
  const units = warranty.units.filter((unit): unit is RegisteredUnit => unit.registration !== null)
  return paperOf({
    title: texts.proofTitle,
    author: shop.name,
    style: PAGE,
    children: <Proof orderId={warranty.orderId} units={units} shop={shop} />,
  })
}

const PAGE = { padding: 48, fontSize: 10, lineHeight: 1.4, color: printColors.ink }

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  name: { ...BOLD, fontSize: 20, lineHeight: 1.2 },
  title: { ...BOLD, fontSize: 14, textAlign: 'right', lineHeight: 1.2 },
  unit: { marginTop: 20, paddingTop: 12, borderTop: `1pt solid ${printColors.ink}` },
  bold: { ...BOLD, fontSize: 12 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 8 },
  fact: { width: '50%', marginBottom: 6 },
  label: { color: printColors.muted, fontSize: 8 },
  note: { marginTop: 24, fontSize: 8, color: printColors.muted },
})

function Proof({ orderId, units, shop }: { orderId: string; units: readonly RegisteredUnit[]; shop: Shop }) {
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
          <Text style={styles.title}>{texts.proofTitle}</Text>
          <Text style={{ textAlign: 'right' }}>{texts.proofOrder(printedOrderNumber(orderId))}</Text>
        </View>
      </View>
      {units.map((unit) => (
        <Unit key={unit.slot} unit={unit} />
      ))}
      <Text style={styles.note}>{texts.proofNote}</Text>
    </>
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
      <Text style={styles.bold}>{texts.unit(unit.unit, unit.copy, unit.copies)}</Text>
      <Text>
        {unit.product} · {unit.sku}
      </Text>
      <View style={styles.facts}>
        {shown.map(([label, value]) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
      </View>
      <Text>{stateWords(registration)}</Text>
    </View>
  )
}
