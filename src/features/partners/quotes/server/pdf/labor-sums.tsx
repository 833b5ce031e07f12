import { type Cents, formatMoney } from '#lib/money.ts'
import { Text, View } from '#platform/pdf/server/paper.tsx'
import type { LaborView } from '../../view/quote-view.ts'
import { pdfStyles as styles } from './pdf-styles.ts'

export const amountText = (value: Cents | string): string =>
  typeof value === 'string' ? value : formatMoney(value)

/** Work that a contractor does and is paid for, below the sum of what the store sells. */
export function LaborSums({ labor }: { labor: LaborView }) {
  return (
    <View style={styles.labor} wrap={false}>
      <Text style={styles.bold}>{labor.title}</Text>
      {labor.lines.map(({ label, note, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet never move
        <View key={index} style={styles.row}>
          <Text style={styles.laborText}>{note === '' ? label : `${label}, ${note}`}</Text>
          <Text>{formatMoney(amount)}</Text>
        </View>
      ))}
      {[labor.total, labor.wholeJob].map(({ label, amount }) => (
        <View key={label} style={[styles.row, styles.total]}>
          <Text style={styles.bold}>{label}</Text>
          <Text style={styles.bold}>{amountText(amount)}</Text>
        </View>
      ))}
      {labor.notes.map((note) => (
        <Text key={note} style={styles.muted}>
          {note}
        </Text>
      ))}
    </View>
  )
}
