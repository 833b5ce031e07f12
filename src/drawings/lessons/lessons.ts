import { Pen } from '../engine/pen.ts'
import { picture } from '../engine/picture.ts'
import { humidityBand, mervScale, soundDistance, temperatureRise } from './air.ts'
import { furnaceCare, headCare, outdoorCare } from './care.ts'
import { balancePoint, coolingCircuit, defrost, ductedOrDuctless } from './heat-pump.ts'
import {
  circuit,
  condensateTrap,
  lineSetSection,
  thermostatTerminals,
  ventClearances,
  ventPaths,
} from './installation.ts'
import { LESSON_WIDTH, type Lesson } from './lesson.ts'
import { efficiencyLabel, noxClasses, rebateLadder, refrigerantGwp } from './rules.ts'
import { afueFlow, ageRuler, loadParts, sizeWindow } from './size.ts'
import {
  cartonCheck,
  curbside,
  furnaceSequence,
  installationWork,
  matchedParts,
  nameplate,
  permitPath,
} from './work.ts'

const LESSONS: Readonly<Record<string, Lesson>> = {
  'afue-flow': afueFlow,
  'age-ruler': ageRuler,
  'balance-point': balancePoint,
  'carton-check': cartonCheck,
  circuit,
  'condensate-trap': condensateTrap,
  'cooling-circuit': coolingCircuit,
  curbside,
  defrost,
  'ducted-or-ductless': ductedOrDuctless,
  'efficiency-label': efficiencyLabel,
  'furnace-care': furnaceCare,
  'furnace-sequence': furnaceSequence,
  'head-care': headCare,
  'humidity-band': humidityBand,
  'installation-work': installationWork,
  'line-set-section': lineSetSection,
  'load-parts': loadParts,
  'matched-parts': matchedParts,
  'merv-scale': mervScale,
  nameplate,
  'nox-classes': noxClasses,
  'outdoor-care': outdoorCare,
  'permit-path': permitPath,
  'rebate-ladder': rebateLadder,
  'refrigerant-gwp': refrigerantGwp,
  'size-window': sizeWindow,
  'sound-distance': soundDistance,
  'temperature-rise': temperatureRise,
  'thermostat-terminals': thermostatTerminals,
  'vent-clearances': ventClearances,
  'vent-paths': ventPaths,
}

export const lessonNames: readonly string[] = Object.keys(LESSONS)

/** The drawing of a lesson as SVG; an empty text for a name that no lesson has. */
export function drawLesson(name: string): string {
  const lesson = Object.hasOwn(LESSONS, name) ? LESSONS[name] : undefined
  if (lesson === undefined) return ''
  const pen = new Pen(1)
  lesson.paint(pen)
  return picture(pen, { x: 0, y: 0, width: LESSON_WIDTH, height: lesson.height }, lesson.alt, { full: true })
    .svg
}
