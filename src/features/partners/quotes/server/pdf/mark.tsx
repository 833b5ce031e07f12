import { printColors } from '#drawings/engine/drawing-styles.ts'
import { Path, Svg } from '#platform/pdf/server/paper.tsx'

/** The ridge and the dimension line of the store's logo. */
export const Mark = () => (
  <Svg viewBox="0 0 40 34" style={{ width: 28, height: 24, marginRight: 6 }}>
    <Path d="M2 25.5L14.5 5.5 22 17.5l4.5-6 11.5 14" stroke={printColors.ink} strokeWidth={2} fill="none" />
    <Path d="M2 31h36M2 28v6M38 28v6" stroke={printColors.ink} strokeWidth={1} fill="none" />
  </Svg>
)
