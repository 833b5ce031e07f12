import type { CategorySlug } from '#features/catalog/rules/category-tree.ts'
import type { CategoryArticle } from '#features/catalog/contract.ts'

interface Guide extends CategoryArticle {
  /** what the heading calls them, when the shelf's name is too short for it */
  h1Text?: string
}

const section = (title: string, text: string) => ({ title, text })
const asked = (question: string, answer: string) => ({ question, answer })

const FURNACES: Guide = {
  sections: [
    section(
      'Choose the output, not the input',
      'A furnace is named by the gas it burns, but your rooms feel what comes out. Multiply the input by the AFUE: 80,000 BTU/h at 96 % delivers 76,800. An output of 90 to 110 % of your heating load runs in long, even cycles. Twice the load heats in bursts, is louder, and wears out sooner.',
    ),
    section(
      '80 % or 95 %',
      'An 80 % furnace vents hot through a metal flue and fits where the old one stood. From 90 % on a second heat exchanger condenses the flue gas: it vents through PVC pipe and needs a drain. In a cold climate the gas it saves usually pays for the difference within several winters.',
    ),
    section('Measure before you order', 'Cabinets are 14, 17½, 21 or 24½ inches wide. Furnace and coil should have the same width. Note the airflow direction too: upflow in a basement, downflow above a crawl space, horizontal in an attic.'),
  ],
  questions: [
    asked('What size of furnace do I need?', 'The one whose output is closest to your heating load. Floor area alone does not tell: climate, insulation and windows can double it. The load calculator above this list needs a minute.'),
    asked('Can I replace an 80 % furnace with a 96 % one?', 'Yes, with new PVC vent pipes to the outside and a condensate drain. A water heater that shared the chimney may then need a liner of its own.'),
    asked('Does a bigger furnace heat faster?', 'It warms the air faster and stops sooner, before walls and furniture are warm. Rooms far from the furnace stay cold and the parts start more often.'),
  ],
}

const COOLING: Guide = {
  sections: [
    section('Size by the half ton', 'Air conditioners come in steps of half a ton, 6,000 BTU/h each. Stay within half a ton of your cooling load. One that is too large cools quickly and stops before it has taken the moisture out of the air.'),
    section('What SEER2 buys', 'SEER2 counts cooling per unit of electricity over a season. From 14 to 17 saves about 18 % of what cooling costs. It pays soonest where summers are long and electricity is dear.'),
    section('The indoor coil belongs to it', 'The rating holds for outdoor unit and coil together, with the same refrigerant. If furnace and coil stay, check that the coil is listed for the new unit. Otherwise a complete system is the simpler choice.'),
  ],
  questions: [
    asked('How many tons do I need?', 'Most houses need between 1½ and 5 tons. The load calculator works it out from your place, floor area, insulation and windows.'),
    asked('May I install any unit in my state?', 'The Southeast and the Southwest ask for a higher efficiency than the North. Choose your region in the filters and only allowed units are shown.'),
    asked('Single-stage, two-stage or inverter?', 'Single-stage costs least. Two-stage is quieter on most days. An inverter follows the load and keeps temperature and humidity the most even.'),
  ],
}

const HEAT_PUMPS: Guide = {
  sections: [
    section('Heating and cooling from one machine', 'A heat pump moves heat instead of making it: one unit of electricity brings two to four units of heat. It is chosen by the cooling load; what is missing on the coldest days comes from electric heat or a furnace.'),
    section('Look at the cold days', 'Output is rated at 47 °F. Compare what remains at 17 and at 5 °F. Cold-climate models keep at least 70 % of it at 5 °F.'),
    section('Credits and rebates', 'Utilities and states support heat pumps more than any other equipment. Products with a rebate for your zip say so, and who pays it when.'),
  ],
  questions: [
    asked('Does a heat pump work below freezing?', 'Yes. Ordinary ones need help below about 30 °F, cold-climate ones heat well below 0 °F.'),
    asked('Can I keep my gas furnace?', 'Yes. In a dual fuel system the heat pump works on mild days and the furnace takes over when it is cold.'),
  ],
}

const MINI_SPLITS: Guide = {
  sections: [
    section('One room or several', 'A single-zone system has one outdoor and one indoor unit and comes with its line set. A multi-zone outdoor unit serves two to five rooms; add up what runs at the same time, not the sum of all heads.'),
    section('Size by the room', 'Roughly 20 BTU/h for each square foot is a start: 9,000 for a bedroom, 12,000 for a living room, 18,000 and more for open floors. Sun, ceiling height and insulation change it.'),
    section('Which head', 'Wall units are the simplest to fit. Ceiling cassettes and concealed ducts disappear; floor units suit rooms with sloping walls.'),
  ],
  questions: [
    asked('Can I install a mini split myself?', 'Hanging the units and running the lines is within reach. Opening the refrigerant circuit is for people with an EPA 608 certificate; the warranty usually asks for it.'),
    asked('What else do I need?', 'A pad or bracket, a disconnect and whip, cable between the units and a drain hose. The product page lists what fits the model.'),
  ],
}

const SYSTEMS: Guide = {
  sections: [
    section('Why a system', 'Outdoor unit, coil and furnace or air handler are tested together and carry one rating. That is the figure rebates and inspectors ask for, and the parts fit: same refrigerant, same width, same size.'),
    section('Which kind', 'Furnace and air conditioner where gas is cheap and winters are cold. Heat pump and air handler where there is no gas. Dual fuel where both make sense. Air conditioner and coil when the furnace is still young.'),
  ],
  questions: [
    asked('Is a system cheaper than its parts?', 'Nearly always. The page of each system shows the price of its parts beside it.'),
    asked('What does the installer still need?', 'Line set, pad, disconnect, whip, thermostat and drain parts. They are chosen for the system when you add it to the cart.'),
  ],
}

const TANKLESS: Guide = {
  sections: [
    section('Count what runs at once', 'A shower takes about 2 gallons a minute, a kitchen tap 1.5, a dishwasher 1. Add up what your household uses at the same moment.'),
    section('Mind the cold water', 'Ground water enters at 40 °F in the North and 70 °F in the South. The colder it is, the fewer gallons a heater can warm: compare the flow at your rise in temperature.'),
  ],
  questions: [asked('Is my gas line large enough?', 'A heater of 199,000 BTU/h often needs a ¾ inch line. Ask your plumber before you order.')],
}

const TANKS: Guide = {
  sections: [
    section('Size by people', 'Thirty to forty gallons for two, forty to fifty for three, fifty to eighty for four and more. The first hour rating tells how much hot water there is in the busiest hour.'),
    section('What it costs to run', 'UEF is the share of energy that ends up in the water. Heat pump tanks reach 3 and more and use a third of the electricity of an ordinary electric tank.'),
  ],
  questions: [asked('Do I need a power vent?', 'Where there is no chimney. A fan blows the flue gas through a plastic pipe in the wall.')],
}

const FILTERS: Guide = {
  sections: [
    section('Size and thickness', 'Read the size on the frame of the old filter: height, width, thickness. Filters of four and five inches last six to twelve months and resist the air less than thin ones.'),
    section('Which MERV', '8 catches dust and lint, 11 pet dander and mold, 13 smoke and bacteria. A finer filter in a thin frame can choke the blower: go thicker instead.'),
  ],
  questions: [asked('How often should I change it?', 'One-inch filters every one to three months, thick ones once or twice a year, sooner with pets or smoke.')],
}

const PACKAGES: Guide = {
  sections: [
    section('Everything in one cabinet', 'A package unit stands outside on a pad or a roof curb and has cooling and heating in one housing. Only the ducts go into the house.'),
    section('Gas, electric or heat pump', 'Gas and electric units heat with a furnace section, heat pumps with electricity alone. Check voltage and the side the ducts leave from before you order.'),
  ],
  questions: [asked('Do all curbs fit?', 'No. Curbs are made for one family of cabinets. The product page names the one that fits.')],
}

/** Short buying guides for the shelves most people come for; our own words. */
export const BUYING_GUIDES: Partial<Record<CategorySlug, Guide>> = {
  'gas-furnaces': FURNACES,
  'high-efficiency-gas-furnaces': { ...FURNACES, h1Text: 'Gas Furnaces of 90 % AFUE and over', sections: FURNACES.sections.slice(1) },
  'central-air-conditioners': COOLING,
  'heat-pumps': HEAT_PUMPS,
  'ductless-mini-splits': MINI_SPLITS,
  'ducted-systems': SYSTEMS,
  'tankless-water-heaters': TANKLESS,
  'tank-water-heaters': TANKS,
  'air-filters': FILTERS,
  'package-units': PACKAGES,
}
