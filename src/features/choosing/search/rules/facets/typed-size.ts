/**
 * A size as people type it, in one form: "20x25x1", "20 × 25 × 1 in" and "20 by 25 by 1" are the same,
 * and so are "25 x 20 x 1" and "20 x 25 x 1". Undefined when it is not two or three measures.
 */
export function readSize(text: string): string | undefined {
  const sides = text.toLowerCase().match(/\d+(?:\.\d+)?[½¼¾]?/g)
  if (!sides || sides.length < 2 || sides.length > 3) return undefined
  const [a = '', b = '', ...depth] = sides
  return [...[a, b].sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other)), ...depth].join(
    'x',
  )
}

/** The option that names the typed size; undefined when none does. */
export const optionOfSize = <Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): Option | undefined => {
  const size = readSize(typed)
  return size === undefined ? undefined : options.find(({ label }) => readSize(label) === size)
}
