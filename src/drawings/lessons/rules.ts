import { bars, type Lesson } from './lesson.ts'
import { rulesTexts } from './rules-texts.ts'

export const refrigerantGwp: Lesson = {
  height: 190,
  alt: rulesTexts.refrigerantGwp.alt,
  paint(pen) {
    const place = { x: 80, y: 30, width: 280, most: 2088 }
    bars(
      pen,
      [
        { name: 'R-410A', value: 2088, said: '2,088', tone: 'warm-area' },
        { name: 'R-32', value: 675, said: '675', tone: 'cold-area' },
        { name: 'R-454B', value: 465, said: '465', tone: 'cold-area' },
      ],
      place,
    )
    const limit = place.x + (700 / place.most) * place.width
    pen.vertical('hidden-edge', limit, 16, 148)
    pen.text(rulesTexts.refrigerantGwp.limit700, limit, 166, 13, { tone: 'strong', anchor: 'middle' })
  },
}

export const noxClasses: Lesson = {
  height: 170,
  alt: rulesTexts.noxClasses.alt,
  paint(pen) {
    bars(
      pen,
      [
        {
          name: rulesTexts.noxClasses.noClass,
          value: 60,
          said: rulesTexts.noxClasses.above40,
          tone: 'outline-shade',
        },
        {
          name: rulesTexts.noxClasses.lowNox,
          value: 40,
          said: rulesTexts.noxClasses.n40OrLess,
          tone: 'warm-area',
        },
        {
          name: rulesTexts.noxClasses.ultraLowNox,
          value: 14,
          said: rulesTexts.noxClasses.n14OrLess,
          tone: 'cold-area',
        },
      ],
      { x: 112, y: 16, width: 230, most: 60 },
    )
    pen.text(rulesTexts.noxClasses.nanogramsOfNitrogen, 220, 158, 13, { anchor: 'middle' })
  },
}

export const rebateLadder: Lesson = {
  height: 220,
  alt: rulesTexts.rebateLadder.alt,
  paint(pen) {
    const rungs = [
      [rulesTexts.rebateLadder.federalTaxCredits, rulesTexts.rebateLadder.endedDecember31, 'outline-shade'],
      [rulesTexts.rebateLadder.statePrograms, rulesTexts.rebateLadder.whereYourState, 'warm-area'],
      [rulesTexts.rebateLadder.electricOrGas, rulesTexts.rebateLadder.byTheUtility, 'warm-area'],
      [rulesTexts.rebateLadder.cityCountyOthers, rulesTexts.rebateLadder.byAddress, 'warm-area'],
    ] as const
    for (const [index, [name, note, tone]] of rungs.entries()) {
      const y = 10 + index * 51
      const inset = index * 26
      pen.rect(tone, 20 + inset, y, 400 - 2 * inset, 43, 3)
      pen.text(name, 220, y + 19, 13, { tone: 'strong', anchor: 'middle' })
      pen.text(note, 220, y + 35, 12, { anchor: 'middle' })
    }
    pen.line('warm', 24, 50, 416, 14)
  },
}

export const efficiencyLabel: Lesson = {
  height: 210,
  alt: rulesTexts.efficiencyLabel.alt,
  paint(pen) {
    const rows = [
      ['SEER2', rulesTexts.efficiencyLabel.coolingOverA, 'cold-area'],
      ['EER2', rulesTexts.efficiencyLabel.coolingAt95, 'cold-area'],
      ['HSPF2', rulesTexts.efficiencyLabel.heatingOverA, 'warm-area'],
    ] as const
    for (const [index, [name, note, tone]] of rows.entries()) {
      const y = 10 + index * 54
      pen.rect(tone, 20, y, 110, 42, 3)
      pen.text(name, 75, y + 27, 17, { tone: 'strong', anchor: 'middle' })
      pen.text(note, 146, y + 27, 14, { tone: 'strong' })
    }
    pen.text(rulesTexts.efficiencyLabel.btuMovedFor, 220, 196, 13, { anchor: 'middle' })
  },
}
