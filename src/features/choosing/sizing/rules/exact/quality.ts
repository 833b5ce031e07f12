import { gradeOf, type InputQuality } from '../grade.ts'
import { BUILD_DEFAULTS, type Build } from './plan.ts'

/** A part of the build counts as stated when it differs from its default; leaks may be measured. */
export function buildQuality(build: Build): InputQuality {
  const names = Object.keys(BUILD_DEFAULTS) as (keyof Build)[]
  const stated = names.filter((name) => name !== 'measuredAir' && build[name] !== BUILD_DEFAULTS[name]).length
  const measured = build.measuredAir === null ? 0 : 1
  return gradeOf(measured, stated + 6, names.length - stated - measured)
}
