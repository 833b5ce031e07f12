const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What Excel did to a cell that was typed otherwise, and what to do; undefined when it looks untouched. */
export function changedByExcel(text: string): string | undefined {
  if (/^\d(?:[.,]\d+)?e\+?\d{1,3}$/i.test(text))
    return 'Excel has shortened a long number; set the column to Text and enter the number again'
  const [, one = '', other = ''] =
    /^(\d{1,2})-([a-z]{3})(?:-\d{2,4})?$/i.exec(text) ?? swapped(/^([a-z]{3})-(\d{1,2})$/i.exec(text)) ?? []
  const month = MONTHS.indexOf(other.toLowerCase()) + 1
  if (month === 0) return undefined
  const fraction = `${month}/${Number(one)}`
  return (
    `Excel has turned a fraction such as ${fraction} into a date; ` +
    'set the column to Text and enter it again'
  )
}

const swapped = (match: RegExpExecArray | null): string[] | undefined =>
  match === null ? undefined : ['', match[2] ?? '', match[1] ?? '']
