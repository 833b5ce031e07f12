/** Repeats a measurement that noise can only make worse, and keeps the best round. */
export async function bestOf<T>(
  rounds: number,
  measure: () => Promise<T>,
  isBetter: (one: T, other: T) => boolean,
): Promise<T> {
  let best = await measure()
  for (let round = 1; round < rounds; round++) {
    const next = await measure()
    if (isBetter(next, best)) best = next
  }
  return best
}
