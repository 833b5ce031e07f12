import { articlePath } from '#features/content/content/rules/kinds.ts'
import { type Meaning, readMeanings } from '../query/trade-words.ts'
import { JOBS } from './data/jobs.ts'
import { COOLING_SYMPTOMS } from './data/symptoms-cooling.ts'
import { HEATING_SYMPTOMS } from './data/symptoms-heating.ts'
import { HOME_SYMPTOMS } from './data/symptoms-home.ts'
import { TASKS } from './data/tasks.ts'
import { UNSOLD_GOODS } from './data/unsold-goods.ts'
import { WORK } from './data/work.ts'
import { isThing, readPattern } from './said.ts'

/** What a text is answered with when it names no goods: a fault, a plan, or goods of other shops. */
export interface Advice {
  kind: 'symptom' | 'job' | 'unsold'
  title: string
  /** products that help, by rank; none for a danger, or when nothing we sell helps */
  goods: readonly Meaning[]
  /** the address of the page that says more; may be empty */
  path: string
  /** pages of the next likely answers */
  also?: readonly string[]
  /** danger: leave first; tech: a technician is needed; check: look yourself first */
  call: 'danger' | 'tech' | 'check' | ''
  /** what to do first, and why a technician */
  text: string
  source: string
}

/** One way to say it: the ideas that a text must have. */
export interface Pattern {
  slots: readonly string[]
  /** machines or parts of which it is said; undefined for any */
  machines: ReadonlySet<string> | undefined
  /** it also counts when the text names no machine */
  isUsual: boolean
  /** work on equipment: a machine that is named is what it is done on, not what is wanted */
  isWork?: boolean
  advice: Advice
  /** of patterns that match as much, the first decides */
  position: number
}

/** Patterns by the idea of theirs that the fewest patterns have. */
export type AdviceTable = ReadonlyMap<string, readonly Pattern[]>

const CALLS = ['danger', 'tech', 'check'] as const

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const linesOf = (table: string): string[][] => table.trim().split('\n').map(cellsOf)

/** The page of a row: an article with its section ("furnace-not-heating#first"), or an address. */
const pathOf = (page: string): string => (page === '' || page.startsWith('/') ? page : articlePath(page))

type NewPattern = Omit<Pattern, 'position'>

function symptoms([machines = '', said = '', ...rest]: readonly string[]): NewPattern[] {
  const [title = '', goods = '', page = '', call = '', text = '', source = ''] = rest
  const names = machines.split(' ')
  const of = names.map((name) => name.replace('*', '')).filter((name) => name !== '' && name !== 'any')
  return patternsOf(said, {
    machines: of.length === 0 ? undefined : new Set(of.flatMap((name) => [`@${name}`, `#${name}`])),
    isUsual: machines.includes('*'),
    advice: {
      kind: 'symptom',
      title,
      goods: readMeanings(goods),
      path: pathOf(page),
      call: CALLS.find((each) => each === call) ?? '',
      text,
      source,
    },
  })
}

const others =
  (kind: 'job' | 'unsold', isWork = false) =>
  ([said = '', title = '', goods = '', page = '', text = '', source = '']: readonly string[]): NewPattern[] =>
    patternsOf(said, {
      machines: undefined,
      isUsual: true,
      isWork,
      advice: { kind, title, goods: readMeanings(goods), path: pathOf(page), call: '', text, source },
    })

/** The ways to say it, with commas between them. A fault is more than the name of a part. */
export const patternsOf = (said: string, rest: Omit<NewPattern, 'slots'>): NewPattern[] =>
  said.split(',').flatMap((phrase) => {
    const slots = [...new Set(rest.advice.kind === 'unsold' ? goodsIn(phrase) : slotsOf(phrase))]
    const names = rest.advice.kind === 'symptom' ? /^[@#]/ : /^@(?!radiator)/
    const isEnough = !rest.isWork || slots.length > 2 || slots.some((idea) => /^=/.test(idea))
    return isEnough && slots.length > Number(rest.isWork === true) && slots.some((idea) => !names.test(idea))
      ? [{ ...rest, slots }]
      : []
  })

/** Goods of one name are that name alone: "bathtub" is no shower. */
function goodsIn(phrase: string): string[] {
  const { units } = readPattern(phrase)
  const name = units.length === 1 ? units[0]!.ideas.at(-1) : undefined
  return name === undefined ? slotsOf(phrase) : [name]
}

/** "no heat" asks for the opposite of heat; "#aux" and "-stay" are ideas themselves. */
function slotsOf(phrase: string): string[] {
  const ideas = phrase.match(/(?:^|\s)(?:-?[@#]|-)\w+/g) ?? []
  const words = phrase.replace(/(?:^|\s)(?:-?[@#]|-)\w+/g, ' ')
  return [
    ...ideas.map((idea) => idea.trim()),
    ...readPattern(words).units.flatMap(({ ideas: [first, ...more] }) => {
      const meant = first && isThing(first) && more[0] === `-${first}` ? more[0] : first
      return meant === undefined || SMALL.has(meant.replace('-', '')) ? [] : [meant]
    }),
  ]
}

/** Words that say nothing in a pattern. */
const SMALL: ReadonlySet<string> = new Set(
  'a an the of for with in on to at by out up from when my your is are it i and or so too be of by get too'
    .split(' ')
    .map((word) => `=${word}`),
)

/** A table of patterns, quick to look up. Earlier ones win where two match as much. */
export function adviceTable(patterns: readonly NewPattern[]): AdviceTable {
  const uses = new Map<string, number>()
  for (const idea of patterns.flatMap(({ slots }) => slots)) uses.set(idea, (uses.get(idea) ?? 0) + 1)
  return Map.groupBy(
    patterns.map((pattern, position) => ({ ...pattern, position })),
    ({ slots }) => slots.reduce((rarest, idea) => (uses.get(idea)! < uses.get(rarest)! ? idea : rarest)),
  )
}

export const SHIPPED_ADVICE: readonly NewPattern[] = [
  ...[HEATING_SYMPTOMS, COOLING_SYMPTOMS, HOME_SYMPTOMS].flatMap(linesOf).flatMap(symptoms),
  ...linesOf(UNSOLD_GOODS).flatMap(others('unsold')),
  ...linesOf(WORK).flatMap(others('job', true)),
  ...[TASKS, JOBS].flatMap(linesOf).flatMap(others('job')),
]
