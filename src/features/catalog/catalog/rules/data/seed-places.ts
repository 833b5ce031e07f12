import type { ScenePlace } from '#drawings/spec.ts'

/** The parts of drawn scenes that lead to a category of the release, by its slug. */
export const PLACES_OF_CATEGORIES: Readonly<Record<string, readonly ScenePlace[]>> = {
  'furnaces-heaters': ['house-furnace'],
  'gas-furnaces': ['lineup-furnaces'],
  'evaporator-coils': ['house-coil'],
  'air-handlers': ['lineup-air-handlers'],
  'central-air-conditioners': ['house-outdoor', 'lineup-air-conditioners'],
  'heat-pumps': ['lineup-heat-pumps'],
  'package-units': ['lineup-package-units'],
  'ductless-mini-splits': ['house-mini', 'lineup-mini-splits'],
  'portable-air-conditioners': ['lineup-portable'],
  'water-heaters': ['house-water', 'lineup-water-heaters'],
  'indoor-air-quality-products': ['house-air', 'lineup-air-quality'],
  'thermostats-controls': ['house-stat'],
  'ducting-sheet-metal': ['house-duct'],
}
