import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { ProductDetails } from '../contract.ts'

const INK = '#16202a'
const QUIET = '#5b6672'
const LINE = '#c9d0d6'

const styles = StyleSheet.create({
  page: { padding: 44, paddingBottom: 56, fontFamily: 'Helvetica', fontSize: 9, color: INK, lineHeight: 1.35 },
  head: { flexDirection: 'row', justifyContent: 'space-between', borderBottomWidth: 1.5, borderColor: INK, paddingBottom: 8, marginBottom: 14 },
  label: { fontSize: 7, color: QUIET, textTransform: 'uppercase', letterSpacing: 0.6 },
  title: { fontSize: 17, fontFamily: 'Helvetica-Bold', marginTop: 3, marginBottom: 6, lineHeight: 1.2 },
  plate: { flexDirection: 'row', flexWrap: 'wrap', borderWidth: 1, borderColor: INK, marginVertical: 12 },
  cell: { width: '25%', padding: 7, borderRightWidth: 0.5, borderBottomWidth: 0.5, borderColor: LINE },
  value: { fontSize: 12, fontFamily: 'Helvetica-Bold' },
  columns: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  group: { width: '48%', marginBottom: 12 },
  heading: { fontFamily: 'Helvetica-Bold', fontSize: 10, borderBottomWidth: 0.75, borderColor: INK, paddingBottom: 2, marginBottom: 2 },
  row: { flexDirection: 'row', justifyContent: 'space-between', borderBottomWidth: 0.5, borderColor: LINE, paddingVertical: 2.5 },
  strong: { fontFamily: 'Helvetica-Bold', maxWidth: '55%', textAlign: 'right' },
  foot: { position: 'absolute', bottom: 26, left: 44, right: 44, flexDirection: 'row', justifyContent: 'space-between', color: QUIET, fontSize: 7.5 },
})

// The built-in font knows Latin-1 only: everything else is spelled.
const SPELLED: Record<string, string> = { '″': '"', '⅛': ' 1/8', '⅜': ' 3/8', '⅝': ' 5/8', '⅞': ' 7/8', '–': '-', '−': '-', '’': "'" }
const latin = (text: string): string => text.replace(/[″⅛⅜⅝⅞–−’]/g, (sign) => SPELLED[sign] ?? sign)
const measure = (value: string, unit: string): string => latin(unit === '″' || unit === '' || unit === '%' ? `${value}${unit}` : `${value} ${unit}`)

function Sheet({ product, printedOn }: { product: ProductDetails; printedOn: string }): ReactElement {
  const { details } = product
  return (
    <Document title={latin(`Specification sheet ${details.sku}`)} author="Alpine" subject={latin(details.name)} language="en-US">
      <Page size="LETTER" style={styles.page}>
        <View style={styles.head}>
          <Text style={styles.label}>Alpine · Specification sheet</Text>
          <Text style={styles.label}>{latin(`${details.brand} · ${details.sku}`)}</Text>
        </View>
        <Text style={styles.label}>{latin(details.typeLabel)}</Text>
        <Text style={styles.title}>{latin(details.name)}</Text>
        <Text>{latin(details.description)}</Text>
        <View style={styles.plate}>
          {product.plate.map((row) => (
            <View key={row.label} style={styles.cell}>
              <Text style={styles.label}>{latin(row.label)}</Text>
              <Text style={styles.value}>{measure(row.value, row.unit)}</Text>
            </View>
          ))}
        </View>
        <View style={styles.columns}>
          {product.specs.map(({ group, rows }) => (
            <View key={group} style={styles.group} wrap={false}>
              <Text style={styles.heading}>{group}</Text>
              {rows.map((row) => (
                <View key={row.id} style={styles.row}>
                  <Text>{latin(row.name)}</Text>
                  <Text style={styles.strong}>{measure(row.value, row.unit)}</Text>
                </View>
              ))}
            </View>
          ))}
          <View style={styles.group} wrap={false}>
            <Text style={styles.heading}>In the box</Text>
            {product.includedItems.includes.map((line) => (
              <View key={line} style={styles.row}>
                <Text>{latin(line)}</Text>
              </View>
            ))}
          </View>
          <View style={styles.group} wrap={false}>
            <Text style={styles.heading}>Shipping</Text>
            <View style={styles.row}>
              <Text>Weight</Text>
              <Text style={styles.strong}>{details.weight} lb</Text>
            </View>
            {details.freight.freightClass === undefined ? null : (
              <View style={styles.row}>
                <Text>Freight class</Text>
                <Text style={styles.strong}>{details.freight.freightClass}</Text>
              </View>
            )}
          </View>
        </View>
        <View style={styles.foot} fixed>
          <Text>{latin(`Product ${details.id}, printed ${printedOn}`)}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  )
}

/** The specification sheet of a product as a PDF, US Letter. `printedOn` is a day, yyyy-mm-dd. */
export const specificationSheet = (product: ProductDetails, printedOn: string): Promise<Buffer> => renderToBuffer(<Sheet product={product} printedOn={printedOn} />)
