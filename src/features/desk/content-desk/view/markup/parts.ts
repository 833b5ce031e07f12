/** Lines between two empty lines. */
export interface Part {
  lines: readonly string[]
  /** the number of the first line, from 1 */
  line: number
  /** the ids of the last line `sources: a, b` */
  sources: readonly string[] | undefined
}

/** Cuts a text into its parts. */
export function cutParts(text: string): Part[] {
  const parts: { lines: string[]; line: number }[] = []
  let open: { lines: string[]; line: number } | undefined
  for (const [index, raw] of text.replaceAll('\r', '').split('\n').entries()) {
    const line = raw.trim()
    if (line === '') open = undefined
    else if (open) open.lines.push(line)
    else {
      open = { lines: [line], line: index + 1 }
      parts.push(open)
    }
  }
  return parts.map(({ lines, line }) => {
    const last = lines.length > 1 ? /^sources:\s*(.*)$/.exec(lines.at(-1) ?? '') : null
    return last
      ? { lines: lines.slice(0, -1), line, sources: namesIn(last[1] ?? '') }
      : { lines, line, sources: undefined }
  })
}

/** "a, b" → a and b */
export const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
