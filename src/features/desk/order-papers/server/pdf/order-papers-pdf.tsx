import type { ReactNode } from 'react'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatDay } from '#lib/dates.ts'
import { grouped } from '#lib/numbers.ts'
import { displayPhone } from '#lib/phone.ts'
import { storeDate, storeTime } from '#platform/clock/rules/store-time.ts'
import { Code128 } from '#platform/pdf/server/code-128.tsx'
import { paperOf, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import { PAGE, paperStyles } from '#platform/pdf/server/paper-styles.ts'
import {
  commodities,
  type Paper,
  type PaperAddress,
  pickRows,
  poundsOf,
  type Sheet,
  unitsOf,
} from '../../rules/papers.ts'
import { texts } from '../../texts.ts'
import { LABEL, LABEL_PAGE, Label, partOf } from './label.tsx'

interface Shop {
  name: string
  phone: string
  email: string
  address: string
}

export interface PapersWanted {
  paper: Paper
  sheets: readonly Sheet[]
  printedAt: string
  /** labels of each sheet */
  packages: number
  shop: Shop
}

const TITLES: Readonly<Record<Paper, string>> = {
  'pick-list': texts.pickList,
  'packing-slip': texts.packingSlip,
  'bill-of-lading': texts.billOfLading,
  label: texts.labels,
}

/**
 * The papers as a PDF: one pick list for all orders, or each sheet on pages of its own, in US Letter; or the
 * labels of the packages.
 */
export function renderPdf(wanted: PapersWanted): Promise<Buffer> {
  const { paper, shop } = wanted
  const document = { title: TITLES[paper], author: shop.name, sheets: pagesOf(wanted) }
  if (paper === 'label') return paperOf({ ...document, style: LABEL_PAGE, size: LABEL })
  const foot = { text: texts.call(shop.phone), page: texts.pageOf, color: printColors.muted }
  return paperOf({ ...document, style: PAGE, foot })
}

function pagesOf({ paper, sheets, printedAt, packages, shop }: PapersWanted): ReactNode[] {
  switch (paper) {
    case 'pick-list':
      return [<PickList key={paper} sheets={sheets} printedAt={printedAt} />]
    case 'packing-slip':
      return sheets.map((sheet) => <PackingSlip key={sheet.orderID} sheet={sheet} shop={shop} />)
    case 'bill-of-lading':
      return sheets.map((sheet) => (
        <BillOfLading key={sheet.orderID} sheet={sheet} shop={shop} printedAt={printedAt} />
      ))
    case 'label':
      return sheets.flatMap((sheet) =>
        Array.from({ length: packages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is made once
          <Label key={index} sheet={sheet} shop={shop} number={index + 1} packages={packages} />
        )),
      )
  }
}

const styles = {
  ...paperStyles,
  ...StyleSheet.create({
    columns: { flexDirection: 'row', gap: 20, marginVertical: 12 },
    column: { flex: 1 },
    fact: { marginBottom: 4 },
    box: { width: 11, height: 11, border: `1pt solid ${printColors.ink}` },
    model: { width: 120 },
    figure: { width: 44, textAlign: 'right' },
    orders: { width: 130 },
    blank: { width: 54, textAlign: 'center' },
    sign: { flex: 1, marginTop: 34, paddingTop: 3, borderTop: `0.5pt solid ${printColors.ink}`, fontSize: 8 },
    codes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20, rowGap: 10, marginTop: 14 },
  }),
}

/** An order's number, for people and for a scanner. */
const OrderCode = ({ orderID }: { orderID: string }) => (
  <View wrap={false}>
    <Code128 text={orderID} width={164} height={26} />
    <Text style={{ textAlign: 'center' }}>{printedOrderNumber(orderID)}</Text>
  </View>
)

const numbersOf = (orders: Sheet['comesWith']): string[] =>
  orders.map(({ orderID }) => printedOrderNumber(orderID))

function PickList({ sheets, printedAt }: Pick<PapersWanted, 'sheets' | 'printedAt'>) {
  const rows = pickRows(sheets)
  const units = rows.reduce((sum, row) => sum + row.units, 0)
  const pounds = sheets.reduce((sum, { lines }) => sum + poundsOf(lines), 0)
  return (
    <>
      <View style={styles.between}>
        <Text style={styles.title}>{texts.pickList}</Text>
        <Text>{texts.printedAt(storeDate(printedAt), storeTime(printedAt))}</Text>
      </View>
      <Text>{texts.ofOrders(sheets.length, units, grouped(Math.ceil(pounds)))}</Text>
      <View style={[styles.row, styles.label]}>
        <View style={{ width: 11 }} />
        <Text style={styles.figure}>{texts.units}</Text>
        <Text style={styles.model}>{texts.model}</Text>
        <Text style={styles.wide}>{texts.product}</Text>
        <Text style={styles.orders}>{texts.orders}</Text>
      </View>
      {rows.map((row) => (
        <View key={row.sku} style={styles.row} wrap={false}>
          <View style={styles.box} />
          <Text style={[styles.figure, styles.bold]}>{row.units}</Text>
          <Text style={[styles.model, styles.bold]}>{row.sku}</Text>
          <Text style={styles.wide}>{row.name}</Text>
          <View style={styles.orders}>
            {row.for.map(({ orderID, units: own }) => (
              <Text key={orderID}>{texts.forOrder(printedOrderNumber(orderID), own)}</Text>
            ))}
          </View>
        </View>
      ))}
      {sheets
        .filter(({ holdsRefrigerant }) => holdsRefrigerant)
        .map(({ orderID }) => (
          <Text key={orderID} style={[styles.note, styles.bold]}>
            {texts.heldOrder(printedOrderNumber(orderID))}
          </Text>
        ))}
      {sheets
        .map(({ orderID, comesWith }) => ({ orderID, others: comesWith.filter(({ mayShip }) => mayShip) }))
        .filter(({ others }) => others.length > 0)
        .map(({ orderID, others }) => (
          <Text key={orderID} style={[styles.note, styles.bold]}>
            {texts.pickTogether(printedOrderNumber(orderID), numbersOf(others))}
          </Text>
        ))}
      <View style={styles.codes}>
        {sheets.map(({ orderID }) => (
          <OrderCode key={orderID} orderID={orderID} />
        ))}
      </View>
    </>
  )
}

const Fact = ({ label, text }: { label: string; text: string }) =>
  text === '' ? null : (
    <View style={styles.fact}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.bold}>{text}</Text>
    </View>
  )

const Address = ({ label, address }: { label: string; address: PaperAddress }) => (
  <View style={styles.column}>
    <Text style={styles.label}>{label}</Text>
    <Text style={styles.bold}>{address.name}</Text>
    {[address.company, ...address.lines, displayPhone(address.phone)].filter(Boolean).map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </View>
)

const Head = ({ shop, title, sheet }: { shop: Shop; title: string; sheet: Sheet }) => (
  <View style={styles.between}>
    <View>
      <Text style={styles.name}>{shop.name}</Text>
      <Text>{shop.address}</Text>
    </View>
    <View>
      <Text style={[styles.title, styles.right]}>{title}</Text>
      <Text style={[styles.right, { marginBottom: 4 }]}>
        {[texts.orderNumber(printedOrderNumber(sheet.orderID)), partOf(sheet)].filter(Boolean).join(' · ')}
      </Text>
      <Code128 text={sheet.orderID} width={164} height={26} />
    </View>
  </View>
)

function PackingSlip({ sheet, shop }: { sheet: Sheet; shop: Shop }) {
  return (
    <>
      <Head shop={shop} title={texts.packingSlip} sheet={sheet} />
      <View style={[styles.columns, styles.ruled]}>
        <Address label={texts.shipTo} address={sheet.shipTo} />
        <View style={styles.column}>
          <Fact label={texts.ordered} text={storeDate(sheet.orderedAt)} />
          <Fact label={texts.purchaseOrder} text={sheet.purchaseOrder} />
          <Fact
            label={texts.shipBy}
            text={sheet.shipOn && sheet.shipment === null ? formatDay(sheet.shipOn) : ''}
          />
        </View>
        <View style={styles.column}>
          <Fact label={texts.carrier} text={sheet.carrier} />
          <Fact label={texts.tracking} text={sheet.tracking} />
          <Fact label={texts.delivery} text={sheet.deliveryType} />
        </View>
      </View>
      <View style={[styles.row, styles.label]}>
        <Text style={styles.figure}>{texts.units}</Text>
        <Text style={styles.model}>{texts.model}</Text>
        <Text style={styles.wide}>{texts.product}</Text>
        <View style={{ width: 11 }} />
      </View>
      {sheet.lines.map((line) => (
        <View key={line.lineNo} style={styles.row} wrap={false}>
          <Text style={[styles.figure, styles.bold]}>{line.units}</Text>
          <Text style={[styles.model, styles.bold]}>{line.sku}</Text>
          <View style={styles.wide}>
            <Text>{line.name}</Text>
            {line.serials.length > 0 && <Text>{texts.serials(line.serials)}</Text>}
          </View>
          <View style={styles.box} />
        </View>
      ))}
      <Carriage sheet={sheet} />
      {sheet.isReplacement && <Text style={[styles.note, styles.bold]}>{texts.replaces(sheet.reason)}</Text>}
      {sheet.comesWith.length > 0 && (
        <Text style={styles.note}>{texts.comesWith(numbersOf(sheet.comesWith))}</Text>
      )}
      <Text style={styles.note}>{texts.check}</Text>
    </>
  )
}

/** What the driver must know. */
const Carriage = ({ sheet }: { sheet: Sheet }) => (
  <View style={styles.note}>
    <Fact label={texts.services} text={sheet.services.join(', ')} />
    <Fact label={texts.instructions} text={sheet.carrierInstructions} />
  </View>
)

function BillOfLading({ sheet, shop, printedAt }: { sheet: Sheet; shop: Shop; printedAt: string }) {
  const rows = commodities(sheet.lines)
  const from = { name: shop.name, company: '', lines: [shop.address], phone: shop.phone }
  return (
    <>
      <Head shop={shop} title={texts.billOfLading} sheet={sheet} />
      <View style={[styles.columns, styles.ruled]}>
        <Address label={texts.shipFrom} address={from} />
        <Address label={texts.shipTo} address={sheet.shipTo} />
        <View style={styles.column}>
          <Fact
            label={texts.bolNumber}
            text={texts.bolNumberOf(
              printedOrderNumber(sheet.orderID),
              sheet.shipment ?? 1,
              sheet.isReplacement,
            )}
          />
          <Fact label={texts.date} text={storeDate(sheet.shippedAt ?? printedAt)} />
          <Fact label={texts.purchaseOrder} text={sheet.purchaseOrder} />
          <Fact label={texts.carrier} text={sheet.carrier} />
          <Fact label={texts.pro} text={sheet.tracking} />
          <Fact label={texts.delivery} text={sheet.deliveryType} />
        </View>
      </View>
      <View style={[styles.row, styles.label]}>
        <Text style={styles.blank}>{texts.handling}</Text>
        <Text style={styles.figure}>{texts.pieces}</Text>
        <Text style={styles.figure}>{texts.weight}</Text>
        <Text style={styles.figure}>{texts.hazard}</Text>
        <Text style={styles.wide}>{texts.commodity}</Text>
        <Text style={styles.blank}>{texts.nmfc}</Text>
        <Text style={styles.figure}>{texts.freightClass}</Text>
      </View>
      {rows.map((row) => (
        <View key={row.freightClass} style={styles.row} wrap={false}>
          <Text style={styles.blank}>{''}</Text>
          <Text style={styles.figure}>{row.units}</Text>
          <Text style={styles.figure}>{grouped(Math.ceil(row.pounds))}</Text>
          <Text style={styles.figure}>{''}</Text>
          <View style={styles.wide}>
            {row.lines.map(({ lineNo, units, name, sku }) => (
              <Text key={lineNo}>{texts.commodityOf(units, name, sku)}</Text>
            ))}
          </View>
          <Text style={styles.blank}>{''}</Text>
          <Text style={styles.figure}>{row.freightClass ?? ''}</Text>
        </View>
      ))}
      <View style={[styles.row, styles.bold]}>
        <Text style={styles.blank}>{texts.total}</Text>
        <Text style={styles.figure}>{unitsOf(sheet.lines)}</Text>
        <Text style={styles.figure}>{grouped(Math.ceil(poundsOf(sheet.lines)))}</Text>
      </View>
      <Carriage sheet={sheet} />
      {sheet.lines.some(({ isRefrigerant }) => isRefrigerant) ? (
        <Text style={[styles.note, styles.bold]}>{texts.refrigerant}</Text>
      ) : null}
      <Text style={styles.note}>{texts.charges}</Text>
      <View style={styles.between} wrap={false}>
        <View style={styles.column}>
          <Text style={[styles.note, { fontSize: 8 }]}>{texts.shipperWords}</Text>
          <Text style={styles.sign}>{texts.shipperSigns}</Text>
        </View>
        <View style={styles.column}>
          <Text style={[styles.note, { fontSize: 8 }]}>{texts.carrierWords}</Text>
          <Text style={styles.sign}>{texts.carrierSigns}</Text>
        </View>
      </View>
      <Text style={[styles.sign, { flex: 0 }]}>{texts.buyerSigns}</Text>
    </>
  )
}
