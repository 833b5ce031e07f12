import { type Cents, toCents } from '#kit/money.ts'

/** D ducted heat pump, M mini split, W heat pump water heater, E electric water heater, T smart thermostat, A central air conditioner */
export type Equipment = 'D' | 'M' | 'W' | 'E' | 'T' | 'A'

/** Who pays: an electric utility, a gas utility, a state, a county or city, somebody else. */
export type Level = 'u' | 'g' | 's' | 'l' | 'o'

/** When the money comes: by mail after the purchase, at once, on the bill, by an assistance programme, with the tax return, by what is saved. */
export type Payment = 'm' | 'i' | 'b' | 'a' | 'x' | 'p'

/** What a programme asks beside the product itself. */
export interface Asks {
  energyStar: boolean
  coldClimate: boolean
  replaces: boolean
  contractor: boolean
  newHome: boolean
}

/** One amount of one programme, as its source says it. */
export interface Program {
  id: string
  name: string
  url: string
  authority: string
  level: Level
  equipment: readonly Equipment[]
  /** dollars, dollars a ton, dollars for 10,000 BTU/h, share of the price */
  basis: '$' | 't' | 'b' | '%'
  /** dollars, or the share as a decimal */
  amount: number
  cap: Cents | null
  payment: Payment
  incomeTested: boolean
  /** the amount is the highest of several steps */
  hasSteps: boolean
  asks: Asks
  least: { seer2: number | null; hspf2: number | null; eer2: number | null }
  areas: readonly string[]
  /** yyyy-mm-dd; null when the source names none */
  from: string | null
  until: string | null
}

/** Where a programme holds. A territory's `mostly` are the zips the utility mostly serves, `also` those it shares. */
export type Area =
  | { id: string; kind: 'state'; state: string }
  | { id: string; kind: 'county'; fips: string }
  | { id: string; kind: 'town'; state: string; town: string }
  | { id: string; kind: 'territory'; mostly: ReadonlySet<number>; also: ReadonlySet<number> }

/** Reads the table of server/data/programs.ts; its head explains the columns. */
export function readPrograms(table: string): Program[] {
  const programs: Program[] = []
  let [level, state, authority, name, url] = ['u' as Level, '', '', '', '']
  for (const line of table.split('\n')) {
    const cells = line.slice(1).split('|')
    if (line.startsWith('@')) [level, state = '', authority = ''] = [cells[0] as Level, cells[1], cells[2]]
    else if (line.startsWith('#')) [name = '', url = ''] = cells
    else
      programs.push({
        ...readAmount(line),
        id: `${state}-${line.slice(0, line.indexOf('|'))}`,
        level,
        authority,
        name,
        url,
      })
  }
  return programs
}

function readAmount(line: string): Omit<Program, 'id' | 'level' | 'authority' | 'name' | 'url'> {
  const [, equipment = '', amount = '', cap = '', flags = '', least = '', areas = '', from = '', until = ''] =
    line.split('|')
  const has = (flag: string): boolean => flags.includes(flag)
  return {
    equipment: [...equipment] as Equipment[],
    basis: amount.charAt(0) as Program['basis'],
    amount: Number(amount.slice(1)),
    cap: cap === '' ? null : toCents(Math.round(Number(cap) * 100)),
    payment: flags.charAt(0) as Payment,
    incomeTested: has('I'),
    hasSteps: has('U'),
    asks: {
      energyStar: has('E'),
      coldClimate: has('C'),
      replaces: has('R'),
      contractor: has('K'),
      newHome: has('N'),
    },
    least: { seer2: figure(least, 's'), hspf2: figure(least, 'h'), eer2: figure(least, 'e') },
    areas: areas.split(','),
    from: from || null,
    until: until || null,
  }
}

const figure = (text: string, letter: string): number | null => {
  const found = new RegExp(`${letter}([\\d.]+)`).exec(text)
  return found ? Number(found[1]) : null
}

/** Reads the table of server/data/areas.ts; its head explains the columns. */
export const readAreas = (table: string): Area[] =>
  table.split('\n').map((line): Area => {
    const [id = '', kind, first = '', second = ''] = line.split('|')
    if (kind === 's') return { id, kind: 'state', state: first }
    if (kind === 'c') return { id, kind: 'county', fips: first }
    if (kind === 't')
      return { id, kind: 'town', state: first.slice(0, 2), town: first.slice(3).toLowerCase() }
    return { id, kind: 'territory', mostly: readZips(first), also: readZips(second) }
  })

// "abc 1 5+2": steps from the zip before, and how many follow one by one.
function readZips(text: string): Set<number> {
  const zips = new Set<number>()
  let zip = 0
  for (const token of text === '' ? [] : text.split(' ')) {
    const [step = '', more = '0'] = token.split('+')
    const first = zip + Number.parseInt(step, 36)
    zip = first + Number.parseInt(more, 36)
    for (let each = first; each <= zip; each++) zips.add(each)
  }
  return zips
}
