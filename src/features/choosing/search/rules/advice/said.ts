import { isAskedWord } from '#features/content/content/rules/asked-pages.ts'
import {
  correctPageWord,
  SHORTEST_CORRECTED,
  spellingOf,
  stem,
  wordsOf,
} from '#features/content/content/rules/page-words.ts'
import { isEnglish } from '../query/english.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../query/phrase-table.ts'
import { SHIPPED_MEANINGS } from '../query/trade-words.ts'
import { JOBS } from './data/jobs.ts'
import { SAID_WORDS, TROUBLES } from './data/said-words.ts'
import { COOLING_SYMPTOMS } from './data/symptoms-cooling.ts'
import { HEATING_SYMPTOMS } from './data/symptoms-heating.ts'
import { HOME_SYMPTOMS } from './data/symptoms-home.ts'
import { TASKS } from './data/tasks.ts'
import { UNSOLD_GOODS } from './data/unsold-goods.ts'
import { WORK } from './data/work.ts'

/** What a text says about a home: ideas, each as it is or turned into its opposite. */
export interface Said {
  units: readonly Unit[]
  /** everything that is said: "heat", "-cool", "@furnace", and each word by its stem as "=leak" */
  ideas: ReadonlySet<string>
}

/** A word or a phrase of the text with what it means. */
interface Unit {
  /** first and behind-last word of the text */
  from: number
  to: number
  ideas: readonly string[]
}

const MOST_WORDS = 24
const NOT = new Set(
  (
    'no not never none without wont doesnt dont isnt cant cannot arent aint wasnt werent hasnt havent ' +
    'didnt couldnt wouldnt barely hardly lost losing lack lacks lacking sin nunca nor'
  ).split(' '),
)
/** What "not" turns ends before these. */
const ENDS_NOT = new Set(
  'but and because when while if though until unless for with from in at pero y'.split(' '),
)
/** How many words behind "not" it turns: "not blowing any cold air". */
const REACH = 4

type Lexicon = PhraseTable<readonly string[]>

const LEXICON: Lexicon = readLexicon(SAID_WORDS)
/** A pattern may also use the name of an idea as a word: "toohot". */
const PATTERN_LEXICON: Lexicon = phraseTable(new Map([...namesOf(LEXICON), ...LEXICON.meant]))

function readLexicon(text: string): Lexicon {
  const ideas = new Map<string, string[]>()
  for (const line of text.trim().split('\n')) {
    const [meant = '', words = ''] = line.split(':')
    for (const phrase of words.split(',')) {
      const key = wordsOf(phrase).map(stem).join(' ')
      ideas.set(key, [...(ideas.get(key) ?? []), ...meant.split('+').filter(Boolean)])
    }
  }
  return phraseTable(ideas)
}

function namesOf({ meant }: Lexicon): [name: string, ideas: string[]][] {
  return [...new Set([...meant.values()].flat())].map((idea) => [stem(idea.replace(/^[@#-]/, '')), [idea]])
}

/** The words of a text as they are compared: without apostrophes, so that "won't" is one word. */
export const saidWords = (text: string): string[] =>
  wordsOf(
    text
      .replace(/['’]/g, '')
      .replace(/(\d)\.(\d+)(?=[ -]?tons?\b)/gi, '$1point$2')
      .replace(/\ba\s*\/\s*c\b/gi, 'ac')
      .replace(/\bwi[- ]?fi\b/gi, 'wifi'),
  )

/** Words that need no correction besides those of the lexicon. */
const TRADE: ReadonlySet<string> = new Set([...SHIPPED_MEANINGS.keys()].flatMap((said) => said.split(' ')))
const SPELLED = spellingOf(
  SAID_WORDS.trim()
    .split('\n')
    .flatMap((line) => wordsOf(line.slice(line.indexOf(':') + 1))),
)

/** Words of the tables of advice are right, as their patterns are compared letter by letter. */
const OF_TABLES: ReadonlySet<string> = new Set(
  [JOBS, TASKS, WORK, UNSOLD_GOODS, COOLING_SYMPTOMS, HEATING_SYMPTOMS, HOME_SYMPTOMS].flatMap(wordsOf),
)

const isRight = (word: string): boolean =>
  TRADE.has(word) || OF_TABLES.has(word) || isEnglish(word) || isAskedWord(word)

/** A word with one typing mistake as people spell it: "leeking". */
const correct = (word: string): string =>
  word.length < SHORTEST_CORRECTED ||
  SPELLED.words.has(word) ||
  isRight(word) ||
  isRight(stem(word)) ||
  /\d/.test(word)
    ? word
    : correctPageWord(word, SPELLED)

/** Parts and rooms stay what they are after "not": "no light on the board" speaks of the light. */
export const isThing = (idea: string): boolean => /^-?[@#=]/.test(idea)

/** The pattern of a row of advice is read as the texts are. */
export const readPattern = (text: string): Said => readWords(saidWords(text), PATTERN_LEXICON)

/** What a text says; words with one typing mistake are read as they are spelled. */
export const readSaid = (text: string): Said =>
  readWords(saidWords(text).slice(0, MOST_WORDS).map(correct), LEXICON)

function readWords(words: readonly string[], lexicon: Lexicon): Said {
  const stems = words.map(stem)
  const units: Unit[] = []
  let turnsUntil = -1
  for (let at = 0; at < words.length; ) {
    const { length, value: meant } = phraseAt(stems, at, lexicon) ?? NO_IDEA
    if (length === 1 && NOT.has(words[at]!)) {
      turnsUntil = at + REACH
      units.push({ from: at, to: at + 1, ideas: meant })
    } else {
      if (ENDS_NOT.has(words[at]!)) turnsUntil = -1
      const all = [...meant, `=${stems.slice(at, at + length).join(' ')}`]
      units.push({ from: at, to: at + length, ideas: at <= turnsUntil ? all.flatMap(turned) : all })
    }
    at += length
  }
  const ideas = new Set(units.flatMap((unit) => unit.ideas))
  if ([...ideas].some((idea) => TROUBLES.has(idea))) ideas.add('anyfault')
  return { units, ideas }
}

const NO_IDEA = { length: 1, value: [] }

/** What stays true after "not": "it can't cool and runs all day". */
const LASTING: ReadonlySet<string> = new Set(
  (
    'allday warmnumber coldnumber inhere summer winter night old house room oneroom upstairs downstairs ' +
    'cycle'
  ).split(' '),
)

const turned = (idea: string): string[] => {
  if (idea.startsWith('-')) return [idea.slice(1)]
  return isThing(idea) || LASTING.has(idea) ? [idea, `-${idea}`] : [`-${idea}`]
}
