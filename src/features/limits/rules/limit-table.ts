import { CONSEQUENCES, LIMIT_NAMES, LIMITS } from './limits.ts'

const SECONDS_A_MINUTE = 60
const SECONDS_AN_HOUR = 3_600

const duration = (seconds: number): string =>
  seconds === SECONDS_AN_HOUR ? 'an hour' : `in ${seconds / SECONDS_A_MINUTE} minutes`

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
