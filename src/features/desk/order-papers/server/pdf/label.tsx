import { printColors } from '#drawings/engine/drawing-styles.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { displayPhone } from '#lib/phone.ts'
import { Code128, isScannable } from '#platform/pdf/server/code-128.tsx'
import { BOLD, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import { paperStyles } from '#platform/pdf/server/paper-styles.ts'
import type { Sheet } from '../../rules/papers.ts'
import { texts } from '../../texts.ts'

/** 4 × 6 inches, the size of label printers, in points. */
export const LABEL = { width: 288, height: 432 }
const PADDING = 14
export const LABEL_PAGE = { padding: PADDING, fontSize: 9, lineHeight: 1.25, color: printColors.ink }
const BARS = { width: LABEL.width - 2 * PADDING, height: 46 }

// A long name may not push the bars from the label.
const ONE_LINE = { maxLines: 1, textOverflow: 'ellipsis' } as const

const styles = StyleSheet.create({
  from: { borderBottom: `1pt solid ${printColors.ink}`, paddingBottom: 5, marginBottom: 7 },
  to: { fontSize: 12, ...ONE_LINE },
  name: { ...BOLD, fontSize: 16, ...ONE_LINE },
  small: { ...ONE_LINE },
  facts: {
    borderTop: `1pt solid ${printColors.ink}`,
    marginTop: 8,
    paddingTop: 6,
    paddingBottom: 4,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  bars: { marginTop: 6 },
  count: { ...BOLD, fontSize: 20, lineHeight: 1.2, marginTop: 8, textAlign: 'center' },
})

/** One package of a sheet: where it goes, its order and tracking number for a scanner, which one it is. */
export function Label({
  sheet,
  shop,
  number,
  packages,
}: {
  readonly sheet: Sheet
  readonly shop: { name: string; address: string }
  readonly number: number
  readonly packages: number
}) {
  const { shipTo, orderID, purchaseOrder, deliveryType, carrier, tracking } = sheet
  return (
    <View>
      <View style={styles.from}>
        <Text style={styles.small}>{texts.labelFrom(shop.name, shop.address)}</Text>
      </View>
      <Text style={paperStyles.label}>{texts.shipTo}</Text>
      <Text style={styles.name}>{shipTo.name}</Text>
      {[shipTo.company, ...shipTo.lines, displayPhone(shipTo.phone)].filter(Boolean).map((line) => (
        <Text key={line} style={styles.to}>
          {line}
        </Text>
      ))}
      <View style={styles.facts}>
        <Text style={paperStyles.bold}>{texts.orderNumber(printedOrderNumber(orderID))}</Text>
        <Text>{partOf(sheet)}</Text>
      </View>
      <Text style={styles.small}>
        {[purchaseOrder && texts.poNumber(purchaseOrder), deliveryType].filter(Boolean).join(' · ')}
      </Text>
      <View style={styles.bars}>
        <Code128 text={orderID} {...BARS} />
      </View>
      {tracking !== '' && (
        <View style={styles.bars}>
          <Text style={styles.small}>{texts.trackedBy(carrier, tracking)}</Text>
          {isScannable(tracking, BARS.width) && <Code128 text={tracking} {...BARS} />}
        </View>
      )}
      <Text style={styles.count}>{texts.packageOf(number, packages)}</Text>
    </View>
  )
}

/** Which shipment of its order a sheet is; '' for what has not shipped yet. */
export const partOf = ({ shipment, isReplacement }: Pick<Sheet, 'shipment' | 'isReplacement'>): string => {
  if (shipment === null) return ''
  return isReplacement ? texts.replacement(shipment) : texts.shipment(shipment)
}
