// Traits that several rules join in the same way, each under its name.
import { hasSomeTrait, hasTrait, hasTraits, productTypes } from './product-types.ts'
import type { Trait } from './traits.ts'

/** A question for one trait. */
export const withTrait =
  (trait: Trait) =>
  (type: string): boolean =>
    hasTrait(type, trait)

/** It has a burner, unless its data say that it heats with electricity. */
export const mayBurn = (type: string): boolean =>
  hasSomeTrait(type, 'burns-gas', 'burns-oil', 'burns-stated-fuel')

/** A furnace that is sold alone. */
export const isFurnace = (type: string): boolean =>
  hasTrait(type, 'has-furnace') && !hasTrait(type, 'is-matched-set')

/** A gas furnace, alone or among the units of a matched set. */
export const hasGasFurnace = (type: string): boolean => hasTraits(type, 'has-furnace', 'burns-gas')

/** A gas furnace that is sold alone. */
export const isGasFurnace = (type: string): boolean => isFurnace(type) && hasTrait(type, 'burns-gas')

/** Either half of a split system, or both together: lines of refrigerant join them. */
export const isSplit = (type: string): boolean =>
  hasSomeTrait(type, 'is-outdoor-half', 'is-indoor-half', 'is-matched-set')

/** The outdoor unit of a split system, alone or with its indoor units. */
export const hasOutdoorHalf = (type: string): boolean =>
  hasSomeTrait(type, 'is-outdoor-half', 'is-matched-set')

/** It stands outdoors and holds the compressor: the outdoor unit of a split system, or a package unit. */
export const hasOutdoorUnit = (type: string): boolean => hasOutdoorHalf(type) || hasTrait(type, 'is-packaged')

export const isDuctless = (type: string): boolean => hasTrait(type, 'is-ductless')

/** The outdoor unit of a system with ducts. */
export const isDuctedOutdoorHalf = (type: string): boolean =>
  hasTrait(type, 'is-outdoor-half') && !isDuctless(type)

/** The coil or air handler of a system with ducts. */
export const isDuctedIndoorHalf = (type: string): boolean =>
  hasTrait(type, 'is-indoor-half') && !isDuctless(type)

/** A coil without a blower. */
export const isBareCoil = (type: string): boolean => isDuctedIndoorHalf(type) && !hasTrait(type, 'moves-air')

/** An indoor unit of a mini split. */
export const isHead = (type: string): boolean => hasTraits(type, 'is-indoor-half', 'is-ductless')

/** The outdoor unit of a mini split. */
export const isDuctlessOutdoorHalf = (type: string): boolean =>
  hasTraits(type, 'is-outdoor-half', 'is-ductless')

/** Matched units for a home with ducts. */
export const isDuctedSet = (type: string): boolean => hasTrait(type, 'is-matched-set') && !isDuctless(type)

/** A mini split with its indoor unit or units. */
export const isDuctlessSet = (type: string): boolean => hasTraits(type, 'is-matched-set', 'is-ductless')

/** A mini split for one room. */
export const isSingleZoneSet = (type: string): boolean =>
  isDuctlessSet(type) && !hasTrait(type, 'has-many-zones')

/** A mini split for two rooms or more. */
export const isMultiZoneSet = (type: string): boolean =>
  isDuctlessSet(type) && hasTrait(type, 'has-many-zones')

/** A unit with a cord that cools the room where it is. */
export const isRoomUnit = (type: string): boolean => hasTraits(type, 'cools', 'has-cord')

export const isTankless = (type: string): boolean =>
  hasTrait(type, 'heats-tap-water') && !hasTrait(type, 'has-tank')

/** A tank for the water of taps. */
export const isTank = (type: string): boolean => hasTraits(type, 'heats-tap-water', 'has-tank')

/**
 * The type of a mini split that is put together from units sold alone: the first type of the vocabulary that
 * is one, "" where the merchant sells none.
 */
export const ductlessSetType = (zones: 'one' | 'many'): string =>
  productTypes().find(({ type }) => (zones === 'many' ? isMultiZoneSet(type) : isSingleZoneSet(type)))
    ?.type ?? ''
