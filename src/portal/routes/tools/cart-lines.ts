const LINE = /^(\d{9})\*([1-9]\d{0,2})$/
const MOST_LINES = 200

/** The lines of a form: "450000001*2". Undefined when one of them cannot be read. */
export function linesIn(form: FormData): { id: string; qty: number }[] | undefined {
  const lines = form.getAll('line').map((line) => LINE.exec(String(line)))
  if (lines.length === 0 || lines.length > MOST_LINES || lines.includes(null)) return undefined
  return lines.flatMap((line) => (line ? [{ id: line[1]!, qty: Number(line[2]) }] : []))
}
