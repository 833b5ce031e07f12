import { textOf } from '../../reading.ts'

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

/** The units of lines that a form names. */
export const unitsIn = (form: FormData): { lineNo: number; quantity: number }[] =>
  wantedRefund((name) => (name === 'amount' ? '' : textOf(form.get(name)).trim()), [...form.keys()]).lines ??
  []
