/**
 * The page numbers to offer, with `null` where numbers are left out: always the first, the last and the
 * neighbors of `page`. Pages count from 1. pageWindow(6, 20) → [1, null, 5, 6, 7, null, 20].
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1
    if (missing === 1) return [number - 1, number]
    return missing > 1 ? [null, number] : [number]
  })
}
