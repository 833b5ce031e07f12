import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { MERCHANT_NAME } from '#kit/merchant/name.ts'
import type { ProductDetails } from '../../contract.ts'
import { inches } from '../../rules/plate.ts'
import { latin, measure, pdfStyles as styles } from './pdf.ts'

function Sheet({ product, printedOn }: { product: ProductDetails; printedOn: string }): ReactElement {
  const { details } = product
  return (
    <Document
      title={latin(`Specification sheet ${details.sku}`)}
      author={MERCHANT_NAME}
      subject={latin(details.name)}
      language="en-US"
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.head}>
          <Text style={styles.label}>{`${MERCHANT_NAME} · Specification sheet`}</Text>
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
          <Circuits product={product} />
          <UnitSizes product={product} />
          <View style={styles.group} wrap={false}>
            <Text style={styles.heading}>In the box</Text>
            {product.includedItems.includes.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal lines stand in a box, and none moves
              <View key={index} style={styles.row}>
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

const amps = (value: number | null): string => (value === null ? 'not stated' : `${value} A`)

/** One row for each circuit: unit, supply, minimum circuit ampacity and largest breaker. */
const Circuits = ({ product: { circuits } }: { product: ProductDetails }): ReactElement | null =>
  circuits.length === 0 ? null : (
    <View style={styles.table} wrap={false}>
      <Text style={styles.heading}>Circuits</Text>
      <Row cells={['Unit', 'Supply', 'Minimum circuit ampacity', 'Largest breaker']} />
      {circuits.map(({ unit, count, supply, mca, breaker, plugsIn }) => (
        <Row
          key={unit}
          cells={[
            count === 1 ? unit : `${unit}, ${count} circuits, each`,
            supply === '' ? 'not stated' : supply,
            amps(mca),
            plugsIn ? 'outlet of its own' : amps(breaker),
          ]}
        />
      ))}
    </View>
  )

const UnitSizes = ({ product: { unitSizes } }: { product: ProductDetails }): ReactElement | null =>
  unitSizes.length === 0 ? null : (
    <View style={styles.table} wrap={false}>
      <Text style={styles.heading}>Size of each unit</Text>
      <Row cells={['Unit', 'Width', 'Height', 'Depth']} />
      {unitSizes.map(({ unit, name, width, height, depth }) => (
        <Row key={name} cells={[unit, ...[width, height, depth].map((side) => `${inches(side)}″`)]} />
      ))}
    </View>
  )

const Row = ({ cells }: { cells: readonly string[] }): ReactElement => (
  <View style={styles.row}>
    {cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two cells may have the same text, and none moves
      <Text key={index} style={styles.column}>
        {latin(cell)}
      </Text>
    ))}
  </View>
)

/** The specification sheet of a product as a PDF, US Letter. `printedOn` is a day, yyyy-mm-dd. */
export const renderPdf = (product: ProductDetails, printedOn: string): Promise<Buffer> =>
  renderToBuffer(<Sheet product={product} printedOn={printedOn} />)
