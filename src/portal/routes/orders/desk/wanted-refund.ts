/** What the form of a refund asks for: units of lines, an amount, or all that is left. */
export function wantedRefund(
  read: (name: string) => string,
  names: readonly string[],
): { lines?: { lineNo: number; quantity: number }[]; amount?: number } {
  const amount = read('amount').replace('$', '').replaceAll(',', '')
  if (amount !== '') return { amount: Number(amount) }
  const lines = names.flatMap((name) => {
    const [, lineNo] = /^units-(\d{1,4})$/.exec(name) ?? []
    const quantity = Number(read(name))
    return lineNo === undefined || quantity === 0 ? [] : [{ lineNo: Number(lineNo), quantity }]
  })
  return lines.length > 0 ? { lines } : {}
}
