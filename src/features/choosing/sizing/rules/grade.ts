/** How well a result's inputs are known. */
export interface InputQuality {
  measured: number
  stated: number
  assumed: number
  grade: 'A' | 'B' | 'C'
}

/** A: something was measured and little assumed; B: most was stated; C: most is assumed. */
export function gradeOf(measured: number, stated: number, assumed: number): InputQuality {
  const known = measured + stated
  const grade = measured > 0 && assumed <= known / 2 ? 'A' : known >= assumed ? 'B' : 'C'
  return { measured, stated, assumed, grade }
}
