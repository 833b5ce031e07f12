import { StyleSheet } from '@react-pdf/renderer'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { withUnit } from '#kit/numbers.ts'

const { ink: INK, muted: QUIET, hairline: LINE } = printColors

/** Measures that the documents of a product share, in points. */
export const pdfStyles = StyleSheet.create({
  page: {
    padding: 44,
    paddingBottom: 56,
    fontFamily: 'Helvetica',
    fontSize: 9,
    color: INK,
    lineHeight: 1.35,
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1.5,
    borderColor: INK,
    paddingBottom: 8,
    marginBottom: 14,
  },
  label: { fontSize: 7, color: QUIET, textTransform: 'uppercase', letterSpacing: 0.6 },
  title: { fontSize: 17, fontFamily: 'Helvetica-Bold', marginTop: 3, marginBottom: 6, lineHeight: 1.2 },
  plate: { flexDirection: 'row', flexWrap: 'wrap', borderWidth: 1, borderColor: INK, marginVertical: 12 },
  cell: { width: '25%', padding: 7, borderRightWidth: 0.5, borderBottomWidth: 0.5, borderColor: LINE },
  value: { fontSize: 12, fontFamily: 'Helvetica-Bold' },
  columns: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  group: { width: '48%', marginBottom: 12 },
  table: { width: '100%', marginBottom: 12 },
  column: { width: '25%' },
  heading: {
    fontFamily: 'Helvetica-Bold',
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
  strong: { fontFamily: 'Helvetica-Bold', maxWidth: '55%', textAlign: 'right' },
  foot: {
    position: 'absolute',
    bottom: 26,
    left: 44,
    right: 44,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: QUIET,
    fontSize: 7.5,
  },
})

// The built-in font has only Latin-1, so spell all other characters.
const SPELLED: Record<string, string> = {
  '″': '"',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
  '–': '-',
  '−': '-',
  '’': "'",
}
/** Text in the characters of the built-in font. */
export const latin = (text: string): string =>
  text.replace(/[″⅛⅜⅝⅞–−’]/g, (character) => SPELLED[character] ?? character)
/** A value with its unit. */
export const measure = (value: string, unit: string): string => latin(withUnit(value, unit))
