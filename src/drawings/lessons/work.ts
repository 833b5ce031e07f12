import { figure } from '../figure/figure.ts'
import { arrowTo, box, front, type Lesson, legend, marks } from './lesson.ts'
import { workTexts } from './work-texts.ts'

/** Boxes in a row or in two rows, each leading to the next. */
function path(pen: Parameters<Lesson['paint']>[0], steps: readonly string[]): void {
  for (const [index, words] of steps.entries()) {
    const row = Math.floor(index / 3)
    const column = index % 3
    const x = 12 + column * 146
    const y = 16 + row * 96
    box(pen, 'outline-face', [x, y, 124, 64], words)
    if (column < 2 && index < steps.length - 1) arrowTo(pen, 'detail', [x + 126, y + 32], [x + 144, y + 32])
    if (column === 2 && index < steps.length - 1)
      pen.path('detail', ['M', x + 62, y + 66], ['L', x + 62, y + 80], ['L', 74, y + 80], ['L', 74, y + 94])
  }
}

export const permitPath: Lesson = {
  height: 196,
  alt: workTexts.permitPath.alt,
  paint(pen) {
    path(pen, workTexts.permitPath.steps)
  },
}

export const furnaceSequence: Lesson = {
  height: 196,
  alt: workTexts.furnaceSequence.alt,
  paint(pen) {
    path(pen, workTexts.furnaceSequence.steps)
  },
}

export const curbside: Lesson = {
  height: 220,
  alt: workTexts.curbside.alt,
  paint(pen) {
    pen.horizontal('detail', 176, 4, 436)
    pen.rect('outline-face', 12, 66, 130, 84)
    pen.rect('outline-shade', 142, 140, 34, 6)
    pen.circle('outline-face', 40, 160, 15)
    pen.circle('outline-face', 112, 160, 15)
    pen.rect('detail-shade', 186, 124, 40, 44)
    pen.rect('detail-deep', 182, 168, 48, 8)
    pen.rect('detail', 250, 170, 12, 6)
    pen.path('outline-face', ['M', 318, 176], ['L', 318, 96], ['L', 372, 62], ['L', 426, 96], ['L', 426, 176])
    pen.rect('detail-shade', 356, 128, 32, 48)
    arrowTo(pen, 'cold', [160, 112], [160, 138])
    arrowTo(pen, 'warm', [236, 150], [350, 150])
    marks(pen, [256, 196], [160, 100], [296, 138])
    pen.text(workTexts.curbside.curb, 272, 201, 13, { tone: 'strong' })
    pen.text(workTexts.curbside.liftgate, 176, 104, 13, { tone: 'strong' })
    pen.text(workTexts.curbside.inside, 290, 122, 13, { tone: 'strong', anchor: 'middle' })
  },
}

export const cartonCheck: Lesson = {
  height: 250,
  alt: workTexts.cartonCheck.alt,
  paint(pen) {
    pen.at(30, 40, () =>
      pen.scaled(4.2, () => figure('carton', { height: 38, width: 36, depth: 36 }).paint(pen)),
    )
    pen.rect('detail-deep', 24, 206, 164, 12)
    marks(pen, [30, 44], [106, 60], [60, 212], [172, 120], [44, 186], [136, 172])
    legend(pen, workTexts.cartonCheck.legend, 228, 52, 30)
  },
}

export const nameplate: Lesson = {
  height: 230,
  alt: workTexts.nameplate.alt,
  paint(pen) {
    pen.rect('outline-face', 14, 14, 250, 196, 5)
    const rows = [
      ['MODEL', 'FS18-036'],
      ['SERIAL', '2611 004512'],
      ['REFRIGERANT', 'R-454B 6.2 lb'],
      ['VOLTS', '208/230 1 PH'],
      ['MIN CIRCUIT AMPS', '18'],
      ['MAX FUSE OR BREAKER', '30'],
    ] as const
    for (const [index, [name, value]] of rows.entries()) {
      const y = 40 + index * 30
      pen.text(name, 26, y, 11, { tone: 'plate' })
      pen.text(value, 252, y, 13, { tone: 'strong', anchor: 'end' })
      pen.horizontal('hairline', y + 9, 26, 252)
    }
    marks(pen, [282, 36], [282, 66], [282, 96], [282, 171])
    pen.text(workTexts.nameplate.orderParts, 300, 41, 13, { tone: 'strong' })
    pen.text(workTexts.nameplate.register, 300, 71, 13, { tone: 'strong' })
    pen.text(workTexts.nameplate.service, 300, 101, 13, { tone: 'strong' })
    pen.text(workTexts.nameplate.wireBreaker, 300, 176, 13, { tone: 'strong' })
  },
}

export const installationWork: Lesson = {
  height: 260,
  alt: workTexts.installationWork.alt,
  paint(pen) {
    front(pen, figure('furnace', { height: 33, width: 21, depth: 29 }, { afue: 96 }), 60, 92, 3.8)
    pen.rect('detail-shade', 64, 52, 72, 40)
    pen.rect('detail-shade', 30, 170, 30, 48)
    pen.path('outline', ['M', 140, 130], ['L', 176, 130], ['L', 176, 90])
    pen.vertical('outline', 176, 130, 152)
    pen.path('cold', ['M', 140, 200], ['L', 168, 200], ['L', 168, 218])
    marks(pen, [100, 70], [84, 40], [176, 112], [168, 206], [120, 150], [44, 194])
    legend(pen, workTexts.installationWork.legend, 232, 50, 30)
  },
}

export const matchedParts: Lesson = {
  height: 220,
  alt: workTexts.matchedParts.alt,
  paint(pen) {
    pen.horizontal('detail', 160, 8, 432)
    front(pen, figure('condenser', { height: 33, width: 30, depth: 30 }, { style: 'louvre' }), 24, 61, 3)
    front(pen, figure('furnace', { height: 33, width: 21, depth: 29 }, { afue: 96 }), 240, 61, 3)
    front(pen, figure('coil', { height: 20, width: 21, depth: 21 }), 240, 1, 3)
    pen.path('refrigerant-line', ['M', 114, 120], ['L', 190, 120], ['L', 190, 40], ['L', 240, 40])
    pen.text(workTexts.matchedParts.outdoorUnit, 69, 52, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(workTexts.matchedParts.coil, 312, 34, 13, { tone: 'strong' })
    pen.text(workTexts.matchedParts.furnaceBlower, 312, 110, 13, { tone: 'strong' })
    box(pen, 'outline-face', [110, 176, 220, 34], workTexts.matchedParts.oneAhriReference)
  },
}
