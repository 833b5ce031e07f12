import { DAY, HOUR, MINUTE } from './limit-row.ts'
import { CONSEQUENCES, LIMIT_NAMES, LIMITS } from './limits.ts'

const NAMED = new Map([
  [MINUTE, 'a minute'],
  [HOUR, 'an hour'],
  [DAY, 'a day'],
])
const duration = (seconds: number): string => NAMED.get(seconds) ?? `in ${seconds / MINUTE} minutes`

/** The table of limits as docs/security.md prints it. */
export const limitTable = (): string =>
  [
    '| limit | what | per | how many | then |',
    '|---|---|---|---|---|',
    ...LIMIT_NAMES.map((name) => {
      const { what, per, points, seconds, whenReached } = LIMITS[name]
      return `| ${name} | ${what} | ${per} | ${points} ${duration(seconds)} | ${CONSEQUENCES[whenReached]} |`
    }),
  ].join('\n')
