import type { Bucket } from './aggregations.ts'

export type { Bucket } from './aggregations.ts'

/** Makes the buckets of a range; an open end is left out. */
export function bucketOf(min: number, max: number): (count: number) => Bucket {
  if (min === max) {
    const key = String(min)
    return (count) => ({ key, doc_count: count, from: min, to: max })
  }
  const [isOpenBelow, isOpenAbove] = [!Number.isFinite(min), !Number.isFinite(max)]
  const key = `${isOpenBelow ? '*' : min}-${isOpenAbove ? '*' : max}`
  if (isOpenBelow && isOpenAbove) return (count) => ({ key, doc_count: count })
  if (isOpenBelow) return (count) => ({ key, doc_count: count, to: max })
  if (isOpenAbove) return (count) => ({ key, doc_count: count, from: min })
  return (count) => ({ key, doc_count: count, from: min, to: max })
}

/** The most values of a group that an answer lists. */
export const MAX_BUCKETS = 200
