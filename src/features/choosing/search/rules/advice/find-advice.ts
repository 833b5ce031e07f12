import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import type { Advice, AdviceTable, Pattern } from './advice-table.ts'
import { readSaid, type Said, saidWords } from './said.ts'

/** What a text is answered with, and what of it was not a part of that. */
export interface FoundAdvice {
  advice: Advice
  /** the words that the answer does not explain: "800 sq ft" of "sunroom ac 800 sq ft" */
  rest: string
  /** it says what is wanted of a room: heat or cooling */
  isSure: boolean
  /** a single idea says it, and no machine is named */
  isWeak: boolean
  /** it names a machine that is no part of what it is answered with: "tankless for a sink" */
  isOther: boolean
  /** pages of the next likely answers, when a fault can be read in several ways */
  also: readonly string[]
  /** it is work on equipment: goods that are named are what it is done on */
  isWork: boolean
  /** the text asks for something new */
  wantsNew: boolean
}

/** A danger is answered before anything else. */
const DANGER = 3
const IDEA = 2

/** The advice that explains most of a text; undefined without a fault, plan or foreign goods. */
export function findAdvice(text: string, table: AdviceTable): FoundAdvice | undefined {
  const said = readSaid(text)
  const [best, ...next] = ranked(said, table)
  if (!best) return undefined
  const { slots, advice } = best.pattern
  return {
    advice,
    rest: restOf(text, said, best.pattern),
    isSure: said.ideas.has('heat') || said.ideas.has('cool') || slots.length > 1,
    isWeak: slots.length === 1 && !namesMachine(said),
    isOther: namesOther(said, slots),
    also: advice.kind === 'symptom' ? pagesOf(next, best) : [],
    isWork: best.pattern.isWork === true,
    wantsNew: said.ideas.has('buy'),
  }
}

interface Scored {
  pattern: Pattern
  score: number
}

/** The patterns that a text has, best first. */
const ranked = (said: Said, table: AdviceTable): Scored[] =>
  [...said.ideas]
    .flatMap((idea) => table.get(idea) ?? [])
    .filter((pattern) => holds(pattern, said) && isWhole(pattern, said))
    .map((pattern) => ({ pattern, score: scoreOf(pattern, said) }))
    .toSorted((a, b) => b.score - a.score || a.pattern.position - b.pattern.position)

/** Another reading is named when it explains this share of what the best one does. */
const LIKELY = 0.5
const MOST_PAGES = 2

/** The pages that other readings lead to. */
function pagesOf(next: readonly Scored[], { pattern: { advice }, score: best }: Scored): string[] {
  const pages = new Map<string, string>()
  for (const { pattern, score } of next) {
    const { path } = pattern.advice
    if (path !== '' && score >= best * LIKELY && !pages.has(bare(path))) pages.set(bare(path), path)
  }
  pages.delete(bare(advice.path))
  return [...pages.values()].slice(0, MOST_PAGES)
}

const bare = (path: string): string => path.split('#')[0]!

const isMachine = (idea: string): boolean => idea.startsWith('@')
const namesMachine = ({ ideas }: Said): boolean => [...ideas].some(isMachine)

/** Machines that a room may be asked for with: they say no more than "heat" and "cool". */
const GENERAL: ReadonlySet<string> = new Set(['@ac', '@heater'])
/** How many other words may stand among those that name goods: "heater for my pool". */
const BETWEEN = 2

/** A room says nothing when a machine is asked for; the name of goods stands together. */
function isWhole({ slots, advice, isWork }: Pattern, { ideas, units }: Said): boolean {
  if (isWork) return units.filter((unit) => unit.ideas.some(isMachine)).length <= 1
  if (advice.kind === 'job') return !namesOther({ ideas }, slots)
  if (advice.kind === 'symptom') return true
  const places = slots.map((slot) => units.findIndex((unit) => unit.ideas.includes(slot)))
  return Math.max(...places) - Math.min(...places) < slots.length + BETWEEN - 1
}

const namesOther = ({ ideas }: Pick<Said, 'ideas'>, slots: readonly string[]): boolean =>
  [...ideas].some((idea) => idea.startsWith('@') && !GENERAL.has(idea) && !slots.includes(idea))

const isNamed = (machines: ReadonlySet<string>, { ideas }: Said): boolean =>
  [...ideas].some((idea) => machines.has(idea))

/** Goods that a store does not sell, until it has a type of that name: "Pool heaters". */
const isSold = ({ kind, title }: Advice): boolean =>
  kind === 'unsold' &&
  productTypes().some(({ label, plural }) =>
    [label, plural].some((name) => name.toLowerCase() === title.toLowerCase()),
  )

function holds({ slots, machines, isUsual, advice }: Pattern, said: Said): boolean {
  if (!slots.every((idea) => said.ideas.has(idea)) || isSold(advice)) return false
  if (!machines) return true
  return isNamed(machines, said) || (isUsual && !namesMachine(said))
}

/** How much of a text a pattern explains: ideas, and the words that they have. */
const scoreOf = ({ slots, machines, advice }: Pattern, said: Said): number =>
  slots.reduce((sum, idea) => sum + IDEA + wordsOfIdea(said, idea), 0) +
  (machines && isNamed(machines, said) ? IDEA + 1 : 0) +
  (advice.call === 'danger' ? DANGER : 0)

const wordsOfIdea = ({ units }: Said, wanted: string): number =>
  units.reduce((most, { from, to, ideas }) => (ideas.includes(wanted) ? Math.max(most, to - from) : most), 0)

/** The pieces of a text none of whose words belong to the pattern or name a machine. */
function restOf(text: string, { units }: Said, { slots }: Pattern): string {
  const wanted = new Set(slots)
  const explained = new Set(
    units.flatMap(({ from, to, ideas }) =>
      ideas.some((idea) => wanted.has(idea) || idea.startsWith('@') || IMPLIED.has(idea))
        ? Array.from({ length: to - from }, (_, i) => from + i)
        : [],
    ),
  )
  let at = 0
  return text
    .split(/\s+/)
    .filter((piece) => {
      const from = at
      at += saidWords(piece).length
      return (
        at > from &&
        !Array.from({ length: at - from }, (_, i) => from + i).some((word) => explained.has(word))
      )
    })
    .join(' ')
}

/** What a plan is made of besides its room: "heat and cool my sunroom". */
const IMPLIED: ReadonlySet<string> = new Set([
  'heat',
  'cool',
  '#unit',
  'problem',
  'replace',
  'fuelhere',
  'allinone',
])
