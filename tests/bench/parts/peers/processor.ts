import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the kernel's clock in a millisecond: USER_HZ is 100 on Linux. */
const MS_PER_TICK = 10
const FIELD = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 }

/**
 * Milliseconds that processes, their children and those that ended since have spent on the processor. Linux
 * alone says it; elsewhere it is NaN.
 */
export function processorMs(roots: readonly number[]): number {
  const all = readAll()
  if (!all) return Number.NaN
  const family = new Set(roots)
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [pid, { parent }] of all) if (family.has(parent)) family.add(pid)
  }
  return [...family].reduce((sum, pid) => sum + (all.get(pid)?.ticks ?? 0), 0) * MS_PER_TICK
}

function readAll(): Map<number, { parent: number; ticks: number }> | undefined {
  if (process.platform !== 'linux') return undefined
  const found = new Map<number, { parent: number; ticks: number }>()
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? fieldsOf(name) : undefined
    if (!fields) continue
    const ticks = [FIELD.user, FIELD.system, FIELD.childrenUser, FIELD.childrenSystem]
    found.set(Number(name), {
      parent: Number(fields[FIELD.parent]),
      ticks: ticks.reduce((sum, field) => sum + Number(fields[field]), 0),
    })
  }
  return found
}

/** The fields after the name, which may have spaces; undefined when the process has ended. */
function fieldsOf(pid: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  } catch {
    return undefined
  }
}
