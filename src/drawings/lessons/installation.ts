import { installationTexts } from './installation-texts.ts'
import { arrowTo, box, type Lesson, legend, marks } from './lesson.ts'

export const lineSetSection: Lesson = {
  height: 210,
  alt: installationTexts.lineSetSection.alt,
  paint(pen) {
    pen.rect('outline-face', 24, 30, 176, 150, 10)
    pen.rect('detail-shade', 12, 22, 12, 166)
    pen.circle('detail-shade', 84, 84, 40)
    pen.circle('cold-face', 84, 84, 20)
    pen.circle('warm-face', 154, 70, 11)
    pen.circle('detail-deep', 158, 112, 9)
    pen.circle('outline-face', 134, 148, 18)
    marks(pen, [84, 84], [56, 56], [154, 70], [158, 112], [134, 148])
    legend(pen, installationTexts.lineSetSection.legend, 236, 50, 28)
  },
}

const WIRES = [
  ['R', installationTexts.wires.n24VPower, 'warm'],
  ['C', installationTexts.wires.commonReturn, 'cold'],
  ['W', installationTexts.wires.heat, 'detail'],
  ['Y', installationTexts.wires.cooling, 'detail'],
  ['G', installationTexts.wires.fan, 'detail'],
] as const

export const thermostatTerminals: Lesson = {
  height: 230,
  alt: installationTexts.thermostatTerminals.alt,
  paint(pen) {
    pen.rect('outline-face', 10, 26, 62, 190, 6)
    pen.rect('outline-face', 368, 26, 62, 190, 3)
    pen.text(installationTexts.thermostatTerminals.thermostat, 41, 18, 13, {
      tone: 'strong',
      anchor: 'middle',
    })
    pen.text(installationTexts.thermostatTerminals.furnace, 399, 18, 13, { tone: 'strong', anchor: 'middle' })
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
  alt: installationTexts.condensateTrap.alt,
  paint(pen) {
    pen.rect('outline-face', 12, 24, 120, 96)
    pen.rect('cold-area', 18, 104, 108, 10)
    pen.text(installationTexts.condensateTrap.coilPan, 72, 70, 13, { tone: 'strong', anchor: 'middle' })
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
    legend(pen, installationTexts.condensateTrap.legend, 262, 22, 22)
  },
}

export const circuit: Lesson = {
  height: 220,
  alt: installationTexts.circuit.alt,
  paint(pen) {
    box(pen, 'outline-face', [10, 40, 84, 96], installationTexts.circuit.panel2Pole)
    box(pen, 'outline-face', [176, 56, 84, 64], installationTexts.circuit.disconnect)
    pen.rect('outline-shade', 330, 30, 100, 110, 3)
    pen.circle('outline-face', 380, 66, 26)
    pen.rect('outline-face', 340, 102, 80, 32)
    pen.text('MCA 18 A', 380, 115, 11, { tone: 'strong', anchor: 'middle' })
    pen.text('MOCP 30 A', 380, 129, 11, { tone: 'strong', anchor: 'middle' })
    pen.horizontal('outline', 88, 94, 176)
    pen.path('outline', ['M', 260, 88], ['Q', 296, 120, 330, 92])
    pen.text(installationTexts.circuit.cable, 135, 80, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(installationTexts.circuit.whip, 295, 80, 13, { tone: 'strong', anchor: 'middle' })
    arrowTo(pen, 'cold', [380, 144], [380, 170])
    pen.text(installationTexts.circuit.wireCarriesAt, 428, 188, 13, { tone: 'cold', anchor: 'end' })
    arrowTo(pen, 'warm', [52, 170], [52, 140])
    pen.text(installationTexts.circuit.breakerAtMost, 10, 188, 13, { tone: 'warm' })
    pen.text(installationTexts.circuit.inSightOf, 218, 144, 12, { anchor: 'middle' })
    pen.text(installationTexts.circuit.valuesOfThis, 220, 212, 12, { anchor: 'middle' })
  },
}

export const ventPaths: Lesson = {
  height: 260,
  alt: installationTexts.ventPaths.alt,
  paint(pen) {
    pen.horizontal('detail', 220, 10, 430)
    pen.path('detail', ['M', 10, 66], ['L', 100, 26], ['L', 190, 66])
    pen.rect('outline-face', 56, 130, 60, 90)
    pen.rect('warm-area', 80, 22, 12, 108)
    arrowTo(pen, 'warm', [86, 20], [86, 4])
    pen.text('80%', 86, 180, 17, { tone: 'strong', anchor: 'middle' })
    pen.text(installationTexts.ventPaths.metalVent, 102, 92, 12)
    pen.text(installationTexts.ventPaths.hotGasRises, 102, 107, 12)
    pen.rect('detail-deep', 404, 40, 10, 180)
    pen.rect('outline-face', 246, 130, 60, 90)
    pen.text('90%+', 276, 180, 17, { tone: 'strong', anchor: 'middle' })
    pen.path('outline', ['M', 262, 130], ['L', 262, 96], ['L', 430, 84])
    pen.path('outline', ['M', 286, 130], ['L', 286, 120], ['L', 430, 110])
    arrowTo(pen, 'warm', [384, 84], [434, 80])
    arrowTo(pen, 'cold', [434, 113], [388, 116])
    pen.text(installationTexts.ventPaths.exhaustSlopesBack, 268, 76, 12)
    pen.text(installationTexts.ventPaths.airIntake, 330, 132, 12)
    pen.path('cold', ['M', 306, 204], ['L', 336, 204], ['L', 336, 218])
    pen.text(installationTexts.ventPaths.condensate, 342, 208, 12, { tone: 'cold' })
    pen.text(installationTexts.ventPaths.upTheChimney, 100, 244, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(installationTexts.ventPaths.plasticPipeTo, 322, 244, 13, { tone: 'strong', anchor: 'middle' })
  },
}

export const ventClearances: Lesson = {
  height: 250,
  alt: installationTexts.ventClearances.alt,
  paint(pen) {
    pen.rect('outline-face', 20, 16, 400, 196)
    pen.horizontal('detail', 212, 4, 436)
    pen.rect('cold-face', 60, 50, 92, 92)
    pen.vertical('detail', 106, 50, 142)
    pen.circle('outline-shade', 260, 132, 14)
    pen.circle('solid', 260, 132, 6)
    pen.horizontal('dimension', 132, 152, 246)
    pen.text(installationTexts.ventClearances.n12In, 199, 126, 13, { tone: 'dimension', anchor: 'middle' })
    pen.vertical('dimension', 260, 146, 212)
    pen.text(installationTexts.ventClearances.n12In, 286, 186, 13, { tone: 'dimension', anchor: 'middle' })
    pen.text(installationTexts.ventClearances.windowThatOpens, 106, 38, 12, { anchor: 'middle' })
    pen.text(installationTexts.ventClearances.ventTerminal, 260, 108, 12, { anchor: 'middle' })
    pen.rect('cold-area', 330, 196, 90, 16)
    pen.text(installationTexts.ventClearances.snow, 375, 190, 12, { anchor: 'middle' })
    pen.text(installationTexts.ventClearances.measureFromThe, 220, 238, 12, {
      anchor: 'middle',
    })
  },
}
