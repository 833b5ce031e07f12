/**
 * Programmes that pay towards heating, cooling and water heating equipment. Facts of Rewiring America's public incentive data (Apache-2.0),
 * state of 2026-08-06: those in force on 2026-11-21 for equipment that we sell. `@` an authority: level (u electric utility, g gas utility,
 * s state, l county or city, o other), state, name. `#` a programme: name, address. Then its amounts: number, equipment (D ducted heat pump,
 * M mini split, W heat pump water heater, E electric water heater, T smart thermostat, A central air conditioner), amount ($ dollars, t dollars a ton,
 * b dollars for 10,000 BTU/h, % share of the price), cap, flags (m by mail, i instant, b on the bill, a assistance, x tax, p by saving;
 * I income tested, U lesser amounts exist, E Energy Star, C cold climate, R replaces something, K contractor of the programme, N new homes), least SEER2, HSPF2, EER2,
 * areas, first and last day.
 */
export const PROGRAMS = `@u|AK|Chugach Electric Association
#Chugach Heat Pump Pilot Program|https://www.chugachelectric.com/system/files/Heat%20Pump%20Pilot%20Program_requirements_2025.pdf
2|DM|%0.15|900|m||3360||
@u|AK|Homer Electric Association
#Homer Electric Heat Pump Rebate Program|https://www.homerelectric.com/energy-efficiency/heat-pump-program/
3|DM|$1000||m||3372||
@u|AL|Alabama Power
#Alabama Power Residential Rebates|https://www.alabamapower.com/residential/save-money-and-energy/energy-saving-products/rebates-and-incentives.html
3|WE|$600||i||3404||
5|DM|$1000||m||3404||
@u|AL|Baldwin County Electric Member Corp
#Baldwin EMC Member Programs|https://www.baldwinemc.com/member-benefits/member-programs/heat-pump-rebate/
6|D|$1750||mU||3407||
#Baldwin EMC Member Programs|https://www.baldwinemc.com/member-benefits/member-programs/is-a-tankless-water-heater-right-for-you/
7|W|$1000||m||3407||
@u|AL|Central Alabama Electric Cooperative
#Central Alabama Electric Energy Efficiency Rebates|https://www.central.coop/rebates
11|W|$100||mE||3409||
13|M|$150||m||3409||
#Central Alabama Electric Heat Pump Rebates|https://caec.coop/member-benefits-services/heat-pumps/
8|DM|t350||mR||3409||
@u|AR|Arkansas Valley Electric Cooperative Corp
#Ark Valley Heat Pump Rebates|https://arkvalley.com/rebates-1
11|D|t200||mE||3456||
12|W|$150||m||3456||
13|W|$100||m||3456||
@u|AR|Entergy Arkansas
#Entergy Residential Point of Purchase Solutions|https://www.entergyarkansas.com/energyefficiency/residential/point-of-purchase
1|W|$500||i||3472||
2|T|$60||iE||3472||
@u|AR|Oklahoma Gas & Electric
#OG&E Rebates for Home Improvement|https://www.oge.com/web/portal/label_ord/energy-solutions/efficiency-programs/rebates
16|T|$50||mE||3476||
@u|AR|Ozarks Electric Cooperative Corp
#Ozark Electric Member Rebate|https://www.ozarksecc.com/energy-solutions
9|W|$500||mE||3478||
#Ozark Electric Member Rebate|https://www.ozarkelectric.com/rebates
15|T|%0.5|50|mE||3478||
@u|AR|Southwestern Electric Power
#Southwestern Electric Efficient Products Rebates|https://www.swepco.com/savings/home/money/rebates/
3|W|$500||mE||3484||
14|T|$75||mE||3484||
#Southwestern Electric Efficient Products Rebates|https://swepcosavings.com/downloads/2025/REIP_Incentive_Table-2025_v2.pdf
5|DM|t400||m||3484||
@u|AZ|Columbus Electric Cooperative
#Appliance and Recycling Rebates|https://www.columbusco-op.org/rebates
45|T|$25||m||3490||
#Heat Pump Rebates|https://www.columbusco-op.org/rebates
46|M|t250||m||3490||
47|M|t500||mC||3490||
48|D|t250||mC||3490||
49|D|t500||mC||3490||
@u|AZ|DixiePower
#Heat Pump Rebate|https://www.dixiepower.com/services/rebates/
58|DM|t200||m||3491||
#Smart Thermostat Rebate|https://www.dixiepower.com/services/rebates/
57|T|$150||m||3491||
@s|AZ|Efficiency Arizona
#HEAR Program|https://efficiencyarizona.com/
81|W|%1|1750|mIE||3||
82|W|%0.5|1750|mIE||3||
83|DM|%1|8000|mIE||3||
84|DM|%0.5|8000|mIE||3||
@u|AZ|Electrical District No 3 Pinal County
#Residential Rebates|https://www.ed3online.org/energy-services/residential-rebates
64|W|$250||mR||3493||
65|A|$500||mU||3493||
67|T|$50||m||3493||
@u|AZ|Garkane Energy Cooperative
#Energy Efficient Rebates|https://www.garkaneenergy.com/energy-efficient-rebates
70|DM|t400||m||3495||
71|W|$350||m||3495||
@u|AZ|Mohave Electric Cooperative
#Mohave Heat Pump Rebate|https://www.mohaveelectric.com/energy-solutions/rebates/heat-pump-rebate/
2|D|$2000||mU||3497||
3|M|$2000||mU||3497||
@u|AZ|Salt River Project
#Air-conditioning Rebate|https://www.srpnet.com/energy-savings-rebates/home/rebates/air-conditioner
25|DM|$1125||m||3502||
#Heat pump water heater rebate|https://www.srpnet.com/energy-savings-rebates/home/rebates/heat-pump-water-heater
8|W|$500||mK||3502||
#Smart thermostat rebates|https://www.srpnet.com/energy-savings-rebates/home/rebates/smart-thermostat
26|T|$100||b||3502||
@u|AZ|Sulphur Springs Valley Electric Cooperative
#Heat Pump Rebates|https://www.ssvec.org/programs/rebates.php
12|M|$500||m|s14.3h6.7|3503||
13|M|$500||m|s15.2h7.5|3503||
15|D|$200||m|s15.2h7.5|3503||
#Hot Water Heater Rebate|https://www.ssvec.org/programs/rebates.php
11|W|$100||m||3503||
@u|AZ|Tucson Electric Power
#Efficient Home Program|https://www.tep.com/efficient-home-program/
17|DM|$720||i||3506||
33|A|$600||i||3506||
35|M|t100||i||3506||
#Smart Thermostat Rebate|https://www.tep.com/smart-thermostat-rebate/
37|T|$35||m||3506||
@u|AZ|UniSource Energy Services
#Efficient Home Program|https://www.uesaz.com/efficient-home-program/
23|DM|$450||iEK||3507||
38|A|$375||m||3507||
@s|AZ|Wildfire
#HEAR Program|https://efficiencyarizona.com/
79|DMA|%1|14000|aIR||3||
80|DMA|%0.5|14000|aIR||3||
@u|CA|Anaheim Public Utilities
#Anaheim Energy Rebates|https://www.anaheim.net/5241/Appliance-Fixtures
120|W|$400||mE||3510||
#Anaheim Energy Rebates|https://www.anaheim.net/2579/Heating-Cooling-Systems
123|DM|t200||mE||3510||
@u|CA|Burbank Water and Power
#Burbank Residential Building Electrification Program|https://www.burbankwaterandpower.com/electrify#cooling
101|W|$1500||mE||3513||
102|D|t1000|2500|m||3513||
103|D|t1000|5000|mI||3513||
#Burbank Residential Rebates|https://burbankwaterandpower.com/images/administrative/downloads/forms/Residential%20Rebate%20Application%20v09-08-2025.pdf
109|T|$75||m||3513||
@s|CA|California Public Utilities Commission
#Golden State Rebates Program|https://goldenstaterebates.clearesult.com/smart-thermostat-energy-star-certified
18|T|$60||i||5||
@u|CA|City of Redding
#City of Redding Residential Electrification Rebates|https://www.cityofredding.gov/government/departments/redding_electric_utility/residential/residential_electrification_rebates.php
118|W|$1000||mE||3524||
@u|CA|Glendale Water and Power
#Glendale Water and Power Home Energy and Water Saving Rebates Program|https://www.glendaleca.gov/government/departments/glendale-water-and-power/residential-customers/residential-programs/smart-home-rebate-program
56|W|$4000||mER||3528||
58|DM|t500|2500|bER||3528||
59|DM|t1000|5000|bER||3528||
@u|CA|Imperial Irrigation District
#Imperial Irrigation District Energy Rewards Program|https://www.iid.com/customer-service/save-energy-and-money/your-home/residential-rebates
35|M|$200||m||3529||
36|T|$50||mE||3529||
37|DM|t400||mR||3529||
38|DM|t300||m||3529||
@u|CA|Liberty Utilities
#Liberty Utilities Residential Heat Pump Incentive Program|https://california.libertyutilities.com/verdi/residential/smart-energy-use/electric/heat-pump-incentive-program.html
110|W|$900||mU||3531||
111|T|$60||m||3531||
112|M|t150|4000|m||3531||
113|M|t425|4000|m||3531||
114|D|t300|4000|m||3531||
115|M|t400|4000|m||3531||
116|M|t675|4000|m||3531||
117|D|t800|4000|m||3531||
@u|CA|Los Angeles Department of Water and Power
#LADWP Consumer Rebate Program|https://www.ladwp.com/residential-services/assistance-programs/consumer-rebate-program
22|D|t1250||m||3533||
23|M|t2500||m||3533||
24|W|t2500||m||3533||
@u|CA|Modesto Irrigation District
#MID Home Rebates|https://www.mid.org/saving-energy-money/rebates/residential-rebates/
28|DM|$700||m||3535||
29|M|$350||m||3535||
30|T|$50||mE||3535||
33|W|$500||mE||3535||
@u|CA|Pasadena Water and Power
#Pasadena Residential Programs|https://pwp.cityofpasadena.net/savemoney/
74|T|$50||m||3538||
75|DM|t170||m||3538||
76|DM|t190||m||3538||
77|DM|t340||mI||3538||
78|DM|t190||mI||3538||
@u|CA|Riverside Public Utilities
#Riverside Residential Rebates|https://www.riversideca.gov/utilities/residents/rebates/energy-rebates/energy-star
39|W|$200||mE||3541||
41|E|$50||m||3541||
#Riverside Residential Rebates|https://www.riversideca.gov/utilities/residents/rebates/energy-rebates/air-conditioning-incentives
42|DM|t750||m||3541||
43|T|$50||m||3541||
@u|CA|Roseville Electric
#Roseville Residential Rebates|https://www.roseville.ca.us/cms/One.aspx?portalId=7964922&pageId=20457142
65|DM|$1500||mR||3542||
66|DM|$2500||mR||3542||
67|DM|$600||m||3542||
68|DM|$1600||m||3542||
#Roseville Residential Rebates|https://www.roseville.ca.us/cms/One.aspx?portalId=7964922&pageId=20458741
70|W|$2500||mR||3542||
71|W|$1000||mR||3542||
72|T|$100||mE||3542||
@u|CA|Sacramento Municipal Utility District
#SMUD Residential Rebates|https://www.smud.org/Rebates-and-Savings-Tips/Rebates-for-My-Home/Heating-and-Cooling-Rebates#HVAC
141|DM|$2500||mU||3543||
#SMUD Residential Rebates|https://www.smud.org/Rebates-and-Savings-Tips/Rebates-for-My-Home/Home-Appliances-and-Electronics-Rebates
144|W|$3000||mU||3543||
#SMUD Residential Rebates|https://www.smud.org/Rebates-and-Savings-Tips/Rebates-for-My-Home
146|T|$50||i||3543||
@u|CA|Silicon Valley Power
#Silicon Valley Power Rebates|https://www.siliconvalleypower.com/residents/rebates
97|T|$50||mIE||3546||
#Silicon Valley Power Rebates|https://www.siliconvalleypower.com/residents/rebates/residential-electrification-program-rules
98|DM|t3000|10000|mR||3546||
99|DM|t3500|11000|mIR||3546||
@u|CA|Southern California Edison
#Southern California Edison Energy Savings Assistance Program|https://www.sce.com/save-money/income-qualified-programs/energy-savings-assistance-program
15|W|%1||aIR||3548||
16|T|%1||aI||3548||
17|DM|%1||aIR||3548||
@u|CA|Turlock Irrigation District
#Turlock Irrigation District Residential Rebates|https://www.tid.org/customer-service/rebates-and-savings/residential-rebates/#advgb-tabs-tab0
49|W|$500||mE||3553||
52|M|t350||m||3553||
#Turlock Irrigation District Residential Rebates|https://www.tid.org/customer-service/rebates-and-savings/residential-rebates/#advgb-tabs-tab1
50|D|$500||m||3553||
51|T|$50||i||3553||
#Turlock Irrigation District Residential Rebates|https://www.tid.org/customer-service/rebates-and-savings/residential-rebates/#advgb-tabs-tab3
54|W|$800||mE||3553||
@o|CO|Aspen Community Office for Resource Efficiency (Aspen CORE)
#Aspen CORE Residential Rebates|https://www.aspencore.org/residential-rebates
572|W|%0.5|7500|m||3293,3296,3570,325,351,5306||
573|W|%0.5|10000|mI||3293,3296,3570,325,351,5306||
577|DM|%0.5|10000|mIR||3293,3296,3570,325,351,5306||
580|T|%0.5|2500|m||3293,3296,3570,325,351,5306||
581|T|%0.5|5000|mI||3293,3296,3570,325,351,5306||
@l|CO|Boulder County
#Boulder County EnergySmart|https://energysmartyes.com/rebates/income-qualified-rebates/
601|M|%0.5|2000|mI||308|2026-01-01|2026-12-31
602|D|%0.5|2000|mI||308|2025-01-01|2026-12-31
609|W|%0.5|2000|mI||308|2026-01-01|2026-12-31
@s|CO|Colorado Energy Office
#Colorado HEAR Program|https://energyoffice.colorado.gov/home-energy-rebates
747|W|%1|1750|mIE||303,305,306,307,310,311,313,314,315,316,317,319,321,324,325,327,328,329,330,331,333,334,335,336,338,339,340,341,342,343,344,345,346,347,348,349,350,351,352,353,354,355,356,357,358,359,360,361,363,365|2025-11-17|
748|W|%0.5|1750|mIE||303,305,306,307,310,311,313,314,315,316,317,319,321,324,325,327,328,329,330,331,333,334,335,336,338,339,340,341,342,343,344,345,346,347,348,349,350,351,352,353,354,355,356,357,358,359,360,361,363,365|2025-11-17|
749|DM|%1|8000|mIEC||303,305,306,307,310,311,313,314,315,316,317,319,321,324,325,327,328,329,330,331,333,334,335,336,338,339,340,341,342,343,344,345,346,347,348,349,350,351,352,353,354,355,356,357,358,359,360,361,363,365|2025-11-17|
750|DM|%0.5|8000|mIEC||303,305,306,307,310,311,313,314,315,316,317,319,321,324,325,327,328,329,330,331,333,334,335,336,338,339,340,341,342,343,344,345,346,347,348,349,350,351,352,353,354,355,356,357,358,359,360,361,363,365||
761|DM|%1|3000|mIE||303,305,306,307,310,311,313,314,315,316,317,319,321,324,325,327,328,329,330,331,333,334,335,336,338,339,340,341,342,343,344,345,346,347,348,349,350,351,352,353,354,355,356,357,358,359,360,361,363,365|2025-11-17|
762|DM|%0.5|3000|mIE||303,305,306,307,310,311,313,314,315,316,317,319,321,324,325,327,328,329,330,331,333,334,335,336,338,339,340,341,342,343,344,345,346,347,348,349,350,351,352,353,354,355,356,357,358,359,360,361,363,365|2025-11-17|
@u|CO|Empire Electric Association
#Empire Electric Association Residential Energy Efficiency Program|https://www.eea.coop/form/2026-heat-pump-rebate
100|DM|%0.5|1500|m||3562|2025-12-31|2026-12-31
@u|CO|Gunnison County Electric Association
#Gunnison County Electric Association Rebates|https://www.gcea.coop/energy-efficiency/rebates/
114|E|$150||mU||3567||
116|W|%0.5|950|m||3567||
139|T|$25||m||3567||
140|T|$50||m||3567||
702|D|$1500||mU||3567||
703|D|%0.5|6000|mC||3567||
704|M|%0.5|1500|m||3567||
705|M|%0.5|6000|mC||3567||
@u|CO|Holy Cross Energy
#Holy Cross Energy Residential Rebates|https://www.holycross.com/member-programs/energy-efficiency-and-rebates/residential-rebates-2026#hpwh
146|W|$1000||m||3570|2026-01-01|
777|W|$2000||mI||3570|2026-01-01|
#Holy Cross Energy Residential Rebates|https://www.holycross.com/rebates/
148|T|$50||m||3570||
775|T|$100||mI||3570|2026-01-01|
#Holy Cross Energy Residential Rebates|https://www.holycross.com/member-programs/energy-efficiency-and-rebates/residential-rebates-2026
773|D|$3500||mC||3570|2026-01-01|
774|D|$7000||mIC||3570|2026-01-01|
@u|CO|K.C. Electric Association
#K.C. Electric Association Rebates|https://www.kcelectric.coop/rebates
402|DM|%0.5|675|m||3571||
403|DM|%0.5|2500|mC||3571||
409|W|$100||m||3571||
410|W|$350||m||3571||
@u|CO|La Plata Electric Association
#La Plata Electric Association - Electrify and Save|https://lpea.coop/electrify
157|W|$700||mI||3573||
160|T|$75||mIU||3573|2026-01-01|
796|W|$350||m||3573|2026-01-01|
797|T|$50||mU||3573|2026-01-01|
@u|CO|Morgan County REA
#Morgan County REA Energy Efficiency Rebates|https://www.mcrea.org/energy-efficiency-rebates
170|W|$350||mE||3577||
@u|CO|Mountain Parks Electric
#Mountain Parks Electric Rebates|https://www.mpei.com/rebates
423|DM|t500|2000|m||3578||
428|T|$50||m||3578||
792|WE|$400||mU||3578|2026-01-01|
@o|CO|Platte River Power Authority
#Efficiency Works|https://efficiencyworks.org/for-your-home-rebates-and-incentives/
81|D|$2000||mU||3563,3564,3574,3575|2024-01-01|2026-12-31
83|M|t500|1000|mCR||3563,3564,3574,3575|2024-01-01|2026-12-31
86|T|$50||m||3563,3564,3574,3575|2024-01-01|2026-12-31
584|W|$600||mUER||3563,3564,3574,3575|2025-01-01|2026-12-31
@u|CO|Poudre Valley REA
#Poudre Valley REA Rebates for Residential Members|https://pvrea.coop/for-members/residential-services/rebates/
204|DM|$1800||b||3580||
207|T|$100||b||3580||
208|W|$350||bE||3580||
@o|CO|Power Ahead Colorado
#Power Ahead Colorado Incentives & Energy Advising Program|https://poweraheadcolorado.org/program-requirements
801|DM|$1500||mC||5618|2026-06-29|
@u|CO|San Luis Valley REC
#San Luis Valley REC Energy Efficiency Rebate Program|https://slvrec.com/rebates
431|T|$50||m||3582||
435|W|$350||mE||3582||
439|DM|t500||m||3582||
793|DM|%0.5|1500|m||3582|2025-11-16|
@u|CO|San Miguel Power Association
#San Miguel Power Association Residential and Commercial Rebates|https://www.smpa.com/energy#berebates
255|DM|%0.5|20000|m||3583|2026-01-01|
260|T|$25||m||3583||
262|W|$700||mE||3583||
@u|CO|Sangre de Cristo Electric Association
#Sangre de Cristo Electric Association Rebates|https://www.myelectric.coop/energy-efficiency/energy-efficiency-credit-programs/
450|W|$350||mE||3584||
454|DM|$1500||bU||3584||
455|M|t500||bC||3584||
456|D|t250||b||3584||
457|D|t500||bC||3584||
466|T|$50||m||3584||
677|A|$100||mE||3584||
@u|CO|Southeast Colorado Power Association
#Southeast Colorado Power Association Rebates|https://www.secpa.com/rebates
282|T|$50||mU||3585||
285|DM|$1500||mU||3585||
289|DM|t25||m||3585||
292|W|$350||m||3585||
@o|CO|Sustainable Grand
#Grand Energy Saver Rebate|https://www.sustainablegrand.org/home-energy/income-qualified-programs
765|DMW|$2000||mIC||327||
767|T|$100||aI||327||
@l|CO|Town of Avon
#Town of Avon Energy Efficiency Program|https://www.walkingmountains.org/sustainability-hub/energy-efficiency-programs/rebates-incentives/
471|D|$500||m||3295||
@l|CO|Town of Eagle
#Town of Eagle Energy Efficiency Program|https://www.walkingmountains.org/sustainability-hub/energy-efficiency-programs/rebates-incentives/
473|DM|$500||m||3292||
@l|CO|Town of Erie
#Town of Erie Rebates|https://www.erieco.gov/2242/Energy-Efficiency-Rebates
475|DM|$400||mC||3294||
476|M|$400||mC||3294||
480|W|$200||mE||3294||
484|T|$25||m||3294||
@l|CO|Town of Vail
#Town of Vail Energy Efficiency Program|https://www.walkingmountains.org/sustainability-hub/energy-efficiency-programs/rebates-incentives/
488|DM|$500||m||3298||
@o|CO|Walking Mountains
#Walking Mountains Rebates & Incentives|https://www.walkingmountains.org/sustainability-hub/energy-efficiency-programs/rebates-incentives/
498|D|%0.25|1000|mC||321||
507|DM|%0.5|5000|mIC||321||
509|D|%0.5|5000|mIC||321||
510|M|%0.5|5000|mI||321||
511|W|%0.5|5000|mI||321||
515|T|%0.5|5000|mI||321||
658|T|$7500||mI||321||
@u|CO|White River Electric Association
#White River Electric Association Rebates|https://www.wrea.org/rebates
787|DM|$1500||mU||3589|2026-01-01|
@o|CO|Xcel Energy
#Xcel Energy Heat Pump Rebates|https://co.my.xcelenergy.com/s/residential/heating-cooling/heat-pumps
311|DM|t900||m||3590,5592|2025-01-20|
314|DM|t2250||mC||3590,5592|2025-11-16|2026-12-31
763|M|t2250||mC||3590,5592|2025-11-16|2026-12-31
#Xcel Energy Heat Pump Water Heater Rebates|https://co.my.xcelenergy.com/s/residential/home-rebates/water-heaters
544|W|$2250||mUK||3590,5592|2025-01-01|2026-12-31
#Xcel Energy Home Rebates|https://co.my.xcelenergy.com/s/residential/home-rebates
646|T|$50||mE||3590,5592||
@u|CO|Y-W Electric Association
#Y-W Electric Association Rebate Program|https://www.ywelectric.coop/rebate-program-information
535|DM|%0.5|1500|iC||3591|2025-01-01|
@u|CT|Bozrah Light & Power Company
#Bozrah Residential Rebates|https://www.grotonutilities.com/274/Rebates---Bozrah-LP-Residential
66|W|$2000||mK||3593|2022-01-01|2026-12-31
67|T|$200||m||3593||
@s|CT|CT Department of Energy & Environmental Protection
#Energize CT Residential Thermostat Incentives|https://energizect.com/rebates-incentives/residential-thermostat
37|T|$85||i||7||
@u|CT|Eversource
#Energize CT Home Energy Solutions|https://energizect.com/energy-evaluations/income-eligible-options
35|DM|$500||mI||3594|2024-01-20|2026-12-31
#Energize CT Residential Air Source Heat Pump Incentive|https://energizect.com/rebates-incentives/heating-cooling/heat-pumps/residential-air-source
20|DM|t1000|10000|m||3594|2023-01-01|2026-12-31
26|DM|t250|2500|mR||3594|2023-01-01|2026-12-31
#Energize CT Residential Heat Pump Water Heater Incentive|https://energizect.com/rebates-incentives/residential-water-heater/heat-pump
3|W|$900||iE||3594|2023-01-01|2026-12-31
@u|CT|Groton Utilities
#Groton Utilities Resident Home Energy Savings Program|https://grotonutilities.com/237/Resident-Home-Energy-Savings-Program
51|T|$200||m||3595||
#Groton Utilities Residential AC Rebate|https://www.grotonutilities.com/242/Residential-AC-Rebate
52|M|$4000||m||3595|2022-01-01|2026-12-31
#Groton Utilities Residential Heat Pump Water Heater Rebate|https://grotonutilities.com/243/Residential-Heat-Pump-Water-Heater-Rebat
6|W|$2000||mK||3595|2022-01-01|2026-12-31
@u|CT|United Illuminating
#Energize CT Residential Air Source Heat Pump Incentive|https://energizect.com/rebates-incentives/heating-cooling/heat-pumps/residential-air-source
15|DM|t250|15000|m||3600|2023-01-01|2026-12-31
27|DM|t250|2500|mR||3600|2023-01-01|2026-12-31
#Energize CT Residential Heat Pump Water Heater Incentive|https://energizect.com/rebates-incentives/residential-water-heater/heat-pump
17|W|$900||iE||3600|2023-01-01|2026-12-31
@l|DC|DC Sustainable Energy Utility
#DC Residential Rebates|https://www.dcseu.com/homes/appliance-rebates
29|M|$1500||mU||56|2023-12-31|
32|DM|$5000||mU||56|2024-10-28|
33|W|$1600||mU||56|2024-10-28|
@u|DE|City of Milford
#Efficiency Smart Home Energy Rebates - City of Milford Electric Department|https://www.efficiencysmart.org/home-energy-rebates
11|DM|$750||mE||3603|2024-03-01|2027-02-28
@u|DE|City of Newark
#Efficiency Smart Home Energy Rebates - City of Newark Electric Department|https://www.efficiencysmart.org/home-energy-rebates
14|DM|$100||mE||3604|2022-05-01|2026-12-30
28|DM|$750||mE||3604|2022-11-01|2026-12-31
29|W|$300||m||3604||
@u|DE|City of Seaford
#Efficiency Smart Home Energy Rebates - City of Seaford Municipal Utilities|https://www.efficiencysmart.org/home-energy-rebateshttps://www.efficiencysmart.org/home-energy-rebates
15|DM|$100||mE||3605|2024-03-01|2027-02-28
#Efficiency Smart Home Energy Rebates - City of Seaford Municipal Utilities|https://www.efficiencysmart.org/home-energy-rebates
30|DM|$750||mE||3605|2022-11-01|2026-12-31
31|W|$300||m||3605||
@u|DE|New Castle Municipal Services Commission
#Efficiency Smart Home Energy Rebates - City of New Castle MSC|https://www.efficiencysmart.org/home-energy-rebates
13|DM|$100||mE||3608|2024-03-01|2026-12-31
36|DM|$750||mE||3608|2022-11-01|2026-12-31
37|W|$300||m||3608||
@u|DE|Town of Clayton
#Efficiency Smart Home Energy Rebates - Town of Clayton|https://www.efficiencysmart.org/home-energy-rebates
9|DM|$100||mE||3609|2024-03-01|2027-02-28
32|DM|$750||mE||3609|2022-11-01|2026-12-31
33|W|$300||m||3609||
@u|DE|Town of Middletown
#Efficiency Smart Home Energy Rebates - Town of Middletown Electric Department|https://www.efficiencysmart.org/home-energy-rebates
12|DM|$100||mE||3610|2022-06-01|2026-12-31
34|W|$300||m||3610||
35|DM|$750||mE||3610|2022-11-01|2026-12-31
@u|FL|Choctawhatche Electric Cooperative
#Choctawhatche Rebates|https://www.chelco.com/heat-pump-rebate-program
27|DM|t350||b||3614||
@u|FL|City of Lakeland
#Lakeland Energy Rebates|https://lakelandelectric.com/programs-and-services/energy
16|W|$450||bE||3622||
17|DM|$300||b||3622||
18|DM|$150||b||3622||
@u|FL|City of Ocala
#Ocala Energy Star Appliance Rebates|https://www.ocalafl.gov/government/electric-utility/rebates
29|T|$100||b||3624||
@u|FL|City of Tallahassee
#Tallahassee AC & Heat Pump Rebates|https://www.talgov.com/you/you-products-home-hvac-rebates
19|DM|$350||bU||3627||
20|W|$350||bE||3627||
@u|FL|Clay Electric Cooperative
#Clay Electric Energy Rebates & Loans|https://www.clayelectric.com/energy-rebates-loans
14|DM|$250||b||3629||
15|W|$175||b||3629||
@u|FL|Duke Energy Florida
#Duke Energy Florida Home Energy Improvement Program|https://www.duke-energy.com/-/media/pdfs/for-your-home/hei-rebates-forms/hei-def-hvac-rebates-handout.pdf?rev=5e9e8bd0e74d4499b34ce0666fafbae3
5|D|$500||mR||3630||
34|DM|$1000||mUR||3630||
#Duke Energy Florida Home Energy Improvement Program|https://www.duke-energy.com/home/products/home-energy-improvement/heat-pump-water-heater
6|W|$800||mU||3630||
@u|FL|Florida Power & Light
#FPL Ways to Save|https://www.fpl.com/save/programs/ac-rebate.html
30|A|$200||i||3633||
@u|FL|JEA
#JEA Heating and Cooling Rebates|https://www.jea.com/residential_customers/residential_rebates/heating_and_cooling_rebates/
10|M|$200||bE||3641||
33|D|$200||bE||3641||
@u|FL|Kissimmee Utility Authority
#KUA Rebates|https://kua.com/energy-conservation/rebates/
21|W|%0.25|325|bE||3642||
22|T|%0.5|100|b||3642||
25|DM|$250||bR||3642||
@u|FL|Orlando Utilities Commission
#Orlando Utilities Commission Efficiency Rebates|https://www.ouc.com/solutions-programs/savings/rebates/heat-pump-water-heater/
12|W|$500||bE||3647||
#Orlando Utilities Commission Efficiency Rebates|https://www.ouc.com/solutions-programs/savings/rebates/heat-pump-ac/
13|DM|$1150||bU||3647||
@u|FL|Tampa Electric
#Tampa Electric Energy Savings|https://www.tampaelectric.com/residential/saveenergy/heatingcooling/
7|DM|$550||mU||3652||
@s|GA|Georgia Environmental Finance Authority
#Georgia Home Efficiency Rebates|https://energyrebates.georgia.gov/home-efficiency-rebates
21|DMW|%0.98|16000|pI||10|2024-10-31|
22|DMW|%0.5|4000|p||10|2024-10-31|
#Georgia Home Electrification and Appliance Rebates|https://energyrebates.georgia.gov/home-electrification-and-appliance-rebates
23|W|%1|1750|mIEK||10|2024-10-31|
24|DM|%1|8000|mIEK||10|2024-10-31|
29|W|%0.5|1750|mIEK||10|2024-10-31|
30|DM|%0.5|8000|mIEK||10|2024-10-31|
@u|GA|Georgia Power
#Home Energy Improvement Program|https://www.georgiapower.com/residential/save-money-and-energy/products-programs/home-energy-efficiency-programs/home-energy-improvementprogram.html
9|DM|%0.5|1000|mR||3700|2023-01-01|2026-12-31
@u|GA|Jefferson Energy Cooperative
#Heat Pump Rebate Program|https://www.jec.coop/member-services/products/
8|DM|$450||mU||3708||
@u|HI|Hawaiian Electric
#Hawai'i Energy Rebates|https://hawaiienergy.com/for-homes/rebates/
5|A|$1250||i||3732||
6|M|$550||mU||3732||
9|W|$700||mU||3732||
@u|HI|Kauai Island Utility Cooperative
#Kauai Island Appliance Programs|https://kiuc.coop/appliance-programs
1|W|$500||mE||3733||
#Kauai Island Cooling and Ventilation Rebates|https://kiuc.coop/cooling-and-ventilation-programs
3|M|$350||mU||3733||
@u|IA|Access Energy Cooperative
#Access Energy Residential Rebates|https://www.accessenergycoop.com/residential-rebates
60|DM|t500|2500|m||3734||
62|W|$1050||m||3734||
@u|IA|Allamakee-Clayton Electric Cooperative
#ACEC Rebates|https://acrec.com/rebates
65|DM|t200||m||3735||
68|W|$500||m||3735||
@u|IA|Atchison-Holt Electric Cooperative
#AHEC Rebates|https://www.ahec.coop/index.php/products-services/rebate-information/
69|DM|t150||m||3737||
71|W|$500||m||3737||
@u|IA|Butler County Rural Electric Cooperative
#Butler County Rural Electric Rebates|https://butlerrural.coop
75|DM|$600||m||3740||
76|W|$650||mU||3740||
@u|IA|Calhoun County Electric Cooperative Association
#Calhoun County Electric Coop Residential Rebates|https://www.calhounrec.coop/rebate-forms-and-specifications
79|DM|t650|10000|m||3741||
80|W|$600||m||3741||
@u|IA|Cedar Falls Utilities
#CFU Residential Rebates|https://www.cfu.net/save-energy/residential-business/residential-rebates
33|W|$600||m||3742||
35|D|$600||m||3742||
36|M|t100||m||3742||
37|T|%1|100|m||3742||
@u|IA|Chariton Valley Electric Cooperative
#Chariton Valley Electric Take Control & Save Rebates|https://www.cvrec.com/energy-efficiency-rebates
82|DM|$350||m||3743||
85|W|$1050||m||3743||
@u|IA|City of Algona
#AMU Energy Efficiency Rebate Program|https://www.netamu.com/energy-efficiency-rebate-program.php
88|DM|t600|10000|m||3744||
@u|IA|City of Ames
#City of Ames Residential Programs|https://www.cityofames.org/My-Government/Departments/Electric/Smart-Energy/2026-Smart-Energy-Rebate-Update
3|D|$1200||mC||3745||2026-12-31
4|M|$600||m||3745||2026-12-31
#City of Ames Residential Programs|https://www.cityofames.org/government/departments-divisions-a-h/electric/smart-energy/residential-programs
6|A|$200||m||3745||2026-12-31
7|T|$25||m||3745||2026-12-31
@u|IA|City of Greenfield
#GMU Residential Rebates|https://claims.incentit.com/Site/PageOpen?uniqueIdentifier=RESOURCEREF&siteIdentifier=d4720371-2f1e-4bc2-a5a2-dd2629d31577&accountId=GreenfieldMU&pageId=1209
107|W|$550||mE||3751||
108|D|t450||mC||3751||
109|D|t300||m||3751||
110|M|t500||m||3751||
@u|IA|City of Manning
#MMU Residential Rebates|https://mmuia.com/wp-content/uploads/Residential-Rebates.pdf
129|D|t700|10000|m||3759||
130|M|t700|5000|m||3759||
131|WE|$500||mU||3759||
@u|IA|City of Maquoketa
#Maquoketa Energy Saving Rebates|https://www.mmeu.org/energy-saving-rebates
124|M|t100||m||3760||
@u|IA|City of Milford
#Milford Municipal Utilities Rebates|https://milfordiautilities.com/rebates/
118|W|$500||mE||3761||
119|DM|t600||m||3761||
@u|IA|City of Pella
#Pella Home Rebates|https://www.brightenergysolutions.com/members/pella-municipal-electric-utility?rebates=residential
114|D|$1050||m||3768||
117|W|$200||m||3768||
@u|IA|City of Preston
#Preston Incentive Programs|https://www.prestoniowa.com/FormsandDocuments.aspx?CNID=3851
105|W|$300||m||3769||
106|DM|t150||m||3769||
@u|IA|City of Spencer
#SMU Residential Rebates|https://www.smunet.net/electric/energy-efficiency/residential-rebate-form/
101|W|$500||mE||3775||
102|DM|t200||m||3775||
104|M|t200||m||3775||
@u|IA|City of Vinton
#VMEU Residential Rebates|https://claims.incentit.com/Site/PageOpen?uniqueIdentifier=RESOURCEREF&siteIdentifier=3f5b7fea-b76d-4ce7-9b6a-0d761d52f46d&accountId=VintonMU&pageId=1556
97|W|$600||m||3778||
98|D|$600||m||3778||
@u|IA|City of Webster City
#Webster City Rebates|https://ia-webstercity.civicplus.com/289/Rebates
94|DM|t650||m||3779||
@u|IA|Clarke Electric Cooperative
#Clarke Electric Residential Rebates|https://cecnet.net/rebates
92|DM|t400||m||3783||
93|W|$650||m||3783||
@u|IA|Consumers Energy
#Consumers Energy Rebates|https://www.consumersenergy.coop/rebates
133|DM|t200||m||3784||
@u|IA|East-Central Iowa Rural Electric Cooperative
#ECI REC Rebates|https://www.ecirec.coop/rebate-forms-and-specifications
188|DM|t350||mC||3785||
192|W|$500||mE||3785||
@u|IA|Farmers Electric Cooperative
#Farmers Energy Efficiency Rebates|http://www.feckalona.net/energy-efficiency-rebates.html
47|D|$800||mU||3788||
48|W|$400||m||3788||
@u|IA|Guthrie County REC
#Guthrie County REC Rebates|https://www.guthrie-rec.coop/rebates
29|DM|t400||m||3795||
32|W|$750||mR||3795||
@u|IA|Indianola Municipal Utilities
#IMU Energy Efficiency Rebate Program|https://www.indianola.com/about/utility-programs/energy-efficiency
50|D|$600||m||3799||
51|M|$600||m||3799||
52|T|$75||mE||3799||
@u|IA|Linn County REC
#Linn County REC Residential Rebates|https://www.linncountyrec.com/energy-solutions/rebates/residential-rebates/
54|DM|t300|400|m||3801||
55|DM|t500|600|mC||3801||
56|W|t700|700|mER||3801||
@u|IA|MiEnergy
#MiEnergy Coop Rebates|https://www.mienergy.coop/rebates
180|DM|t200||m||3804||
181|W|$500||m||3804||
@u|IA|Midland Power Cooperative
#Midland Power Rebates|https://www.midlandpower.coop/energy-efficiency/rebates/
183|DM|t650||m||3806||
184|W|$600||m||3806||
@u|IA|Nishnabotna Valley REC
#Nishnabotna Valley REC Rebates|https://www.nvrec.com/rebates
174|D|t700|10000|m||3852||
175|M|t700|5000|m||3852||
176|W|$500||m||3852||
@u|IA|North West Rural Electric Cooperative
#North West REC Rebates|https://www.nwrec.coop/rebates
170|D|t700|10000|m||3808||
171|M|t700|5000|m||3808||
172|W|$500||m||3808||
@u|IA|Prairie Energy Cooperative
#Prairie Energy Rebates|https://www.prairieenergy.coop/rebates
162|W|$600||m||3811|2025-01-01|2026-12-31
165|D|t650||m||3811||
166|M|t500||m||3811||
@u|IA|Raccoon Valley Electric Cooperative
#Raccoon Valley Rebates|https://www.rvec.coop/rebates
159|DM|t650||m||3812||
160|W|t600||mE||3812||
@u|IA|Rock Rapids Municipal Utility
#Rock Rapids Residential Rebates|https://img1.wsimg.com/blobby/go/5aa54d6f-9d8d-4368-a77e-6e83f7b7f710/downloads/5d4c2a8f-6e6f-4e7f-9984-806cf103f889/Residential%20HVAC.pdf?ver=1768862614793
195|D|$1050||mC||3813||
@u|IA|Southern Iowa Electric Cooperative
#SIEC Rebates|https://sie.coop/heating-cooling-rebates
153|W|t1050|1050|mE||3814||
155|DM|t600|2500|m||3814||
@u|IA|Southwest Iowa Rural Electric Cooperative
#SWIA REC Residential Incentives|https://www.swiarec.coop/residential-incentives
149|DM|t400||m||3815||
152|W|$650||mE||3815||
@u|IA|T.I.P. Rural Electric Cooperative
#T.I.P. Rural Electric Residential Rebates|https://tiprec.com/rebates
146|W|$650||mE||3816||
148|DM|t400||m||3816||
@u|IA|United Electric Cooperative
#United Electric Coop Rebates|https://www.mienergy.coop/rebates
141|W|$500||m||3819||
143|DM|t200||m||3819||
@u|IA|Waverly Municipal Electric Utility
#Waverly Energy Efficiency Rebates|https://www.waverlyutilities.com/electric/residential/rebates/
12|DM|$275||m||3820|2025-01-01|2026-12-31
13|W|$400||m||3820|2025-01-01|2026-12-31
@u|IA|Western Iowa Power Cooperative
#Western Iowa Power Residential Rebates|https://www.wipco.com/rebates
138|D|t700|10000|m||3821||2026-12-31
139|M|t700|5000|m||3821||2026-12-31
140|W|$500||m||3821||2026-12-31
@u|IA|Woodbury County REC
#Woodbury County REC Rebates|https://www.woodburyrec.com/rebates
41|D|t700|10000|m||3822||
42|M|t700|5000|m||3822||
45|WE|$500||mU||3822||
@u|ID|Idaho Power
#IP Heating and Cooling Efficiency Program|https://www.idahopower.com/energy-environment/ways-to-save/savings-for-your-home/rebates-and-offers/heating-and-cooling-efficiency-program/ductless-heat-pump-existing-homes/
1|M|$500||m||3829||
#IP Heating and Cooling Efficiency Program|https://www.idahopower.com/energy-environment/ways-to-save/savings-for-your-home/rebates-and-offers/heating-and-cooling-efficiency-program/open-loop-water-source-heat-pump-existing-homes/
3|D|$1000||mUR||3829||
#IP Heating and Cooling Efficiency Program|https://www.idahopower.com/energy-environment/ways-to-save/savings-for-your-home/rebates-and-offers/heating-and-cooling-efficiency-program/
4|D|$800||m||3829||
@u|ID|Kootenai Electric Cooperative
#Kootenai Electric Residential Rebates|https://www.directefficiency.com/kec-heat-pump-water-heater-rebate/
7|W|$2200||mUR||3831||
#Kootenai Electric Residential Rebates|https://www.directefficiency.com/kec-residential-rebates/
9|D|$1560||m||3831||
10|D|$1250||m||3831||
@u|IL|Ameren Illinois
#Ameren Energy-Efficient Product Discounts and Rebates|https://www.amerenillinoissavings.com/residential/energy-efficient-product-incentives/
34|T|$125||m||3841||
35|W|$800||m||3841||
36|W|$1150||iK||3841||
#Ameren Instant Incentives|https://www.amerenillinoissavings.com/res-incentives/
38|D|$630||iK|s15.2h8.1|3841||
39|M|$630||iK||3841||
@u|IL|Commonwealth Edison
#ComEd Appliance Rebates|https://www.comed.com/WaysToSave/ForYourHome/Pages/ApplianceRebates.aspx
4|T|$75||iE||3854||
#ComEd Home Heating and Cooling Discounts|https://www.comed.com/ways-to-save/for-your-home/rebates-discounts/heating-cooling-discounts
46|D|$1675||iUK||3854||
47|M|$1075||iUK||3854||
#ComEd Income Eligible Rebates|https://www.comed.com/ways-to-save/for-your-home/income-eligible/instant-discounts
52|T|$100||iIE||3854||
@u|IL|Corn Belt Energy
#Corn Belt Energy Rebate Program|https://www.cornbeltenergy.com/programs-services/rebate-program
10|T|$75||m||3855||
11|DM|$1800||mUC|s15.2h7.6|3855||
12|DM|$750||mUC|s15.2h7.6|3855||
13|M|$800||mUC|s15.2h7.6|3855||
14|W|$800||m||3855||
18|E|$300||mU||3855||
@u|IL|Jo-Carroll Energy Cooperative
#JCE Co-op Energy Efficiency Incentives|https://jcecoop.com/incentives
20|DM|t175||b|s14.3h7.5|3860|2025-01-01|2026-12-22
21|M|t175||b|s14.3h7.5|3860|2025-01-01|2026-12-22
25|E|$400||bU||3860|2025-01-01|2026-12-22
55|W|$500||b||3860|2025-01-01|2026-12-22
@u|IN|Carroll-White REMC
#Heat Pump Rebates|https://www.cwremc.coop/programs/rebates/heat-pump-rebates/
2|D|$750||mU||3887||
@u|IN|Duke Energy Indiana
#Smart Saver Home Improvement Rebates|https://www.duke-energy.com/home/products/smart-saver
5|DM|$800||mU||3911||
6|T|$65||m||3911||
8|W|$350||m||3911||
@u|IN|Indiana Michigan Power
#Electric Ideas @ Home|https://electricideas.com/at-home/energy-saving-programs/home-energy-checkup/
12|T|$25||i||3918||
23|W|$75||i||3918||
@s|IN|Indiana Office of Energy Development
#Indiana Energy Saver Program|https://indianaenergysaver.com
25|DM|%1|18000|aI||14||
26|DM|%0.5|4000|iK||14||
27|W|%0.5|1750|iIE||14||
28|W|%1|1750|iIE||14||
29|DM|%1|8000|iIE||14||
30|DM|%0.5|8000|iIE||14||
@u|IN|Jay County Rural EMC
#Jay County REMC Water Heater Rebate|https://www.jayremc.com/water-heater-rebate
1|WE|$200||bUR||3923||
@u|IN|Noble County REMC
#Residential Rebates|https://nobleremc.com/rebates
20|DM|t150|1500|m||3935||
22|W|%1||m||3935||
@u|IN|Southeastern Indiana REMC
#Southeastern Indiana REMC Rebates|https://www.seiremc.com/rebates
4|T|%1|150|i||3942||
@o|IN|Wabash Valley Power Alliance
#Power Moves|https://www.powermoves.com
16|W|$800||m||3884,3887,3914,3916,3922,3923,3925,3926,3927,3929,3930,3932,3933,3935,3938,3944,3945,3950|2025-01-01|2026-12-31
18|DM|$500||mU||3884,3887,3914,3916,3922,3923,3925,3926,3927,3929,3930,3932,3933,3935,3938,3944,3945,3950|2025-01-01|2026-12-31
19|DM|$800||mUC||3884,3887,3914,3916,3922,3923,3925,3926,3927,3929,3930,3932,3933,3935,3938,3944,3945,3950|2025-01-01|2026-12-31
21|DM|$1800||mUC||3884,3887,3914,3916,3922,3923,3925,3926,3927,3929,3930,3932,3933,3935,3938,3944,3945,3950|2025-01-01|2026-12-31
@u|KS|Evergy (formerly KCP&L)
#Evergy Kansas Residential Heating and Cooling Rebates|https://www.evergy.com/-/media/documents/ways-to-save/discounts/kansas-rebate-incentive-chart.pdf
1|M|$150||mR||3997|2024-06-12|
3|D|$1000||mU||3997|2024-06-12|
@u|KS|Midwest Energy
#Midwest Energy How$mart Program|https://www.mwenergy.com/environmental/energy-efficiency/howsmart
10|DM|%1||a||4005||
@u|KY|Blue Grass Energy Cooperative Corp
#Blue Grass Heat Pump Rebates|https://bgenergy.com/replacing-resistance-heat
10|DM|$500||mR||4023||
11|DM|$750||mER||4023||
12|DM|$750||mUER||4023||
@u|KY|Duke Energy Kentucky
#Smart $aver|https://www.duke-energy.com/home/products/smart-saver
19|W|$350||m||4045||
#Smart $aver|https://www.duke-energy.com/home/products/smart-saver/hvac-install
20|D|$500||mUR||4045||
22|D|$600||m||4045||
23|D|$500||mR||4045||
@u|KY|Louisville Gas & Electric
#Louisville Gas and Electric Kentucky University Residential Rebates|https://lge-ku.com/residential-rebates
1|W|$300||mE||4061||
2|A|$300||mE||4061||
3|D|$400||mE||4061||
4|M|$400||mE||4061||
16|W|$300||m||4058,4061||
17|M|$400||m||4058,4061||
18|D|$400||m||4058,4061||
@u|KY|Owen Electric Cooperative
#Owen Electric Energy Efficiency Rebates|https://owenelectric.com/energy-efficiency-rebates
6|D|$500||mER||4065||
8|W|$250||mE||4065||
9|D|$1000||mUR||4065||
@u|KY|Salt River Electric Cooperative Corp
#Salt River Heat Pump Rebates|https://www.srelectric.com/rebates/
13|DM|$500||mR||4068||
14|DM|$750||mER||4068||
15|DM|$750||mUER||4068||
@u|KY|South Kentucky Rural ECC
#South Kentucky Rural Heat Pump Retrofit Program|https://www.skrecc.com/heat-pump-retrofit
5|DM|$750||mR||4070||
@u|LA|Cleco Power LLC
#Power Wise Residential Program|https://www.cleco.com/residential-commercial/energy-efficiency-renewables/power-wise/residential-rebates
5|DM|$3500||m||4083||
6|W|$400||mE||4083||
@u|LA|Entergy Louisiana
#Entergy Louisiana Energy Smart|https://www.entergylouisiana.com/energyefficiency/residential/appliances
1|W|$400||mE||4087||
#Entergy Louisiana Energy Smart|https://www.entergylouisiana.com/energyefficiency/residential/ac
2|DM|$500||mUE||4087||
3|M|$500||mE||4087||
@u|LA|Entergy New Orleans
#Entergy New Orleans Energy Smart|https://energysmartnola.info/a-c-solutions/
11|D|$250||mE||4088||
12|M|$500||mER||4088||
13|W|$1000||mE||4088||
@u|LA|Southwestern Electric Power
#Southwestern Electric Efficient Products Rebates|https://www.swepco.com/savings/home/money/rebates/
8|DM|t500||m||4097||
17|T|$75||mE||4097||
#Southwestern Electric Efficient Products Rebates|https://swepcosolutions.com/rebates/energy-star-heat-pump-water-heaters-1150/
9|W|$1150||mE||4097||
@u|MA|Ashburnham Municipal Light Plant (AMLP)
#Ashburnham MLP NEXT ZERO|https://nextzero.org/ashburnham/heating-cooling/
265|DM|t500|1500|m||5285|2026-01-01|2026-12-31
#Ashburnham MLP NEXT ZERO|https://nextzero.org/ashburnham/appliances/
267|W|$500||bE||5285|2026-01-01|2026-12-31
271|T|%0.5|125|bE||5285|2026-01-01|2026-12-31
754|T|%0.5|125|b||5285|2026-01-01|2026-12-31
@u|MA|Belmont Municipal Light Department (BMLD)
#Belmont Light Residential Programs|https://ene.org/sustainability/rebates/residential/belmont/
281|T|%0.5|100|bE||5286|2026-01-01|2026-12-31
282|W|$500||bE||5286|2026-01-01|2026-12-31
284|DM|t1000|5000|mEC||5286|2026-01-01|2026-12-31
840|DM|$1000||mECR||5286|2026-01-01|2026-12-31
841|DM|$500||mEC||5286|2026-01-01|2026-12-31
842|W|%0.5|500|bE||5286|2026-01-01|2026-12-31
@u|MA|Boylston Municipal Light Department (BMLD)
#Boylston Municipal Light Department NEXT ZERO|https://nextzero.org/boylston/appliances/
292|W|$500||bE||5287|2026-01-01|2026-12-31
296|T|%0.5|125|bE||5287|2026-01-01|2026-12-31
744|T|%0.5|125|b||5287|2026-01-01|2026-12-31
#Boylston Municipal Light Department NEXT ZERO|https://nextzero.org/boylston/heating-cooling/
301|DM|t500|1500|m||5287|2026-01-01|2026-12-31
@u|MA|Braintree Electric Light Department (BELD)
#BELD Energy-Saving Programs & Rebates|https://abodeenergy.com/homeowners/select-your-mlp/braintree/
10|DM|t750|4500|m||5307|2026-01-01|2026-12-31
11|DM|t1250|7500|m||5307|2026-01-01|2026-12-31
#BELD Energy-Saving Programs & Rebates|https://www.beld.com/energysavings/
65|W|$250||bE||5307||
66|T|$100||bE||5307||
@u|MA|Chicopee Electric Light Department (CEL)
#Chicopee Electric Light Home Efficiency Incentive Program|https://nextzero.org/chicopee/heating-cooling/
306|DM|t500|1500|b||4142|2026-01-01|2026-12-31
#Chicopee Electric Light Home Efficiency Incentive Program|https://nextzero.org/chicopee/appliances/
308|W|$500||bE||4142|2026-01-01|2026-12-31
312|T|%0.5|125|bE||4142|2026-01-01|2026-12-31
734|T|%0.5|125|b||4142|2026-01-01|2026-12-31
@u|MA|Concord Municipal Light Plant
#Concord MLP Energy Saving Rebates|https://concordma.gov/3024/Heat-Pump-Rebates-for-Your-Home
318|DM|t3000|10000|m||4143|2026-01-01|2026-12-31
319|DM|t1250|10000|m||4143|2026-01-01|2026-12-31
320|DM|t1250|2500|m||4143|2026-01-01|2026-12-31
#Concord MLP Energy Saving Rebates|https://www.concordma.gov/2024/Heat-Pump-Water-Heaters
324|W|$750||mERN||4143|2026-01-01|2026-12-31
325|W|$185||mER||4143|2026-01-01|2026-12-31
@u|MA|Danvers Electric Division
#Danvers Electric Division Energy Saving Rebates and Programs|https://ene.org/sustainability/rebates/residential/danvers/
371|DM|t1500|6000|m||5289|2026-01-01|2026-12-31
374|T|%0.5|50|m||5289|2026-01-01|2026-12-31
375|W|%0.5|300|mE||5289|2026-01-01|2026-12-31
812|T|%0.5|100|m||5289|2026-01-01|2026-12-31
@u|MA|Georgetown Municipal Light Department (GMLD)
#Georgetown MLP Energy Saving Rebates and Programs|https://ene.org/sustainability/rebates/residential/georgetown/
384|DM|t500|1000|mE||5290|2026-01-01|2026-12-31
386|T|%0.5|25|mE||5290|2026-01-01|2026-12-31
387|E|%0.5|500|mE||5290|2026-01-01|2026-12-31
@u|MA|Groton Electric Light Department (GELD)
#GELD Rebate Program|https://www.grotonelectric.org/green-power/heat-loan-program/
162|DM|%0.1|500|m||4103||
#GELD Rebate Program|http://www.grotonelectric.org/green-power/heat-loan-program/
163|DM|$250||m||4103||
@u|MA|Groveland Municipal Light Department (GMLD)
#Groveland Electric Energy Saving Rebates and Programs|https://ene.org/sustainability/rebates/residential/groveland/
392|T|$100||mE||5291|2026-01-01|2026-12-31
394|E|$250||mE||5291|2026-01-01|2026-12-31
396|DM|t500|2000|mEC||5291|2026-01-01|2026-12-31
830|T|$25||mE||5291|2026-01-01|2026-12-31
@u|MA|Hingham Municipal Lighting Plant (HMLP)
#Hingham MLP Rebates|https://www.hmlp.com/rebates/appliances/
445|WE|%0.5|500|bE||4144|2026-01-01|2026-12-31
448|T|%0.5|200|bE||4144|2026-01-01|2026-12-31
918|T|%0.5|50|bE||4144|2026-01-01|2026-12-31
#Hingham MLP Rebates|https://abodeenergy.com/homeowners/select-your-mlp/hingham/
450|DM|t750|4500|mC||4144|2026-01-01|2026-12-31
917|DM|$1000||mC||4144|2026-01-01|2026-12-31
@u|MA|Holden Municipal Light Department (HMLD)
#Holden Municipal Light Department|https://ene.org/sustainability/rebates/residential/holden/
457|DM|t500||mEC||5292|2026-01-01|2026-12-31
466|W|$500||mE||5292|2026-01-01|2026-12-31
467|T|%0.5|125|mE||5292|2026-01-01|2026-12-31
777|T|%0.5|125|m||5292|2026-01-01|2026-12-31
@u|MA|Holyoke Gas & Electric Department (HG&E)
#HG & E Rebates and Incentives|https://www.hged.com/residential/ee-home/Rebates/heating-cooling-rebates/heat-pump-rebates/heat-pump-basic-rebates.aspx
559|DM|t250|1000|mEC||4145||
#HG & E Rebates and Incentives|https://www.hged.com/residential/ee-home/Rebates/heating-cooling-rebates/heat-pump-rebates/whole-home-heat-pump-program.aspx
560|DM|t600|2400|m||4145||
561|DM|t750|3000|m||4145||
#HG & E Rebates and Incentives|https://www.hged.com/residential/ee-home/Rebates/appliance-rebate.aspx#additional
562|W|$350||bUE||4145||
564|E|$300||bU||4145||
566|T|%0.5|50|b||4145||
768|T|%0.5|125|b||4145||
#HG & E Rebates and Incentives|https://www.hged.com/residential/ee-home/Rebates/appliance-rebate.aspx
565|W|$750||bUE||4145||
@u|MA|Hudson Light and Power Department
#Hudson Light & Power Rebates|https://ene.org/sustainability/rebates/residential/hudson/
434|DM|t750|2250|b||4146|2026-01-01|2026-12-31
438|W|%0.5|750|bE||4146|2026-01-01|2026-12-31
857|T|%0.5|50|bE||4146|2026-01-01|2026-12-31
@u|MA|Hull Municipal Lighting Plant (HMLP)
#Hull Municipal Light Plant NEXT ZERO|https://nextzero.org/hull/appliances/
351|W|$500||bE||5293|2026-01-01|2026-12-31
355|T|%0.5|125|bE||5293|2026-01-01|2026-12-31
731|T|%0.5|125|b||5293|2026-01-01|2026-12-31
@u|MA|Ipswich Electric Light Department
#ReSource Ipswich|https://nextzero.org/ipswich/appliances/
400|W|%0.5|500|mE||5294|2026-01-01|2026-12-31
412|T|%0.5|125|mE||5294|2026-01-01|2026-12-31
#ReSource Ipswich|https://nextzero.org/ipswich/heat-pumps/
406|DM|t500|2000|m||5294|2026-01-01|2026-12-31
407|DM|t750|3000|mR||5294|2026-01-01|2026-12-31
408|DM|t250|5000|mI||5294|2026-01-01|2026-12-31
@u|MA|Littleton Electric Light & Water Department
#LELWD Sustainable Home Program|https://www.lelwd.com/greenrewards/thermostat-rebate/
427|T|%0.5|50|bE||4147||
#LELWD Sustainable Home Program|https://www.lelwd.com/greenrewards/heating-cooling/
428|DM|$500||b||4147||
#LELWD Sustainable Home Program|https://www.lelwd.com/greenrewards/heat-pump/
429|W|$250||bUE||4147||
#LELWD Sustainable Home Program|https://www.lelwd.com/greenrewards/on-demand-water-heater-rebate/
890|E|%0.5|100|m||4147||
@u|MA|Mansfield Municipal Electric Department
#Mansfield Electric Rebates|https://www.mansfieldelectric.com/rebates-savings
363|T|$50||bE||4148|2026-01-01|2026-12-31
364|W|$500||bE||4148|2026-01-01|2026-12-31
365|DM|t500|1000|b||4148|2026-01-01|2026-12-31
@u|MA|Marblehead Municipal Light Department (MMLD)
#MMLD NEXT ZERO Residential Rebates|https://nextzero.org/marblehead/appliances/
335|W|$500||mE||4149|2026-01-01|2026-12-31
#MMLD NEXT ZERO Residential Rebates|https://www.marbleheadelectric.com/rebates-incentives.html#home
339|T|%0.5|125|bE||4149|2026-01-01|2026-12-31
#MMLD NEXT ZERO Residential Rebates|https://nextzero.org/marblehead/heating-cooling/
344|DM|t500|1500|m||4149|2026-01-01|2026-12-31
@o|MA|Mass Save
#Mass Save Enhanced Residential Offers|https://www.masssave.com/residential/programs-and-services/income-based-offers/save-with-enhanced-incentives
547|DM|$16000||mI||4102,4104,5297,5518,5523,5524,5526,5527||
#Mass Save Heating & Cooling Incentives|https://www.masssave.com/residential/rebates-offers-services/heating-and-cooling/heat-pumps/air-source-heat-pumps
30|DM|t1125|8500|m||4102,4104,5297,5518,5523,5524,5526,5527||
685|DM|t250|2500|m||4102,4104,5297,5518,5523,5524,5526,5527||
#Mass Save Heating & Cooling Incentives|https://www.masssave.com/en/residential/rebates-and-incentives/heating-and-cooling/heat-pumps/air-source-heat-pumps
31|DM|t2650|8500|m||4102,4104,5297,5518,5523,5524,5526,5527||
#Mass Save Income Eligible Program|https://www.masssave.com/en/residential/programs-and-services/income-based-offers/income-eligible-programs
539|DM|%1||mI||4102,4104,5297,5518,5523,5524,5526,5527|2024-01-01|
544|DM|%1||aI||4102,4104,5297,5518,5523,5524,5526,5527||
545|D|%1||aI||4102,4104,5297,5518,5523,5524,5526,5527||
552|T|%1||aI||4102,4104,5297,5518,5523,5524,5526,5527||
574|W|%1||aI||4102,4104,5297,5518,5523,5524,5526,5527||
#Mass Save Residential Turnkey Program|https://www.masssave.com/en/residential/programs-and-services/home-energy-assessments/home-energy-assessments
70|DM|%1||aI||4102,4104,5297,5518,5523,5524,5526,5527||
#Mass Save Smart Thermostat Rebates|https://www.masssave.com/en/residential/rebates-and-incentives/heating-and-cooling/smart-and-programmable-thermostats
39|T|$100||mE||4102,4104,5297,5518,5523,5524,5526,5527||
#Mass Save Water Heating Rebates|https://www.masssave.com/en/residential/rebates-and-incentives/water-heating/water-heaters
41|W|$750||m||4102,4104,5297,5518,5523,5524,5526,5527||
43|W|$1500||m||4102,4104,5297,5518,5523,5524,5526,5527||
@u|MA|Merrimac Municipal Light Department
#Merrimac Energystar Appliance Rebate Program|https://merrimaclight.com/energystar-appliance-rebate-program/
416|W|$250||b||5295|2020-07-01|
418|D|$2500||b||5295|2020-07-01|
419|M|$150||b||5295|2020-07-01|
420|T|$25||b||5295|2020-07-01|
624|T|$35||b||5295|2020-07-01|
@o|MA|Merrimack Valley Renew Fund
#Merrimack Valley RENEW Program|https://www.masssave.com/en/get-started/homeowners
572|DM|%1||aI||3328,3330,3331||
@o|MA|Middleborough Gas & Electric Department
#MGED Home Energy Rebates|https://ene.org/sustainability/rebates/residential/middleborough/
125|DM|t750|3000|m||4107,5519|2026-01-01|2026-12-31
126|DM|t1000|4000|mI||4107,5519|2026-01-01|2026-12-31
127|DM|t750|3750|mR||4107,5519|2026-01-01|2026-12-31
128|DM|t1000|5000|mIR||4107,5519|2026-01-01|2026-12-31
129|W|%0.5|750|mE||4107,5519|2026-01-01|2026-12-31
130|W|%0.5|1000|mIE||4107,5519|2026-01-01|2026-12-31
131|T|$0.5||bIE||4107,5519|2026-01-01|2026-12-31
132|T|%0.5|50|bE||4107,5519|2026-01-01|2026-12-31
@u|MA|Middleton Municipal Electric Department
#MELD Residential Rebates|https://ene.org/sustainability/rebates/residential/middleton/
116|DM|$1000||m||4108|2026-01-01|2026-12-31
117|W|$500||mE||4108|2026-01-01|2026-12-31
118|T|$50||mE||4108|2026-01-01|2026-12-31
805|T|$25||mE||4108|2026-01-01|2026-12-31
@u|MA|North Attleborough Electric Department
#NAED Residential Energy Efficiency Program|https://www.naelectric.com/263/NAED-Air-Source-Heat-Pump-ASHP-Rebate-Ap
93|DM|t300|1200|mC||4109|2026-01-01|2026-12-31
904|DM|$300||mCR||4109|2026-01-01|2026-12-31
#NAED Residential Energy Efficiency Program|https://www.naelectric.com/255/NAED-Appliance-Rebate-Application
94|W|$300||m||4109|2026-01-01|2026-12-31
96|T|$50||bE||4109|2026-01-01|2026-12-31
@u|MA|Norwood Municipal Light Department (NMLD)
#Norwood Energy Saving Rebates|https://ene.org/sustainability/rebates/residential/norwood/
104|DM|t3000|10000|m||4100|2026-01-01|2026-12-31
105|DM|t3000|16000|mI||4100|2026-01-01|2026-12-31
106|DM|t1250|10000|m||4100|2026-01-01|2026-12-31
107|DM|t1250|16000|mI||4100|2026-01-01|2026-12-31
108|W|%0.5|500|mE||4100|2026-01-01|2026-12-31
109|T|$75||mE||4100|2026-01-01|2026-12-31
@u|MA|Paxton Municipal Light Department
#Paxton Municipal Light Department Rebates|https://www.paxtonlight.com/free-home-energy-audit
507|E|$75||bE||5298|2026-01-01|2026-12-31
510|W|$500||bE||5298|2026-01-01|2026-12-31
511|T|%0.5|125|b||5298|2026-01-01|2026-12-31
515|DM|t500|1500|b||5298|2026-01-01|2026-12-31
@u|MA|Peabody Municipal Light Plant (PMLP)
#Peabody MLP NextZero|https://nextzero.org/peabody/appliances/
494|W|$500||bE||4101|2026-01-01|2026-12-31
498|T|%0.5|125|bE||4101|2026-01-01|2026-12-31
719|T|%0.5|125|b||4101|2026-01-01|2026-12-31
#Peabody MLP NextZero|https://nextzero.org/peabody/heat-pumps/
503|DM|t500|1500|m||4101|2026-01-01|2026-12-31
@u|MA|Princeton Municipal Light Department
#Princeton Municipal Light Plant NEXT ZERO|https://nextzero.org/princeton/heat%20pumps/
144|DM|t500|1500|m||4105|2026-01-01|2026-12-31
#Princeton Municipal Light Plant NEXT ZERO|https://nextzero.org/princeton/appliances/
146|W|$500||bE||4105|2026-01-01|2026-12-31
150|T|%0.5|125|bE||4105|2026-01-01|2026-12-31
717|T|%0.5|125|b||4105|2026-01-01|2026-12-31
@u|MA|Reading Municipal Light Department
#RMLD Energy Efficiency Programs|https://www.rmld.com/188/Heat-Pump-Rebate-or-0-Interest-Loan
233|DM|t200|2000|mR||4110|2026-01-01|2026-12-31
234|DM|t1000|3000|m||4110|2026-01-01|2026-12-31
536|DM|t400|4000|mR||4110|2026-01-01|2026-12-31
537|DM|t2000|8000|m||4110|2026-01-01|2026-12-31
#RMLD Energy Efficiency Programs|https://www.rmld.com/192/Residential-Energy-Star-Certified-Applia
240|T|$50||bE||4110|2026-01-01|2026-12-31
@u|MA|Rowley Municipal Lighting Plant
#Rowley MLP Incentives & Rebates|https://ene.org/sustainability/rebates/residential/rowley/
86|DM|$500||bEC||5299||
87|W|$300||bUE||5299||
90|T|$25||bE||5299||
@u|MA|Russell Municipal Light Department
#Russell MLP NextZero|https://nextzero.org/russell/heating-cooling/
707|DM|t500|1500|b||5300|2026-01-01|2026-12-31
#Russell MLP NextZero|https://nextzero.org/russell/appliances/
709|W|$500||bE||5300|2026-01-01|2026-12-31
712|T|%0.5|125|bE||5300|2026-01-01|2026-12-31
713|T|%0.5|125|b||5300|2026-01-01|2026-12-31
@u|MA|Shrewsbury Electric & Cable Operations (SELCO)
#Shrewsbury Electric and Cable Operations NextZero|https://nextzero.org/shrewsbury/heat-pumps/
253|DM|t250||m||4150|2026-01-01|2026-12-31
254|DM|t2000||m||4150|2026-01-01|2026-12-31
260|DM|$1000||bR||4150|2026-01-01|2026-12-31
#Shrewsbury Electric and Cable Operations NextZero|https://nextzero.org/shrewsbury/appliances/
261|W|%0.5|500|bE||4150|2026-01-01|2026-12-31
487|T|%0.5|100|bE||4150|2026-01-01|2026-12-31
@u|MA|South Hadley Electric Light Department
#SHELD Residential Rebates|https://www.sheld.org/pages/forms/cool-homes-rebate/
228|DM|t800|2400|b||4151|2026-01-01|2026-12-31
#SHELD Residential Rebates|https://www.sheld.org/pages/forms/energy-star-appliance-rebate/
230|W|$500||bE||4151|2026-01-01|2026-12-31
232|T|$125||bE||4151|2026-01-01|2026-12-31
@u|MA|Sterling Municipal Light Department
#Sterling Municipal Light Department Next Zero|https://nextzero.org/sterling/appliances/
217|T|%0.5|125|bE||4152|2026-01-01|2026-12-31
219|W|$500||bE||4152|2026-01-01|2026-12-31
674|T|%0.5|125|b||4152|2026-01-01|2026-12-31
#Sterling Municipal Light Department Next Zero|https://nextzero.org/sterling/heat-pumps/
220|DM|t500|1500|b||4152|2026-01-01|2026-12-31
@u|MA|Taunton Municipal Lighting Plant (TMLP)
#TMLP Go Green Program|https://abodeenergy.com/homeowners/select-your-mlp/tmlp/heat-pumps/
75|DM|t1250|5000|mC||5301|2026-01-01|2026-12-31
76|DM|t1000|4000|mIC||5301|2026-01-01|2026-12-31
#TMLP Go Green Program|https://www.tmlp.com/179/Residential-Home-and-Outdoor-Appliance-R
79|W|%0.5|300|bER||5301|2026-01-01|2026-12-31
82|T|%0.5|200|b||5301|2026-01-01|2026-12-31
909|W|%0.5|500|bER||5301|2026-01-01|2026-12-31
911|T|%0.5|50|b||5301|2026-01-01|2026-12-31
@u|MA|Templeton Municipal Light & Water Plant
#Templeton Municipal Light & Water Plant Next Zero|https://nextzero.org/templeton/appliances/
202|T|%0.5|125|bE||4106|2026-01-01|2026-12-31
204|W|$500||bE||4106|2026-01-01|2026-12-31
662|T|%0.5|125|b||4106|2026-01-01|2026-12-31
#Templeton Municipal Light & Water Plant Next Zero|https://nextzero.org/templeton/heating-cooling/
205|DM|t500|1500|b||4106|2026-01-01|2026-12-31
@u|MA|Wakefield Municipal Gas & Light Department
#WMGLD Energy Efficiency Programs|https://wmgld.com/residential/residential-rebates/heat-pump-rebate/
186|DM|t500|2000|b||4153|2026-01-01|
187|DM|t500|5000|b||4153|2026-01-01|
188|DM|t1000|9000|aR||4153|2026-01-01|
652|DM|t1500|11500|a||4153|2026-01-01|
#WMGLD Energy Efficiency Programs|https://wmgld.com/residential/residential-rebates/residential-appliance-rebates/
189|W|$500||bE||4153|2026-01-01|
#WMGLD Energy Efficiency Programs|https://wmgld.com/residential/residential-rebates/thermostat-rebate-form/
192|T|%0.5|125|bE||4153|2026-01-01|
@u|MA|Wellesley Municipal Light Plant
#Wellesley MLP Electrification and Efficiency Rebates|https://wellesleyma.gov/799/Energy-Efficiency-Rebates
13|W|$500||mU||4154|2026-01-01|2026-12-31
14|T|$100||mE||4154|2026-01-01|2026-12-31
#Wellesley MLP Electrification and Efficiency Rebates|https://abodeenergy.com/homeowners/select-your-mlp/wellesley/
534|DM|$8500||mR||4154|2026-01-01|2026-12-31
535|DM|$6500||mR||4154|2026-01-01|2026-12-31
618|DM|t1125|5000|m||4154|2026-01-01|2026-12-31
651|DM|t500|2500|m||4154|2026-01-01|2026-12-31
@u|MA|West Boylston Municipal Light Plant
#West Boylston MLP Next Zero|https://nextzero.org/west-boylston/heat-pumps/
174|DM|t500|1500|b||5302|2026-01-01|2026-12-31
#West Boylston MLP Next Zero|https://nextzero.org/west-boylston/appliances/
176|T|%0.5|125|bE||5302|2026-01-01|2026-12-31
177|W|$500||bE||5302|2026-01-01|2026-12-31
@o|MA|Westfield Gas & Electric Department
#WG+Efficiency|https://www.wgeld.org/pages/residential/ways-to-save/
165|M|%0.5|6000|m||4155,5520||
641|M|$1000||b||4155,5520||
#WG+Efficiency|https://www.wgeld.org/form-pages/wireless-thermostat-rebates/
167|T|%0.5|75|b||4155,5520||
643|T|$25||b||4155,5520||
#WG+Efficiency|https://www.wgeld.org/form-pages/water-heating-rebates/
168|W|$750||b||4155,5520||
#WG+Efficiency|https://www.wgeld.org/form-pages/electric-heating-and-cooling-rebates/
640|D|%0.5|6000|m||4155,5520||
642|D|$1000||b||4155,5520||
@u|MD|Baltimore Gas & Electric
#EmPOWER Maryland|https://bgesmartenergy.com/residential/rebates-and-discounts/heat-pump-water-heater
1|W|$1600||iE||4112||
@u|MD|Delmarva Power
#EmPOWER Maryland|https://homeenergysavings.delmarva.com/md/residential/appliance-rebate-program/overview/electric-heat-pump-water-heater
5|W|$1600||iE||4114||
@u|MD|Pepco
#EmPOWER Maryland|https://homeenergysavings.pepco.com/
6|W|$1600||iE||4117||
@u|MD|Potomac Edison
#EmPOWER Maryland|https://energysavemd-home.com/hvac/
2|D|$1500||mE||4118||
3|M|$800||mE||4118||
4|W|$1500||mE||4118||
@u|MD|Southern Maryland Electric Cooperative
#SMECO Residental Programs|https://www.smeco.coop/energy-efficiency/residential-programs/appliance-rebates/heat-pump-water-heaters/
8|W|$1600||iE||4119||
@s|ME|Efficiency Maine
#Efficiency Maine Residential Heat Pump Incentives|https://www.efficiencymaine.com
14|DM|%0.8|9000|mI||19||
15|DM|%0.6|6000|mI||19||
16|DM|$4000||m||19||
17|D|%0.85|12900|mI||19||
18|DM|$3000||mI||19||
#Efficiency Maine Water Heating Incentives|https://www.efficiencymaine.com/at-home/heat-pump-water-heater-program/
19|W|$1050||i||19||
20|W|$1050||m||19||
@l|MI|City of Ann Arbor
#Ann Arbor A2 ZERO Home Energy Rebates|https://www.a2gov.org/departments/sustainability/Sustainability-Me/Families-Individuals/Pages/Home-Energy-Rebates.aspx
84|D|$4000||m||3332|2024-07-01|
85|W|$1000||m||3332|2024-07-01|
86|W|$2000||mI||3332|2024-07-01|
89|DM|$5500||mI||3332|2024-07-01|
@u|MI|Consumers Energy
#Heating and Cooling Rebates|https://www.consumersenergy.com/residential/save-money-and-energy/rebates/heating-and-cooling
65|A|$500||mU||4163||
@u|MI|DTE
#DTE Air Conditioner Rebates|https://www.dteenergy.com/us/en/residential/save-money-energy/rebates-and-offers/air-conditioners.html
21|DM|$500||mU||4164||
26|M|$1000||mUR|s17h7.5|4164||
111|DM|$1200||mUC||4164||
#DTE Wi-Fi Enabled Thermostat Rebates|https://www.dteenergy.com/us/en/residential/save-money-energy/rebates-and-offers/wi-fi-enabled-thermostats.html
27|T|$50||m||4164|2024-01-01|
@u|MI|Great Lakes Energy Cooperative
#Energy Wise|https://www.gtlakes.com/energy-wise/
43|T|$50||m||4165|2024-01-01|2026-12-31
49|D|$450||mK||4165|2024-01-01|2026-12-31
51|M|$500||m||4165|2024-01-01|2026-12-31
57|W|$100||m||4165|2024-01-01|2026-12-31
@u|MI|Hillsdale Board of Public Utilities
#Efficiency Smart Home Energy Rebates - Hillsdale|https://www.efficiencysmart.org/home-energy-rebates?community=hillsdale-michigan
95|DM|$100||mE||4166|2022-10-01|2026-12-31
96|DM|$350||mEC||4166|2022-10-01|2026-12-31
97|DM|$750||mEC||4166|2022-10-01|2026-12-31
99|W|$300||mE||4166|2022-10-01|2026-12-31
100|T|$100||m||4166|2022-10-01|2026-12-31
@u|MI|Indiana Michigan Power
#I&M Marketplace|https://electricideas.com/at-home/rebates-products/marketplace/
60|T|$75||i||4167||
67|W|$75||m||4167||
@u|MI|Lansing Board of Water & Light
#Lansing BWL Heating and Cooling Rebates|https://www.lbwl.com/hvac
78|D|$600||mU|s15.2|4168||
79|M|$500||mU|s25|4168||
80|T|$50||m||4168||
114|W|$500||mE||4168||
@s|MI|Michigan Department of Environment, Great Lakes, and Energy
#Michigan Home Efficiency Rebates (HOMES) Program|https://www.michigan.gov/egle/about/organization/materials-management/energy/rfps-loans/home-energy-rebate-programs
102|DMWT|%1|20000|aI||22|2024-10-29|
103|DMWT|$4000||aI||22|2024-10-29|
#Michigan Home Electrification and Appliance Rebates (HEAR) Program|https://www.michigan.gov/egle/about/organization/materials-management/energy/rfps-loans/home-energy-rebate-programs/get-rebate
108|W|$1750||mI||22|2024-10-29|
109|DM|$8000||mI||22|2024-10-29|
@s|MI|Michigan Department of Health and Human Services
#MI Weatherization Assistance Program|https://www.michigan.gov/mdhhs/doing-business/weatherization/prospective-clients
101|T|%1||a||22||
@u|MI|Upper Peninsula Power Company
#UPPCO ENERGY STAR ® Program|https://ee.uppco.com/uppco-energy-star/
71|W|$600||mUE||4175||
#UPPCO Heat Pump Rebates|https://ee.uppco.com/heatpump/
68|DM|t300||m||4175||
@u|MN|Agralite Cooperative
#Agralite Electric Cooperative Residential Rebates|https://www.agralite.coop/rebates
426|M|$500||m||5405||
427|D|$1700||mK||5405||
@u|MN|Aitkin Public Utilities
#Aitkin Public Utilities Rebates|https://www.ci.aitkin.mn.us/index.asp?SEC=C05CFC13-B275-4EA4-8AFF-8E3254AEF30C&DE=71782DFA-142E-475F-8CAC-C62987544B16
428|M|$300||m||4204||
429|DM|$780||m||4204||
@u|MN|Arrowhead Electric Coop, Inc
#Arrowhead Electric Residential Rebates|https://arrowheadcoop.com/rebates/
430|M|$1000||m||5436||
431|D|$1000||m||5436||
460|W|$500||mE||5436||
@u|MN|Austin Utilities
#Austin Utilities Residential Rebates|https://www.austinutilities.com/pages/rebates-programs/
151|M|$2200||mU||5510||
152|D|$1500||m||5510||
153|W|$400||m||5510||
154|W|$90||m||5510||
@u|MN|BENCO (Blue Earth Nicollet Faribault Coop)
#BENCO Electric Cooperative Residential Rebates|https://www.benco.org/heating-and-cooling
433|M|$500||m||5385||
434|D|$1000||m||5385||
@u|MN|Bagley Public Utilities Commission
#Bagley Public Utilities PowerSavers Efficiency Rebates|https://www.minnkota.com/our-programs/residential-programs
444|DM|t600|600|m||5417||
#Bagley Public Utilities PowerSavers Efficiency Rebates|https://www.minnkota.com/our-programs/rebates-energy-incentives
445|DM|t150||m||5417||
@u|MN|Beltrami Electric Coop, Inc
#Beltrami Electric Coop, Inc. Residential Rebates|https://www.beltramielectric.com/rebates-and-incentives
432|DM|t750|750|m||5411||
@u|MN|Brainerd Public Utilities
#Brainerd Public Utilities Residential Rebates|https://bpu.org/resources/rebates/
99|M|$400||m||5486||
100|W|$250||m||5486||
135|D|$400||m||5486||
@u|MN|Brown Co Rural Electrical Assn
#Brown County Rural Electrical Association Rebates|https://www.browncountyrea.coop/rebates
435|M|$500||m||5381||
437|D|$2000||mU||5381||
@u|MN|Brownton Municipal Light & Power
#Brownton Municipal Light & Power We Save Rebates|https://www.mmpa.org/communities/brownton/
438|DM|$500||mE||5508||
@g|MN|Centerpoint Energy
#CenterPoint Energy Efficiency Rebates|https://www.centerpointenergy.com/en-us/residential/save-energy-money/efficiency-programs-and-rebates?sa=mn
73|D|$1100||m||5568||
@u|MN|City of Alvarado
#Alvarado Municipal Electric Department PowerSavers Program|https://www.minnkota.com/our-programs/residential-programs
442|DM|t600|600|m||5462||
#Alvarado Municipal Electric Department PowerSavers Program|https://www.minnkota.com/our-programs/rebates-energy-incentives
443|DM|t150||m||5462||
@u|MN|City of Arlington
#Arlington Utilities We Save Rebate Program|https://www.mmpa.org/communities/arlington/
461|DM|$500||mE||5402||
@u|MN|City of Baudette
#Baudette Municipal Utilities PowerSavers Program|https://www.ci.baudette.mn.us/utilities
446|DM|t600|600|m||5463||
447|DM|t150||m||5463||
@u|MN|City of Buffalo
#Buffalo Municipal Utilities Energy Rebates|https://ci.buffalo.mn.us/605/Energy-Rebates
439|DM|$500||mE||5472||
@u|MN|City of Chaska
#Chaska Electric Utility Energy Rebates|https://www.chaskamn.gov/280/Energy-Rebates
97|DM|$300||mE||5398||
108|W|$300||mU||5398||
@l|MN|City of Coon Rapids
#Coon Rapids Green Homes Program|https://www.coonrapidsmn.gov/1407/Green-Homes-Program
57|D|$250||m||3335||
59|W|$250||m||3335||
@l|MN|City of Edina
#Edina Community Climate Action Fund|https://www.edinamn.gov/1929/Community-Climate-Action-Fund
40|W|$750||mU||3338|2025-01-01|
316|DM|$2000||mC||3338||
@u|MN|City of Ely - Ely Utilities Commission
#Ely Utilities Commission Residential Rebates|https://www.ely.mn.us/index.asp?SEC=C24B6AEB-8FFE-40D9-81B3-628D7C2383FC&DE=0766E79A-8553-470B-9773-5C39485367B6
462|W|$400||m||5396||
463|DM|$400||m||5396||
464|DM|$1000||mC||5396||
@u|MN|City of Granite Falls
#Granite Falls Municipal Utilities Residential Rebates|https://www.granitefalls.com/departments/public_utilities/conservation_improvement_program.php
75|DM|$750||mE||5434||
76|W|$400||m||5434||
@l|MN|City of Hopkins
#Hopkins Climate Solutions Fund Rebates|https://www.hopkinsmn.com/1152/HCSF-EligibilityRebate-Amounts
52|DM|$1500||mEC||3333||
@u|MN|City of Kasson
#Kasson Public Utilities Rebates|https://www.cityofkasson.com/how_do_i/apply_for_obtain/rebates.php
89|D|$750||mU||5446||
90|M|$750||mU||5446||
93|W|$50||m||5446||
@l|MN|City of Minneapolis
#Minneapolis Green Cost Share Bonus Rebate Program|https://www.mncee.org/minneapolis-bonus-rebate-program
32|W|$400||mE||3336|2025-12-15|
188|DM|$1000||m||3336|2025-12-15|
@u|MN|City of North St Paul
#North Saint Paul Electric Utilities Energy Saving Rebates|https://www.northstpaul.org/1011/Electric-Utility-Rebates
118|DM|$500||m||5475||
@l|MN|City of Northfield
#Northfield Energy Efficiency Rebates|https://www.northfieldmn.gov/1531/Energy-Efficiency-Rebate
67|DM|%0.5|2500|m||3337|2025-01-01|
@u|MN|City of Olivia
#Olivia Utilities Residential Rebates|https://www.mmpa.org/communities/olivia/
507|DM|$500||mE||5406||
@l|MN|City of Plymouth
#City of Plymouth Home Energy Rebate Program|https://www.plymouthmn.gov/departments/public-works/environmental-stewardship/home-energy-rebate-program-2609
485|DMW|$750||mI||5611|2026-01-01|
486|DMW|$500||m||5611|2026-01-01|
@l|MN|City of St. Louis Park
#St. Louis Park Climate Champions for Homes Cost Share|https://www.stlouisparkmn.gov/government/departments-divisions/sustainability/cost-share-programs/climate-champions/residential-homes
65|W|$750||mU||3334||
190|DM|$2000||mUC||3334||
@u|MN|City of Two Harbors
#City of Two Harbors Conservation Rebates|https://twoharborsmn.gov/department/electric_department/conservation_rebates/index.php#outer-153
465|M|$500||m||4206||
@u|MN|City of Warren
#Warren Water & Light PowerSavers Efficiency Rebates|https://www.minnkota.com/our-programs/residential-programs
237|DM|t600|600|m||5488||
#Warren Water & Light PowerSavers Efficiency Rebates|https://www.minnkota.com/our-programs/rebates-energy-incentives
441|DM|t150||m||5488||
@u|MN|City of Winthrop
#Winthrop Utilities Rebates|https://winthropmn.gov/rebate-applications/
466|DM|$500||m||5451||
@u|MN|Clearwater Polk Electric Coop
#Clearwater-Polk Electric Cooperative Rebates|https://www.clearwater-polk.com/rebates
467|DM|t150||m||5452||
@u|MN|Connexus Energy
#Connexus Energy Rebates & Programs|https://www.connexusenergy.com/residential/save-money-and-energy/rebates-and-programs/heating-and-cooling
46|M|$500||m||5393|2026-01-01|
48|D|$1000||m||5393|2026-01-01|
156|W|$100||m||5393||2026-12-31
@u|MN|Cooperative Light & Power
#Cooperative Light & Power Energy Wise Rebates|https://www.clpower.com/rebates
468|DM|$1000||mU||5397||
@u|MN|Crow Wing Coop Power & Light, Inc
#Crow Wing Power Residential Rebates|https://cwpower.com/rebates
469|D|$800||m||5499|2025-01-01|
470|M|$400||m||5499|2025-01-01|
471|W|$300||m||5499||
@u|MN|Dakota Electric Assn
#Dakota Electric Association Energy Wise Rebates|https://www.dakotaelectric.com/member-services/programs-rebates/for-your-home/energy-wise-rebates/
20|M|$600||mU||5504|2026-01-01|
21|D|$800||mU||5504|2026-01-01|
26|W|$500||mE||5504||
494|D|$300||m||5504|2026-01-01|
@u|MN|East Central Energy
#East Central Energy Residential Rebates|https://www.eastcentralenergy.com/water-heating-rebates
472|W|$500||m||5513||
#East Central Energy Residential Rebates|https://www.eastcentralenergy.com/heating-cooling-options
473|M|$500||mU||5513||
474|D|$1000||mU||5513||
@u|MN|East Grand Forks Water & Light Dept
#East Grand Forks Water & Light Department Energy Rebates|https://www.eastgrandforks.us/262/Apply-for-Energy-Rebates-Load-Management
475|M|$150||mE||5500||
476|M|$250||mE||5500||
@u|MN|Elk River Municipal Utilities
#Elk River Municipal Utilities Residential Rebates|https://www.ermumn.com/programs-rebates/residential-rebates/heat-pumps
112|D|$400||m||5415||
113|M|$400||m||5415||
114|DM|$1000||mC||5415||
115|W|$450||mU||5415||
@u|MN|Fairfax Municipal
#Fairfax Municipal Utilities Residential Rebates|https://fairfax-mn.gov/index.asp?SEC=E98C109D-1CC4-44A1-86C7-7072BD4B1CBD&Type=B_BASIC
120|D|$750||m||5442||
121|M|$750||m||5442||
122|W|$400||m||5442||
@u|MN|Federated Rural Electric Assn
#Federated Rural Electric Rebates|https://www.federatedrea.coop/rebates
477|D|$1500||mU||5496||
478|M|$600||m||5496||
@u|MN|Fosston Municipal Utilities
#Fosston Municipal Utilities PowerSavers Efficiency Rebates|https://www.fosston.com/index.asp?SEC=FD921231-4DC6-4089-B570-F6A09D35EBC7
448|DM|t600|600|m||5379||
449|DM|t150||m||5379||
@u|MN|Freeborn-Mower Coop Svcs
#Freeborn Mower Electric Cooperative Heating and Cooling Rebate|https://fmec.coop/heating-and-cooling-rebate
124|DM|t300||m||5511||
130|W|$300||m||5511||
@u|MN|Glencoe Light & Power Commission
#Glencoe Light and Power Rebates and Incentives|https://www.glencoelightandpower.com/rebates/
71|DM|$300||m||5380||
184|W|$300||mU||5380||
@u|MN|Goodhue County Coop Electric Assn
#Goodhue County Cooperative Electric Member Rebates|https://gccea.com/member-rebates
185|W|$500||m||5459||
186|D|$700||mU||5459||
440|M|$250||mK||5459||
@u|MN|Grand Rapids Public Utilities Commission
#Grand Rapids Public Utilities Rebates|https://cityofgrandrapidsmn.com/utilities/page/rebates
277|DM|$1000||mUC||5429||
279|W|$400||m||5429||
@u|MN|H-D Electric Coop, Inc
#H-D Electric Coop, Inc. Rebates, Loans, & Other Incentives|https://www.h-delectric.coop/rebates-loans-other-incentives
199|DM|$600||m||5476||
@u|MN|Halstad Municipal Utilities
#Halstad Municipal Utilities Electric Rebates & Incentives|https://www.valueofelectricity.com/save-with-your-utility/halstad-municipal-utilities
245|D|t150||m||5435||
246|M|t150||m||5435||
@u|MN|Hawley Public Utilities
#Hawley Public Utilities PowerSavers Efficiency Rebates|https://hawley.govoffice.com/index.asp?SEC=DB94C1A4-DB85-40E0-92E9-4B26901C3BAF
450|DM|t600|600|m||5467||
@u|MN|Heartland Power Coop
#Heartland Power Cooperative Rebates|https://www.heartlandpower.com/rebates
202|DM|t200||m||5390|2025-01-01|
203|W|$500||m||5390|2025-01-01|
@g|MN|Hibbing Public Utilities
#Hibbing Public Utilities Rebates|https://hpuc.com/hpu-rebates/
103|DM|$400||m||5538||
104|DM|$1000||mC||5538||
105|W|$250||m||5538||
@u|MN|Iowa Lakes Electric Coop
#Iowa Lakes Electric Coop Cooperative Rebates|https://www.ilec.coop/rebates-and-energy-efficiency
207|D|t650||m||5423||
208|M|t500||m||5423||
@u|MN|Itasca-Mantrap Coop Electric Assn
#Itasca-Mantrap Electric Cooperative Rebates|https://www.itasca-mantrap.com/rebates
212|DM|$1000||mU||5425||
@u|MN|Janesville Municipal Utility
#Janesville Municipal Utilities Residential Rebates|https://www.janesvillemn.gov/index.asp?SEC=A45D0E67-7604-43C2-B40C-C5DFBE159777
78|W|$50||m||5494||
80|D|$750||mU||5494||
82|M|$750||mU||5494||
@u|MN|Kandiyohi Power Coop
#Kandiyohi Power Cooperative Rebates & Incentives|https://kpcoop.com/rebates-incentives
214|D|$800||mUK||5407||
215|M|$500||mU||5407||
@u|MN|Kenyon Municipal Utilities
#Kenyon Municipal Utilities Residential Rebates|https://cityofkenyon.com/utilities
70|DM|$500||m||5410||
@u|MN|Lake City Utility Board
#Lake City Public Utilities Residential Rebates|https://www.rpu.org/rebates-programs/residential/conserve-save-rebates.php
253|D|$1500||m||5445||
254|M|$2200||mU||5445||
255|W|$400||m||5445||
256|W|$90||m||5445||
@u|MN|Lake Country Power
#Lake Country Power Rebates|https://lakecountrypower.coop/rates-and-rebates
217|D|$1000||mU||5382||
218|M|$500||m||5382||
219|W|$500||mE||5382||
@u|MN|Lake Region Electric Coop
#Lake Region Electric Coop Rebates, Loans, and Tax Credits|https://www.lrec.coop/energy-services/air-source-heat-pumps/
259|DM|$1000||mU||5479||
@u|MN|Lanesboro Public Utility
#Lanesboro Public Utilities Rebates|https://lanesboro-mn.gov/public-utilities/
261|DM|t250||m||4215|2024-01-01|
@u|MN|Le Sueur Municipal Utilities
#Le Sueur Electric Utility Rebates|https://www.cityoflesueur.com/176/Rebates
263|DM|$500||mE||4200||
@u|MN|Litchfield Public Utilities
#Litchfield Public Utilities Residential Rebates|https://www.rpu.org/rebates-programs/residential/conserve-save-rebates.php
265|D|$1500||m||5449||
268|W|$90||m||5449||
@u|MN|Lyon-Lincoln Electric Coop, Inc
#Lyon-Lincoln Electric Coop, Inc. Rebates|https://www.llec.coop/rebates
271|D|$800||mUE||5386||
272|D|$200||mE||5386||
@u|MN|Madelia Municipal Light & Power
#Madelia Municipal Light & Power Rebates|https://www.lakecrystalmn.org/rebateforms
274|DM|t150|150|mE||5505||
275|DM|t170|170|mEC||5505||
276|W|$50||mE||5505||
@u|MN|Marshall Municipal Utilities
#Marshall Municipal Utilities Rebates|https://www.marshallutilities.com/index.php/residential/rebates-conservation/heating-cooling
496|DM|t150||m||5439||
@u|MN|McLeod Coop Power Assn
#McLeod Coop Power Residential Rebates|https://www.mcleodcoop.com/products/rebates/
285|W|$500||mE||5428||
286|M|$1500||mU||5428||
287|D|$1500||mUK||5428||
@u|MN|Meeker Coop Light & Power Assn
#Meeker Coop Light & Power Association Energy Management Rebates|https://www.meeker.coop/programs/
289|D|$1000||mU||5394||
290|M|$1000||m||5394||
@u|MN|MiEnergy Coop
#MiEnergy Coop Energy Efficient Rebates|https://www.mienergy.coop/rebates
291|DM|t200||m||5412||
292|W|$500||m||5412||
@u|MN|Mille Lacs Electric Coop
#Mille Lacs Electric Coop Rebates & Incentives|https://www.mlecmn.net/rebates
296|DM|t200||m||5400||
298|W|$400||mE||5400|2025-01-01|
@u|MN|Minnesota Power Co
#Minnesota Power Residential Rebates & Services|https://www.mnpower.com/ProgramsRebates/RebatesAndSavings
111|M|$400||mEK||5427|2025-01-01|
134|D|$400||mEK||5427|2025-01-01|
136|D|$1000||mCK||5427|2025-01-01|
139|W|$300||mERN||5427|2025-01-01|
180|DM|$1200||mC||5427|2025-04-01|
@u|MN|Minnesota Valley Coop Light & Power Assoc
#Minnesota Valley Coop Light & Power Assoc Rebates|https://www.mnvalleyrec.com/member-services/heating-and-cooling-systems
299|D|$500||m||5470||
300|M|$300||m||5470||
301|W|$600||m||5470||
@u|MN|Minnesota Valley Electric Coop
#Minnesota Valley Electric Cooperative Energy wise Rebates|https://www.mvec.net/rebates-3/
33|D|$500||m||5471||
35|M|$300||m||5471||
36|W|$600||m||5471||
@o|MN|Missouri River Energy Services
#Missouri River Energy Services Bright Energy Solutions Residential Rebates|https://www.brightenergysolutions.com/members
177|D|$1150||mU||5378,5389,5391,5392,5399,5403,5420,5433,5438,5440,5441,5444,5450,5453,5457,5461,5473,5487,5489,5491,5492,5495,5512,5563|2025-01-01|
178|M|$400||m||5378,5389,5391,5392,5399,5403,5420,5433,5438,5440,5441,5444,5450,5453,5457,5461,5473,5487,5489,5491,5492,5495,5512,5563||
181|W|$200||mE||5378,5389,5391,5392,5399,5403,5420,5433,5438,5440,5441,5444,5450,5453,5457,5461,5473,5487,5489,5491,5492,5495,5512,5563||
@u|MN|Moose Lake Water & Light Commission
#Moose Lake Power Rebates|http://www.mooselakepower.com/rebates-and-incentives.php
302|DM|$1000||mU||4185||
303|W|$300||m||4185||
@u|MN|Mountain Lake Municipal Utilities
#Mountain Lake Public Utilities Energy Rebates|https://mountainlakemn.com/city-mountain-lake/energy-rebates/
490|DM|$750||m||5455||
@u|MN|Nashwauk Public Utilities
#Nashwauk Public Utilities Conservation Rebates|https://nashwaukmn.gov/?SEC=4A8A197E-6298-4B5C-B4CE-4FB43E0A0376
305|M|$500||m||5465||
@u|MN|New Ulm Public Utilities
#New Ulm Public Utilities Energy Rebates|https://www.rpu.org/rebates-programs/residential/conserve-save-rebates.php
307|DM|$2200||mU||5460|2025-01-01|
@u|MN|Nobles Cooperative Electric
#Nobles Cooperative Electric Rebates & Opportunities|https://nobles.coop/rebates-opportunities/
309|D|$800||mU||5509||
310|M|$1000||mU||5509||
@u|MN|North Itasca Electric Coop
#North Itasca Electric Coop Rebates|https://northitascaelectric.com/rebates/
311|D|$1000||mUK||5408||
312|M|$500||mUE||5408||
313|W|$500||mE||5408||
@u|MN|North Star Electric Coop
#North Star Electric Coop Home Rebates|https://northstarelectric.coop/forms/energy-star-rebate-forms/
451|DM|t600|600|m||5484||
452|DM|t150||m||5484||
@u|MN|Otter Tail Power Co
#Otter Tail Power Company Rebates and Savings|https://www.otpco.com/ways-to-save/residential/programs/
131|M|t800|800|mK||5383||
133|M|t40||mC||5383||
140|D|t1000|1000|mK||5383||
142|D|t40||mC||5383||
@u|MN|Owatonna Public Utilities
#Owatonna Public Utilities Conserve & Save™ Rebates|https://www.owatonnautilities.com/residential-customers/residential-rebates/
164|M|$2200||mU||5413||
165|D|$1500||m||5413||
166|W|$400||m||5413||
167|W|$90||m||5413||
@u|MN|PKM Electric Coop, Inc
#PKM Electric Coop, Inc Rebates|https://www.pkmcoop.com/rebates/
317|DM|t500|500|m||5501||
@u|MN|People's Energy Cooperative
#People's Energy Cooperative Rebates|https://www.peoplesenergy.coop/rebates
17|M|t200||m||5401||
49|W|$300||m||5401||
@u|MN|Preston Public Utilities
#Preston Public Utilities Residential Rebates|https://smmpa.com/members/preston
380|D|$1500||m||5432||
381|M|$2200||mU||5432||
382|W|$400||m||5432||
383|W|$90||m||5432||
@u|MN|Red Lake Electric Coop
#Red Lake Electric Cooperative Energy Efficiency Incentives Rebates|https://www.redlakeelectric.com/member-services/energy-rebate-programs/
328|D|$600||mU||5483||
329|M|$600||mU||5483||
@u|MN|Red River Valley Coop Power Assn
#Red River Valley Co-op Power Rebates|https://www.rrvcoop.com/energy-saving-programs/rebates
330|D|$500||m||5493||
331|M|$500||m||5493||
@u|MN|Redwood Electric Coop
#Redwood Electric Cooperative Rebate Programs|https://redwoodelectric.com/rebate-programs
332|D|$1000||mU||5466||
333|M|$600||m||5466||
@u|MN|Redwood Falls Public Utilities
#City of Redwood Falls Public Utilities Residential Rebates|https://smmpa.com/members/redwood-falls
392|D|$1500||m||5490||
393|M|$2200||mU||5490||
394|W|$400||m||5490||
395|W|$90||m||5490||
@u|MN|Renville-Sibley Coop Power Assn
#Renville Sibley Coop Power Rebates|https://rscpa.coop/heating-and-cooling-system-rebates
339|D|$800||m||5418||
340|M|$300||m||5418||
@u|MN|Rochester Public Utilities
#Rochester Public Utilities Conserve & Save™ Rebates|https://www.rpu.org/rebates-programs/residential/conserve-save-rebates.php
5|D|$1500||m||5507||
9|M|$2200||mU||5507||
14|W|$400||m||5507||
15|W|$90||m||5507||
@u|MN|Roseau Electric Coop
#Roseau Electric Cooperative PowerSavers Efficiency Rebates|https://www.roseauelectric.coop/products-services/rebate-programs
453|DM|t600|600|m||5421||
@u|MN|Runestone Electric Assn
#Runestone Electric Association Residential Rebates|https://www.runestoneelectric.com/energy-wise-programs/heating-cooling/
341|D|$900||mU||5514||
342|M|$200||m||5514||
@u|MN|Shakopee Public Utilities
#Shakopee Public Utilities Rebates|https://shakopeeutilities.com/2026-residential-rebates/
95|D|$500||m||5437||
96|M|$500||m||5437||
@u|MN|Shelly Municipal Light Dept
#City of Shelly Energy Star Appliance Rebates|https://www.shellymn.com/copy-2-of-cost-of-living
497|DM|$250||mE||4202||
@u|MN|Sioux Valley Energy
#Sioux Valley Energy Rebates|https://www.siouxvalleyenergy.com/programs-and-rebates
343|D|$1200||m||5447||
344|D|$600||m||5447||
345|M|$300||m||5447||
@u|MN|Sleepy Eye Public Utility
#Sleepy Eye Residential Rebates|https://www.sleepyeye-mn.com/rebates.html
498|DM|$750||mU||4192||
@o|MN|Southern Minnesota Municipal Power Agency
#Southern Minnesota Municipal Power Agency Members Energy Efficiency Rebates|https://smmpa.com/members
487|M|$2200||mU||5388,5395,5409,5431,5432,5445,5448,5449,5456,5477,5480,5490,5497,5515||
488|D|$1500||m||5388,5395,5409,5431,5432,5445,5448,5449,5456,5477,5480,5490,5497,5515||
489|W|$400||mU||5388,5395,5409,5431,5432,5445,5448,5449,5456,5477,5480,5490,5497,5515||
@u|MN|Springfield Public Utilities Comm
#Springfield Public Utilities Rebates|https://www.springfieldmn.org/public-utilities/pages/rebate-information
83|D|$1000||mC||5384||
84|M|$1000||mC||5384||
85|D|$750||m||5384||
86|M|$750||m||5384||
87|W|$400||m||5384||
@u|MN|Steele-Waseca Coop Electric
#Steele-Waseca Coop Electric Rebates|https://swce.coop/swce-field-services/save-money-and-energy/
499|D|$800||mU||5498||
500|M|$800||mU||5498||
@u|MN|Stephen Electric Dept
#City of Stephen Utilities Rebates|https://www.valueofelectricity.com/save-with-your-utility/city-of-stephen-utilities
233|D|t150||m||5404||
234|M|t150||m||5404||
@u|MN|Thief River Falls Municipal Utility
#Thief River Falls Municipal Utilities PowerSavers Efficiency Rebates|https://www.trfmn.gov/utility-billing/pages/2025-rebate-program-forms
456|DM|t600|600|m||5464||
457|DM|t150||m||5464||
@u|MN|Todd Wadena Electric Coop
#Todd-Wadena Electric Cooperative Rebates|https://toddwadena.coop/services/rebates/heat-pumps/
501|D|$700||mU||5430||
502|M|$700||mU||5430||
@g|MN|Virginia Public Utilities
#Virginia Public Utilities Residential Conservation Improvement Program|https://www.vpuc.com/conservation/residential-conservation/
503|DM|$400||m||5539||
504|DM|$1000||mEC||5539||
@u|MN|Warroad Municipal Light & Power
#Warroad Municipal Utilities Electric Rebates|https://www.valueofelectricity.com/save-with-your-utility/warroad-municipal-utilities
239|D|t150||m||5422||
240|M|t150||m||5422||
@u|MN|Wild Rice Electric Coop
#Wild Rice Electric Cooperative PowerSavers Efficiency Rebates|https://www.wildriceelectric.com/money-saving-programs/rebates
458|DM|t600|600|m||5458||
459|DM|t150||m||5458||
@u|MN|Wright-Hennepin Coop Electric Assn
#Wright-Hennepin Coop Electric Association Rebates|https://www.whe.org/energy-savings-rebates/residential-programs-and-rebates/home-cooling.html
42|D|$675||m||5506||
51|M|$200||m||5506||
@u|MN|Xcel Energy
#Xcel Energy Home Rebates|https://mn.my.xcelenergy.com/s/residential/home-rebates
6|W|$500||mU||5502||
193|M|$2000||mUC||5502||
194|D|$900||mUC||5502||
@g|MN|Xcel Energy (Gas)
#Xcel Energy Home Rebates (Gas)|https://mn.my.xcelenergy.com/s/residential/home-rebates?gad_source=1&gbraid=0AAAAACttKJYhBboklayVdY87vpUjcMfIP&gclid=Cj0KCQjw5azABhD1ARIsAA0WFUFt5qTOz458TSY0nbbG7m6QBPFWI_CN--0aexovfPu1EdszVD3NDH8aAt6jEALw_wcB
195|D|$2000||mUC||5589||
#Xcel Energy Home Rebates (Gas)|https://mn.my.xcelenergy.com/s/residential/heating-cooling/heat-pumps
363|M|$2000||mUC||5589||
@u|MO|Atchison-Holt Electric Cooperative
#AHEC Rebates|https://www.ahec.coop/index.php/products-services/rebate-information/
18|DM|t150|1500|m||4219||
20|W|$500||mE||4219||
@u|MO|Barton County Electric Cooperative
#Barton County Rebates|https://bartonelectric.com/energy-efficiency/rebates/
21|DM|t150|1500|m||4221||
@u|MO|Black River Electric Cooperative
#BREC Rebate Programs|https://www.brec.coop/rebate-programs
137|D|t500||m||4222||
138|W|$750||m||4222||
@u|MO|Boone Electric Cooperative
#Boone Electric Take Control and Save Rebates|https://booneelectric.coop/energy-solutions/take-control-saver/
139|W|$750||m||4223||
@u|MO|Callaway Electric Cooperative
#Callaway Electric Rebates|https://www.callawayelectric.com/rebates
26|DM|t500||mE||4224||
27|E|$250||m||4224||
@u|MO|Central Missouri Electric Cooperative
#CMEC Rebates|https://www.cmecinc.com/rebates
29|W|%0.5|750|mE||4226||
30|DM|t500|500|m||4226||
@u|MO|Citizens Electric Corporation
#CECMO Power Moves Rebates|https://www.cecmo.com/residential-rebates
32|DM|$500||m||4228||
33|DM|$1500||mUCR||4228||
34|W|$800||m||4228||
@u|MO|City Utilities of Springfield
#Springfield Residential Rebates & Incentives|https://www.cityutilities.net/save/residential/
38|DM|$500||mE||4253||
@u|MO|City of Independence
#Independence Residential Rebates|https://www.independencemo.gov/government/city-departments/power-and-light/residential-programs
36|DM|$701||bUE||4237||
37|W|$300||bE||4237||
@u|MO|Co-Mo Electric Cooperative
#Co-Mo Electric Take Control & Save|https://www.co-mo.coop/rebates
42|W|$500||m||4255||
43|DM|t150||m||4255||
@u|MO|Crawford Electric Cooperative
#Crawford Electric Residential Rebates|https://crawfordelec.com/Rebates
45|W|$750||m||4257||
47|DM|t700|3500|m||4257||
@u|MO|Cuivre River Electric Cooperative
#Cuivre River Energy Efficiency and Savings|https://www.cuivre.com/rebates
49|W|%0.5|750|mE||4258||
51|D|t500|500|m||4258||
@u|MO|Evergy (formerly KCP&L)
#Evergy Residential Discounts|https://www.evergy.com/ways-to-save/discounts
11|T|$150||i||4259||
@u|MO|Gascosage Electric Cooperative
#Gascosage Electric Rebates|https://www.gascosage.coop/rebates-2/
55|W|$750||mE||4261||
@u|MO|Grundy Electric Cooperative
#Grundy Electric Rebates|https://www.grundyec.com/rebates
58|DM|t150||mE||4262||
@u|MO|Howard Electric Cooperative
#Howard Electric Rebates|https://www.howardelectric.com/rebates-0
60|M|t150||m||4263||
61|D|t500||m||4263||
62|W|%0.5|750|m||4263||
@u|MO|Howell-Oregon Electric Cooperative
#Howell-Oregon Rebates|https://www.hoecoop.org/rebates
65|M|t150|1500|m||4264||
66|D|t500||m||4264||
68|W|%0.5|750|m||4264||
@u|MO|Intercounty Electric Cooperative Association
#Intercounty Rebate Program|https://www.ieca.coop/rebates
5|W|%0.5|750|m||4265|2025-07-01|
7|DM|t500|3000|mE||4265||
13|T|%0.5|50|mE||4265||
@u|MO|Laclede Electric Cooperative
#Laclede Take Control & Save|https://lacledeelectric.com/rebate/
70|DM|t500|5000|m||4268||
71|W|$500||m||4268||
@u|MO|Macon Electric Cooperative
#Macon Take Control & Save|https://www.maconelectric.com/rebates
74|M|t300|3000|m||4270||
75|D|t500|5000|m||4270||
76|W|$1050||m||4270||
@u|MO|New-Mac Electric Cooperative
#New-Mac Electric Member Rebates|https://newmac.com/rebates
80|DM|t500|2000|m||4272||
81|W|$750||m||4272||
@u|MO|Osage Valley Electric Cooperative Association
#Osage Valley Take Control & Save Rebates|https://www.osagevalley.com/rebates/
82|W|$750||mE||4274||
83|DM|t500|3000|m||4274||
@u|MO|Ozark Border Electric Cooperative
#Ozark Border Take Control & Save Rebates|https://www.ozarkborder.org/rebate-info.php
86|W|$750||mE||4275||
87|DM|t500|1500|m||4275||
@u|MO|Ozark Electric Cooperative
#Ozark Take Control & Save Rebates|https://www.ozarkelectric.com/rebates
90|DM|t500|3000|m||4276||
91|W|$750||mE||4276||
@u|MO|Platte-Clay Electric Cooperative
#Platte-Clay Take Control & Save Rebates|https://pcec.coop/products/energy-product-rebates/
94|DM|t500|3000|m||4278||
95|W|$750||mE||4278||
@u|MO|Ralls County Electric Cooperative
#Ralls County Electric Take Control & Save Rebates|https://rallscountyelectric.com/rebate-forms
97|DM|t150|1500|m||4279||
98|W|$500||mE||4279||
@u|MO|SE-MA-NO Electric Cooperative
#SE-MA-NO Electric Member Rebates|https://semano.com/rebates
103|DM|t500|1500|m||4281||
@u|MO|SEMO Electric Cooperative
#SEMO Electric Take Control & Save Rebates|https://www.gosemo.com/energy-efficiency/rebates/
105|DM|t500|3000|m||4282||
107|W|$750||mE||4282||
@u|MO|Sac-Osage Electric Cooperative
#Sac Osage Electric Take Control & Save Rebates|https://sacosage.com/rebate-programs
101|DM|t150|1500|m||4280||
@u|MO|Southwest Electric Cooperative
#Southwest Electric Take Control & Save Rebates|https://www.swec.org/rebates-audits
109|DM|t500|3000|m||4283||
110|W|$750||mE||4283||
@u|MO|Three Rivers Electric Cooperative
#Three Rivers Electric Take Control & Save Rebates|https://threeriverselectric.com/other-rebates
112|DM|t500|3000|m||4284||
113|W|$750||mE||4284||
@u|MO|Tri-County Electric Cooperative Association
#Tri-County Electric Take Control & Save Rebates|https://www.tricountyelectric.org/rebates-electronic
118|DM|t500|3000|m||4286||
136|W|$750||mE||4286|2025-07-01|
@u|MO|United Electric Cooperative
#United Electric Take Control & Save Rebates|https://www.ueci.coop/rebate-program
120|W|$750||mE||4287||
122|DM|t150|1500|m||4287||
@u|MO|Webster Electric Cooperative
#Webster Electric Take Control & Save Rebates|https://www.websterec.com/member-services/rebates/
124|W|$750||mE||4288||
126|DM|t650|6000|m||4288||
@u|MO|West Central Electric Cooperative
#West Central Electric Take Control & Save Rebates|https://westcentralelectric.coop/energy-saving-rebates
129|W|$750||mE||4289||
131|DM|t500|3000|m||4289||
@u|MO|White River Valley Electric Cooperative
#White River Electric Take Control & Save Rebates|https://www.whiteriver.org/member-center/rebates-audits/
135|DM|t500|3000|m||4291||
@u|MS|Dixie Electric Power Association
#Dixie Electric Comfort Advantage Home|https://www.dixieepa.com/energy-solutions/comfort-advantage/
14|DM|$300||m||4313||
15|DM|$500||m||4313||
16|DM|$400||mR||4313||
17|DM|$150||m||4313||
@u|MS|Entergy Mississippi
#Residential Solutions|https://www.entergymississippi.com/energyefficiency/residential/heating-cooling
1|M|t165||m||4315||
#Residential Solutions|https://www.entergymississippi.com/energyefficiency/residential/smart-thermostat
25|T|%1||a||4315||
@u|MS|Mississippi Power
#Mississippi Power Rebates & Incentives|https://www.mississippipower.com/residential/ways-to-save/rebates---incentives.html
4|D|t200||m||4319||
5|M|t200||m||4319||
7|W|$350||mE||4319||
24|T|$100||m||4319||
@u|MS|Singing River Electric Power Association
#Singing River Comfort Advantage Home|https://singingriver.com/my-home/comfort-advantage/
10|DM|$300||m||4328||
11|DM|$500||m||4328||
12|DM|$400||mR||4328||
20|DM|$150||m||4328||
@u|MS|Tombigbee Electric Power Association
#Tombigbee Electric Programs|https://www.tombigbeeelectric.com/programs
9|WE|$120||b||4334||
@u|MT|Flathead Electric Cooperative
#Flathead Electric Energy Efficiency Rebate Programs|https://www.flatheadelectric.com/energy-solutions/energy-efficiency-rebate-programs/residential-rebate-programs/heat-pumps/air-source-heat-pumps/
2|D|$1560||m||4345||
3|D|$600||m||4345||
5|D|$1250||m||4345||
6|M|$920||m||4345||
@u|MT|Missoula Electric Cooperative
#Residential Energy Efficiency Rebates|https://missoulaelectric.com/energy-efficiency/residential-energy-efficiency/energy-star-appliances/
23|W|$1800||mUR||4356||
#Residential Energy Efficiency Rebates|https://missoulaelectric.com/energy-efficiency/residential-energy-efficiency/ductless-heat-pumps/
25|M|$920||m||4356||
@u|MT|NorthWestern Energy LLC
#NorthWestern Electric Rebates and Incentives|https://northwesternenergyhpwh.com/
9|W|$3000||m||4359||
@u|MT|USBIA-Mission Valley Power
#Mission Valley Conservation Rebates|https://missionvalleypower.org/heat-pump-water-heater-rebate-application-form/
17|W|$1400||m||4369||
#Mission Valley Conservation Rebates|https://missionvalleypower.org/ductless-heat-pump-rebate-form/
19|M|$920||m||4369||
20|M|$450||m||4369||
#Mission Valley Conservation Rebates|https://missionvalleypower.org/ground-source-heat-pump-rebate-form/
21|M|$2500||m||4369||
@u|MT|Yellowstone Valley Electric Cooperative
#Yellowstone Valley Rebates|https://www.yvec.com/member-services/rebates/water-heater-rebate/
11|W|$150||mR||4371||
12|W|$100||mR||4371||
#Yellowstone Valley Rebates|https://www.yvec.com/member-services/rebates/add-on-heat-pump-rebate/
14|D|t200|800|m||4371||
@u|NC|Brunswick Electric Member Corp
#BEMC Rebates|https://www.bemc.org/connect2save-mythermostat/
96|T|$50||b||4376||
@u|NC|Carteret-Craven Electric Cooperative
#CCEC Energy Conservation and Efficiency Rebates|https://www.ccemc.com/rebates
19|T|$50||m||4378||
@u|NC|City of Concord
#Concord Residential Rebate Program|https://concordnc.gov/Departments/Electric-Systems/Electric-Heat-Pump-Rebate
21|D|$400||mR||4381||
@u|NC|City of High Point
#High Point Appliance Rebates|https://www.highpointnc.gov/531/Appliance-Rebates
22|DM|$400||mUN||5370||
24|WE|$150||m||5370||
@u|NC|City of New Bern
#New Bern Energy Rebate Program|https://www.newbernnc.gov/departments/utilities/electric/energy_rebate_program.php
25|WE|$150||m||4391||
26|D|t100|400|m||4391||
@u|NC|City of Statesville
#Statesville Electric Utility Rebates|https://www.statesvillenc.net/electric-utility-rebates
27|DM|$400||mUN||4395||
29|WE|$150||m||4395||
@u|NC|Dominion Energy
#Water Energy Saving Program|https://www.domsavings.com/home-program/water-energy-rebate
94|W|$400||iUER||4399|2022-01-01|
@u|NC|Duke Energy Carolinas
#Duke Energy Carolinas Smart Saver Heat Pump Water Heater Rebates|https://www.duke-energy.com/home/products/smart-saver/heat-pump-water-heater
43|W|$500||m||4400||
#Duke Energy Carolinas Smart Saver Heating and Cooling Rebates|https://www.duke-energy.com/home/products/smart-saver/hvac-install
32|A|$400||mUR||4400||
33|DM|$700||mUR||4400||
34|DM|$700||mR||4400||
35|A|$500||mUR||4400||
36|DM|$900||mUR||4400||
37|DM|$900||mR||4400||
38|DM|$2500||mU||4400||
39|DM|$1500||m||4400||
40|DM|$2400||mUC||4400||
42|T|$125||m||4400||
@u|NC|Duke Energy Progress
#Duke Energy Progress Smart Saver Heat Pump Water Heater Rebates|https://www.duke-energy.com/home/products/smart-saver/heat-pump-water-heater
57|W|$500||m||4401||
#Duke Energy Progress Smart Saver Heating and Cooling Rebates|https://www.duke-energy.com/home/products/smart-saver/hvac-install
46|A|$400||mUR||4401||
47|DM|$700||mUR||4401||
48|DM|$700||mR||4401||
49|A|$500||mUR||4401||
50|DM|$900||mUR||4401||
51|DM|$900||mR||4401||
52|DM|$2500||mU||4401||
53|DM|$1500||m||4401||
54|DM|$2400||mUC||4401||
56|T|$125||m||4401||
@u|NC|EnergyUnited Electric Member Corp
#EnergyUnited Rebates Program|https://www.energyunited.com/rebates/
58|DM|$300||mU||4403||
@u|NC|Fayetteville PWC
#Fayetteville PWC Residential Rebate Program|https://www.faypwc.com/wp-content/uploads/2025/01/Programs_HVAC-App_12.4.2024.pdf
91|DM|$400||bU||4404||
@u|NC|Four County Electric Member Corp
#Four County EMC Residential Rebates|https://www.fourcty.org/energy-efficiency/rebates/
86|DM|t100||m||4405||
87|W|$300||mE||4405||
90|T|$50||m||4405||
@u|NC|Jones-Onslow Electric Membership Corp
#JOEMC Residential Rebates|https://joemc.com/energywise/rebates/
81|DM|$250||mE||4410||
82|W|$300||m||4410||
83|E|$25||mE||4410||
@u|NC|Lumbee River Electric Member Corp
#Lumbee River Heating and Cooling Rebate Program|https://www.lumbeeriver.com/rebate-programs
59|A|$15||m||4411||
60|DM|$60||m||4411||
@s|NC|North Carolina Department of Environmental Quality
#Energy Saver North Carolina|https://energysavernc.org/
1|DM|%1|8000|mIE||33||
6|W|%1|1750|mIE||33||
11|DM|%0.5|8000|mIE||33||
15|W|%0.5|1750|mIE||33||
@u|NC|Piedmont Electric Member Corp
#PEMC Rebates|https://pemc.coop/smart_energy/rebate-to-help-you-save/
65|T|$100||m||4416||
66|DM|$600||m||4416||
68|W|$100||mE||4416||
@u|NC|South River Electric Member Corp
#South River Rebates & Efficiency|https://sremc.com/rebates-efficiency-tips
71|T|$300||bR||4423||
73|W|$150||m||4423||
74|DM|$200||mU||4423||
76|A|$75||m||4423||
@u|NC|Tideland Electric Member Corp
#Tideland EMC Rebate Program|https://www.tidelandemc.com/member-service/products-services/rebates
78|DM|$150||mU||4425||
80|W|$300||m||4425||
@u|ND|Otter Tail Power
#Otter Tail Power Rebates and Savings|https://www.otpco.com/ways-to-save/programs/electric-heating-rebates/
1|W|$400||mU||4457||
2|W|$200||mUR||4457||
@u|NE|Lincoln Electric System
#Lincoln Electric Sustainable Energy Program|http://les.com/sustainability/sustainable-energy-program
1|DM|$1000||m||4520||
6|W|$500||m||4520||
7|DM|$4000||mI||4520||
@u|NE|Nebraska Public Power District
#Nebraska Public Power EnergyWise|https://nppd.energywisenebraska.com/residential/
8|M|$600||m||4525||
9|M|$400||m||4525||
10|M|$1200||m||4525||
11|D|$1200||mU||4525||
12|D|$1200||m||4525||
14|W|$400||m||4525||
15|W|$650||m||4525||
16|W|%0.2||m||4525||
17|T|$100||m||4525||
@u|NE|Norris Public Power District
#Norris Public Power Energy Wise|https://norrisppd.energywisenebraska.com/residential/
31|M|$600||m||4527||
32|M|$400||m||4527||
33|M|$1200||m||4527||
34|D|$1200||mU||4527||
35|D|$1200||m||4527||
37|W|$400||m||4527||
38|W|$650||m||4527||
39|W|%0.2||m||4527||
40|T|$100||m||4527||
@u|NE|Omaha Public Power District
#Omaha Public Power Energy Efficiency Rebates|https://www.oppd.com/residential/products-services/save-money-save-energy/smart-thermostat-program/smart-thermostat-professional-installation-rebate/
41|T|$75||mK||4531||
@u|NE|Southern Public Power District
#Southern Public Power Energy Wise|https://southernpd.energywisenebraska.com/residential/
21|M|$600||m||4538||
22|M|$400||m||4538||
23|M|$1200||m||4538||
24|D|$1200||mU||4538||
25|D|$1200||m||4538||
27|W|$400||m||4538||
28|W|$650||m||4538||
29|W|%0.2||m||4538||
30|T|$100||m||4538||
@u|NH|Eversource
#NH Saves|https://nhsaves.com/
11|DM|t250||b||4545||
13|DM|t1250||bR||4545||
17|T|$85||b||4545||
21|W|$750||bE||4545||2026-12-31
@u|NH|Liberty Utilities
#NH Saves|https://nhsaves.com/
10|DM|t250||b||4546||
14|DM|t1250||bR||4546||
18|T|$85||b||4546||
23|W|$750||bE||4546||2026-12-31
@u|NH|New Hampshire Electric Cooperative
#NH Saves|https://nhsaves.com/
8|DM|t250||b||4547||
16|DM|t1250||bR||4547||
20|T|$85||b||4547||
22|W|$750||bE||4547||2026-12-31
@u|NH|Unitil Energy Systems
#NH Saves|https://nhsaves.com/
9|DM|t250||b||4548||
15|DM|t1250||bR||4548||
19|T|$85||b||4548||
24|W|$750||bE||4548||2026-12-31
@u|NJ|Atlantic City Electric
#ACE Residential Efficiency|https://www.atlanticcityelectric.com/ways-to-save/for-your-home
3|W|$750||mE||4549|2025-01-01|2027-06-30
4|T|$100||iU||4549|2025-01-01|2027-06-30
11|D|$750||m||4549|2025-01-01|2027-06-30
18|M|$750||m||4549|2025-01-01|2027-06-30
76|DM|$300||mI||4549|2025-01-01|2027-06-30
@g|NJ|Elizabethtown Gas
#Elizabethtown Gas Conserve Program|https://etgsaveenergy.clearesult.com/etg/
70|T|$100||mE||5531|2025-01-01|2027-06-30
@u|NJ|Jersey Central Power & Light
#JCPL Residential Programs|https://residential.energysavenj.com
40|W|$750||m||4553|2025-01-01|2027-06-30
41|T|$100||m||4553|2025-01-01|2027-06-30
42|DM|$750||m||4553|2025-01-01|2027-06-30
43|DM|$1000||mC||4553|2025-01-01|2027-06-30
78|DM|$300||mI||4553|2025-01-01|2027-06-30
@g|NJ|New Jersey Natural Gas
#NJNG SAVEGREEN|https://www.savegreen.com/residential/index.aspx
61|T|$100||mE||5533|2025-01-01|2027-06-30
65|DM|$1000||mC||5533|2025-01-01|2027-06-30
66|DM|$750||mU||5533|2025-01-01|2027-06-30
@u|NJ|PSE&G
#PSEG Energy Efficiency Programs|https://nj.pseg.com/saveenergyandmoney/energysavingpage/energyefficiency
55|W|$750||mE||4582|2025-01-01|2027-06-30
56|T|$100||m||4582|2025-01-01|2027-06-30
87|WE|$300||mI||4582|2025-01-01|2027-06-30
@g|NJ|South Jersey Gas
#South Jersey Gas Conserve Program|https://sjgsaveenergy.clearesult.com/sjg/
69|T|$100||mE||5532|2025-01-01|2027-06-30
@u|NM|Central New Mexico Electric Cooperative
#CNMEC Member Rebates|https://cnmec.org/cnmec-member-rebates
59|D|$1500||m||4555||
62|T|$50||mE||4555||
63|W|$350||mE||4555||
134|E|$50||mRN||4555||
247|M|$1500||m||4555||
@u|NM|Central Valley Electric Cooperative
#CVEC Heating and Cooling Rebates|https://www.cvecoop.org/energy-efficiency-rebates-and-programs
49|DM|%0.45|75000|m||4556||
292|DM|%0.4|75000|mE||4556||
#CVEC Heating and Cooling Rebates|https://cvecoop.org/heating-cooling-rebates
190|E|%0.6||i||4556||
293|T|%0.4||mE||4556||
@u|NM|Columbus Electric Cooperative
#CEC Rebates|https://www.columbusco-op.org/rebates
66|DM|%0.5|2000|m||4559||
74|T|$25||m||4559||
@u|NM|Continental Divide Electric Cooperative
#Continental Divide Residential Rebates|https://www.cdec.coop/energy-efficiency-rebates
79|T|$25||mE||4560||
80|D|%0.5|1500|m||4560||
242|M|%0.5|1500|mE||4560||
#Continental Divide Residential Rebates|https://www.cdec.coop/2026-energy-efficiency-rebates
274|D|%0.5||mR||4560||
@s|NM|ECAM
#Geothermal Ground Coupled Heat Pump Tax Credit|https://clean.energy.nm.gov/programs/geothermal-ground-coupled-heat-pump-tax-credit/
312|DM|%0.3|9000|x||31||2034-12-31
#Home Electrification and Appliance Rebates|https://clean.energy.nm.gov/programs/hear/
263|DM|$8000||iIE||31||
264|W|$1750||iIE||31||
#Sustainable Building Tax Credit for Energy Conserving Products|https://clean.energy.nm.gov/sustainable-building-tax-credit-energy-conserving-products-ecp/
26|DM|$1000||xE||31|2021-01-01|2027-12-31
27|DM|$2000||xIE||31|2021-01-01|2027-12-31
34|W|$700||xIE||31|2021-01-01|2027-12-31
35|W|$350||xE||31|2021-01-01|2027-12-31
@u|NM|El Paso Electric
#El Paso Electric Residential Comprehensive Rebates|https://www.epesaver.com/residential-comprehensive/
4|DM|t175|945|m||4562||2026-12-31
6|W|$400||mE||4562||2026-12-31
7|T|$50||mE||4562||2026-12-31
#El Paso Electric Residential Low Income|https://www.epelectric.com/energy-efficiency/new-mexico-residential-energy-efficiency-programs/residential-low-income
199|T|%1||aI||4562||
@u|NM|Farmers Electric Cooperative
#FEC Energy Efficiency Rebate Program|https://www.fecnm.org/farmers-electric-cooperative-of-new-mexico
301|E|$500||mR||4563||
302|D|$500||m||4563||
303|M|t125|500|m||4563||
304|T|$75||mE||4563||
305|DM|$1250||m||4563||
@s|NM|Housing New Mexico (MFA)
#NM Energy$mart Weatherization Program|https://housingnm.org/programs/home-rehabilitation-and-weatherization
195|WET|%1||aI||31||
309|DM|%1||aI||31||
#Veterans Housing Rehabilitation and Modification Program|https://housingnm.org/programs/home-rehabilitation-and-weatherization/home-rehabilitation/veterans-home-rehabilitation-and-modification
196|WT|%1||aI||31||
310|DM|%1||aI||31||
@u|NM|Jemez Mountains Electric Cooperative
#JMEC Energy Efficiency Rebate Program|https://www.jemezcoop.org/rebates
163|M|$1500||m||4564||
165|D|$2000||m||4564||
237|T|$25||mE||4564||
@u|NM|La Plata Electric Association
#LPEA Income-Qualified Rebate Program|https://lpea.coop/rebates
141|T|$75||mIE||4566||
281|W|$700||mIE||4566||
282|E|$250||mI||4566||
283|DM|t500||mI|h8.5|4566||
#LPEA Income-Qualified Rebate Program|https://lpea.coop/all-electric-residential-new-construction-or-remodel-bonus
288|DMWE|$500||mI||4566||
#LPEA Rebates Program|https://lpea.coop/rebates
149|W|$350||mE||4566||
150|E|$100||m||4566||
151|DM|t250||m|h8.5|4566||
279|T|$50||mE||4566||
@u|NM|Lea County Electric Cooperative
#LCEC Energy Conservation Programs|https://lcecnet.com
188|E|%0.5||i||4567||
@u|NM|Mora-San Miguel Electric Cooperative
#MSMEC Energy Star Rebate Program|https://www.morasanmiguel.coop/rebates
181|E|$50||mEN||4569||
@u|NM|Navopache Electric Cooperative
#NEC Energy Services|https://navopache.org/energy-services-new/
290|E|$50||b||4571||
@g|NM|New Mexico Gas Company
#NM Gas Energy Efficiency Program|https://nmgcgetrebates.com/smart-thermostat-rebates
236|T|$50||mE||5569||2027-03-31
@u|NM|Otero County Electric Cooperative
#OCEC Energy Efficiency Program|https://www.ocec-inc.com/energy-efficiency-program
83|T|%0.25|100|m||4573||
84|T|$25||mE||4573||
91|DM|$1000||mU||4573||
92|DM|$1500||m||4573||
95|E|$125||m||4573||
96|W|$500||mE||4573||
97|E|$50||mRN||4573||
@u|NM|PNM
#PNM Home Energy Checkup|https://pnmhomecheckup.com/rebates
44|W|$300||mE||5303|2025-01-01|2026-12-31
46|DM|$550||mR||5303|2025-01-01|2026-12-31
250|T|$50||mE||5303|2024-01-01|2026-12-31
251|A|$250||mR||5303||2026-12-31
#PNM Home Rebates|https://www.checkwithpnm.com/thermostats
43|T|$50||mE||5303|2024-01-01|2026-12-31
#PNM Home Rebates|https://pnm.clearesult.com/shop-products
267|W|$700||iU||5303|2026-01-01|2026-12-31
@o|NM|Prosperity Works
#Prosperity Works Community Energy Efficient Upgrade|https://www.prosperityworks.net/community-energy-efficiency-upgrades.html
227|DMT|%1||aI||5598,3339,1845||
@l|NM|Rio Rancho
#Indoor Rebates Program|https://rrnm.gov/422/Indoor-Rebates
307|DM|$1500||bR||3342||
@u|NM|Roosevelt County Electric Cooperative
#RCEC Energy Efficiency Matching Funds Program|https://rcec.coop/energy-efficiency-matching-funds-program
261|T|$1500||m||4575||
262|DME|$1500||m||4575||
@u|NM|Sierra Electric Cooperative
#Sierra Electric Coop Energy Efficiency Rebates|https://www.sierraelectric.org/energy-efficiency-rebates
104|T|$25||m||4576||
106|E|$50||mRN||4576||
107|W|$350||mE||4576||
111|DM|$500||m||4576||
@u|NM|Socorro Electric Cooperative
#SEC Energy Efficiency Rebate Program|https://www.socorroelectric.com/rebates
120|W|$350||mE||4577||
121|E|$50||mRN||4577||
125|D|$2000||m||4577||
132|T|$25||mE||4577||
133|M|$500||mC||4577||
@u|NM|Xcel Energy
#Xcel Home Rebates|https://nm.my.xcelenergy.com/s/residential/home-rebates/water-heaters
17|W|$500||m||5304|2025-01-01|
#Xcel Home Rebates|https://nm.my.xcelenergy.com/s/residential/heating-cooling/thermostat-rewards
18|T|$50||i||5304||
#Xcel Home Rebates|https://nm.my.xcelenergy.com/s/residential/home-rebates
216|D|$750||mUR||5304||
217|D|$325||mUN||5304||
218|M|$300||mUK||5304|2025-01-01|
220|A|$200||mU||5304||
@g|NM|Zia Natural Gas Company
#Zia Natural Gas Company Energy Efficiency Program|https://www.zngc.com/~zngc/?page_id=249
228|T|$25||m||5578||
230|T|%1||aI||5578||
@u|NV|City of Boulder City
#Utility Rebate Program|https://bcnv.org/284/Utility-Rebate-Program
43|T|%0.5|75|m||4583||
44|DM|$2400||m||4583||
45|M|$1600||mR||4583||
#Utility Rebate Program|https://www.bcnv.org/285/Air-Conditioners
46|A|$3600||mUR||4583||
@u|NV|Lincoln County Power District No 1
#Residential and Commercial High Efficiency Air Conditioning and Heat Pump Rebate|https://lcpd1.com/form/hvac-rebate-application
27|DM|$200||m||4587||
28|DM|$400||m||4587||
29|M|$400||m||4587||
30|M|$800||m||4587||
@u|NV|Mt Wheeler Power
#Air and Heat Rebates|https://www.mwpower.net/sites/default/files/2025-04/air-heat-rebate-application-revised-9-2022.pdf
41|DM|t300|2000|m||4588||
#Hybrid Water Heater Rebate|https://www.mwpower.net/sites/default/files/2025-04/hybrid-water-heater-rebate-application-updated-8-2020.pdf
37|W|$300||mE||4588||
@u|NV|NV Energy
#NV Energy Heat Pump Water Heating|https://www.nvenergy.com/save-with-powershift/home-energy-saver/residential-ac-and-mid-stream/water-heating
3|W|$400||iE||4589||
#NV Energy Residential Air Conditioning|https://www.nvenergy.com/save-with-powershift/home-energy-saver/residential-ac-and-mid-stream/residential-air-conditioning
20|A|$2500||iUR||4589||
#NV Energy Residential Smart Thermostat Program|https://www.nvenergy.com/save-with-powershift/smart-thermostat
26|T|%1||a||4589||
@u|NV|Plumas-Sierra Rural Electric Cooperative
#Rebates|https://www.psrec.coop/energy/rebates/
59|W|%0.5|500|mE||4591||
67|W|%0.5|500|m||4591||
70|A|t100||m||4591||
71|DM|t250||m||4591||
72|M|t250||m||4591||
@u|NV|Raft Rural Electric Cooperative
#Energy Efficiency Rebate|https://www.rrelectric.com/member-services/energy-efficiency/energy-efficiency-rebates/
51|W|$450||m||4592||
54|T|$16||mR||4592||
@u|NV|Wells Rural Electric
#Save Energy, Save Money|https://www.wrec.coop/save-energy-save-money/rebates/
4|T|$150||m||4596||
5|W|$1800||mU||4596||
18|M|$920||m||4596||
#Save Energy, Save Money|https://www.wrec.coop/save-energy-save-money/rebates/air-source-heat-pump/
19|DM|$1560||mUR||4596||
@u|NY|Central Hudson Gas & Electric
#Central Hudson Rebates|https://www.cenhud.com/en/my-energy/save-energy-money/residential-incentives/
37|DM|b1000||m||4597||
39|W|$1000||m||4597||
@u|NY|Con Edison
#Consolidated Edison Air Source Heat Pump Rebates|https://www.coned.com/en/save-money/rebates-incentives-tax-credits/rebates-incentives-tax-credits-for-residential-customers/electric-heating-and-cooling-technology-for-renters-homeowners/save-on-a-central-air-source-heat-pump
56|DM|$8000||mU||4599||
57|DM|$4000||m||4599||
#Consolidated Edison Rebates|https://www.coned.com/en/save-money/rebates-incentives-tax-credits/rebates-incentives-tax-credits-for-residential-customers
60|W|$1000||iK||4599||
@u|NY|NYSEG
#NYSEG Clean Heat Program|https://www.nyseg.com/smartenergy/rebatesandprograms/nys-clean-heat-rebate-program
44|DM|b1500|1500|mC||4605||
48|W|$900||i||4605||
49|W|$1000||mK||4605||
@u|NY|National Grid
#National Grid Energy Saving Programs|https://www.nationalgridus.com/Upstate-NY-Home/Energy-Saving-Programs/?regionkey=nyupstate&customertype=home
52|DM|b1600|1600|m||4604|2025-03-01|
55|W|$1000||i||4604||
@u|NY|PSEG Long Island
#PSEG Long Island Home Comfort Plus Program|https://www.psegliny.com/saveenergyandmoney/homeefficiency/homecomfort/plus
62|DM|t4000|11000|mI||4608||
#PSEG Long Island Home Comfort Program|https://www.psegliny.com/saveenergyandmoney/homeefficiency
63|DM|t1000|5000|m||4608||
@u|NY|Rochester Gas & Electric
#RG&E Clean Heat Program|https://www.rge.com/en/smartenergy/rebatesandprograms/nys-clean-heat-rebate-program
40|DM|b1200|1200|mC||4609||
50|W|$900||i||4609||
51|W|$1000||iK||4609||
@u|NY|Salamanca Board of Public Utilities
#Salamanca BPU Energy Rebates|https://www.salamancabpu.com/energy-rebates.html
65|DM|$1200||mC||4610||
67|W|$750||mE||4610||
@u|OH|Brewster Municipal Electric
#Efficiency Smart Home Energy Rebates - Brewster Municipal Electric|https://www.efficiencysmart.org/home-energy-rebates
18|DM|$100||mE||5271|2023-01-01|2026-12-31
104|W|$300||mE||5271|2026-01-01|2026-12-31
105|DM|$750||mUC||5271|2026-01-01|2026-12-31
106|T|$100||mE||5271|2026-01-01|2026-12-31
@u|OH|Butler Rural Electric Cooperative
#Butler Rural Electric Heat Pump Rebates|https://butlerrural.coop/heat-pump-rebates
33|DM|$600||bK||4623||
98|DM|$600||m||4623||
#Butler Rural Electric Water Heater Rebates|https://butlerrural.coop/water-heater-rebates
35|E|$650||iU||4623||
97|WE|$650||m||4623||
@u|OH|City of Bowling Green
#Efficiency Smart Home Energy Rebates - Bowling Green Municipal Utilities|https://www.efficiencysmart.org/home-energy-rebates
17|DM|$100||mE||4626|2023-01-01|2026-12-31
101|W|$300||mE||4626|2026-01-01|2026-12-31
102|DM|$750||mUC||4626|2026-01-01|2026-12-31
103|T|$100||mE||4626|2026-01-01|2026-12-31
@u|OH|City of Columbiana
#Efficiency Smart Home Energy Rebates - City of Columbiana Electric Department|https://www.efficiencysmart.org/home-energy-rebates
19|DM|$100||mE||5270|2023-01-01|2026-12-31
107|W|$300||mE||5270|2026-01-01|2026-12-31
108|DM|$750||mUEC||5270||2026-12-31
109|T|$100||mE||5270|2026-01-01|2026-12-31
@u|OH|City of St Marys Municipal Electric System
#Efficiency Smart Home Energy Rebates - City of St. Mary's Municipal Electric System|https://www.efficiencysmart.org/home-energy-rebates
28|DM|$100||mE||5275|2023-01-01|2026-12-31
@u|OH|City of Wadsworth Electric and Communications
#Efficiency Smart Home Energy Rebates - City of Wadsworth Electric and Communications|https://www.efficiencysmart.org/home-energy-rebates
30|DM|$100||mE||4655|2023-01-01|2026-12-31
@u|OH|Consolidated Electric Cooperative
#Consolidated Cooperative Residential Rebates|https://www.consolidated.coop/electric/residential/rebates/
43|W|$400||b||4649||
44|DM|$600||b||4649||
100|W|$250||b||4649||
@u|OH|Frontier Power Company
#Frontier Power Rebates|https://frontier-power.com/rebate-programs-0
52|W|$400||m||4653||
@u|OH|Georgetown Public Utilities
#Efficiency Smart Home Energy Rebates - Georgetown Public Utilities|https://www.efficiencysmart.org/home-energy-rebates
21|DM|$100||mE||5280|2023-01-01|2026-12-31
@u|OH|Guernsey-Muskingum Electric Cooperative
#GMEC Rebates|https://www.gmenergy.com/water-heaters
54|DM|$300||m||4654||
55|E|$250||m||4654||
@u|OH|Hancock-Wood Electric Cooperative
#Hancock-Wood Rebates|https://www.hwe.coop/rebates
56|M|$700||mU||4658||2026-12-31
59|W|$400||m||4658||2026-12-31
60|D|$700||m||4658||2026-12-31
@u|OH|Jackson Center Munipal Electric System
#Efficiency Smart Home Energy Rebates - Jackson Center Municipal Electric System|https://www.efficiencysmart.org/home-energy-rebates
22|DM|$100||mE||5281|2023-01-01|2026-12-31
@u|OH|Lakeview Water and Light Company
#Efficiency Smart Home Energy Rebates - Lakeview Water and Light Company|https://www.efficiencysmart.org/home-energy-rebates
23|DM|$100||mE||5282|2023-01-01|2026-12-31
@u|OH|Lorain-Medina REC
#LMRE Rebate Programs|https://lmre.org/rebates-programs
64|WE|$500||mU||4661||
66|DM|$600||m||4661||
@u|OH|Midwest Electric
#Midwest Electric Rebates and Incentives|https://midwestrec.com/rebates
68|DM|$600||bU||4663||
69|WE|$500||bU||4663||
@u|OH|Napoleon Light and Power
#Efficiency Smart Home Energy Rebates - Napoleon Light and Power|https://www.efficiencysmart.org/home-energy-rebates
25|DM|$100||mE||5272|2023-01-01|2026-12-31
@u|OH|North Central Electric Cooperative
#NCE Rebate Programs|https://www.ncelec.org/rebates-programs
71|WE|$500||bU||4665||
73|DM|$600||m||4665||
@u|OH|North Western Electric Cooperative
#NWEC Rebates|https://nwec.com/rebates
78|DM|$600||m||4666||
@u|OH|Oak Harbor Public Power
#Efficiency Smart Home Energy Rebates - Oak Harbor Public Power|https://www.efficiencysmart.org/home-energy-rebates
26|DM|$100||mE||5273|2024-08-01|2026-12-31
@u|OH|Oberlin Municipal Light and Power
#Efficiency Smart Home Energy Rebates - Oberlin Municipal Light and Power|https://www.efficiencysmart.org/home-energy-rebates
27|DM|$100||mE||5274|2023-01-01|2026-12-31
@u|OH|Paulding-Putman Electric Cooperative
#PPEC Rebates|https://www.ppec.coop/rebate-programs
80|DM|$300||bU||4668||
@u|OH|Pioneer Rural Electric Cooperative
#Pioneer Rebates and Incentives|https://pioneerec.com/member-programs/rebates-incentives/
85|DM|$500||bU||4670||2026-12-31
86|WE|$400||bU||4670||2026-12-31
@u|OH|The Energy Cooperative
#The Energy Cooperative Rebate Programs|https://myenergycoop.com/rebate-programs
61|DM|$600||mU||5377||
@u|OH|Tri County Rural Electric Cooperative
#TREC Rebates|https://www.tricountyelectriccoop.coop/rebates
88|DM|$300||m||4676||
89|E|$350||m||4676||
@u|OH|Village of Edgerton Electric Department
#Efficiency Smart Home Energy Rebates - Village of Edgerton Electric Department|https://www.efficiencysmart.org/home-energy-rebates
20|DM|$100||mE||5279|2023-01-01|2026-12-31
@u|OH|Village of Minster Utilities Department
#Efficiency Smart Home Energy Rebates - Village of Minster Utilities Department|https://www.efficiencysmart.org/home-energy-rebates
24|DM|$100||mE||5269|2023-01-01|2026-12-31
@u|OH|Village of Versailles Utilities
#Efficiency Smart Home Energy Rebates - Village of Versailles Utilities|https://www.efficiencysmart.org/home-energy-rebates
29|DM|$100||mE||5276|2023-04-01|2026-12-31
@u|OH|Village of Wellington Utilities
#Efficiency Smart Home Energy Rebates - Village of Wellington Utilities|https://www.efficiencysmart.org/home-energy-rebates
32|DM|$100||mE||5348|2023-01-01|2026-12-31
@u|OH|Wapakoneta Electric Department
#Efficiency Smart Home Energy Rebates - Wapakoneta Electric Department|https://www.efficiencysmart.org/home-energy-rebates
31|DM|$100||mE||4656|2024-02-01|2026-12-31
@u|OH|Washington Electric Cooperative
#Washington Electric Rebates|https://www.weci.org/rebates-and-incentives
95|WE|$150||m||4679||
@u|OK|City of Edmond
#Edmond Electric Residential Rebates|https://www.edmondok.gov/1278/Heat-Pump-Rebates
10|DM|t300||m||4691||
@u|OK|Oklahoma Gas & Electric
#OG&E EfficiencyPrograms|https://www.oge.com/wps/portal/ord/energy-solutions/efficiency-programs/rebates/!ut/p/z1/lZFNb4MwDIZ_yw4chz1C07BbJirSDwmqFcp8mWCiKRIlFaVD-_dDQju0olvnm63ntf3aQJAC1dlnqbO2NHVW9fkb8XcHVaA84TxFG-Ej99Srt3xxmVAMtgOgfK4WAYZhIme4Zq6YRqsNYjAF-pc-WC8nvR5nMnFdhsju0-ONkHjn_NsA_d5-CzSM-HEgEun3DjgP517kIHOugZETXQIjN_hriwWQrkw-PEzWORMaqCl2RVM09rnpy_u2PZ6eLbSw6zpbG6Orwv4wBwvHJHtzaiG9JOF4iOM4xXL-SPlXJx--Ac1K2IE!/dz/d5/L2dBISEvZ0FBIS9nQSEh/
1|DM|$3000||mR||4712||
#OG&E EfficiencyPrograms|https://www.oge.com/web/portal/label_ord/energy-solutions/efficiency-programs/rebates
13|T|$50||mE||4712||
@u|OK|Public Service Company of Oklahoma
#Power Forward with PSO|https://powerforwardwithpso.com/rebate/energy-star-certified-heat-pump-water-heater/?category=Appliances+%26amp%3B+Equipment&link=appliances-equipment
3|W|$750||mE||4717||
#Power Forward with PSO|https://powerforwardwithpso.com/rebate/air-source-heat-pump-15-2-17-1-seer2/?category=Heating%2C+Cooling+%26amp%3B+Ventilation&link=heating-cooling-ventilation
5|D|$1400||mU||4717||
6|M|$600||m||4717||
@g|OR|Avista
#Avista On-Bill Loan Repayment|https://www.energytrust.org/residential/residential-financing/
358|TA|$30000||a||5530||
@u|OR|Blachly-Lane Electric Cooperative
#Blachly-Lane Electric Cooperative Residential Energy Efficiency Rebates|https://www.blachlylane.coop/conservation/energy-efficiency-rebates/residential-rebates/
149|W|$1100||mR||5339||
150|T|$140||m||5339||
151|D|$500||mR||5339||
152|M|$800||mR||5339||
@u|OR|Canby Utility Board
#Canby Utility Board Residential Rebates|https://www.canbyutility.org/efficiency-rebates/
184|M|$850||m||5323||
187|T|$100||m||5323||
198|W|$1100||mUR||5323||
199|D|$1000||m||5323||
532|DM|$500||mR||5323||
@u|OR|Central Electric Cooperative
#Central Electric Cooperative Residential Rebates|https://www.cec.coop/energy-programs/residential-efficiency/
159|D|$3200||m||5311||
161|M|$1500||m||5311||
162|T|$140||m||5311||
165|W|$1000||mU||5311||
168|W|%1||aI||5311||
@u|OR|Central Lincoln PUD
#Residential Rebates|https://clpud.org/energy-efficiency/residential-rebates/heat-pump-water-heaters/
450|W|$2200||m||5337||
#Residential Rebates|https://clpud.org/energy-efficiency/residential-rebates/smart-thermostats/
451|T|%1||m||5337||
#Residential Rebates|https://clpud.org/energy-efficiency/residential-rebates/air-source-heat-pumps-electric-furnace/
452|D|$1560||mR||5337||
#Residential Rebates|https://clpud.org/energy-efficiency/residential-rebates/air-source-heat-pump-upgrades-replacements/
453|D|$600||m||5337||
#Residential Rebates|https://clpud.org/energy-efficiency/residential-rebates/ductless-heat-pumps/
454|M|$920||m||5337||
@u|OR|City of Ashland Electric Department
#City of Ashland Residential Incentives|https://ashlandoregon.gov/584/Residential-Incentives
94|M|$900||m||5331||
95|D|$1500||m||5331||
97|W|$1400||m||5331||
478|W|$2800||mI||5331||
479|D|$3000||mI||5331||
480|M|$1800||mI||5331||
504|T|$100||m||5331||
@u|OR|City of Bandon
#Residential Rebates|https://www.directefficiency.com/bandon-rebates/#bandon-residential
508|D|$1000||m||5334||
511|W|$1000||m||5334||
513|M|$800||m||5334||
514|T|$110||m||5334||
@l|OR|City of Hillsboro
#Hillsboro Energy Efficient Grant Program|https://www.hillsboro-oregon.gov/our-city/departments/city-manager-s-office/sustainability/energy-efficiency-grant
338|W|%1||aI||3348||
@u|OR|Clatskanie PUD
#Clatskanie PUD Residential Energy Efficiency Rebates|https://www.clatskaniepud.com/conservation/residential-program-incentives
261|T|$140||m||5315||
262|W|$2200||mU||5315|2023-04-01|
263|M|$920||m||5315||
264|D|$1560||mU||5315||
@u|OR|Clearwater Power Company
#Clearwater Power Company Energy Efficiency Rebates|https://www.clearwaterpower.com/energy-efficiency/rebate-program/
232|W|%1||i||5324||
233|T|%1||i||5324||
234|T|$100||m||5324||
237|W|$1800||m||5324||
384|D|$1200||m||5324||
385|M|$800||m||5324||
@u|OR|Columbia Basin Electric Cooperative
#Columbia Basin Electric Cooperative Energy Efficiency Rebates|https://www.directefficiency.com/cbec-rebates/
176|T|$140||m||5327||
177|W|$2200||m||5327||
180|D|$1560||m||5327||
181|M|$920||m||5327||
@u|OR|Columbia River PUD
#Columbia River PUD Ways to Save At Home|https://www.crpud.net/ways-to-save/at-home/
107|W|$2200||m||5325|2023-04-01|
108|D|$1560||m||5325|2023-04-01|
109|M|$920||m||5325|2023-04-01|
459|T|$140||m||5325||
@u|OR|Columbia Rural Electric (WA)
#Columbia REA Residential Rebates|https://www.columbiarea.coop/energy-efficiency/rebate-offers/
183|D|$1560||m||5310||
186|T|$140||m||5310||
194|W|$2200||m||5310||
#Columbia REA Residential Rebates|https://www.columbiarea.coop/wp-content/uploads/Residential-Heating-and-Cooling-HVAC-04212025.pdf
399|M|$920||m||5310||
@u|OR|Consumers Power
#Consumer Power Energy Efficiency Rebates|https://www.directefficiency.com/cpi-rebates/
74|W|$1800||iR||4760||
75|T|%1||i||4760||
81|T|$140||m||4760||
82|W|$2200||mU||4760||
84|D|$1560||mU||4760||
85|M|$920||m||4760||
368|A|$100||m||4760||
@u|OR|Coos-Curry Electric Cooperative
#CCEC Residential Conservation Rebate Program|https://www.ccec.coop/efficiency-rebate-program
203|D|$1560||m||5343||
204|W|$2200||mR||5343||
205|M|$920||m||5343||
211|T|$140||m||5343||
@u|OR|Douglas Electric Cooperative
#Douglas Electric Coop Rebate Program|https://www.dec.coop/energy-efficiency/rebate-programs/
371|W|$2200||m||5321||
372|D|$1560||mU||5321||
373|M|$920||m||5321||
378|T|$100||m||5321||
@u|OR|Emerald PUD
#Emerald People's Utility District Residential Incentive Programs|https://www.epud.org/energy-efficiency/energy-incentive-programs/residential-incentive-programs/
110|W|$1800||m||5344||
111|D|$1000||mU||5344||
112|M|$1000||mR||5344||
541|T|$140||m||5344||
@o|OR|Energy Trust of Oregon
#Energy Trust of Oregon|https://www.energytrust.org/residential/incentives
6|D|$1000||mR||5345,5347|2023-10-01|
8|M|$800||mR||5345,5347|2023-10-01|
17|T|$100||i||5530,5345,5347,5517,5529||
357|W|$700||m||5345,5347||
#Energy Trust of Oregon Extended Capacity Heat Pump|https://www.energytrust.org/residential/incentives
4|D|$1000||m||5345,5347|2023-10-01|
#Energy Trust of Oregon Savings Within Reach|https://www.energytrust.org/residential/incentives
7|M|$1800||mIR||5345,5347|2023-10-01|
89|D|$2000||mI||5345,5347|2023-10-01|
@u|OR|Eugene Water & Electric Board
#EWEB Heat Pump Water Heater Program|https://www.eweb.org/rebates-and-savings/residential-incentives-rebates-loans-and-conservation/heat-pump-water-heaters
50|W|$1100||i||5332||
51|W|$2200||iIU||5332||
#EWEB Residential Ducted Heat Pump Program|https://www.eweb.org/rebates-and-savings/residential-incentives-rebates-loans-and-conservation/ducted-heat-pumps
52|D|$1250||mU||5332||
53|D|$6500||mIU||5332||
#EWEB Residential Ductless Heat Pump Program|https://www.eweb.org/rebates-and-savings/residential-incentives-rebates-loans-and-conservation/ductless-heat-pump
54|M|$800||m||5332||
55|M|$4500||mIU||5332||
#EWEB Residential Incentives|https://www.eweb.org/smartthermostat
542|T|%1||m||5332||
@u|OR|Forest Grove Light and Power
#Forest Grove Light and Power Residential Conservation Programs|https://www.forestgrove-or.gov/206/Energy-Efficiency-and-Conservation-Progr
336|M|$920||mR||5342||
484|D|$1560||mR||5342||
550|T|$165||m||5342||
@u|OR|Hermiston Energy Services
#Hermiston Energy Services Conservation Programs|https://www.hermiston.gov/energy/page/conservation-programs
337|T|$100||i||5338||
499|DM|$1000||m||5338||
501|W|$800||m||5338||
@u|OR|Hood River Electric Cooperative
#Hood River Coop Residential Rebates|https://hoodriver.coop/electric-service/rebates/
218|D|$1560||m||5317||
219|M|$920||m||5317||
220|W|$2200||i||5317||
@u|OR|Idaho Power
#Idaho Power Heating and Cooling Efficiency Program|https://www.idahopower.com/energy-environment/ways-to-save/savings-for-your-home/rebates-and-offers/heating-and-cooling-efficiency-program/
106|W|$300||mN||5308||
521|M|$400||m||5308||
522|A|$250||mN||5308||
525|D|$800||mN||5308||
529|T|$50||m||5308||
@u|OR|Lane Electric Cooperative
#Lane Electric Cooperative Energy Efficiency Rebates|https://laneelectric.com/programs-services/energy-efficiency/
222|M|$800||m||5312||
225|D|$800||m||5312||
226|W|$1800||m||5312||
#Lane Electric Cooperative Energy Efficiency Rebates|https://laneelectric.com/wp-content/uploads/0-LI-DHP-Packet-15.pdf
401|M|$6000||mI||5312||
@u|OR|McMinnville Water & Light
#McMinnville Water & Light Energy Efficiency|https://www.mc-power.com/energy-efficiency/
296|T|$105||m||5336||
#McMinnville Water & Light Energy Efficiency Rebates & Incentives|https://www.mc-power.com/energy-efficiency/energy-efficiency-rebates-incentives/heat-pump-water-heater-rebate/
120|W|$675||mU||5336||
#McMinnville Water & Light Energy Efficiency Rebates & Incentives|https://www.mc-power.com/energy-efficiency/energy-efficiency-rebates-incentives/
121|D|$900||m||5336||
122|M|$1200||m||5336||
@u|OR|Midstate Electric Cooperative
#Midstate Electric Cooperative Residential Conservation Incentives|https://www.midstateelectric.coop/residential
102|W|$1800||m||5319||
103|D|$1560||m||5319||
#Midstate Residential Conservation Incentives|https://www.midstateelectric.coop/residential
306|M|$920||m||5319||
#Midstate Residential Conservation Incentives|https://www.midstateelectric.coop/energy-efficiency/incentives/residential/
515|T|%1||m||5319||
@u|OR|Milton-Freewater City Light & Power
#Milton-Freewater City Light & Power Residential Rebates|https://www.mfcity.com/electric/page/residential-rebates
283|D|$1500||m||5326||
284|M|$900||m||5326||
288|W|$1800||mU||5326||
@u|OR|Monmouth Power and Light
#Monmouth Power and Light Residential Energy Efficiency Rebates|https://www.ci.monmouth.or.us/pview.aspx?id=55053&catid=0
117|W|$2200||m||5328||
118|M|$920||m||5328||
119|D|$1250||m||5328||
493|T|$140||m||5328||
494|T|%1||m||5328||
@u|OR|Northern Wasco PUD
#Northern Wasco People's Utility District Energy Efficiency Upgrade Programs|https://www.nwascopud.org/programs-services/energy-efficiency-upgrade-programs-eeup/
127|T|$140||i||5314||
131|DM|t400||m||5314||
135|W|$1800||mR||5314||
@s|OR|Oregon Department of Energy
#Community Heat Pump Deployment Program|https://www.earthadvantage.org/climate-justice/community-heat-pump-deployment-program.html
350|DM|$7000||a||2261,2262,2286||
#Community Heat Pump Deployment Program|https://www.geodc.net/burns-paiute-tribe-community-heat-pump-deployment-program/
398|DM|$7000||a||37||
#Heat Pump Purchase Program|https://www.oregon.gov/energy/Incentives/Pages/HP3.aspx
519|D|$2000||mN||37|2025-06-17|
@s|OR|Oregon Housing and Community Services
#OHCS State Home Oil Weatherization (SHOW) Program|https://www.oregon.gov/ohcs/energy-weatherization/pages/show.aspx
66|T|$3800||mIR||37||
67|T|$5700||mIR||37||
@u|OR|Oregon Trail Electric Cooperative
#Oregon Trail Electric Cooperative Rebates|https://otec.coop/rebates
315|T|$100||m||5316||
325|W|$525||b||5316||
326|DM|$550||b||5316||
327|DM|$850||bR||5316||
328|DM|$700||b||5316||
329|DM|$300||b||5316||
554|A|$175||m||5316||
@u|OR|Pacific Power (PacifiCorp)
#Energy Trust of Oregon Extended Capacity Heat Pump Regional Promotion|https://www.energytrust.org/residential/incentives/furnace-and-heat-pump/all
2|D|$2000||mK||2268,2282,2289|2023-10-01|
45|D|$4000||mR||2268,2282,2289||
381|D|$2000||m||2268,2282,2289||
#Energy Trust of Oregon Heat Pump Regional Promotion|https://www.energytrust.org/residential/incentives/furnace-and-heat-pump/all
46|D|$4000||m||2268,2282,2289||
#Energy Trust of Oregon Heat Pump Regional Promotion|https://www.energytrust.org/residential/incentives
87|M|$1800||mR||2268,2282,2289|2023-10-01|
88|M|$3500||mR||2268,2282,2289|2023-10-01|
@u|OR|Portland General Electric
#PGE Smart Thermostat Program|https://portlandgeneral.com/save-money/save-money-home/smart-thermostat-program
44|T|$25||m||5347||
@u|OR|Salem Electric
#Salem Electric Appliance Incentives|https://www.salemelectric.com/energy-efficiency/incentives/
62|W|$1800||m||5313||
#Salem Electric Heat Pump Program|https://www.salemelectric.com/energy-efficiency/incentives/
63|DM|$1560||mU||5313||
408|M|$900||m||5313||
#Salem Electric Smart Thermostat Incentive|https://www.salemelectric.com/energy-efficiency/incentives/
64|T|$125||mU||5313||
@u|OR|Springfield Utility Board
#Springfield Utility Board Conservation Connection|https://www.subutil.com/conservation/for-your-home/
271|W|$2200||m||5329||
273|M|$1000||m||5329||
274|T|$140||b||5329||
275|T|%1||i||5329||
276|D|$1700||m||5329||
@u|OR|Tillamook PUD
#Tillamook People's Utility District Residential Heat Pump Program|https://www.tpud.org/ways-to-save/heat-pump-programs/residential-heat-pump-program/
115|D|$1560||m||5341||
116|M|$920||m||5341||
#Tillamook People's Utility District Residential Rebates|https://www.tpud.org/ways-to-save/appliance-water-heater-rebates/
114|W|$1800||m||5341||
169|T|$140||i||5341||
@u|OR|Umatilla Electric Cooperative
#Umatilla Electric Co-op Residential Rebates for Energy Efficiency|https://www.umatillaelectric.com/energy-efficiency/residential-rebates/
210|M|$800||m||5340||
212|D|$1000||m||5340||
214|W|$800||mU||5340||
229|T|$100||m||5340||
@u|OR|Wasco Electric Cooperative
#Wasco Electric Co-op Residential Rebates|https://www.wascoelectric.com/rebates-energy-efficiency/residential-rebates/
241|T|$140||m||5309||
246|W|$2200||mU||5309|2023-04-01|
247|D|$1560||mU||5309||
248|M|$920||m||5309||
503|T|%1||m||5309||
@u|OR|West Oregon Electric Cooperative
#West Oregon Electric Co-op Residential Energy Efficiency Rebates|https://www.westoregon.org/members/rebates/
253|T|$140||m||5346||
254|W|$2200||mU||5346|2023-04-01|
255|M|$920||m||5346||
256|D|$1560||mU||5346||
@u|PA|PECO
#Appliance Rebates|https://www.peco.com/ways-to-save/for-your-home/rebates-discounts/appliance-rebates
42|T|$50||iE||4743|2025-01-01|2026-12-31
#Heating & Cooling Rebates|https://www.peco.com/ways-to-save/for-your-home/rebates-discounts/heating-cooling-rebates
43|DM|$300||mU||4743|2025-01-01|2026-12-31
44|M|$300||mU||4743|2025-01-01|2026-12-31
55|A|$200||mUE||4743|2025-01-01|2026-12-31
#Water Heating Rebates|https://www.peco.com/ways-to-save/for-your-home/rebates-discounts/water-heater-rebates
41|W|$350||mE||4743|2025-01-01|2026-12-31
@u|PA|PPL Electric Utilities Corp
#Products & Rebates|https://www.pplelectricsavings.com/ppl/homeequipment/products
29|A|$300||m|s16.3e16.3|4747||
35|T|$100||mUE||4747||
36|W|$400||m||4747||
37|DM|$450||m|s16.3h8.2e16.3|4747||
38|M|$400||m|s15.2h7.8e15.2|4747||
@u|PA|UGI Utilities
#Appliance Rebate Program|https://www.ugi.com/rebates-for-home/electric/appliance-rebate-program
52|T|$50||mE||4751||
#Appliance Rebate Program|https://www.ugi.com/rebates-for-home/electric/equipment-rebate-program/
56|A|$300||mE||4751||
57|DM|$400||m||4751||
58|W|$400||mE||4751||
#Equipment Rebate Program|https://www.ugi.com/rebates-for-home/electric/equipment-rebate-program
51|M|$1500||mUE||4751||
@u|RI|Block Island Power Company
#Block Island Utility District Energy Efficiency Program|https://blockislandpowercompany.com/efficiency-program/
5|D|t250|750|m||4757||
6|W|$300||mU||4757||
@u|RI|Clear River Electric and Water District
#Pascoag Utility District HVAC & Water Heater Incentives|https://pud-ri.org/conservation/download-rebate-forms
1|DM|t350|700|b||4761||
2|W|$450||bU||4761||
#Pascoag Utility District Residential Energy Audit-Weatherization Incentives|https://pud-ri.org/conservation/download-rebate-forms
41|T|$100||m||4761||
42|T|$25||m||4761||
@u|RI|Rhode Island Energy
#Rhode Island Energy Water Heating Rebates|https://www.rienergy.com/site/ways-to-save/save-money-with-rebates-and-incentives/gas-electric-water-heating
20|W|$625||mUR||4758|2024-01-01|2026-12-31
@s|RI|Rhode Island Office of Energy Resources
#RI Office of Energy Resources Clean Heat RI|https://cleanheatri.com/resources/incentives/
56|DM|%0.6|11500|mI||39|2025-07-21|
57|W|$2500||mIE||39|2025-07-21|
@u|SC|Aiken Electric Cooperative
#Aiken Electric H2O Select PLUS 2|https://www.aikenco-op.org/water-heater
7|E|%1||a||4759||
@u|SC|Berkeley Electric Cooperative
#Berkeley H20 Advantage|https://www.berkeleyelectric.coop/electric-water-heater-programs
2|E|$300||mU||4762||
@u|SC|Blue Ridge Electric Cooperative
#Blue Ridge Heat Pump Loan Program|http://blueridge.coop/hvac
4|DM|$15000||aU||4764||
@u|SC|City of Rock Hill
#Rock Hill SmartChoice Rebates|https://www.cityofrockhill.com/departments/utilities/residential-services/smartchoice-rebates-loans
14|WE|$225||m||4774||
15|DM|$400||mR||4774||
@u|SC|Duke Energy Carolinas
#DEC Smart Saver|https://www.duke-energy.com/home/products/smart-saver/heat-pump-water-heater
1|W|$500||m||4778||
@u|SC|Laurens Electric Cooperative
#Laurens Electric Home Rewards Program|https://laurenselectric.com/energy-programs/rebates-home-rewards-program/
5|D|$300||m||4787||
@u|SC|Santee Electric Cooperative
#Santee Empower Home Rebates|https://www.santeecooper.com/programs-incentives/empowerhome/heat-pumps/
8|M|t160||m||4796||
9|M|t80||m||4796||
10|M|$400||m||4796||
11|M|$300||m||4796||
13|W|$400||mE||4796||
@u|SD|Sioux Valley SW Electric Cooperative
#Sioux Valley Energy Solutions|https://siouxvalleyenergy.com/energy-solutions-catalog
3|W|$600||m||4838||
4|W|$1200||m||4838||
5|D|$1200||m||4838||
6|D|$600||m||4838||
8|M|$300||m||4838||
@u|SD|West River Electric Association
#West River Heat Pump Rebate|https://westriver.coop/air-source-heat-pumps
1|D|t250|750|m||4844||
@o|TN|Tennessee Valley Authority
#TVA Energy Right|https://energyright.com/residential/rebates/mini-split/
2|D|$800||mU||4877,4848,4849,4850,4851,4852,4853,4854,4855,4856,4857,4858,4860,4861,4862,4863,4864,4865,4866,4867,4868,4869,4870,4871,4872,4873,4874,4875,4876,4878,4879,4880,4881,4882,4883,4884,4885,4886,4887,4888,4889,4890,4891,4892,4893,4894,4895,4897,4898,4899,4900,4901,4902,4904,4906,4907,4909,4915,4916,4917,4918,4919,4920,4922,4923,4924,4925,4926,4927,4928,4930,4931,4932,4933,4935,4936,4937,4938,4911,4896||
@u|TX|Austin Energy
#Austin Energy Instant Savings|https://austinenergy.clearesult.com/
12|W|$800||iE||4941||
#Austin Energy Rebates and Incentives|https://savings.austinenergy.com/residential/offerings
1|W|$800||mE||4941||
3|M|$800||mU||4941||
4|D|$950||mU||4941||
5|T|$50||m||4941||
8|T|%1||aI||4941||
@u|TX|Bartlett Electric Cooperative
#BEC B-Green Rebates|https://bartlettec.coop/b-green-rebates
25|DM|$200||mUR||4944||
26|WE|$25||m||4944||
@u|TX|Brownsville Public Utilities Board
#Brownsville Public Utilities GoGreen Rebates|https://www.brownsville-pub.com/gogreen/rebate-programs/hvac/
27|D|$450||bU||4948||
28|M|$100||b||4948||
@u|TX|City of Denton
#City of Denton Rebates|https://www.cityofdenton.com/340/Rebates-Resources
29|D|$2500||mU||4958|2024-10-01|
30|M|%0.3|750|m||4958|2024-10-01|
31|W|%0.3|300|m||4958|2024-10-01|
70|T|%1|100|m||4958|2024-10-01|
@u|TX|City of New Braunfels
#NBU Rebates|https://www.nbutexas.com/rebates/
32|D|$1150||bU||4969||
33|M|$200||b||4969||
@u|TX|City of San Marcos
#San Marcos Energy Rebate Programs|https://www.sanmarcostx.gov/3720/Energy-Rebate-Programs
35|D|t250|250|m||4970||
@u|TX|El Paso Electric
#El Paso Electric TX Income Qualified Program|https://www.epesavings.com/residential-lowincome.html
60|W|$400||mIE||4980||2026-12-31
#El Paso Electric TX Residential Program|https://www.epesavings.com/upgrades-residential.html
61|W|$300||mE||4980||2026-12-31
64|DM|$449||m||4980||2026-12-31
@u|TX|Entergy Texas
#Entergy Solutions|https://www.entergy-texas.com/your_home/save_money/ee/hvac/
57|DM|$2700||i||4981||
@u|TX|Fayette Electric Cooperative
#FEC HVAC Rebates|https://www.fayette.coop/hvac-rebates
37|D|$150||m||4985||
@u|TX|Guadalupe Valley Electric Cooperative
#GVEC Residential Rebates|https://www.gvec.org/electric/rebates/
51|D|$650||m||4989||
@u|TX|HILCO Electric Cooperative
#HILCO Rebate Programs|https://hilco.coop/rebate-programs
38|D|$150||m||4992||
@u|TX|Heart of Texas Electric Cooperative
#HOTEC Rebates|https://www.hotec.coop/rebates
46|DM|$200||mU||4991||
47|WE|$75||m||4991||
@u|TX|Kerrville Public Utility Board
#KPUB Energy Saving Rebates|https://www.kpub.com/save-energy-money/
40|DM|$900||m||4998||
41|W|$300||m||4998||
@u|TX|Magic Valley Electric Cooperative
#MVEC Rebates|https://magicvalley.coop/rebate/
22|D|$600||mU||5004||
@u|TX|Medina Electric Cooperative
#Medina Electric Rebates|https://www.medinaec.org/rebates
20|DM|$400||mR||5005||
@u|TX|Mid-South Electric Cooperative Association
#MidSouth Rewards|https://midsouthelectric.com/midsouthrewards/
18|DM|$400||mU||5006||
19|E|$600||i||5006||
@u|TX|Oncor Electric Delivery
#Oncor Residential Rebates|https://www.oncor.com/takealoadofftexas/pages/residential
54|W|$500||i||5011||
56|DM|%1|3500|a||5011||
78|A|$3500||i||5011||
@u|TX|Southwest Rural Electric Association
#SWRE Products & Rebates|https://swre.com/products-rebates
23|WE|$200||mU||5023||
24|DM|$200||m||5023||
@u|TX|United Cooperative Services
#United Energy Innovation rebates|https://ucs.net/sites/default/files/2025%20REBATE%20BROCHURE_2_Draft5.pdf
42|DM|$200||m||5063||
44|W|$150||m||5063||
@u|TX|Victoria Electric Cooperative
#Victoria Electric Products|https://victoriaelectric.coop/content/products
17|E|$150||i||5033||
@u|TX|Wise Electric Cooperative
#Wise Electric Rebates|https://www.wiseec.com/energy-services/rebates-savings/
53|DM|$600||mU||5036||
@u|TX|Xcel Energy
#Xcel Energy TX Energy Efficiency Service Program|https://tx.my.xcelenergy.com/s/residential/home-rebates/efficiency-services
52|DM|%1||pK||5038||
@u|UT|City of Logan
#Logan Residential Rebates|https://www.loganutah.gov/government/departments/light_and_power/energy_conservation_solar/appliance_incentives.php
22|W|$350||m||5042||
23|M|$1300||mU||5042||
24|D|$1600||mU||5042||
@u|UT|DixiePower
#DixiePower Rebates|https://www.dixiepower.com/services/rebates/
12|DM|t200||m||5047||
15|T|$150||m||5047||
@u|UT|Empire Electric Association
#EEA Residential Energy Efficiency Products Program|https://www.eea.coop/residential-energy-efficiency-program
28|DM|$1500||mU||5048||
32|W|$350||mE||5048||
42|T|$50||m||5048||
@u|UT|Garkane Energy Cooperative
#Garkane Rebate Programs|https://www.garkaneenergy.com/energy-efficient-rebates
16|D|$400||mU||5050||
18|W|$350||m||5050||
@u|UT|Heber Light & Power Company
#Heber Light and Power Energy Savings|https://www.heberpower.com/clear-peaks-savings-energy/rebates/
33|DM|$1600||mU||5051||
35|W|$1000||m||5051||
@u|UT|Mt Wheeler Power
#Mt Wheeler Power Rebates|https://www.mwpower.net/forms
37|W|$300||m||5058||
38|DM|t300||m||5058||
@u|UT|Price City Utilities
#Price City UAMPS Rebates|https://www.uamps.com/Smart-Energy
20|M|$1300||mU||5351||
21|D|$400||mU||5351||
@u|UT|Raft Rural Electric Cooperative
#Raft Rural Coop Energy Efficiency Rebates|https://www.rrelectric.com/member-services/energy-efficiency/energy-efficiency-rebates/
40|W|$450||mU||5062||
@u|UT|Rocky Mountain Power
#WattSmart Homes|https://wattsmarthomes.com
1|M|$1700||mU||4921||
2|D|$1600||mU||4921||
4|T|$75||mE||4921||
7|W|$350||m||4921||
@o|UT|Utah Associated Municipal Power Systems (UAMPS)
#UAMPS Home Energy Savings Program|https://www.uamps.com/Smart-Energy
19|WE|$50||m||5040,5044,5049,5052,5053,5054,5055,5060,5064,5351||
@o|UT|Utah Municipal Power Agency
#RenewChoice Rebates|https://renewchoice.com/conserve/
50|W|$500||m||5061,5065||
51|D|$1000||m||5061,5065||
52|M|$500||m||5061,5065||
@u|UT|Wells Rural Electric
#Wells Rural Electric Rebates|https://www.wrec.coop/save-energy-save-money/rebates/
47|W|$2200||mU||5066||
48|M|$920||m||5066||
49|D|$1560||mU||5066||
@u|VA|Appalachian Power
#Take Charge Virginia Efficient Products Program|https://takechargeva.com/programs/for-your-home/efficient-products-program-appliances
6|M|$300||iR||5068|2022-01-01|2026-12-31
8|W|$400||iE||5068|2022-01-01|2026-12-31
#Take Charge Virginia Home Performance Program|https://takechargeva.com/resources/docs/hp-2023.pdf
5|M|$267||mR||5068||
@u|VA|Dominion Energy
#Water Energy Savings Program|https://www.domsavings.com/home-program/water-energy-rebate
16|W|$400||i||5078|2022-01-01|
@u|VT|Burlington Electric Department
#Burlington Electric Department - Heat Pump Rebates - Income Bonus|https://www.burlingtonelectric.com/waterheaters
108|W|$400||mI||5094|2025-01-01|2026-12-31
#Burlington Electric Department - Rebate for Ducted Heat Pump|https://www.burlingtonelectric.com/heatpumps
12|D|$5450||mU||5094|2023-01-01|2026-12-31
13|D|$400||mIU||5094|2023-01-01|2026-12-31
#Burlington Electric Department - Rebate for Ductless Heat Pump|https://www.burlingtonelectric.com/rebate-form?item_purchased=Mini-Split%20Heat%20Pump
23|M|%0.75|2500|mK||5094|2022-01-01|2026-12-31
25|M|$500||mIU||5094|2022-01-01|2026-12-31
101|M|$450||iUK||5094|2021-11-01|2026-12-31
#Burlington Electric Department - Rebate for Heat Pump Water Heater|https://www.burlingtonelectric.com/waterheaters
43|W|$800||mUK||5094|2022-01-01|2026-12-31
@s|VT|Efficiency Vermont
#Efficiency Vermont - Smart Thermostats|https://www.efficiencyvermont.com/Media/Default/docs/rebates/forms/efficiency-vermont-smart-therm-rebate-form.pdf, https://www.efficiencyvermont.com/Media/Default/docs/rebates/forms/efficiency-vermont-smart-therm-rebate-form.pdf
65|T|$100||mE||45|2019-01-01|
#Efficiency Vermont Ducted Heat Pump Rebate|https://www.efficiencyvermont.com/rebates/list/centrally-ducted-heat-pumps
7|D|$2200||iUK||45|2025-11-01|
#Efficiency Vermont Ducted Heat Pump Rebate Income Bonus|https://www.efficiencyvermont.com/rebates/list/centrally-ducted-heat-pumps
8|D|$2200||mIU||45||
#Efficiency Vermont Ductless Heat Pump Rebate|https://www.efficiencyvermont.com/rebates/list/heat-pump-heating-cooling-system
18|M|$450||iUK||45|2021-11-01|
#Efficiency Vermont Ductless Heat Pump Rebate Income Bonus|https://www.efficiencyvermont.com/rebates/list/heat-pump-heating-cooling-system
21|M|$2200||mIU||45||
#Efficiency Vermont Heat Pump Water Heater Rebate Program|https://www.efficiencyvermont.com/rebates/list/heat-pump-water-heaters
41|W|$600||m||45|2020-01-01|
#Efficiency Vermont Heat Pump Water Heater Rebate Program|https://www.burlingtonelectric.com/waterheaters
116|W|$400||mI||45|2025-01-01|2026-12-31
@u|VT|Green Mountain Power
#Green Mountain Power Heat Pump Rebate|https://greenmountainpower.com/rebates-programs/home-and-yard/heat-pump/
10|DM|$2000||mI||5095||
@o|VT|VPPSA
#VPPSA Heat Pump Rebate Income Bonus|https://www.efficiencyvermont.com/Media/Default/docs/rebates/forms/vppsa-tc-income-bonus-form.pdf
11|DM|$2200||mI||5096,5097,5098,5099,5100,5101,5103|2023-01-01|
@u|VT|Vermont Electric Cooperative
#Thermal Efficiency Bill Credit Bonus|https://eternityweb.formstack.com/forms/vermont_electric_coop_thermal_efficiency_bonus
16|D|$150||b||5102|2021-01-01|
26|M|$150||b||5102||
@u|VT|Washington Electric Cooperative
#Button Up WEC - Ducted Heat Pump Rebate|https://www.washingtonelectric.coop/wp-content/uploads/2023/06/5-2023-WEC-Button-Up-Thermal-incentives.pdf
17|D|$100||m||5104||
#Button Up WEC - Ductless Heat Pump Rebate|https://www.washingtonelectric.coop/wp-content/uploads/2023/06/5-2023-WEC-Button-Up-Thermal-incentives.pdf
22|M|$100||m||5104||
@u|WA|Clark Public Utilities
#Clark Public Utilities Heat Pump Program|https://www.clarkpublicutilities.com/residential-customers/reduce-energy-waste-and-lower-your-bill/all-rebates-incentives-and-low-interest-loans/heat-pump-program/
16|D|$1200||mU||5115||
#Clark Public Utilities Heat Pump Program|https://www.clarkpublicutilities.com/residential-customers/reduce-energy-waste-and-lower-your-bill/all-rebates-incentives-and-low-interest-loans/ductless-heat-pump-program/
17|M|$900||mR||5115||
#Clark Public Utilities Heat Pump Water Heater Program|https://www.clarkpublicutilities.com/residential-customers/reduce-energy-waste-and-lower-your-bill/all-rebates-incentives-and-low-interest-loans/heat-pump-water-heater-program/
18|W|$1500||mR||5115||
@u|WA|Cowlitz Public Utility District
#Residential Efficiency Programs|https://www.cowlitzpud.org/efficiency/residential-programs/residential-efficiency-programs/
31|D|$1200||mU||5118||
32|M|$800||m||5118||
@u|WA|Inland Power & Light Company
#Residential Incentives Rebates|https://www.inlandpower.com/heat-pumps
39|D|$1200||mU||5120||
40|M|$920||mR||5120||
#Residential Incentives Rebates|https://www.inlandpower.com/hybrid-water-heaters
41|W|$800||mR||5120||
@u|WA|PUD No 1 of Benton County
#Residential Rebates|https://www.bentonpud.org/rebates-savings/rebates/residential-rebates
26|W|$700||b||5132||
27|W|$1100||b||5132||
29|D|$1200||bUK||5132||
30|M|$800||bK||5132||
@u|WA|PUD No 1 of Grays Harbor County
#Residential Programs|https://www.ghpud.org/energy-efficiency/residential-programs/heating-cooling/
36|M|$800||m||5138||
37|M|$1200||mUR||5138||
@u|WA|Pacific Power
#Wattsmart Savings|https://pacificpowerhpwh.com/
45|W|$900||iE||3038,3041,5603||
#Wattsmart Savings|https://wattsmartsavings.net/washington-residential/find-savings-heating-and-cooling/ductless-heat-pumps/
46|M|$2000||mU||5129||
#Wattsmart Savings|https://wattsmartsavings.net/washington-residential/find-savings-heating-and-cooling/central-air-conditioners/
47|A|$93||m||5129||
#Wattsmart Savings|https://wattsmartsavings.net/washington-residential/find-savings-heating-and-cooling/heat-pumps-wa/
48|D|$2750||mUR||5129||
49|D|$3000||mUR||5129||
50|D|$300||m||5129||
51|M|$1600||mR||5129||
52|M|$1800||mR||5129||
@u|WA|Puget Sound Energy
#Efficiency Boost|https://www.pse.com/en/rebates/heating/electric-resistance-to-air-source-heat-pump-conversion-rebate
3|DM|$2400||mIR||5147||
#Efficiency Boost|https://www.pse.com/en/rebates/heating/iq-heatpump
53|DM|$4000||mIR||5147||
#Energy Efficiency Rebates|https://www.pse.com/rebates/water-heating/heat-pump-water-heater-rebate
1|W|$1000||m||5147|2025-01-01|
#Energy Efficiency Rebates|https://www.pse.com/en/rebates/heating/electric-resistance-to-air-source-heat-pump-conversion-rebate
2|DM|$1500||mR||5147||
@u|WA|Seattle City Light
#Home Energy Solution Rebates|https://www.seattle.gov/city-light/residential-services/home-energy-solutions#heatpumpwaterheaters
8|W|$750||i||5148||
#Home Energy Solution Rebates|https://www.seattle.gov/city-light/residential-services/home-energy-solutions#heatpumps
9|DM|$600||iU||5148||
@u|WA|Snohomish PUD
#Connect to Save|https://www.snopud.com/save-energy/residential/rebates/heating/
10|D|$2500||mUR||5149||
#Connect to Save|https://www.snopud.com/save-energy/residential/rebates/heat-pump-water-heaters/
14|W|$750||iE||5149||
@u|WA|Tacoma Public Utilities
#Residential Incentives|https://www.mytpu.org/ways-to-save/residential-incentives/heat-pump/#pattern_1
21|M|$2000||mUR||5150||
22|M|$1000||mR||5150||
#Residential Incentives|https://www.mytpu.org/ways-to-save/residential-incentives/hybrid-water-heater/#pattern_1
23|W|$500||m||5150||
@u|WI|Barron Electric Cooperative
#Energy Savings Rebates: HVAC|https://www.barronelectric.com/index.php/2026-energy-rebates
39|DM|%0.2||b|h7.5e14.3|5157|2024-01-01|2026-12-11
#Energy Savings Rebates: Water Heaters|https://www.barronelectric.com/index.php/2026-energy-rebates
37|E|%0.2|400|b||5157|2024-01-01|2026-12-11
38|W|%0.2|500|b||5157|2024-01-01|2026-12-11
@u|WI|Chippewa Valley Electric Cooperative
#HVAC Incentives|https://www.cvecoop.com/rebates.php
58|DM|t200||b|h7.5e14.3|5164||2026-12-31
60|T|$25||b||5164||2026-12-31
#Water Heater Incentives|https://www.cvecoop.com/rebates.php
56|E|$269||bU||5164|2024-01-01|2026-12-31
57|W|$500||b||5164|2024-01-01|2026-12-31
@u|WI|Clark Electric Cooperative
#HVAC Incentives|https://www.cecoop.com/rebatesincentives
66|DM|t300||m|h7.5e14.3|5167||2026-12-31
68|T|$25||m||5167||2026-12-31
#Water Heater Incentives|https://www.cecoop.com/rebatesincentives
64|W|$350||m||5167||2026-12-31
@u|WI|Dunn Energy Cooperative
#Home Rebates|https://www.dunnenergy.com/home-rebates
76|E|$400||bU||5173|2024-01-01|2026-12-31
77|W|$500||b||5173|2024-01-01|2026-12-31
78|DM|t200||b|s14.3h7.5|5173|2024-01-01|2026-12-31
@u|WI|East Central Energy
#Residential Rebates|https://eastcentralenergy.com/2024-residential-rebates
83|W|$500||mE||5174||
84|DM|$1000||m||5174||
87|T|$25||m||5174||
@o|WI|Focus On Energy
#Focus on Energy Heating & Cooling Rebates|https://focusonenergy.com/residential/heating-and-cooling
23|DM|$350||iIR||5154,5155,5156,5159,5160,5161,5162,5166,5167,5168,5169,5170,5171,5172,5175,5176,5177,5178,5180,5182,5184,5185,5186,5187,5188,5189,5190,5191,5192,5193,5194,5195,5196,5197,5198,5199,5200,5201,5202,5203,5205,5206,5207,5210,5211,5212,5214,5215,5216,5217,5218,5220,5221,5222,5223,5224,5225,5226,5227,5229,5230,5231,5232,5233,5234,5235,5237,5238,5239,5240|2026-01-01|2026-12-31
153|DM|$700||m||5154,5155,5156,5159,5160,5161,5162,5166,5167,5168,5169,5170,5171,5172,5175,5176,5177,5178,5180,5182,5184,5185,5186,5187,5188,5189,5190,5191,5192,5193,5194,5195,5196,5197,5198,5199,5200,5201,5202,5203,5205,5206,5207,5210,5211,5212,5214,5215,5216,5217,5218,5220,5221,5222,5223,5224,5225,5226,5227,5229,5230,5231,5232,5233,5234,5235,5237,5238,5239,5240|2025-01-01|
155|DM|$900||mI||5154,5155,5156,5159,5160,5161,5162,5166,5167,5168,5169,5170,5171,5172,5175,5176,5177,5178,5180,5182,5184,5185,5186,5187,5188,5189,5190,5191,5192,5193,5194,5195,5196,5197,5198,5199,5200,5201,5202,5203,5205,5206,5207,5210,5211,5212,5214,5215,5216,5217,5218,5220,5221,5222,5223,5224,5225,5226,5227,5229,5230,5231,5232,5233,5234,5235,5237,5238,5239,5240|2025-01-01|
#Focus on Energy Smart Thermostat Rebates|https://focusonenergy.com/residential/smart-thermostats
21|T|$50||m||5154,5155,5156,5159,5160,5161,5162,5166,5167,5168,5169,5170,5171,5172,5175,5176,5177,5178,5180,5182,5184,5185,5186,5187,5188,5189,5190,5191,5192,5193,5194,5195,5196,5197,5198,5199,5200,5201,5202,5203,5205,5206,5207,5210,5211,5212,5214,5215,5216,5217,5218,5220,5221,5222,5223,5224,5225,5226,5227,5229,5230,5231,5232,5233,5234,5235,5237,5238,5239,5240|2024-01-01|
#Focus on Energy Water Heating Rebates|https://focusonenergy.com/residential/water-heating
19|W|$300||iE||5154,5155,5156,5159,5160,5161,5162,5166,5167,5168,5169,5170,5171,5172,5175,5176,5177,5178,5180,5182,5184,5185,5186,5187,5188,5189,5190,5191,5192,5193,5194,5195,5196,5197,5198,5199,5200,5201,5202,5203,5205,5206,5207,5210,5211,5212,5214,5215,5216,5217,5218,5220,5221,5222,5223,5224,5225,5226,5227,5229,5230,5231,5232,5233,5234,5235,5237,5238,5239,5240||
@u|WI|Jackson Electric Cooperative
#Rebates and Incentives|https://www.jackelec.com/rebates-and-incentives
91|DM|t600||b||5181|2024-01-01|2026-12-31
94|E|$500||bU||5181|2024-01-01|2026-12-31
95|W|$700||b||5181|2024-01-01|2026-12-31
@u|WI|Polk-Burnett Electric Cooperative
#HVAC Rebates|https://www.polkburnett.com/rebates
112|DM|t250||m|s14.3h7.5e14.3|5208|2024-01-01|2026-12-31
#Water Heater Rebates|https://www.polkburnett.com/rebates
111|W|$500||m||5208|2024-01-01|2026-12-31
@u|WI|Price Electric Cooperative
#PEC Smart Sense Rebates: HVAC|https://priceelectric.coop/rebates
120|DM|t400||m|s14.3e14.3|5209||2026-12-31
123|T|$75||m||5209||2026-12-31
#PEC Smart Sense Rebates: Water Heaters|https://priceelectric.coop/rebates
118|E|$1000||mU||5209||2026-12-31
119|W|$700||m||5209||2026-12-31
@u|WI|Riverland Energy Cooperative
#HVAC Rebates|https://www.riverlandenergy.com/rebates
131|DM|t200||m|h7.5e14.3|5213||2026-12-19
#Water Heater Rebates|https://www.riverlandenergy.com/rebates
129|E|$400||mU||5213||2026-12-19
130|W|$500||m||5213||2026-12-19
@u|WY|Lower Valley Energy
#LVE Conservation Programs|https://www.lvenergy.com/energy-efficiency/conservation-residential/
23|W|$900||mUR||5261||
24|M|$650||m||5261||
25|DM|$900||mR||5261||
26|T|$115||m||5261||
@u|WY|Rocky Mountain Power
#WattSmart Homes|https://wattsmarthomes.com
2|D|$500||mU||5266||
3|D|$1700||mU||5266||
4|DM|$1700||mUC||5266||
5|M|$2000||mU||5266||
6|DM|$2000||mU||5266||
7|W|$600||mU||5266||`
