/** The words by which a text is known as a question. */
const wordSet = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

const WHAT = 'what how why when where who'
const DO = 'can do does is are will should'

/** Words that begin a question to the store. */
export const BEGINS_QUESTION = wordSet(WHAT, DO, 'could would may if i')

/** Words that make a text a question wherever they stand. */
export const IN_QUESTION = wordSet(WHAT, DO, 'which difference vs video')

/** Words that ask, or name what answers: "load calculation tool". */
export const ASKS_OR_ANSWERS = wordSet(
  WHAT,
  DO,
  'whats wheres which could would difference versus vs or worth mean means explain explained',
  'tool calculator calc chart chooser lookup finder checklist guide video tutorial steps tips prep ready maintenance',
  'que como cual cuando donde cuanto',
)

/** Words of a question that say nothing about what is asked. */
export const SAYS_NOTHING = wordSet(WHAT, 'which much many even really now about')
