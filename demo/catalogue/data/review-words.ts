// Building blocks of the demo's reviews. Written for this store; {p} is the product in a shopper's words, {s} a span of time, {t} a helper.

export const FIRST_NAMES = ['Anna', 'Ben', 'Carla', 'Daniel', 'Elena', 'Frank', 'Grace', 'Hank', 'Irene', 'James', 'Karen', 'Luis', 'Maria', 'Nathan', 'Olivia', 'Paul', 'Quinn', 'Rosa', 'Steve', 'Tanya', 'Victor', 'Wendy', 'Xavier', 'Yvonne', 'Zach', 'Denise', 'Greg', 'Priya', 'Marcus', 'Linh', 'Tom', 'Sofia', 'Ray', 'Beth', 'Omar', 'Joanne', 'Kyle', 'Meg', 'Andre', 'Ruth'] as const

export const PLACES = ['Chicago, IL', 'Toledo, OH', 'Boise, ID', 'Albany, NY', 'Tulsa, OK', 'Fresno, CA', 'Duluth, MN', 'Macon, GA', 'Reno, NV', 'Erie, PA', 'Waco, TX', 'Spokane, WA', 'Knoxville, TN', 'Portland, ME', 'Lincoln, NE', 'Mobile, AL', 'Flagstaff, AZ', 'Madison, WI', 'Raleigh, NC', 'Pueblo, CO', 'Ocala, FL', 'Hartford, CT', 'Joplin, MO', 'Billings, MT', 'Norfolk, VA', 'Peoria, IL', 'Lansing, MI', 'Provo, UT', 'Salem, OR', 'Evansville, IN'] as const

export const SPANS = ['two weeks', 'a month', 'one winter', 'a full summer', 'six months', 'a year', 'three months', 'the first cold snap'] as const
export const HELPERS = ['my brother-in-law', 'a local contractor', 'our HVAC guy', 'a friend with an EPA card', 'my son', 'a licensed installer', 'the electrician down the street'] as const

export interface Words {
  titles: Record<'good' | 'fair' | 'poor', readonly [string, ...string[]]>
  openings: readonly [string, ...string[]]
  good: readonly [string, ...string[]]
  fair: readonly [string, ...string[]]
  poor: readonly [string, ...string[]]
}

const COMMON_TITLES = {
  good: ['Exactly what we needed', 'Would buy again', 'Very happy', 'Great value', 'No complaints', 'Does the job well', 'Better than expected', 'Good purchase', 'Recommended', 'Right part, right price'],
  fair: ['Good, with a catch', 'Fine so far', 'Decent for the money', 'Three stars', 'Works, but read the manual'], poor: ['Not for us', 'Arrived damaged', 'Had trouble', 'Disappointed', 'Hoped for more'],
} as const satisfies Words['titles']

export const HEATING: Words = {
  titles: { ...COMMON_TITLES, good: [...COMMON_TITLES.good, 'Warm house, smaller bill', 'Quiet heat', 'Even heat at last'] },
  openings: ['Replaced a 22-year-old unit with this {p}.', 'Installed the {p} in our basement with {t}.', 'We have had the {p} for {s} now.', 'Bought this {p} after three local quotes.', 'Our old one quit in January and this {p} was here in two days.', 'Sized it with the calculator on the site, then ordered this {p}.', 'Second {p} we have bought, this one for the rental.'],
  good: ['The house warms up evenly and we no longer hear it start.', 'The heating bill is down about a fifth compared with last winter.', 'Cabinet matched the old coil exactly, so the sheet metal work took an hour.', 'Everything was in the box except the vent pipe, which the page had told us.', '{t} said the wiring diagram was the clearest he has seen.', 'Blower is so quiet that I checked twice whether it was on.', 'Held 70 degrees through a week of single digits.', 'The crate was strapped well and there was not a scratch on it.', 'Start-up went by the book and the inspector passed it the same day.'],
  fair: ['Works well, though the drain trap could be easier to reach.', 'Heat is fine; the manual jumps between models, so keep a pencil handy.', 'Delivery came a day late, the unit itself is good.', 'A little louder on high than I had hoped, low is fine.'],
  poor: ['One door panel was bent and it took four days to get a new one.', 'Ignition board failed after {s}; the part was covered, the labor was not.', 'We picked a size too large. That is on us, but it does short cycle.', 'The driver left it at the curb in the rain.'],
}

export const COOLING: Words = {
  titles: { ...COMMON_TITLES, good: [...COMMON_TITLES.good, 'Quiet and cold', 'Sleeping well again', 'Handles the heat'] },
  openings: ['Put this {p} in before the heat came.', 'We have run the {p} for {s}.', 'Went with this {p} after reading about the new refrigerants.', 'Our upstairs was unbearable until this {p}.', 'Ordered the {p} on Monday, cold by Friday.', 'Had {t} set this {p} last spring.', 'Replaced a noisy 10 SEER unit with this {p}.'],
  good: ['Even at 98 outside it holds 74 without running flat out.', 'You can stand next to it and talk on the phone.', 'The electric bill in August was forty dollars lower.', 'Pulls the humidity out, which the old one never did.', 'Line set, pad and whip from the required list all fit.', '{t} liked the service valves and the clear charge chart.', 'It fits the old pad and the disconnect was already right.', 'Arrived on a pallet, double boxed, no bent fins.', 'Bedrooms are within a degree of each other now.'],
  fair: ['Cools well, though the defrost is louder than I thought it would be.', 'Good unit; the paint scratches easily, so mind the trimmer.', 'Took a phone call to find the right breaker size, then all was fine.', 'Shipping notice said Tuesday, it came Thursday.'],
  poor: ['Two rows of fins were flattened in transit.', 'The low-voltage connections are in a tight corner and ours was loose.', 'After {s} a capacitor went. Covered, but a hot weekend.', 'Does not keep up on the west side of our house; we should have sized up.'],
}

export const DUCTLESS: Words = {
  titles: { ...COMMON_TITLES, good: [...COMMON_TITLES.good, 'Sunroom is usable again', 'So quiet', 'Heat and cool without ducts'] },
  openings: ['Put this {p} in the addition.', 'We did the garage with this {p}.', 'Got the {p} for a room over the garage that never got warm.', 'Installed the {p} over a weekend with {t}.', 'We have lived with the {p} for {s}.', 'Chose this {p} so we would not have to open the ceilings.', 'Our 1920s house has no ducts, so we went for this {p}.'],
  good: ['Inside you hear a whisper, outside a hum.', 'Heats at 5 degrees without a complaint.', 'The line set was long enough with a few feet to spare.', 'Mounting template made the wall hole a ten minute job.', 'Vacuum held below 400 microns and it has run since.', 'The remote is simple and the app found it at once.', 'Our heating oil use fell by half.', 'Each room is set on its own and nobody argues.', 'Drains outside with a gentle slope, not a drop indoors.'],
  fair: ['Works great, the WiFi setup took three tries.', 'Louvers could swing wider, otherwise we like it.', 'The cover for the lines should be in the box.', 'Good heat, a bit slow on the first cold morning.'],
  poor: ['One flare leaked and we had to redo it; use a torque wrench.', 'The bracket bolts were missing from the carton.', 'Head rattles at one fan speed. Support is sending a fan.', 'Ordered 15 ft of line and needed 25. Measure twice.'],
}

export const WATER: Words = {
  titles: { ...COMMON_TITLES, good: [...COMMON_TITLES.good, 'Hot water for everyone', 'Never runs out'] },
  openings: ['Replaced a leaking tank with this {p}.', 'We have used the {p} for {s}.', 'Family of five, so we chose this {p}.', 'Had {t} install the {p}.', 'Went back and forth, then bought this {p}.'],
  good: ['Two showers and the dishwasher at once, no complaint.', 'Recovers fast enough that teenagers cannot empty it.', 'The closet is half empty now.', 'Gas bill dropped about twelve dollars a month.', 'All fittings lined up with the old pipes.', 'Instructions were clear on gas line size, which saved us a second trip.', 'No standing puddle, no rumble, just hot water.'],
  fair: ['Takes a few seconds longer to get hot at the far sink.', 'Good heater; plan for the vent parts, they add up.', 'Heavier than I thought, get the liftgate.'], poor: ['A dent near the top out of the box.', 'Needed a bigger gas line than we had. The page says so; we did not read it.', 'The igniter clicked for a minute each morning until it was adjusted.'],
}

export const AIR: Words = {
  titles: { ...COMMON_TITLES, good: [...COMMON_TITLES.good, 'Breathing easier', 'Less dust'] },
  openings: ['We ordered the {p} for allergies.', 'Have used the {p} for {s}.', 'The {p} went in next to the furnace.', 'Bought this {p} on a neighbor\'s advice.', 'Second order of this {p}.'],
  good: ['Dust on the shelves is down to almost nothing.', 'Fits snug, no air whistling around the edge.', 'Static shocks are gone and so is the dry throat.', 'Basement went from 68 to 50 percent in a day.', 'The frame is stiff and does not bow.', 'Much cheaper by the case than at the store in town.', 'Quiet enough to forget about.'],
  fair: ['Does what it says; the arrow for airflow could be larger.', 'Good, though it needs changing sooner with two dogs.', 'Works well, the collar took some tape.'], poor: ['Corner crushed in the mail, had to reshape it.', 'A quarter inch smaller than our slot. Measure the old one.', 'Stopped after {s}; the replacement came quickly.'],
}

export const PARTS: Words = {
  titles: COMMON_TITLES,
  openings: ['Needed the {p} for a weekend install.', 'Ordered the {p} with our system.', 'Used the {p} on two jobs now.', 'The {p} came well packed.', '{t} asked for this {p}.', 'Simple {p}, nothing fancy.'],
  good: ['Fits as described.', 'Heavier gauge than what the big box store sells.', 'Saved us a run to the supply house.', 'Right length, right fittings, done in an hour.', 'Packed so that nothing was bent.', 'Price was a third lower than the counter in town.', 'Passed inspection without a word.', 'Clean cuts, no burrs.', 'Would order the same again.'],
  fair: ['Does the job, the screws are soft.', 'Fine, but one piece was scuffed.', 'Took an extra day to arrive.'], poor: ['Sent the wrong size first, then fixed it at no charge.', 'Box was open and a fitting was missing.', 'Thinner than the picture suggests.'],
}
