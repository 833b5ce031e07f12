import { defineTexts } from '#lib/language/texts.ts'

/** Words of the drawings about the installation. */
export const installationTexts = defineTexts({
  lineSetSection: {
    alt:
      'A line set cut across: the thick suction line in its insulation, the thin liquid line, the control ' +
      'cable and the drain hose, together in a cover on the wall.',
    legend: [
      'Suction line, cold gas',
      'Insulation, all the way',
      'Liquid line, warm',
      'Control cable',
      'Drain hose',
    ],
  },
  wires: {
    n24VPower: '24 V power',
    commonReturn: 'common, return',
    heat: 'heat',
    cooling: 'cooling',
    fan: 'fan',
  },
  thermostatTerminals: {
    alt:
      'Five wires between the thermostat and the control board of the furnace: R is 24 volt power, C the ' +
      'common return, W heat, Y cooling, G the fan. The C wire closes the circuit that feeds the ' +
      'thermostat.',
    thermostat: 'Thermostat',
    furnace: 'Furnace',
  },
  condensateTrap: {
    alt:
      'A condensate drain with a trap on the suction side of the blower: clean-out at the top, water seal ' +
      'in the bend, outlet lower than the pan, pipe that falls to the drain, float switch in the overflow ' +
      'port.',
    coilPan: 'coil pan',
    legend: ['clean-out', 'water seal', 'falls to the drain', 'float switch'],
  },
  circuit: {
    alt:
      'The circuit of an outdoor unit: breaker in the panel, cable, disconnect within sight of the unit, ' +
      'whip, and the nameplate with MCA for the wire and MOCP for the breaker.',
    panel2Pole: 'Panel\n2-pole\nbreaker',
    disconnect: 'Disconnect',
    cable: 'cable',
    whip: 'whip',
    wireCarriesAt: 'wire carries at least MCA',
    breakerAtMost: 'breaker at most MOCP',
    inSightOf: 'in sight of the unit',
    valuesOfThis: 'Values of this plate are an example',
  },
  ventPaths: {
    alt:
      'An 80 percent furnace sends hot gas up a metal vent through the roof. A 90 percent furnace sends ' +
      'cool, wet gas through plastic pipe that leaves at the wall and slopes back to the furnace, and ' +
      'drains condensate.',
    metalVent: 'metal vent,',
    hotGasRises: 'hot gas rises',
    exhaustSlopesBack: 'exhaust slopes back',
    airIntake: 'air intake',
    condensate: 'condensate',
    upTheChimney: 'Up the chimney or a metal vent',
    plasticPipeTo: 'Plastic pipe to the wall',
  },
  ventClearances: {
    alt:
      'A wall with a window and a vent terminal. The terminal stays 12 inches above the ground or the ' +
      'usual snow, and 12 inches from the window for a direct-vent furnace of more than 50,000 BTU per ' +
      'hour.',
    n12In: '12 in',
    windowThatOpens: 'window that opens',
    ventTerminal: 'vent terminal',
    snow: 'snow',
    measureFromThe: 'Measure from the top of the usual snow, not from the ground',
  },
})
