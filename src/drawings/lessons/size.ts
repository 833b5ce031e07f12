import { arrowTo, axisX, LESSON_WIDTH, type Lesson } from './lesson.ts'
import { sizeTexts } from './size-texts.ts'

/** Shares of the load, in percent, along a ruler. */
const RULER = { left: 40, right: 400, from: 50, to: 150 } as const
const at = (percent: number): number =>
  RULER.left + ((percent - RULER.from) / (RULER.to - RULER.from)) * (RULER.right - RULER.left)

export const sizeWindow: Lesson = {
  height: 170,
  alt: sizeTexts.sizeWindow.alt,
  paint(pen) {
    pen.rect('warm-area', at(90), 62, at(110) - at(90), 46)
    pen.text(sizeTexts.sizeWindow.fits, at(100), 90, 15, { tone: 'warm', anchor: 'middle' })
    axisX(pen, {
      from: RULER.left,
      to: RULER.right,
      y: 108,
      values: [50, 75, 90, 100, 110, 125, 150],
      at,
    })
    pen.text(sizeTexts.sizeWindow.outputInPercent, LESSON_WIDTH / 2, 152, 13, { anchor: 'middle' })
    pen.text(sizeTexts.sizeWindow.tooSmall, at(66), 30, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(sizeTexts.sizeWindow.coldOnThe, at(66), 48, 12, { anchor: 'middle' })
    pen.text(sizeTexts.sizeWindow.tooLarge, at(132), 30, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(sizeTexts.sizeWindow.shortRunsUneven, at(132), 48, 12, { anchor: 'middle' })
    arrowTo(pen, 'detail', [at(84), 84], [at(58), 84])
    arrowTo(pen, 'detail', [at(116), 84], [at(144), 84])
  },
}

const FLOW = { left: 20, top: 56, scale: 1 } as const

/** Fuel that goes in, heat that reaches the rooms, heat that leaves through the vent. */
function heatFlow(pen: Parameters<Lesson['paint']>[0], x: number, afue: number): void {
  const lost = 100 - afue
  pen.rect('warm-area', x, FLOW.top, 70, 100)
  pen.text('100', x + 35, FLOW.top + 52, 20, { tone: 'strong', anchor: 'middle' })
  pen.text(sizeTexts.heatFlow.fuel, x + 35, FLOW.top + 70, 12, { anchor: 'middle' })
  pen.rect('warm-area', x + 100, FLOW.top + lost, 70, afue)
  pen.text(String(afue), x + 135, FLOW.top + lost + 46, 20, { tone: 'strong', anchor: 'middle' })
  pen.text(sizeTexts.heatFlow.toTheRooms, x + 135, FLOW.top + lost + 64, 12, { anchor: 'middle' })
  pen.rect('outline-shade', x + 100, FLOW.top - 8, 70, Math.max(4, lost))
  pen.text(sizeTexts.heatFlow.upTheVent(lost), x + 135, FLOW.top - 16, 13, {
    tone: 'strong',
    anchor: 'middle',
  })
  arrowTo(pen, 'detail', [x + 72, FLOW.top + 60], [x + 98, FLOW.top + 60])
  pen.text(`${afue}% AFUE`, x + 85, FLOW.top + 128, 14, { tone: 'strong', anchor: 'middle' })
}

export const afueFlow: Lesson = {
  height: 200,
  alt: sizeTexts.afueFlow.alt,
  paint(pen) {
    heatFlow(pen, 24, 80)
    heatFlow(pen, 246, 96)
  },
}

/** Feet of the house's plan are not to scale: the drawing shows where a load comes from. */
export const loadParts: Lesson = {
  height: 250,
  alt: sizeTexts.loadParts.alt,
  paint(pen) {
    pen.path(
      'outline-face',
      ['M', 120, 210],
      ['L', 120, 105],
      ['L', 220, 40],
      ['L', 320, 105],
      ['L', 320, 210],
      'z',
    )
    pen.horizontal('outline', 105, 120, 320)
    pen.rect('cold-face', 150, 130, 36, 36)
    pen.rect('cold-face', 254, 130, 36, 36)
    pen.rect('detail-shade', 204, 150, 32, 60)
    pen.horizontal('detail', 210, 60, 380)
    const leaving = [
      [sizeTexts.loadParts.roof, [220, 74], [220, 14], [232, 22]],
      [sizeTexts.loadParts.walls, [124, 190], [66, 190], [22, 186]],
      [sizeTexts.loadParts.windows, [150, 146], [66, 146], [4, 142]],
      [sizeTexts.loadParts.airLeaks, [236, 184], [372, 184], [378, 188]],
      [sizeTexts.loadParts.windows, [290, 146], [372, 146], [378, 150]],
      [sizeTexts.loadParts.floor, [170, 212], [170, 240], [182, 238]],
    ] as const
    for (const [name, from, to, words] of leaving) {
      arrowTo(pen, 'warm', from, to)
      pen.text(name, words[0], words[1], 13, { tone: 'warm' })
    }
  },
}

const AGE = { left: 150, right: 420, most: 25 } as const
const years = (age: number): number => AGE.left + (age / AGE.most) * (AGE.right - AGE.left)

export const ageRuler: Lesson = {
  height: 190,
  alt: sizeTexts.ageRuler.alt,
  paint(pen) {
    const rows = [
      [sizeTexts.ageRuler.airConditioner, 10],
      [sizeTexts.ageRuler.heatPump, 10],
      [sizeTexts.ageRuler.furnaceOrBoiler, 15],
    ] as const
    for (const [index, [name, from]] of rows.entries()) {
      const y = 24 + index * 40
      pen.rect('outline-face', years(0), y, years(from) - years(0), 24)
      pen.rect('warm-area', years(from), y, years(AGE.most) - years(from), 24)
      pen.text(name, AGE.left - 10, y + 17, 13, { tone: 'strong', anchor: 'end' })
      pen.text(sizeTexts.ageRuler.repairFirst, years(from / 2), y + 17, 12, { anchor: 'middle' })
      pen.text(sizeTexts.ageRuler.compare, years((from + AGE.most) / 2), y + 17, 12, {
        tone: 'warm',
        anchor: 'middle',
      })
    }
    axisX(pen, { from: AGE.left, to: AGE.right, y: 146, values: [0, 5, 10, 15, 20, 25], at: years })
    pen.text(sizeTexts.ageRuler.ageInYears, (AGE.left + AGE.right) / 2, 182, 13, { anchor: 'middle' })
  },
}
