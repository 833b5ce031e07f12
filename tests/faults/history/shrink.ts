/**
 * The shortest list that still fails, by delta debugging: removes ever smaller runs of steps as long as the
 * remaining steps still fail.
 * Answers the numbers of the steps that are kept. Stops after `tries` replays.
 */
export async function shrink<T>(
  steps: readonly T[],
  fails: (kept: readonly T[]) => Promise<boolean>,
  tries = 80,
): Promise<number[]> {
  let kept = steps.map((_, index) => index)
  let left = tries
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length && left > 0; ) {
      const without = kept.toSpliced(from, size)
      left -= 1
      if (without.length < kept.length && (await fails(without.map((index) => steps[index]!)))) kept = without
      else from += size
    }
  }
  return kept
}
