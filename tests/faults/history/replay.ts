import { randomInt } from 'node:crypto'
import type { ProviderStage } from '../stage/provider-stage.ts'
import { play } from './play.ts'
import type { Naive, Units } from './shop-state.ts'
import { shrink } from './shrink.ts'
import { inWords, type Step } from './steps.ts'

// HISTORIES="12" plays seed 12, "12:0,3,7" these steps of it, "x500" five hundred fresh seeds (see
// CONTRIBUTING.md).
const ASKED = process.env.HISTORIES

/** The histories to play: those of the command line, or the fixed seeds and a fresh one. */
export function askedHistories(
  fixed: readonly number[],
  historyOf: (seed: number) => readonly Step[],
): { seed: number; steps?: readonly Step[] }[] {
  const fresh = () => ({ seed: randomInt(2 ** 31) })
  if (ASKED === undefined) return [...fixed.map((seed) => ({ seed })), fresh()]
  if (ASKED.startsWith('x')) return Array.from({ length: Number(ASKED.slice(1)) }, fresh)
  const [word = '0', kept] = ASKED.split(':')
  const seed = Number(word)
  const steps = historyOf(seed)
  return [{ seed, ...(kept ? { steps: kept.split(',').map((index) => steps[Number(index)]!) } : {}) }]
}

/** The broken invariants of a history, with its shortest replay; undefined when all hold. */
export async function failureIn({
  stage,
  seed,
  steps,
  own,
  suite,
  tries,
  units,
}: {
  stage: ProviderStage
  seed: number
  steps: readonly Step[]
  own: Naive
  /** the file of the tests, for the command that plays it again */
  suite: string
  /** replays that may be spent on a shorter history */
  tries?: number
  units?: Units
}): Promise<{ reported: string; kept: number[] } | undefined> {
  const first = await play(stage, steps, own, units)
  if (first.length === 0) return undefined
  const kept = await shrink(steps, async (fewer) => (await play(stage, fewer, own, units)).length > 0, tries)
  const found = await play(
    stage,
    kept.map((index) => steps[index]!),
    own,
    units,
  )
  const lines = kept.map((index) => `  ${index}. ${inWords(steps[index]!)}`)
  return {
    kept,
    reported: [
      `Seed ${seed} breaks`,
      ...(found.length > 0 ? found : first).map((breach) => `  ${breach}`),
      `Shortest replay, ${kept.length} of ${steps.length} steps:`,
      ...lines,
      `HISTORIES=${seed}:${kept.join(',')} npx vitest run --project server ${suite}`,
    ].join('\n'),
  }
}
