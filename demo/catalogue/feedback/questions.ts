import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import { inches } from '#features/catalog/catalog/rules/plate.ts'
import type { QuestionRow } from '#features/catalog/catalog/server/import/write-related.ts'
import { DAY_MS } from '#lib/dates.ts'
import { chance, pick } from '../chance.ts'
import { withCommas } from '../equipment/model-texts.ts'
import type { DemoProduct } from '../product.ts'
import { REVIEW_WORDS } from './review-words.ts'

interface ProductQuestion {
  question: string
  answer: string
}

/** One question and its answer from the product's figures; undefined when the product lacks them. */
type Ask = (product: DemoProduct) => ProductQuestion | undefined

const figure = (product: DemoProduct, key: AttributeKey): number | undefined => {
  const value = product.attributes[String(ATTR[key])]
  return typeof value === 'number' ? value : undefined
}
const word = (product: DemoProduct, key: AttributeKey): string | undefined => {
  const value = product.attributes[String(ATTR[key])]
  return typeof value === 'string' ? value : undefined
}

const IN_A_CLOSET: ReadonlySet<string> = new Set([
  'gas-furnace',
  'oil-furnace',
  'electric-furnace',
  'air-handler',
  'coil',
  'tank-water-heater',
  'boiler',
])

const width: Ask = ({ type, dimensions }) =>
  dimensions === null || !IN_A_CLOSET.has(type)
    ? undefined
    : {
        question: 'How wide is it without the cartons? My closet is tight.',
        answer:
          `The cabinet is ${inches(dimensions.width)}″ wide, ${inches(dimensions.height)}″ high and ` +
          `${inches(dimensions.depth)}″ deep. Leave room in front to take the doors off: ` +
          'most codes require 24″. The drawing on this page is to scale, with a door next to it.',
      }

const circuit: Ask = (product) => {
  const [mca, mop, voltage] = [figure(product, 'mca'), figure(product, 'mop'), word(product, 'voltage')]
  return mca === undefined || mop === undefined
    ? undefined
    : {
        question: 'What size breaker does it take?',
        answer:
          `The largest breaker allowed is ${mop} A, and the wire has to carry at least ${mca} ` +
          `A${voltage === undefined ? '' : `, at ${voltage}`}. ` +
          'Your electrician can check both figures on the rating plate.',
      }
}

const propane: Ask = (product) =>
  product.attributes[String(ATTR.lpConvertible)] === true
    ? {
        question: 'Can I run it on propane?',
        answer:
          'Yes. It leaves the factory set for natural gas; ' +
          'the conversion kit under “What you also need” changes it to propane. ' +
          'Have a licensed technician install it and set the gas pressure.',
      }
    : undefined

const largestAc: Ask = (product) => {
  const tons = figure(product, 'maxAcTons')
  return tons === undefined
    ? undefined
    : {
        question: 'What size air conditioner can its blower handle?',
        answer:
          `Up to ${inches(tons)} tons: about ${withCommas(tons * 400)} CFM of air across the coil. ` +
          'Choose a coil as wide as the furnace.',
      }
}

const venting: Ask = (product) => {
  const vent = word(product, 'vent')
  return vent === undefined
    ? undefined
    : {
        question: 'Can I keep my old chimney?',
        answer: vent.includes('PVC')
          ? `You don’t need it. It vents through ${vent} to a side wall or the roof. ` +
            'If a water heater still uses the chimney, have a technician check that the chimney is not ' +
            'too large for it.'
          : `It vents through ${vent.replace(/^Metal/, 'metal pipe')}. ` +
            'Have a technician check the flue for size and rust before you replace the furnace.',
      }
}

const cold: Ask = (product) => {
  const [at5, at47] = [
    figure(product, 'heat5Btu'),
    figure(product, 'heatPumpHeatingBtu') ?? figure(product, 'miniSplitHeatingBtu'),
  ]
  return at5 === undefined || at47 === undefined
    ? undefined
    : {
        question: 'How much heat does it make when it’s really cold?',
        answer:
          `At 5 °F it still makes ${withCommas(at5)} BTU/h, ${Math.round((at5 / at47) * 100)}% of the ` +
          `${withCommas(at47)} BTU/h it makes at 47 °F. ` +
          'Compare that with the heat your home needs on the coldest days of the year.',
      }
}

const lines: Ask = (product) => {
  const [liquid, suction] = [word(product, 'liquidLine'), word(product, 'suctionLine')]
  return liquid === undefined || suction === undefined
    ? undefined
    : {
        question: 'Which line set should I order?',
        answer:
          `${liquid}″ liquid and ${suction}″ suction. ` +
          'Measure the run with its bends, add two or three feet, and round up to the next length.',
      }
}

const refrigerant: Ask = (product) => {
  const name = word(product, 'refrigerant')
  return name === undefined
    ? undefined
    : {
        question: 'Do I need a license to install it?',
        answer:
          `Opening or charging an ${name} circuit requires an EPA 608 certified technician. ` +
          'You can do the pad, wiring and wall work yourself where local code allows.',
      }
}

const together: Ask = ({ match }) =>
  match === null
    ? undefined
    : {
        question: 'Does everything come in one delivery?',
        answer:
          'Yes. Everything ships on one pallet, so it arrives together. ' +
          'Before the driver leaves, check the model numbers on the cartons against the list on this page.',
      }

const thermostat: Ask = (product) => {
  const staging = word(product, 'staging')
  if (staging === undefined) return undefined
  return {
    question: 'Will my current thermostat work?',
    answer:
      staging === 'Single' || staging === 'Single-stage'
        ? 'Almost any 24 V thermostat will work, because this model has one stage. ' +
          'A heat pump needs a thermostat made for heat pumps.'
        : `Yes, but to get the most from its ${staging.toLowerCase()} operation, choose the thermostat ` +
          'listed under “What you also need”.',
  }
}

const hotWater: Ask = (product) => {
  const gpm = figure(product, 'gpm')
  return gpm === undefined
    ? undefined
    : {
        question: 'Can two showers run at once?',
        answer:
          `It heats up to ${gpm} gallons per minute. ` +
          'A shower uses about 2. In the North, where incoming water is cold, expect about half of the ' +
          'rated flow.',
      }
}

const ASKS: readonly Ask[] = [
  width,
  circuit,
  propane,
  largestAc,
  venting,
  cold,
  lines,
  refrigerant,
  together,
  thermostat,
  hotWater,
]
const CONSULTANTS = ['Dana, Alpine', 'Marcus, Alpine', 'Ruth, Alpine'] as const

/** Up to four answered questions for one in three products from $300. Every run gives the same ones. */
export function questionsOf(product: DemoProduct): QuestionRow[] {
  if (product.isService || product.priceCents < 30_000 || chance(`asked ${product.sku}`, 3) !== 0) return []
  const found = ASKS.flatMap((ask) => ask(product) ?? [])
  return found
    .filter(({ question }) => chance(`asks ${product.sku} ${question}`, 3) > 0)
    .slice(0, 4)
    .map(({ question, answer }) => {
      const asked = Date.UTC(2025, 0, 6) + chance(`asked on ${product.sku} ${question}`, 640) * DAY_MS
      return {
        product_id: product.id,
        body: question,
        author:
          `${pick(`asker ${product.sku} ${question}`, REVIEW_WORDS.firstNames)} ` +
          `${String.fromCharCode(65 + chance(`asker initial ${product.sku} ${question}`, 25))}.`,
        asked_on: dayOf(asked),
        answer,
        answered_by: pick(`answers ${product.sku} ${question}`, CONSULTANTS),
        answered_on: dayOf(asked + DAY_MS),
      }
    })
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
