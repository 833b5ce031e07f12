/**
 * Words of the states and the largest cities. After "in" or "near" they name where a home stands, and no
 * product: "heat pump for 1500 sq ft in Dallas".
 */
export const PLACE_WORDS = `
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri
montana nebraska nevada new hampshire jersey mexico york north south carolina dakota ohio oklahoma oregon
pennsylvania rhode island tennessee texas utah vermont virginia washington west wisconsin wyoming
al ak az ar ca co ct de fl ga hi id il ia ks ky la ma md mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok pa ri sc
sd tn tx ut vt va wa wv wi wy
city los angeles chicago houston phoenix philadelphia san antonio diego dallas jose austin jacksonville fort worth
columbus charlotte indianapolis francisco seattle denver nashville oklahoma paso boston portland las vegas detroit
memphis louisville baltimore milwaukee albuquerque tucson fresno sacramento mesa atlanta kansas colorado springs
omaha raleigh miami long beach oakland minneapolis tulsa bakersfield tampa wichita arlington aurora orleans
cleveland honolulu anaheim henderson orlando lexington stockton riverside corpus christi irvine cincinnati santa
ana newark paul pittsburgh greensboro durham lincoln anchorage plano st louis chandler madison reno buffalo
gilbert toledo glendale lubbock laredo boise spokane richmond baton rouge des moines tacoma fargo billings
salt lake little rock birmingham rochester syracuse albany duluth peoria knoxville chattanooga mobile huntsville
`
