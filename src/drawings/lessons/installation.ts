import { arrowTo, box, type Lesson, legend, marks } from './lesson.ts'

export const lineSetSection: Lesson = {
  height: 210,
  alt:
    'A line set cut across: the thick suction line in its insulation, the thin liquid line, the ' +
    'control cable and the drain hose, together in a cover on the wall.',
  paint(pen) {
    pen.rect('outline-face', 24, 30, 176, 150, 10)
    pen.rect('detail-shade', 12, 22, 12, 166)
    pen.circle('detail-shade', 84, 84, 40)
    pen.circle('cold-face', 84, 84, 20)
    pen.circle('warm-face', 154, 70, 11)
    pen.circle('detail-deep', 158, 112, 9)
    pen.circle('outline-face', 134, 148, 18)
    marks(pen, [84, 84], [56, 56], [154, 70], [158, 112], [134, 148])
    legend(
      pen,
      [
        'Suction line, cold gas',
        'Insulation, all the way',
        'Liquid line, warm',
        'Control cable',
        'Drain hose',
      ],
      236,
      50,
      28,
    )
  },
}

const WIRES = [
  ['R', '24 V power', 'warm'],
  ['C', 'common, return', 'cold'],
  ['W', 'heat', 'detail'],
  ['Y', 'cooling', 'detail'],
  ['G', 'fan', 'detail'],
] as const

export const thermostatTerminals: Lesson = {
  height: 230,
  alt:
    'Five wires between the thermostat and the control board of the furnace: R is 24 volt power, C ' +
    'the common return, W heat, Y cooling, G the fan. The C wire closes the circuit that feeds the ' +
    'thermostat.',
  paint(pen) {
    pen.rect('outline-face', 10, 26, 62, 190, 6)
    pen.rect('outline-face', 368, 26, 62, 190, 3)
    pen.text('Thermostat', 41, 18, 13, { tone: 'strong', anchor: 'middle' })
    pen.text('Furnace', 399, 18, 13, { tone: 'strong', anchor: 'middle' })
    for (const [index, [letter, means, tone]] of WIRES.entries()) {
      const y = 50 + index * 36
      pen.horizontal(tone, y, 62, 378)
      for (const x of [52, 388]) {
        pen.circle('outline-shade', x, y, 11)
        pen.text(letter, x, y + 5, 13, { tone: 'strong', anchor: 'middle' })
      }
      pen.text(means, 220, y - 6, 13, { tone: 'strong', anchor: 'middle' })
    }
  },
}

export const condensateTrap: Lesson = {
  height: 230,
  alt:
    'A condensate drain with a trap on the suction side of the blower: clean-out at the top, water ' +
    'seal in the bend, outlet lower than the pan, pipe that falls to the drain, float switch in the ' +
    'overflow port.',
  paint(pen) {
    pen.rect('outline-face', 12, 24, 120, 96)
    pen.rect('cold-area', 18, 104, 108, 10)
    pen.text('coil pan', 72, 70, 13, { tone: 'strong', anchor: 'middle' })
    pen.path('outline', ['M', 132, 104], ['L', 186, 104], ['L', 186, 172], ['L', 222, 172], ['L', 222, 126])
    pen.path('outline', ['M', 132, 116], ['L', 174, 116], ['L', 174, 184], ['L', 234, 184], ['L', 234, 138])
    pen.path(
      'cold-area',
      ['M', 176, 150],
      ['L', 185, 150],
      ['L', 185, 173],
      ['L', 223, 173],
      ['L', 223, 150],
      ['L', 233, 150],
      ['L', 233, 183],
      ['L', 176, 183],
      'z',
    )
    pen.path('outline', ['M', 222, 126], ['L', 400, 134], ['L', 400, 200])
    pen.path('outline', ['M', 234, 138], ['L', 388, 146], ['L', 388, 200])
    pen.rect('outline-face', 174, 66, 12, 38)
    pen.rect('detail-shade', 132, 84, 18, 14)
    arrowTo(pen, 'cold', [394, 196], [394, 222])
    marks(pen, [180, 54], [204, 200], [316, 120], [150, 74])
    legend(pen, ['clean-out', 'water seal', 'falls to the drain', 'float switch'], 262, 22, 22)
  },
}

export const circuit: Lesson = {
  height: 220,
  alt:
    'The circuit of an outdoor unit: breaker in the panel, cable, disconnect within sight of the ' +
    'unit, whip, and the nameplate with MCA for the wire and MOCP for the breaker.',
  paint(pen) {
    box(pen, 'outline-face', [10, 40, 84, 96], 'Panel', '2-pole', 'breaker')
    box(pen, 'outline-face', [176, 56, 84, 64], 'Disconnect')
    pen.rect('outline-shade', 330, 30, 100, 110, 3)
    pen.circle('outline-face', 380, 66, 26)
    pen.rect('outline-face', 340, 102, 80, 32)
    pen.text('MCA 18 A', 380, 115, 11, { tone: 'strong', anchor: 'middle' })
    pen.text('MOCP 30 A', 380, 129, 11, { tone: 'strong', anchor: 'middle' })
    pen.horizontal('outline', 88, 94, 176)
    pen.path('outline', ['M', 260, 88], ['Q', 296, 120, 330, 92])
    pen.text('cable', 135, 80, 13, { tone: 'strong', anchor: 'middle' })
    pen.text('whip', 295, 80, 13, { tone: 'strong', anchor: 'middle' })
    arrowTo(pen, 'cold', [380, 144], [380, 170])
    pen.text('wire carries at least MCA', 428, 188, 13, { tone: 'cold', anchor: 'end' })
    arrowTo(pen, 'warm', [52, 170], [52, 140])
    pen.text('breaker at most MOCP', 10, 188, 13, { tone: 'warm' })
    pen.text('in sight of the unit', 218, 144, 12, { anchor: 'middle' })
    pen.text('Values of this plate are an example', 220, 212, 12, { anchor: 'middle' })
  },
}

export const ventPaths: Lesson = {
  height: 260,
  alt:
    'An 80 percent furnace sends hot gas up a metal vent through the roof. A 90 percent furnace ' +
    'sends cool, wet gas through plastic pipe that leaves at the wall and slopes back to the ' +
    'furnace, and drains condensate.',
  paint(pen) {
    pen.horizontal('detail', 220, 10, 430)
    pen.path('detail', ['M', 10, 66], ['L', 100, 26], ['L', 190, 66])
    pen.rect('outline-face', 56, 130, 60, 90)
    pen.rect('warm-area', 80, 22, 12, 108)
    arrowTo(pen, 'warm', [86, 20], [86, 4])
    pen.text('80%', 86, 180, 17, { tone: 'strong', anchor: 'middle' })
    pen.text('metal vent,', 102, 92, 12)
    pen.text('hot gas rises', 102, 107, 12)
    pen.rect('detail-deep', 404, 40, 10, 180)
    pen.rect('outline-face', 246, 130, 60, 90)
    pen.text('90%+', 276, 180, 17, { tone: 'strong', anchor: 'middle' })
    pen.path('outline', ['M', 262, 130], ['L', 262, 96], ['L', 430, 84])
    pen.path('outline', ['M', 286, 130], ['L', 286, 120], ['L', 430, 110])
    arrowTo(pen, 'warm', [384, 84], [434, 80])
    arrowTo(pen, 'cold', [434, 113], [388, 116])
    pen.text('exhaust slopes back', 268, 76, 12)
    pen.text('air intake', 330, 132, 12)
    pen.path('cold', ['M', 306, 204], ['L', 336, 204], ['L', 336, 218])
    pen.text('condensate', 342, 208, 12, { tone: 'cold' })
    pen.text('Up the chimney or a metal vent', 100, 244, 13, { tone: 'strong', anchor: 'middle' })
    pen.text('Plastic pipe to the wall', 322, 244, 13, { tone: 'strong', anchor: 'middle' })
  },
}

export const ventClearances: Lesson = {
  height: 250,
  alt:
    'A wall with a window and a vent terminal. The terminal stays 12 inches above the ground or the ' +
    'usual snow, and 12 inches from the window for a direct-vent furnace of more than 50,000 BTU ' +
    'per hour.',
  paint(pen) {
    pen.rect('outline-face', 20, 16, 400, 196)
    pen.horizontal('detail', 212, 4, 436)
    pen.rect('cold-face', 60, 50, 92, 92)
    pen.vertical('detail', 106, 50, 142)
    pen.circle('outline-shade', 260, 132, 14)
    pen.circle('solid', 260, 132, 6)
    pen.horizontal('dimension', 132, 152, 246)
    pen.text('12 in', 199, 126, 13, { tone: 'dimension', anchor: 'middle' })
    pen.vertical('dimension', 260, 146, 212)
    pen.text('12 in', 286, 186, 13, { tone: 'dimension', anchor: 'middle' })
    pen.text('window that opens', 106, 38, 12, { anchor: 'middle' })
    pen.text('vent terminal', 260, 108, 12, { anchor: 'middle' })
    pen.rect('cold-area', 330, 196, 90, 16)
    pen.text('snow', 375, 190, 12, { anchor: 'middle' })
    pen.text('Measure from the top of the usual snow, not from the ground', 220, 238, 12, {
      anchor: 'middle',
    })
  },
}
