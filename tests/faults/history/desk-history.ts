import { chance, pick } from '#demo/catalogue/chance.ts'
import type { CrashPoint } from '#server/crash-points.ts'
import type { DeskAct } from './desk-acts.ts'
import { boughtOf, type Instance, interleaved, type Step } from './steps.ts'

/** The history of a seed in which people at the desk, at two processes, do what it offers and more. */
export const deskHistoryOf = (seed: number, stories: number): Step[] =>
  interleaved(
    seed,
    Array.from({ length: stories }, (_, index) => deskStoryOf(seed, index)),
  )

function deskStoryOf(seed: number, index: number): Step[] {
  const { word, placed, paying } = boughtOf(seed, index, index)
  const money: Step[] = [{ do: 'job', name: 'move-money', at: placed.at }, { do: 'a night at the provider' }]
  const first: readonly DeskAct[] =
    placed.method === 'check' ? [{ act: 'receive the check' }, ...leaving(word)] : leaving(word)
  const noise = Array.from({ length: chance(`${word} noise`, 3) }, (_, at) => anyAct(`${word} noise ${at}`))
  const pressed = [...first, ...noise, ...after(word)].map((act, at) =>
    pressOf(`${word} desk ${at}`, index, act),
  )
  // Money moves after the goods have left, and at the end.
  const paid = placed.method === 'check' ? [] : paying
  const leaves = first.length
  return [placed, ...paid, ...pressed.slice(0, leaves), ...money, ...pressed.slice(leaves), ...money]
}

/** How the order leaves the warehouse, or does not. */
const leaving = (word: string): readonly DeskAct[] =>
  pick<readonly DeskAct[]>(`${word} leaves`, [
    [{ act: 'ship' }, { act: 'deliver' }],
    [{ act: 'ship', line: 1, units: 1 }, { act: 'ship' }, { act: 'deliver' }],
    [{ act: 'ship', line: 1, units: 1 }, { act: 'call off' }, { act: 'deliver' }],
    [{ act: 'ship', line: 2, units: 2 }, { act: 'ship', line: 1, units: 2 }, { act: 'ship' }],
    [{ act: 'cancel' }, { act: 'ship' }],
  ])

/** What the buyer gets back. */
const after = (word: string): readonly DeskAct[] =>
  pick<readonly DeskAct[]>(`${word} after`, [
    [],
    [ASK(60), APPROVE, ASK(10)],
    [ASK(10), ASK(100), { act: 'decide the refund', decision: 'refused' }],
    [OPEN, ACCEPT, { act: 'receive the return' }],
    [OPEN, ACCEPT, ASK(60), { act: 'write off the return' }, APPROVE],
    [OPEN, { act: 'decide the return', decision: 'refused' }, OPEN],
  ])

const ASK = (share: 100 | 60 | 10) => ({ act: 'ask for a refund', share }) as const
const APPROVE = { act: 'decide the refund', decision: 'approved' } as const
const OPEN = { act: 'open a return', line: 1, units: 1 } as const
const ACCEPT = { act: 'decide the return', decision: 'approved' } as const

const anyAct = (word: string): DeskAct =>
  pick<DeskAct>(word, [
    { act: 'call off' },
    { act: 'cancel' },
    ...leaving(word),
    ASK(100),
    APPROVE,
    OPEN,
    { act: 'receive the return' },
  ])

/** Where a process may die while it does this. */
const DIES: Partial<Record<DeskAct['act'], CrashPoint>> = {
  ship: 'fulfilment.shipment-written',
  'call off': 'fulfilment.called-off',
  'ask for a refund': 'fulfilment.refund-written',
  'decide the refund': 'fulfilment.refund-decided',
  'receive the return': 'fulfilment.return-received',
  'write off the return': 'fulfilment.return-received',
}

function pressOf(word: string, buyer: number, act: DeskAct): Step {
  const isForAdmin = act.act === 'decide the refund'
  const person = isForAdmin
    ? pick(`${word} decides`, ['admin', 'admin', 'operations'] as const)
    : pick(`${word} person`, [
        'operations',
        'operations',
        'operations',
        'operations',
        'admin',
        'sales',
      ] as const)
  const dies = DIES[act.act]
  if (dies !== undefined && chance(`${word} dies`, 14) === 0)
    return { do: 'die at the desk', buyer, person, act, dies }
  const at: Instance = chance(`${word} at`, 2) === 0 ? 0 : 1
  const seen = pick(`${word} seen`, ['now', 'now', 'now', 'before', 'none'] as const)
  return { do: 'desk', buyer, at, person, act, seen, presses: pick(`${word} presses`, [1, 2] as const) }
}
