import { printColors } from '#drawings/engine/drawing-styles.ts'
import { BOLD, StyleSheet } from '#platform/pdf/server/paper.tsx'

export const pdfStyles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  name: { ...BOLD, fontSize: 20, lineHeight: 1.2 },
  number: { ...BOLD, fontSize: 18, textAlign: 'right', lineHeight: 1.2 },
  right: { textAlign: 'right' },
  label: { color: printColors.muted, fontSize: 7.5, letterSpacing: 0.5, textTransform: 'uppercase' },
  bold: { ...BOLD },
  muted: { color: printColors.muted },
  parties: {
    flexDirection: 'row',
    gap: 24,
    marginVertical: 16,
    paddingVertical: 10,
    borderTop: `1pt solid ${printColors.ink}`,
    borderBottom: `0.5pt solid ${printColors.hairline}`,
  },
  half: { flex: 1 },
  title: { ...BOLD, fontSize: 14, marginTop: 12, marginBottom: 6 },
  plate: { flexDirection: 'row', border: `0.75pt solid ${printColors.ink}`, marginBottom: 8 },
  plateCell: { flex: 1, padding: 5, borderRight: `0.5pt solid ${printColors.hairline}` },
  // Written out in full, because the layout resolves each short form for each row and page anew.
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingTop: 3,
    paddingBottom: 3,
    borderBottomWidth: 0.5,
    borderBottomStyle: 'solid',
    borderBottomColor: printColors.hairline,
  },
  logo: { height: 40, maxWidth: 120, objectFit: 'contain', marginRight: 10 },
  picture: { width: 40, height: 30, objectFit: 'contain' },
  note: { marginBottom: 6 },
  item: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingLeft: 8, paddingRight: 8 },
  // With both measures given, the layout does not ask for them again and again.
  price: { width: 96, height: 13, textAlign: 'right' },
  figure: { width: 72, height: 13, textAlign: 'right' },
  cell: { flex: 1, paddingRight: 8 },
  sums: { marginTop: 8, marginLeft: 'auto', width: 240 },
  labor: { marginTop: 12, marginLeft: 'auto', width: 320 },
  laborText: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 8 },
  total: { borderTop: `1pt solid ${printColors.ink}`, marginTop: 3, paddingTop: 3 },
})
