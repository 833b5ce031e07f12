import { hasSomeTrait, hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { texts } from '../../texts.ts'
import { figure, type Part, read, word } from '../parts.ts'
import { type Need, need } from './need.ts'

const isVariableSpeed = (unit: Part): boolean => ['Inverter', 'Modulating'].includes(word(unit, 'staging'))

/**
 * A thermostat needs at least the equipment's stages. For a heat pump it must also control back-up heat.
 * A communicating thermostat fits only variable-speed equipment of its own maker (`isMadeFor`).
 */
export function thermostat(unit: Part): Need {
  const isHeatPump =
    hasTrait(unit.type, 'heats-by-compressor') ||
    (hasTrait(unit.type, 'is-packaged') && read(unit, 'hspf2') !== undefined)
  const stages = word(unit, 'staging') === 'Single-stage' || word(unit, 'staging') === 'Single' ? 1 : 2
  return need('thermostat', isHeatPump, (part) => {
    const [heat, cool] = [figure(part, 'heatStages') ?? 0, figure(part, 'coolStages') ?? 0]
    if (word(part, 'thermostatType') === 'Communicating')
      return isVariableSpeed(unit) ? texts.fits.communicating : undefined
    if (isHeatPump) return heat >= 3 ? texts.fits.heatPumpThermostat(heat) : undefined
    return heat >= stages && cool >= stages && heat < 3 ? texts.fits.stages(heat, cool) : undefined
  })
}

/** Five wires are enough for one stage. Heat pumps, package units and further stages need eight. */
export function controlWire(unit: Part): Need {
  const neededWires =
    hasSomeTrait(unit.type, 'heats-by-compressor', 'is-packaged') ||
    isVariableSpeed(unit) ||
    word(unit, 'staging') === 'Two-stage'
      ? 8
      : 5
  return need('controlWire', true, (part) => {
    const wires = figure(part, 'conductors') ?? 0
    return word(part, 'kind') === 'Thermostat wire' && wires >= neededWires
      ? texts.fits.wire(wires, wires >= 8)
      : undefined
  })
}
