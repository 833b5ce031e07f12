/**
 * Words that ask for an order, one a line: `said: least price` or `said: most` and a figure of `Quantity`. Where
 * two figures stand, the first counts that any of the hits has.
 */
export const SUPERLATIVES = `
most efficient: most efficiency
highest efficiency: most efficiency
best efficiency: most efficiency
most energy efficient: most efficiency
energy efficient: most efficiency
energy saving: most efficiency
most economical: most efficiency
saves most energy: most efficiency
cheapest to run: most efficiency
cheap to run: most efficiency
cheapest to operate: most efficiency
cheap to operate: most efficiency
lowest running cost: most efficiency
low running cost: most efficiency
lowest operating cost: most efficiency
low operating cost: most efficiency
lowest energy bill: most efficiency
lowest electric bill: most efficiency
lowest gas bill: most efficiency
least expensive to run: most efficiency
uses least energy: most efficiency
uses least electricity: most efficiency
mas eficiente: most efficiency
mas economico de usar: most efficiency
cheapest: least price
cheap: least price
least expensive: least price
inexpensive: least price
budget: least price
affordable: least price
most affordable: least price
lowest price: least price
low price: least price
lowest priced: least price
low priced: least price
lowest cost: least price
low cost: least price
lowest: least price
barato: least price
barata: least price
economico: least price
economica: least price
mas barato: least price
mas barata: least price
mas economico: least price
mas economica: least price
most expensive: most price
priciest: most price
highest price: most price
highest priced: most price
mas caro: most price
mas cara: most price
quietest: least sound
quiet: least sound
most quiet: least sound
quieter: least sound
silent: least sound
most silent: least sound
least noisy: least sound
least noise: least sound
lowest noise: least sound
low noise: least sound
lowest sound: least sound
lowest db: least sound
lowest decibel: least sound
mas silencioso: least sound
mas silenciosa: least sound
silencioso: least sound
silenciosa: least sound
biggest: most size
largest: most size
most powerful: most size
strongest: most size
highest capacity: most size
largest capacity: most size
biggest capacity: most size
highest output: most size
most btu: most size
highest btu: most size
mas grande: most size
mas potente: most size
smallest: least size
tiniest: least size
lowest capacity: least size
smallest capacity: least size
lowest output: least size
mas pequeno: least size
mas pequena: least size
narrowest: least widthInches
slimmest: least widthInches
thinnest: least widthInches
most narrow: least widthInches
most compact: least widthInches
widest: most widthInches
longest: most feet heightInches
shortest: least feet heightInches
tallest: most heightInches
lightest: least pounds
least heavy: least pounds
heaviest: most pounds
warmest in the cold: most heatInCold
warmest in cold: most heatInCold
warmest in cold weather: most heatInCold
warmest in winter: most heatInCold
best in the cold: most heatInCold
best in cold: most heatInCold
best in cold weather: most heatInCold
best in cold climate: most heatInCold
best for cold weather: most heatInCold
best for cold climate: most heatInCold
best for cold: most heatInCold
best cold weather: most heatInCold
best cold climate: most heatInCold
best in winter: most heatInCold
best for winter: most heatInCold
best at low temperature: most heatInCold
most heat in the cold: most heatInCold
most heat in winter: most heatInCold
most heat at low temperature: most heatInCold
strongest in the cold: most heatInCold
longest warranty: most warrantyYears
best warranty: most warrantyYears
most warranty: most warrantyYears
longest guarantee: most warrantyYears
garantia mas larga: most warrantyYears
best rated: most rating
highest rated: most rating
top rated: most rating
best reviewed: most rating
best review: most rating
most liked: most rating
best rating: most rating
highest flow: most gpm
most flow: most gpm
highest flow rate: most gpm
most gpm: most gpm
highest seer2: most seer2
most seer2: most seer2
best seer2: most seer2
highest seer: most seer2
most seer: most seer2
best seer: most seer2
highest afue: most afue
most afue: most afue
best afue: most afue
highest hspf2: most hspf2
most hspf2: most hspf2
best hspf2: most hspf2
highest hspf: most hspf2
most hspf: most hspf2
best hspf: most hspf2
highest eer2: most eer2
most eer2: most eer2
best eer2: most eer2
highest eer: most eer2
most eer: most eer2
best eer: most eer2
highest uef: most uef
most uef: most uef
best uef: most uef
highest merv: most merv
most merv: most merv
best merv: most merv
highest gpm: most gpm
best gpm: most gpm
highest cfm: most cfm
most cfm: most cfm
best cfm: most cfm
highest gallon: most gallons
most gallon: most gallons
best gallon: most gallons
highest pint: most pints
most pint: most pints
best pint: most pints
`
