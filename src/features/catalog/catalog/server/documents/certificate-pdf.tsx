import type { ReactElement } from 'react'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { withUnit } from '#lib/numbers.ts'
import { BOLD, paperOf, StyleSheet, Text, View } from '#platform/pdf/server/paper.tsx'
import type { ProductDetails } from '../../contract.ts'
import { systemParts, systemRatings } from '../../rules/systems/matched-system.ts'
import { documentTexts } from './document-texts.ts'
import { footOf, PAGE, pdfStyles } from './pdf.ts'

const texts = documentTexts.certificate

const styles = StyleSheet.create({
  ...pdfStyles,
  number: { fontSize: 26, ...BOLD, marginVertical: 6, lineHeight: 1.2 },
  part: {
    flexDirection: 'row',
    borderBottomWidth: 0.5,
    borderColor: printColors.hairline,
    paddingVertical: 6,
  },
  role: { width: '30%', color: printColors.muted },
  model: { width: '70%', ...BOLD, fontSize: 11 },
  note: { marginTop: 18, color: printColors.muted, maxWidth: 420 },
})

type System = NonNullable<ProductDetails['matchedSystem']>

function Certificate({ product, system }: { product: ProductDetails; system: System }): ReactElement {
  const { details } = product
  return (
    <>
      <View style={styles.head}>
        <Text style={styles.label}>{texts.head(merchant().name)}</Text>
        <Text style={styles.label}>{details.sku}</Text>
      </View>
      <Text style={styles.label}>{texts.reference}</Text>
      <Text style={styles.number}>{system.referenceNumber ?? ''}</Text>
      <Text>{details.name}</Text>
      <View style={styles.plate}>
        {systemRatings(system).map((row) => (
          <View key={row.label} style={styles.cell}>
            <Text style={styles.label}>{row.label}</Text>
            <Text style={styles.value}>{withUnit(row.value, row.unit)}</Text>
          </View>
        ))}
      </View>
      <Text style={styles.heading}>{texts.ratedTogether}</Text>
      {systemParts(system).map(({ role, model, part }) => (
        <View key={role} style={styles.part}>
          <Text style={styles.role}>{role}</Text>
          <Text style={styles.model}>{part ? `${part.brand} ${model}` : model}</Text>
        </View>
      ))}
      <Text style={styles.note}>{texts.note(system.ratingSource)}</Text>
    </>
  )
}

/**
 * The certificate page of a matched system as a PDF, US Letter; only for a rating with a reference number.
 */
export const renderPdf = (product: ProductDetails, system: System, printedOn: string): Promise<Buffer> =>
  paperOf({
    title: texts.title(system.referenceNumber ?? ''),
    author: merchant().name,
    subject: product.details.name,
    style: PAGE,
    foot: footOf(product, printedOn),
    children: <Certificate product={product} system={system} />,
  })
