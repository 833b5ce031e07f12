import { brochure, link, MINIMUMS, RATINGS, REFRIGERANTS, row } from './brochure.ts'

/** One brochure for each house brand. */
export const BRAND_BROCHURES = [
  brochure(
    'northvale',
    'Northvale: steady, serviceable, in stock',
    'Furnaces, air conditioners, heat pumps, coils and everything between machine and room.',
    {
      maker: 'Northvale',
      lead: 'Northvale is the line most homes end up with. Proven parts, wide cabinets that a technician can reach into, and coils, ducts and line sets under the same name, so that a whole system comes on one truck.',
      part: 'furnace',
      plate: [
        row('Furnaces', '80 to 96', '% AFUE'),
        row('Cooling', '15.2 to 16.5', 'SEER2'),
        row('Refrigerant', 'R-32'),
        row('Parts warranty', '10', 'years'),
      ],
      sections: [
        {
          title: 'Where Northvale fits',
          paragraphs: [
            'Choose Northvale when you replace a working system of ordinary size and want it to run for a long time without surprises. The furnaces come in four cabinet widths, so the coil that stands on top has a furnace of its own width below.',
          ],
          list: [
            'One burner stage or two: the second stage costs about a fifth more and runs quieter for most of the winter.',
            'Constant-torque blowers hold the airflow while the filter fills.',
            'Louvred outdoor cabinets keep grass, hail and dogs off the fins.',
          ],
          picture: {
            type: 'furnace',
            options: { afue: 96, brand: 'Northvale' },
            dimensions: { height: 34.5, width: 17.5, depth: 28.5 },
            view: 'section',
            caption:
              'A Northvale condensing furnace cut open: burner, heat exchanger, second heat exchanger, blower.',
          },
        },
        {
          title: 'California',
          paragraphs: [
            'Steady 80 Ultra-Low NOx keeps nitrogen oxides at 14 ng/J, which the South Coast, San Joaquin Valley and Bay Area districts ask of gas furnaces. Every other Northvale furnace is a Low NOx furnace: up to 40 ng/J.',
          ],
        },
      ],
      products: {
        title: 'Northvale equipment by series',
        brand: 'Northvale',
        types: [
          'Gas furnace',
          'Air conditioner',
          'Heat pump',
          'Air handler',
          'Package unit',
          'Evaporator coil',
        ],
        each: 'series',
        all: link('Everything by Northvale', '/search?brand=Northvale'),
      },
      shelves: ['furnaces-heaters', 'evaporator-coils', 'package-units', 'single-stage-heat-pumps'],
      related: [
        link('Steady 96, the furnace most homes need', '/b/northvale/steady-96'),
        link('Heat pump and furnace together', '/b/systems/dual-fuel'),
      ],
      sources: [
        RATINGS,
        MINIMUMS,
        { text: 'South Coast AQMD Rule 1111; San Joaquin Valley Rule 4905; Bay Area Regulation 9 Rule 4.' },
      ],
    },
  ),
  brochure(
    'corvane',
    'Corvane: the speed follows the weather',
    'Inverter air conditioners and heat pumps, modulating furnaces, variable-speed air.',
    {
      maker: 'Corvane',
      lead: 'A single-stage system is on or off. Corvane runs slowly for hours instead: compressor, burner and blower set themselves to what the house needs at that moment. Rooms hold their temperature and you stop hearing the start.',
      part: 'outdoor',
      plate: [
        row('Cooling', 'up to 20', 'SEER2'),
        row('Heating', 'up to 10', 'HSPF2'),
        row('Furnaces', '96 to 98', '% AFUE'),
        row('Parts warranty', '10', 'years'),
      ],
      sections: [
        {
          title: 'What an inverter changes',
          paragraphs: [
            'A unit that is sized for the hottest afternoon is too large for every other day. With one speed it cools in bursts, and air that is cooled in bursts stays damp. An inverter runs at a third of its power on a mild day: longer, quieter and drier.',
          ],
          table: {
            caption: 'The same mild afternoon, a 3 ton unit that needs one third of its capacity',
            columns: ['', 'One speed', 'Inverter'],
            rows: [
              ['Runs', '20 minutes of each hour', 'the whole hour'],
              ['Starts an hour', '2 to 3', 'none'],
              ['Airflow while running', 'full', 'about a third'],
            ],
          },
        },
        {
          title: 'Made to be matched',
          paragraphs: [
            'Corvane outdoor units reach their rating with a Glide air handler, whose electronic valve follows the compressor, or above a Corvane furnace with a variable-speed blower. The page of each matched system shows the combined rating.',
          ],
          picture: {
            type: 'condenser',
            options: { hp: true, style: 'mesh', brand: 'Corvane' },
            dimensions: { height: 38, width: 36, depth: 36 },
            view: 'room',
            caption: 'A Corvane heat pump beside a 6 ft 8 in door.',
          },
        },
      ],
      products: {
        title: 'Corvane equipment by series',
        brand: 'Corvane',
        types: ['Gas furnace', 'Air conditioner', 'Heat pump', 'Air handler'],
        each: 'series',
        all: link('Everything by Corvane', '/search?brand=Corvane'),
      },
      shelves: [
        'air-conditioning-cooling',
        'central-air-conditioners',
        'inverter-air-conditioners',
        'heat-pumps',
        'inverter-heat-pumps',
        'air-handlers',
      ],
      related: [
        link('Frostline 18 for cold climates', '/b/corvane/frostline-18'),
        link('Heat pump and furnace together', '/b/systems/dual-fuel'),
      ],
      sources: [
        RATINGS,
        { text: 'The mild afternoon is arithmetic: capacity divided by need; it is no measurement.' },
      ],
    },
  ),
  brochure(
    'oakhollow',
    'Oakhollow: nothing that can go wrong',
    'The lowest-priced furnaces, air conditioners and room units that meet the rules where you live.',
    {
      maker: 'Oakhollow',
      lead: 'Oakhollow leaves out everything a small house, a rental or a short summer does not need. One speed, common parts, a painted steel cabinet and the same ten years on parts as our dearer lines.',
      part: 'outdoor',
      plate: [
        row('Cooling', '13.4 to 14.3', 'SEER2'),
        row('Furnaces', '80 and 92', '% AFUE'),
        row('Refrigerant', 'R-454B'),
        row('Parts warranty', '10', 'years'),
      ],
      sections: [
        {
          title: 'Which one may be installed where',
          paragraphs: [
            'What counts is where the unit is installed, so we check your zip. These are the minimums for split air conditioners below 45,000 BTU/h.',
          ],
          table: {
            caption: 'Least efficiency of a split air conditioner under 45,000 BTU/h',
            columns: ['Region', 'Minimum', 'Oakhollow'],
            rows: [
              ['North', '13.4 SEER2', 'Value 13 or Value 14'],
              ['Southeast', '14.3 SEER2', 'Value 14'],
              ['Southwest', '14.3 SEER2 and 11.7 EER2', 'Value 14'],
            ],
          },
        },
        {
          title: 'One room at a time',
          paragraphs: [
            'Sash window units, the Sleeve PTAC and the Roll portable cool a room without an installer. The portable is the one product for which we charge shipping: its freight costs nearly as much as the machine earns.',
          ],
        },
      ],
      products: {
        title: 'Oakhollow by series',
        brand: 'Oakhollow',
        types: [
          'Gas furnace',
          'Air conditioner',
          'Heat pump',
          'Air handler',
          'Window air conditioner',
          'Portable air conditioner',
          'PTAC unit',
        ],
        each: 'series',
        all: link('Everything by Oakhollow', '/search?brand=Oakhollow'),
      },
      shelves: [
        'central-air-conditioners',
        'single-stage-air-conditioners',
        'window-air-conditioners',
        '80-afue-gas-furnaces',
        'ptac-units',
        'portable-air-conditioners',
      ],
      related: [
        link('Central air conditioners', '/category/air-conditioning-cooling/central-air-conditioners'),
        link('Window air conditioners', '/category/air-conditioning-cooling/window-air-conditioners'),
      ],
      sources: [MINIMUMS, RATINGS, REFRIGERANTS],
    },
  ),
  brochure(
    'tamarin-air',
    'Tamarin Air: comfort without ducts',
    'Mini splits for one room or five, down to 22 below zero.',
    {
      maker: 'Tamarin Air',
      lead: 'A mini split moves heat through two thin copper lines instead of ducts. One hole of three inches joins the unit outside to the one in the room, and each room has a temperature of its own.',
      part: 'mini',
      plate: [
        row('Cooling', '19.5 to 26', 'SEER2'),
        row('Rooms', '1 to 5'),
        row('Indoor units', '6', 'types'),
        row('Line charged for', '25', 'ft'),
      ],
      sections: [
        {
          title: 'Six ways to put it in a room',
          paragraphs: [
            'All six join to the same outdoor units of their refrigerant. Choose by where you have space.',
          ],
          list: [
            'Wall Mount: high on a wall, the least work, WiFi built in.',
            'Ceiling Cassette: a two-foot ceiling grid, four vanes.',
            'Slim Ceiling Cassette: between joists that stand 16 inches apart.',
            'Concealed Duct: out of sight, one to three rooms through short ducts.',
            'Floor Ceiling: long rooms, halls and shops, either way up.',
            'Low Wall: where a radiator was.',
          ],
          picture: {
            type: 'wallHead',
            options: { brand: 'Tamarin Air' },
            dimensions: { height: 11.4, width: 31.6, depth: 7.9 },
            view: 'room',
            caption: 'A wall-mounted head beside a 6 ft 8 in door.',
          },
        },
        {
          title: 'Leaf, Reed or Pine',
          paragraphs: [
            'Leaf is the easy price. Reed has the larger coil. Pine is for real winters and the only one of the three we would heat a house in Minnesota with.',
          ],
          table: {
            caption: 'Single-zone outdoor units, smallest size',
            columns: ['Series', 'SEER2', 'HSPF2', 'Heats down to', 'Refrigerant'],
            rows: [
              ['Leaf 19', '19.5', '9.0', '5 °F', 'R-32'],
              ['Reed 22', '22.5', '10.2', '5 °F', 'R-454B'],
              ['Pine 26', '26.0', '11.8', '−22 °F', 'R-32'],
            ],
          },
        },
      ],
      products: {
        title: 'Tamarin Air by series',
        brand: 'Tamarin Air',
        types: ['Mini split outdoor unit', 'Mini split air handler'],
        each: 'series',
        all: link('Everything by Tamarin Air', '/search?brand=Tamarin+Air'),
      },
      shelves: [
        'heating-cooling',
        'ductless-mini-splits',
        'single-zone-mini-splits',
        'multi-zone-mini-splits',
        'mini-split-air-handlers',
      ],
      related: [
        link('Pine 26, the cold-climate mini split', '/b/tamarin-air/pine-26'),
        link(
          'Complete single-zone sets',
          '/category/heating-cooling/ductless-mini-splits/single-zone-mini-splits',
        ),
      ],
      sources: [RATINGS, REFRIGERANTS],
    },
  ),
  brochure(
    'hearthmoor',
    'Hearthmoor: heat and hot water',
    'Water heaters, boilers, and furnaces for oil, electricity and manufactured homes.',
    {
      maker: 'Hearthmoor',
      lead: 'Hearthmoor builds what the big lines leave out: furnaces listed for manufactured homes, oil furnaces that stand under low beams, heaters for the garage, and hot water by the tank or by the minute.',
      part: 'water',
      plate: [
        row('Tankless', 'up to 0.95', 'UEF'),
        row('Boilers', '95', '% AFUE'),
        row('Mobile home', '80 and 95', '% AFUE'),
        row('Oil', '86', '% AFUE'),
      ],
      sections: [
        {
          title: 'Manufactured homes',
          paragraphs: [
            'A furnace for a manufactured home draws its combustion air from outside and carries the listing on its plate. The Homestead MH furnaces fit the usual 21 inch alcove. Homestead electric furnaces need neither flue nor fuel line.',
          ],
          picture: {
            type: 'furnace',
            options: { afue: 95, brand: 'Hearthmoor' },
            dimensions: { height: 34.5, width: 21, depth: 28.5 },
            view: 'room',
            caption: 'Homestead MH 95: 21 inches wide, for the usual alcove.',
          },
        },
        {
          title: 'Tank or tankless',
          paragraphs: [
            'A tank holds hot water and loses a little heat all day. A tankless heater makes it as it flows: it never runs out, but it must be large enough for the showers that run at once. The Rapid brochure has the table.',
          ],
          links: [link('How many gallons a minute', '/b/hearthmoor/rapid')],
        },
      ],
      products: {
        title: 'Hearthmoor by series',
        brand: 'Hearthmoor',
        types: [
          'Tankless water heater',
          'Tank water heater',
          'Gas furnace',
          'Electric furnace',
          'Oil furnace',
          'Boiler',
          'Garage and unit heater',
          'Wall furnace',
        ],
        each: 'series',
        all: link('Everything by Hearthmoor', '/search?brand=Hearthmoor'),
      },
      shelves: [
        'furnaces-heaters',
        'mobile-home-furnaces',
        'oil-furnaces',
        'boilers',
        'water-heaters',
        'garage-unit-heaters',
        'electric-furnaces',
        'wall-furnaces',
      ],
      related: [
        link('Rapid tankless water heaters', '/b/hearthmoor/rapid'),
        link('Mobile home furnaces', '/category/furnaces-heaters/gas-furnaces/mobile-home-furnaces'),
      ],
    },
  ),
  brochure(
    'clearlune',
    'Clearlune: the air itself',
    'Filters, humidity, fresh air and the thermostat that runs them.',
    {
      maker: 'Clearlune',
      lead: 'Heating and cooling change the temperature. Clearlune looks after the rest: what floats in the air, how dry or damp it is, and how much of it is new.',
      part: 'air',
      plate: [
        row('Filters', 'MERV 8 to 16'),
        row('Fresh air', '70 to 200', 'CFM'),
        row('Heat kept', '70', '%'),
        row('Drying', 'whole house'),
      ],
      sections: [
        {
          title: 'Start with what you notice',
          paragraphs: [],
          table: {
            caption: 'What you notice, and what helps',
            columns: ['You notice', 'It is', 'What helps'],
            rows: [
              ['Static, dry skin in winter', 'air below 30 % humidity', 'a humidifier'],
              ['Musty basement', 'air above 60 % humidity', 'a dehumidifier'],
              ['Wet windows in a tight house', 'too little fresh air', 'an ERV or HRV'],
              ['Dust soon after cleaning', 'a thin or leaking filter', 'a media filter cabinet'],
            ],
          },
        },
        {
          title: 'ERV or HRV',
          paragraphs: [
            'Both give the heat of the stale air to the fresh air. An energy recovery ventilator passes moisture on as well: right for most houses and humid summers. A heat recovery ventilator lets the moisture go: right for small, tight, cold houses.',
          ],
          picture: {
            type: 'erv',
            options: {},
            dimensions: null,
            view: 'views',
            caption: 'An energy recovery ventilator, front and side.',
          },
        },
      ],
      products: {
        title: 'Clearlune by series',
        brand: 'Clearlune',
        types: ['Ventilator', 'Humidifier', 'Dehumidifier', 'Media filter cabinet', 'UV lamp', 'Thermostat'],
        each: 'series',
        all: link('Everything by Clearlune', '/search?brand=Clearlune'),
      },
      shelves: [
        'indoor-air-quality-products',
        'air-filters',
        'humidifiers',
        'dehumidifiers',
        'ventilators',
        'thermostats-controls',
      ],
      related: [
        link('Air filters by size', '/category/indoor-air-quality-products/air-filters'),
        link('Thermostats', '/category/thermostats-controls'),
      ],
      sources: [
        RATINGS,
        {
          text: 'Comfort range of indoor humidity, 30 to 60 %: ANSI/ASHRAE Standard 62.1 and EPA, “Mold and moisture”.',
          href: 'https://www.epa.gov/mold',
        },
      ],
    },
  ),
]
