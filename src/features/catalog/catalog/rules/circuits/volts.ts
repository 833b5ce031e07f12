/** The highest voltage that a supply names: 230 of "208/230 V"; undefined for "None" and the like. */
export function voltsOf(supply: string): number | undefined {
  const volts = (/\d{2,3}(?:\/\d{3})*(?= V)/.exec(supply)?.[0] ?? '').split('/').map(Number)
  const highest = Math.max(...volts)
  return highest >= 100 ? highest : undefined
}
