import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { MERCHANT_NAME } from '#kit/merchant/name.ts'
import type { ProductDetails } from '../../contract.ts'
import { systemParts, systemRatings } from '../../rules/systems/matched-system.ts'
import { latin, measure, pdfStyles } from './pdf.ts'

const styles = StyleSheet.create({
  ...pdfStyles,
  number: { fontSize: 26, fontFamily: 'Helvetica-Bold', marginVertical: 6, lineHeight: 1.2 },
  part: {
    flexDirection: 'row',
    borderBottomWidth: 0.5,
    borderColor: printColors.hairline,
    paddingVertical: 6,
  },
  role: { width: '30%', color: printColors.muted },
  model: { width: '70%', fontFamily: 'Helvetica-Bold', fontSize: 11 },
  note: { marginTop: 18, color: printColors.muted, maxWidth: 420 },
})

type System = NonNullable<ProductDetails['matchedSystem']>

function Certificate({
  product,
  system,
  printedOn,
}: {
  product: ProductDetails
  system: System
  printedOn: string
}): ReactElement {
  const { details } = product
  return (
    <Document
      title={latin(`Matched system certificate ${system.referenceNumber}`)}
      author={MERCHANT_NAME}
      subject={latin(details.name)}
      language="en-US"
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.head}>
          <Text style={styles.label}>{`${MERCHANT_NAME} · Matched system`}</Text>
          <Text style={styles.label}>{latin(details.sku)}</Text>
        </View>
        <Text style={styles.label}>AHRI certified reference number</Text>
        <Text style={styles.number}>{latin(system.referenceNumber ?? '')}</Text>
        <Text>{latin(details.name)}</Text>
        <View style={styles.plate}>
          {systemRatings(system).map((row) => (
            <View key={row.label} style={styles.cell}>
              <Text style={styles.label}>{latin(row.label)}</Text>
              <Text style={styles.value}>{measure(row.value, row.unit)}</Text>
            </View>
          ))}
        </View>
        <Text style={styles.heading}>Rated together</Text>
        {systemParts(system).map(({ role, model, part }) => (
          <View key={role} style={styles.part}>
            <Text style={styles.role}>{role}</Text>
            <Text style={styles.model}>{latin(part ? `${part.brand} ${model}` : model)}</Text>
          </View>
        ))}
        <Text style={styles.note}>
          {latin(
            `Source of the rating: ${system.ratingSource}. The rating holds for these models together and ` +
              'for no other combination. Rebate programs and permits ask for the reference number; the ' +
              'certificate of record is kept in the AHRI Directory of Certified Product Performance.',
          )}
        </Text>
        <View style={styles.foot} fixed>
          <Text>{latin(`Product ${details.id}, printed ${printedOn}`)}</Text>
        </View>
      </Page>
    </Document>
  )
}

/**
 * The certificate page of a matched system as a PDF, US Letter; only for a rating with a reference number.
 */
export const renderPdf = (product: ProductDetails, system: System, printedOn: string): Promise<Buffer> =>
  renderToBuffer(<Certificate product={product} system={system} printedOn={printedOn} />)
