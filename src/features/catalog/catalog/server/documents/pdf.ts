import { printColors } from '#drawings/engine/drawing-styles.ts'
import { BOLD, StyleSheet } from '#platform/pdf/server/paper.tsx'
import { documentTexts } from './document-texts.ts'

const { ink: INK, muted: QUIET, hairline: LINE } = printColors

export const PAGE = { padding: 44, fontSize: 9, lineHeight: 1.35, color: INK }

/** The foot of a document. `printedOn` is a day, yyyy-mm-dd. */
export const footOf = ({ details }: { details: { id: string } }, printedOn: string) => ({
  text: documentTexts.printed(details.id, printedOn),
  page: documentTexts.page,
  color: QUIET,
})

/** Measures that the documents of a product share, in points. */
export const pdfStyles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1.5,
    borderColor: INK,
    paddingBottom: 8,
    marginBottom: 14,
  },
  label: { fontSize: 7, color: QUIET, textTransform: 'uppercase', letterSpacing: 0.6 },
  title: { fontSize: 17, ...BOLD, marginTop: 3, marginBottom: 6, lineHeight: 1.2 },
  plate: { flexDirection: 'row', flexWrap: 'wrap', borderWidth: 1, borderColor: INK, marginVertical: 12 },
  cell: { width: '25%', padding: 7, borderRightWidth: 0.5, borderBottomWidth: 0.5, borderColor: LINE },
  value: { fontSize: 12, ...BOLD },
  columns: { flexDirection: 'row', justifyContent: 'space-between' },
  paragraph: { marginBottom: 12 },
  group: { width: '48%', marginBottom: 12 },
  table: { width: '100%', marginBottom: 12 },
  column: { width: '25%' },
  heading: {
    ...BOLD,
    fontSize: 10,
    borderBottomWidth: 0.75,
    borderColor: INK,
    paddingBottom: 2,
    marginBottom: 2,
  },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 0.5,
    borderColor: LINE,
    paddingVertical: 2.5,
  },
  name: { maxWidth: '45%' },
  strong: { ...BOLD, maxWidth: '55%', textAlign: 'right' },
})
