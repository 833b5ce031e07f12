import { brochure, link, MINIMUMS, RATINGS, REFRIGERANTS, row } from './brochure.ts'

/** Series and kinds of systems that need more words than a product page has room for. */
export const SERIES_BROCHURES = [
  brochure(
    'corvane/frostline-18',
    'Frostline 18: a heat pump for real winters',
    'Keeps about 70 % of its heat at 5 °F.',
    {
      maker: 'Corvane',
      lead: 'Most heat pumps fade when it gets cold. Frostline 18 is built the other way round: vapour injection, a heated base pan and a taller stand, so that back-up heat runs a few hours a year and not a few weeks.',
      part: 'outdoor',
      plate: [
        row('Heating', '10', 'HSPF2'),
        row('Cooling', '17.6 to 18', 'SEER2'),
        row('Sizes', '2 to 5', 'ton'),
        row('At 5 °F', 'about 70', '% of its heat'),
      ],
      sections: [
        {
          title: 'What is left when it is cold',
          paragraphs: [
            'A heat pump is named for what it cools at 95 °F. What you need to know in January is what it heats at 5 °F. Compare it with the heat your home loses on the coldest days.',
          ],
          table: {
            caption: 'Heat of a Frostline 18, BTU/h',
            columns: ['Size', 'At 47 °F', 'At 5 °F, about'],
            rows: [
              ['2 ton', '23,000', '16,100'],
              ['3 ton', '34,600', '24,200'],
              ['4 ton', '46,200', '32,300'],
              ['5 ton', '57,800', '40,500'],
            ],
          },
        },
        {
          title: 'How much back-up heat',
          paragraphs: [
            'Take the heat your home loses on the coldest days, subtract what the heat pump still gives, and divide by 3,412: the heat kit in kilowatts. A home that loses 34,600 BTU/h with a 3 ton Frostline at 5 °F needs (34,600 − 24,200) ÷ 3,412 = 3.0 kW. Take the next size up.',
          ],
          links: [
            link('Electric heat kits', '/category/furnaces-heaters/electric-heat-kits'),
            link('Size my home', '/sizing-estimator'),
          ],
        },
        {
          title: 'Where it stands',
          paragraphs: [
            'Meltwater from the defrost must run off, and snow must not reach the fan. Stand it 12 inches above the usual snow, out of the roof’s drip line, with the clearances its page shows.',
          ],
          picture: {
            type: 'condenser',
            options: { hp: true, style: 'mesh', brand: 'Corvane' },
            dimensions: { height: 38, width: 36, depth: 36 },
            view: 'room',
            caption: 'Beside a 6 ft 8 in door.',
          },
          links: [link('Pads, risers and stands', '/category/installation-supplies/pads-brackets')],
        },
      ],
      products: {
        title: 'Sizes of Frostline 18',
        brand: 'Corvane',
        series: ['Frostline 18 Cold-Climate Heat Pump'],
        types: ['Heat pump'],
        each: 'product',
        all: link(
          'Frostline 18 in matched systems',
          '/search?brand=Corvane&series=Frostline+18+Cold-Climate+Heat+Pump',
        ),
      },
      shelves: ['heat-pumps', 'cold-climate-heat-pumps', 'heat-pump-systems'],
      related: [
        link('All of Corvane', '/b/corvane'),
        link('Heat pump and furnace together', '/b/systems/dual-fuel'),
      ],
      sources: [
        RATINGS,
        {
          text: 'Heat at 5 °F: 70 % of the rated heat, as its product pages say; rounded to 100 BTU/h. One kilowatt is 3,412 BTU/h.',
        },
        MINIMUMS,
      ],
    },
  ),
  brochure(
    'northvale/steady-96',
    'Steady 96: the furnace most homes need',
    '96 % of the gas becomes heat. Four cabinet widths, four ways to install.',
    {
      maker: 'Northvale',
      lead: 'A furnace at 80 % sends a fifth of the gas up the flue. Steady 96 has a second, stainless heat exchanger that takes that heat back, so the flue gas is cool enough for plastic pipe and your chimney can retire.',
      part: 'furnace',
      plate: [
        row('Efficiency', '96', '% AFUE'),
        row('Input', '40,000 to 120,000', 'BTU/h'),
        row('Cabinets', '14 to 24½', 'in'),
        row('NOx', 'Low'),
      ],
      sections: [
        {
          title: 'What the 16 points are worth',
          paragraphs: [
            'For the same heat a 96 % furnace burns 80 ÷ 96 of the gas: one sixth less. Our example house, 2,000 sq ft in Chicago, needs 889 therms a winter at 80 % and 741 at 96 %. At $1.11 a therm that is $165 a year.',
          ],
          table: {
            caption: 'Gas for one winter, example house in Chicago, $1.11 a therm',
            columns: ['Furnace', 'Therms', 'Gas'],
            rows: [
              ['80 % AFUE', '889', '$987'],
              ['92 % AFUE', '773', '$858'],
              ['96 % AFUE', '741', '$822'],
            ],
          },
          links: [link('Work it out for your home', '/operating-cost-calculator')],
        },
        {
          title: 'Does it fit?',
          paragraphs: [
            'Measure the width of the old furnace and of the coil on top. The same output comes in two widths, so the coil can stay. All are 34½ inches high before the coil.',
          ],
          table: {
            caption: 'Cabinet widths',
            columns: ['Input, BTU/h', '14 in', '17½ in', '21 in', '24½ in'],
            rows: [
              ['40,000', 'yes', '', '', ''],
              ['60,000', 'yes', 'yes', '', ''],
              ['80,000', '', 'yes', 'yes', ''],
              ['100,000', '', '', 'yes', ''],
              ['120,000', '', '', '', 'yes'],
            ],
          },
          picture: {
            type: 'furnace',
            options: { afue: 96, brand: 'Northvale' },
            dimensions: { height: 34.5, width: 17.5, depth: 28.5 },
            view: 'section',
            caption:
              'Cut open: the flue gas leaves through the second heat exchanger, the condensate through the trap.',
          },
        },
        {
          title: 'One stage or two',
          paragraphs: [
            'Steady 96 Two-Stage heats on 70 % of its power for most of the winter. It costs $211 to $324 more, size for size, burns about the same gas, and is the quieter neighbour of a bedroom.',
          ],
        },
      ],
      products: {
        title: 'Sizes of Steady 96',
        brand: 'Northvale',
        series: ['Steady 96', 'Steady 96 Two-Stage'],
        types: ['Gas furnace'],
        each: 'product',
        all: link('Steady 96 in complete systems', '/search?brand=Northvale&series=Steady+96'),
      },
      shelves: ['gas-furnaces', 'high-efficiency-gas-furnaces', 'furnace-and-air-conditioner-systems'],
      related: [
        link('All of Northvale', '/b/northvale'),
        link(
          'Furnace and air conditioner systems',
          '/category/heating-cooling/ducted-systems/furnace-and-air-conditioner-systems',
        ),
      ],
      sources: [
        RATINGS,
        {
          text: 'Example house: 71 million BTU a year by the degree-day method of our operating-cost calculator; gas price of the Illinois example, U.S. Energy Information Administration.',
          href: 'https://www.eia.gov/naturalgas/',
        },
      ],
    },
  ),
  brochure(
    'tamarin-air/pine-26',
    'Pine 26: heat down to 22 below',
    'A single-zone mini split for rooms in cold places.',
    {
      maker: 'Tamarin Air',
      lead: 'Pine 26 keeps nearly all of its heat at 5 °F and goes on working at −22 °F. The base pan is heated, the coil is coated, and the smallest size reaches 26 SEER2.',
      part: 'mini',
      plate: [
        row('Cooling', '20.5 to 26', 'SEER2'),
        row('Heating', '11.8', 'HSPF2'),
        row('Heats down to', '−22', '°F'),
        row('Sizes', '9,000 to 36,000', 'BTU/h'),
      ],
      sections: [
        {
          title: 'Small sizes are the frugal ones',
          paragraphs: [
            'The outdoor coil does not grow with the compressor, so efficiency falls with size. Two small units for two rooms often use less than one large unit for both.',
          ],
          table: {
            caption: 'Pine 26 by size',
            columns: ['Cooling, BTU/h', 'Heating, BTU/h', 'SEER2'],
            rows: [
              ['9,000', '9,800', '26.0'],
              ['12,000', '13,000', '25.4'],
              ['18,000', '19,600', '24.2'],
              ['24,000', '26,000', '22.9'],
              ['30,000', '32,600', '21.7'],
              ['36,000', '39,200', '20.5'],
            ],
          },
        },
        {
          title: 'What the installer brings, what we send',
          paragraphs: [
            'A set has the outdoor unit, the wall unit and a line set of 15 to 50 feet. The outdoor unit holds refrigerant for 25 feet; longer lines are topped up on site by a licensed technician.',
          ],
          list: [
            'A circuit of its own with a disconnect within sight of the unit',
            'A hole of three inches that falls a little to the outside',
            'A bracket or stand above the snow',
            'A drain hose to where water may go',
          ],
          picture: {
            type: 'sideUnit',
            options: { brand: 'Tamarin Air' },
            dimensions: { height: 28, width: 35, depth: 14 },
            view: 'views',
            caption: 'The outdoor unit, front and side.',
          },
          links: [
            link('Line sets and covers', '/category/installation-supplies/line-sets'),
            link('Brackets and stands', '/category/installation-supplies/pads-brackets/wall-brackets'),
          ],
        },
      ],
      products: {
        title: 'Outdoor units of Pine 26',
        brand: 'Tamarin Air',
        series: ['Pine 26 Cold-Climate'],
        types: ['Mini split outdoor unit'],
        each: 'product',
        all: link('Complete Pine 26 sets', '/search?brand=Tamarin+Air&series=Pine+26+Cold-Climate'),
      },
      shelves: ['ductless-mini-splits', 'single-zone-mini-splits', 'mini-split-outdoor-units'],
      related: [
        link('All of Tamarin Air', '/b/tamarin-air'),
        link(
          'Multi-zone mini splits',
          '/category/heating-cooling/ductless-mini-splits/multi-zone-mini-splits',
        ),
      ],
      sources: [RATINGS, REFRIGERANTS],
    },
  ),
  brochure(
    'hearthmoor/rapid',
    'Rapid: hot water as it flows',
    'Condensing tankless water heaters from 130,000 to 199,000 BTU/h.',
    {
      maker: 'Hearthmoor',
      lead: 'A tankless heater is not bought by the gallon but by the minute: how much water it warms depends on how cold the water comes in. In Florida one unit runs four showers, in Minnesota the same unit runs two.',
      part: 'water',
      plate: [
        row('Efficiency', '0.95', 'UEF'),
        row('Turndown', '15 : 1'),
        row('Vent, condensing', 'PVC'),
        row('NOx', 'Ultra low'),
      ],
      sections: [
        {
          title: 'Gallons a minute at 120 °F',
          paragraphs: [
            'Flow is heat divided by 500 and by the rise in temperature. Add up what runs at once: a shower takes 1½ to 3 gallons a minute, a kitchen tap 1 to 1½, a dishwasher 1 to 3. Mixed with cold at the tap, a shower draws less hot water than that.',
          ],
          table: {
            caption: 'Gallons a minute by the temperature of the incoming water',
            columns: ['Model', '75 °F (south)', '60 °F (middle)', '43 °F (north)'],
            rows: [
              ['130,000 BTU/h', '5.5', '4.1', '3.2'],
              ['160,000 BTU/h', '6.8', '5.1', '3.9'],
              ['180,000 BTU/h', '7.6', '5.7', '4.4'],
              ['199,000 BTU/h', '8.4', '6.3', '4.9'],
            ],
          },
          links: [link('Size it for your home', '/tankless-water-heater-size')],
        },
        {
          title: 'Before you order',
          paragraphs: [
            'Most tanks hang on a half-inch gas pipe. A large tankless heater wants three quarters of an inch, a drain for its condensate and an outlet. Ask your installer to look at all three.',
          ],
          picture: {
            type: 'tankless',
            options: { brand: 'Hearthmoor' },
            dimensions: null,
            view: 'room',
            caption: 'On the wall beside a 6 ft 8 in door.',
          },
        },
      ],
      products: {
        title: 'Rapid by size',
        brand: 'Hearthmoor',
        series: ['Rapid Condensing Tankless', 'Rapid Non-Condensing Tankless'],
        types: ['Tankless water heater'],
        each: 'product',
        all: link(
          'All gas tankless water heaters',
          '/category/water-heaters/tankless-water-heaters/gas-tankless-water-heaters',
        ),
      },
      shelves: ['water-heaters', 'tankless-water-heaters', 'gas-tankless-water-heaters'],
      related: [
        link('All of Hearthmoor', '/b/hearthmoor'),
        link('Tank water heaters', '/category/water-heaters/tank-water-heaters'),
      ],
      sources: [
        RATINGS,
        {
          text: 'Flow = BTU/h × UEF ÷ (500 × rise), rise to 120 °F; 500 is a gallon’s 8.33 lb times 60 minutes. Incoming temperatures are examples: yours is on the water utility’s page.',
        },
        {
          text: 'Fixture flows: U.S. Department of Energy, “Sizing a new water heater”.',
          href: 'https://www.energy.gov/energysaver/sizing-new-water-heater',
        },
      ],
    },
  ),
  brochure(
    'systems/dual-fuel',
    'Dual fuel: a heat pump and a furnace that take turns',
    'Electricity while it is mild, gas when it is cold. What decides is a price.',
    {
      maker: 'Systems',
      lead: 'A heat pump is cheap to run when it is mild and a furnace is strong when it is cold. A dual fuel system has both on one coil and one thermostat, which changes over at the temperature where gas becomes the cheaper heat.',
      part: 'coil',
      plate: [
        row('Changes over', '25 to 45', '°F'),
        row('Parts', '3'),
        row('Thermostat', '1'),
        row('Ducts', 'yours'),
      ],
      sections: [
        {
          title: 'Where the change-over lies',
          paragraphs: [
            'A heat pump wins while it makes more heat from a kilowatt-hour than gas does for the same money. With gas at $1.11 a therm and a 96 % furnace, a million BTU cost $11.56. This is how many units of heat the heat pump must make from one unit of electricity (its COP) to match that.',
          ],
          table: {
            caption: 'COP at which the heat pump costs the same as gas at $1.11 a therm',
            columns: ['Electricity, a kWh', 'COP to match', 'In words'],
            rows: [
              ['$0.12', '3.0', 'heat pump above about 35 °F'],
              ['$0.14', '3.6', 'heat pump above about 45 °F'],
              ['$0.16', '4.1', 'gas for nearly all of the winter'],
              ['$0.20', '5.1', 'gas for all of the winter'],
            ],
          },
          links: [link('Compare fuels for your zip', '/operating-cost-calculator')],
        },
        {
          title: 'What belongs together',
          paragraphs: [
            'Outdoor unit, coil and furnace are rated as one. The coil has the width of the furnace and the size and refrigerant of the heat pump. Our systems are put together that way, with the combined rating on their page.',
          ],
          list: [
            'Furnace: 100 to 140 % of the heat your home loses',
            'Heat pump: sized for cooling, within half a ton',
            'Coil: as wide as the furnace, with refrigerant sensor',
            'Thermostat: one that knows two fuels and the outdoor temperature',
          ],
        },
        {
          title: 'When not to',
          paragraphs: [
            'Without gas in the street, take a cold-climate heat pump with an electric heat kit. With very cheap electricity, take the heat pump alone. With a new furnace in the basement, add only a heat pump and a coil.',
          ],
          links: [
            link('Frostline 18 for cold climates', '/b/corvane/frostline-18'),
            link('Heat pump systems', '/category/heating-cooling/ducted-systems/heat-pump-systems'),
          ],
        },
      ],
      products: {
        title: 'Heat pumps that join a furnace',
        types: ['Heat pump'],
        each: 'series',
        all: link('All dual fuel systems', '/category/heating-cooling/ducted-systems/dual-fuel-systems'),
      },
      shelves: ['heating-cooling', 'ducted-systems', 'dual-fuel-systems', 'heat-pumps'],
      related: [link('Corvane', '/b/corvane'), link('Northvale', '/b/northvale')],
      sources: [
        {
          text: 'A million BTU of gas heat: $1.11 × 10 ÷ 0.96. A million BTU are 293.07 kWh. Prices are an example; the calculator takes those of your state.',
        },
        {
          text: 'Temperatures in the last column are rounded from the usual COP of a 9 HSPF2 heat pump and are meant as a guide.',
        },
        RATINGS,
      ],
    },
  ),
]
