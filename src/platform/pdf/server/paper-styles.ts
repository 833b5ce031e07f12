import { printColors } from '#drawings/engine/drawing-styles.ts'
import { BOLD, StyleSheet } from './paper.tsx'

/** The page of a business paper. */
export const PAGE = { padding: 40, fontSize: 10, lineHeight: 1.35, color: printColors.ink }

/** What business papers share: head, labeled facts and ruled rows. */
export const paperStyles = StyleSheet.create({
  between: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  name: { ...BOLD, fontSize: 18, lineHeight: 1.2 },
  title: { ...BOLD, fontSize: 14, lineHeight: 1.2 },
  right: { textAlign: 'right' },
  label: { color: printColors.muted, fontSize: 8 },
  bold: { ...BOLD },
  row: {
    flexDirection: 'row',
    gap: 8,
    paddingVertical: 4,
    borderBottom: `0.5pt solid ${printColors.hairline}`,
  },
  wide: { flex: 1 },
  note: { marginTop: 10 },
  ruled: {
    paddingVertical: 8,
    borderTop: `1pt solid ${printColors.ink}`,
    borderBottom: `0.5pt solid ${printColors.hairline}`,
  },
})
