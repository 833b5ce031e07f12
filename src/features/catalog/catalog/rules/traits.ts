import { defineTexts } from '#lib/language/texts.ts'

/**
 * What rules may ask about a type of product. A rule asks for a trait or an attribute, never for the name of
 * a type, so a type that a merchant adds gets its load check, required parts and legal verdict by its traits.
 * The list is closed: a trait exists because a rule asks for it. The sentences complete "a product of this
 * type …". Decision 0034 has the reasons.
 */
export const TRAITS = defineTexts({
  // How it heats
  'burns-gas': 'burns natural gas unless its data name another fuel',
  'burns-oil': 'burns heating oil',
  'burns-stated-fuel': 'burns the fuel that its data name, or heats with electricity when they say so',
  'heats-by-elements': 'heats air with electric elements',
  'heats-by-compressor': 'is a heat pump; other types are one when their data state HSPF2',
  'has-furnace': 'is a furnace, or has one among its units',
  'heats-from-wall': 'stands in a wall and heats the room before it',
  'heats-workshop': 'hangs in a garage or workshop and heats it',
  'heats-radiators': 'heats the water of radiators or of a floor',
  'heats-tap-water': 'heats the water of taps',
  'has-tank': 'keeps its hot water in a tank',

  // How it cools
  cools: 'cools air with a compressor',
  'is-outdoor-half': 'is the outdoor unit of a split system',
  'is-indoor-half': 'is the indoor unit of a split system',
  'is-matched-set': 'is an outdoor unit sold with the indoor units it is rated with',
  'is-packaged': 'has compressor, coil and blower in one cabinet outdoors, and a burner if it has a fuel',
  'includes-base': 'comes with the curb or pad that it stands on',
  'is-ductless': 'serves rooms without ducts, as mini splits do',
  'has-many-zones': 'serves two rooms or more, each with an indoor unit of its own',
  'sits-in-window': 'sits in a window and cools one room',
  'stands-in-room': 'stands in the room that it cools',
  'sits-in-sleeve': 'sits in a sleeve through the wall of the room that it cools',

  // Where it stands and what it is joined to
  'sits-between-ducts': 'sits between ducts, so the width of its cabinet matters',
  'moves-air': 'moves air through ducts',
  'takes-circuit': 'takes power from the panel by a circuit, when its data state a supply',
  'has-cord': 'has a power cord',
  'slides-into-unit': 'slides into another unit and adds heat to it',

  // What it is for
  'serves-whole-home': 'can heat or cool a whole home, so it is compared with the load of one',
  'has-special-models': 'has models for mobile homes alone, or for districts that ask for Ultra Low NOx',
  'filters-air': 'filters air',
  'adds-moisture': 'adds moisture to air',
  'removes-moisture': 'removes moisture from air',
  'brings-fresh-air': 'brings in fresh air and recovers its heat',
  'has-lamp': 'has a lamp that wears out',
  'is-consumable': 'is used up and bought again',

  // What part of an installation it is
  'controls-system': 'is a thermostat',
  'is-sensor': 'is a sensor or a control',
  'joins-halves': 'is a line set: carries refrigerant between the halves of a split system',
  'covers-lines': 'covers the lines of a split system on a wall',
  'holds-on-ground': 'holds a unit above the ground',
  'holds-on-wall': 'holds a unit on a wall, or raises it on legs',
  'holds-on-roof': 'holds a unit on a roof',
  'switches-power': 'disconnects a unit from its power',
  'joins-disconnect': 'joins a unit to its disconnect',
  'is-wire': 'is wire or cable',
  'drains-water': 'is a hose that drains water',
  'lifts-water': 'pumps the water that a unit drains',
  'vents-burner': 'carries flue gas, or serves what does',
  'is-supply': 'is a small part or supply for an installation',
  'is-refrigerant': 'is refrigerant in a cylinder, which the law sells to certified technicians alone',
  'is-service': 'is a service: it is not shipped and has no stock',
})

export type Trait = keyof typeof TRAITS

export const isTrait = (word: string): word is Trait => Object.hasOwn(TRAITS, word)

/**
 * Whether a product has one of these traits, by the traits that an answer names: a browser does not know the
 * types.
 */
export const isOneOf = (
  { traits }: { readonly traits: readonly string[] },
  wanted: readonly Trait[],
): boolean => wanted.some((trait) => traits.includes(trait))
