import { readFileSync } from 'node:fs'
import { parsePlace, type ZipPlace } from '../rules/places.ts'
import { STATE_NAMES } from '../rules/states.ts'
import { placesFile } from './load-places.ts'

/** A place that a text names. `zip` and `countyFips` are empty for a whole state. */
interface NamedPlace {
  zip: string
  state: string
  countyFips: string
  /** "Fresno, CA", "Minnesota" */
  label: string
}

export interface PlaceNames {
  /**
   * The place that these words of a text name, in small letters: a ZIP code, a state, a city with its state
   * ("fresno ca"), or a city alone: that of the most ZIP codes.
   */
  find(words: readonly string[]): NamedPlace | undefined
}

/** The names of the United States, read when one is first looked for. */
export function placeNames(file = placesFile()): PlaceNames {
  let known: ReturnType<typeof readPlaces> | undefined
  return {
    find(words) {
      known ??= readPlaces(file)
      const mayBe = words.length === 1 || words.length <= (known.longest.get(words[0] ?? '') ?? 0)
      return mayBe ? known.names.get(words.join(' ')) : undefined
    },
  }
}

/** Places by name, and the most words of a name of several by its first word: most words begin none. */
function readPlaces(file: string) {
  const names = readNames(file)
  const longest = new Map<string, number>()
  for (const name of names.keys()) {
    const { 0: first = '', length } = name.split(' ')
    if (length > 1) longest.set(first, Math.max(length, longest.get(first) ?? 0))
  }
  return { names, longest }
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z ]+/g, '')

function readNames(file: string): Map<string, NamedPlace> {
  const places = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => parsePlace(line) ?? [])
  const cities = [...Map.groupBy(places, ({ city, state }) => `${city}|${state}`).values()]
  const names = new Map<string, NamedPlace>()
  // The largest city of a name comes last, so that it holds the name.
  for (const zips of cities.toSorted((a, b) => a.length - b.length)) {
    const place = namedPlace(zips)
    const name = plainName(zips[0]!.city)
    const stateName = plainName(STATE_NAMES.get(place.state) ?? '')
    for (const each of [name, `${name} ${place.state.toLowerCase()}`, `${name} ${stateName}`])
      names.set(each, place)
  }
  for (const place of places)
    names.set(place.zip, { ...namedPlace([place]), label: sayCity(place, place.zip) })
  for (const [state, name] of STATE_NAMES)
    names.set(plainName(name), { zip: '', state, countyFips: '', label: name })
  return names
}

type Zip = Omit<ZipPlace, 'rural'>

const sayCity = ({ city, state }: Zip, zip = ''): string => `${city}, ${state} ${zip}`.trim()

/** A city stands for the ZIP code in the middle of its own. */
function namedPlace(zips: readonly Zip[]): NamedPlace {
  const middle = zips[Math.floor(zips.length / 2)]!
  const { zip, state, countyFips } = middle
  return { zip, state, countyFips, label: sayCity(middle) }
}
