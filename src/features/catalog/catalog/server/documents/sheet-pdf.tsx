import type { ReactElement } from 'react'
import { merchant } from '#lib/merchant/merchant.ts'
import { withUnit } from '#lib/numbers.ts'
import { paperOf, Text, View } from '#platform/pdf/server/paper.tsx'
import type { ProductDetails } from '../../contract.ts'
import { inches } from '../../rules/plate.ts'
import { documentTexts } from './document-texts.ts'
import { footOf, PAGE, pdfStyles as styles } from './pdf.ts'
import { blocksOf, type SheetGroup } from './sheet-parts.ts'

const texts = documentTexts.sheet

/** What a sheet shows of a product. */
export interface SheetProduct extends Pick<ProductDetails, 'plate' | 'specs' | 'circuits' | 'unitSizes'> {
  details: Pick<
    ProductDetails['details'],
    'id' | 'sku' | 'name' | 'brand' | 'typeLabel' | 'description' | 'weight' | 'freight'
  >
  includedItems: Pick<ProductDetails['includedItems'], 'includes'>
}

function Sheet({ product }: { product: SheetProduct }): ReactElement {
  const { details } = product
  const { freightClass } = details.freight
  const specs = product.specs.map(({ group, rows }) => ({
    heading: group,
    rows: rows.map((row) => [row.name, withUnit(row.value, row.unit)]),
  }))
  const box = product.includedItems.includes.map((line) => [line])
  const shipping = [
    [texts.weight, texts.pounds(details.weight)],
    ...(freightClass === undefined ? [] : [[texts.freightClass, String(freightClass)]]),
  ]
  return (
    <>
      <View style={styles.head}>
        <Text style={styles.label}>{texts.head(merchant().name)}</Text>
        <Text style={styles.label}>{`${details.brand} · ${details.sku}`}</Text>
      </View>
      <Text style={styles.label}>{details.typeLabel}</Text>
      <Text style={styles.title}>{details.name}</Text>
      <Text>{details.description}</Text>
      <View style={styles.plate}>
        {product.plate.map((row) => (
          <View key={row.label} style={styles.cell}>
            <Text style={styles.label}>{row.label}</Text>
            <Text style={styles.value}>{withUnit(row.value, row.unit)}</Text>
          </View>
        ))}
      </View>
      <Groups groups={specs} />
      <Circuits product={product} />
      <UnitSizes product={product} />
      <Groups
        groups={[
          { heading: texts.box, rows: box },
          { heading: texts.shipping, rows: shipping },
        ]}
      />
    </>
  )
}

const amps = (value: number | null): string => (value === null ? texts.notStated : texts.amps(value))

const Groups = ({ groups }: { groups: readonly SheetGroup[] }): ReactElement => (
  <>
    {blocksOf(groups).map((block, index) =>
      'long' in block ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: no block moves
        <LongRow key={index} group={block.long} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: no block moves
        <View key={index} style={styles.columns} wrap={false}>
          {block.side.map((group, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two sides stay
            <Group key={side} group={group} />
          ))}
        </View>
      ),
    )}
  </>
)

const Group = ({ group: { heading, rows } }: { group: SheetGroup }): ReactElement => (
  <View style={styles.group}>
    <Text style={styles.heading}>{heading}</Text>
    {rows.map(([name, value], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two equal rows may stand in a group, and none moves
      <View key={at} style={styles.row}>
        <Text style={value === undefined ? {} : styles.name}>{name}</Text>
        {value !== undefined && <Text style={styles.strong}>{value}</Text>}
      </View>
    ))}
  </View>
)

/** Text over the width of the sheet, which goes on at the next one. */
const LongRow = ({ group: { heading, rows } }: { group: SheetGroup }): ReactElement => (
  <>
    <Text style={styles.heading}>{heading}</Text>
    <Text style={styles.paragraph}>{rows.flat().join('\n')}</Text>
  </>
)

/** One row for each circuit: unit, supply, minimum circuit ampacity and largest breaker. */
const Circuits = ({ product: { circuits } }: { product: SheetProduct }): ReactElement => (
  <Table
    heading={texts.circuits}
    columns={texts.circuitColumns}
    rows={circuits.map(({ unit, count, supply, mca, breaker, plugsIn }) => [
      count === 1 ? unit : texts.circuitsEach(unit, count),
      supply === '' ? texts.notStated : supply,
      amps(mca),
      plugsIn ? texts.ownOutlet : amps(breaker),
    ])}
  />
)

const UnitSizes = ({ product: { unitSizes } }: { product: SheetProduct }): ReactElement => (
  <Table
    heading={texts.unitSizes}
    columns={texts.sizeColumns}
    rows={unitSizes.map(({ unit, width, height, depth }) => [
      unit,
      ...[width, height, depth].map((side) => `${inches(side)}″`),
    ])}
  />
)

interface TableParts {
  heading: string
  columns: readonly string[]
  rows: readonly string[][]
}

/** A table with at most this many rows stays on one sheet. */
const MOST_ROWS = 16

/** A table of the width of the sheet; nothing without a row. A long one goes on at the next sheet. */
const Table = ({ heading, columns, rows }: TableParts): ReactElement | null =>
  rows.length === 0 ? null : (
    <View style={styles.table} wrap={rows.length > MOST_ROWS}>
      <Text style={styles.heading}>{heading}</Text>
      {[columns, ...rows].map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: no row moves
        <View key={index} style={styles.row} wrap={false}>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cells may have the same text, and none moves
            <Text key={at} style={styles.column}>
              {cell}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )

/** The specification sheet of a product as a PDF, US Letter. `printedOn` is a day, yyyy-mm-dd. */
export const renderPdf = (product: SheetProduct, printedOn: string): Promise<Buffer> =>
  paperOf({
    title: texts.title(product.details.sku),
    author: merchant().name,
    subject: product.details.name,
    style: PAGE,
    foot: footOf(product, printedOn),
    children: <Sheet product={product} />,
  })
