// One weather station a line, states apart: latitude|longitude|feet above the sea|99 % heating °F|1 % cooling °F|name.
// Source and status: docs/data-sources.md
export const STATION_LINES = `
56.94|-154.18|43|13.8|57.4|Akhiok AP-Moser Bay Seaplane Base
60.903|-161.231|30|-16.8|62.1|Akiak AP
70.344|-150.945|20|-40.2|71.1|Alpine AF
67.1|-157.85|335|-35.9|73.8|Ambler AP
51.383|179.267|226|24.3|50.5|Amchitka Island AP
68.135|-151.742|2103|-33.5|67.5|Anaktuvuk Pass AP
61.253|-149.794|194|-8.7|71.2|Anchorage-JB Elmendorf-Richardson
61.267|-149.65|377|-13|72.3|Anchorage-JB Elmendorf-Richardson-Bryant AAF
61.178|-149.966|72|-2.4|71.4|Anchorage-Lake Hood Seaplane Base
61.217|-149.855|138|-6|71.6|Anchorage-Merrill Field AP
61.157|-149.986|144|-2|69.4|Anchorage-Stevens Intl AP
57.499|-134.586|36|17.1|64.8|Angoon Seaplane Base
61.582|-159.543|85|-29.2|70.7|Aniak AP
55.039|-131.578|115|22.3|70.9|Annette Island AP
62.65|-160.183|279|-23.3|70.9|Anvik AP
68.115|-145.579|2093|-44.1|70.3|Arctic Village AP
52.22|-174.206|49|25.2|56.3|Atka AP
70.467|-157.436|95|-37.7|63.5|Atqasuk-Burnell Meml AP
52.833|173.183|69|21.7|53.2|Attu-CGS Casco Cove
60.785|-161.829|138|-20|69.6|Bethel AP
66.917|-151.515|643|-43.6|75.6|Bettles AP
63.994|-145.721|1276|-29.6|74.7|Big Delta-Ft Greely Allen AAF
60.814|-152.297|39|-18.8|68.9|Big River Lake
61.416|-149.507|95|-7.4|70.7|Birchwood AP
65.983|-161.15|30|-35.7|70.3|Buckland AP
65.25|-166.867|10|-14.8|55.9|CGAS Port Clarence
63.391|-148.956|2192|-34.8|63.7|Cantwell AP
56.002|-134.135|190|19.8|59.2|Cape Decision Lighthouse
60.236|-146.644|33|14.9|58.8|Cape Hinchinbrook
68.875|-166.113|10|-23.4|59|Cape Lisburne AFS
58.65|-162.067|528|-4.7|59.9|Cape Newenham LRRS AP
61.783|-166.033|479|-9|61|Cape Romanzoff LRRS AP
58.199|-136.643|89|21.2|59|Cape Spencer CGH
65.567|-144.765|919|-43.8|77.2|Central AP
67.5|-148.483|1919|-45.6|68.2|Chandalar Lake AP
61.533|-165.583|75|-12.1|63.5|Chevak AP
56.311|-158.373|20|12.2|61.7|Chignik AP
62.883|-149.833|1250|-19.1|70|Chulitna
65.827|-144.075|597|-43.2|86.5|Circle City AP
55.221|-162.732|79|12.4|58.6|Cold Bay AP
60.492|-145.476|33|4.8|66.9|Cordova-Smith AP
70.162|-148.464|30|-45.2|70.5|Deadhorse 3 S
70.192|-148.477|62|-40|63|Deadhorse AP
66.069|-162.764|20|-30.3|64.9|Deering AP
62.402|-142.995|2881|-29.7|65.1|Devils Mountain Lodge AP
59.05|-158.517|95|-12.1|67.6|Dillingham AP
53.975|-166.859|1299|15.4|56.1|Driftwood Bay AFS
64.777|-141.148|879|-43.6|78.6|Eagle AP
58.185|-157.386|92|-9.2|63.1|Egegik AP
58.971|-135.237|33|15.1|66.6|Eldred Rock CGH
58.195|-136.347|23|21.2|61.7|Elfin Cove Seaplane Base
64.617|-162.267|161|-12.8|68.4|Elim AP
62.785|-164.491|13|-21.1|64.9|Emmonak AP
61.937|-147.167|3287|-17.3|65.1|Eureka-Skelton AP
64.974|-147.51|1142|-20.7|74.3|Fairbanks 11 NE-NOAA-NESDIS-FCDAS
64.804|-147.876|433|-36.6|77.5|Fairbanks Intl AP
64.683|-147.083|548|-39.3|77.4|Fairbanks-Eielson AFB
54.85|-163.417|20|17.4|60.3|False Pass AP
62.517|-153.883|1503|-38.2|71.2|Farewell AP
62.542|-153.624|1053|-33|71.8|Farewell Lake Seaplane Base
57.27|-133.631|36|21.9|62.4|Five Finger Lighthouse
65.933|-149.851|571|-41.6|81.9|Five Mile AP
63.967|-145.7|1306|-37.7|75.6|Fort Greely
66.567|-145.267|443|-47.7|76.5|Fort Yukon AP
64.833|-147.617|459|-36.6|79|Ft Wainwright-Ladd AAF
58.255|-134.898|0|10.9|61.7|Funter Bay Seaplane Base
68.483|-149.483|2671|-40.2|65.3|Galbraith Lake AP
64.737|-156.934|161|-40.9|74.7|Galena-Pike AP
63.767|-171.733|26|-11.2|53.4|Gambell AP
62.1|-145.967|1880|-24.2|71.4|Glennallen
64.55|-163.007|26|-23.8|66.4|Golovin AP
62.159|-145.459|1578|-32.6|74.5|Gulkana AP
58.429|-135.69|20|0.5|64.4|Gustavus 2 NE
58.425|-135.707|33|7.9|66.7|Gustavus AP
59.243|-135.509|16|5.2|70.2|Haines AP
59.232|-135.441|33|-8.7|69.3|Haines Boat Harbor
61.983|-152.083|1001|-17.1|72.3|Hayes River
63.866|-148.969|1293|-39.1|71.1|Healy River AP
62.183|-159.767|69|-26.7|71.4|Holy Cross AP
59.642|-151.491|72|5.4|63.9|Homer AP
58.096|-135.409|20|13.1|70.3|Hoonah Seaplane Base
61.524|-166.147|16|-10.5|62.6|Hooper Bay AP
65.697|-156.35|180|-41.1|74.3|Huslia AP
55.206|-132.828|0|22.3|68.4|Hydaburg Seaplane Base
59.324|-155.902|89|-17.9|68|Igiugig AP
59.749|-154.909|161|-12.5|68.4|Iliamna AP
66|-153.7|1276|-30.3|72.3|Indian Mountain LRRS AP
68.485|-155.751|1909|-42|68|Ivotuk-Univ Alaska Permafrost Laboratory
58.357|-134.564|16|10.8|70.9|Juneau Intl AP
56.961|-133.91|171|17.6|65.7|Kake AP
70.134|-143.577|3|-33.5|54.3|Kaktovik-Barter Island LRRS AP
61.536|-160.341|56|-21.1|70.5|Kalskag AP
64.327|-158.742|177|-38.6|73.8|Kaltag AP
60.724|-150.448|282|-17|72|Kenai 29 ENE
60.58|-151.239|92|-12.6|67.3|Kenai Muni AP
55.357|-131.712|95|20.5|69.6|Ketchikan Intl AP
66.976|-160.437|167|-35.3|72|Kiana-Baker Meml AP
55.117|-162.27|154|12.4|58.6|King Cove AP
58.208|-155.923|663|-14.3|70.2|King Salmon 42 SE
58.683|-156.656|52|-17.7|69.4|King Salmon AP
67.732|-164.548|13|-28.3|62.4|Kivalina AP
55.58|-133.075|79|20.3|67.6|Klawock AP
57.751|-152.486|115|13.6|66.4|Kodiak AP
59.73|-157.26|269|-15.3|70.2|Koliganek AP
66.886|-162.613|30|-28.8|65.5|Kotzebue-Wien Meml AP
64.935|-161.155|121|-21.6|70.2|Koyuk-Adams AP
61.633|-149.033|774|-16.2|65.1|Lazy Mountain
70.917|-153.233|39|-43.2|49.5|Lonely AFS AP
64.999|-150.638|279|-47.4|80.4|Manley Hot Springs AP
58.99|-159.05|52|-10.5|68|Manokotak AP
61.867|-162.033|102|-19.8|70.3|Marshall Hunter AP
61.433|-142.933|1493|-43.8|59.9|McCarthy AP
62.957|-155.61|338|-39.3|75|McGrath AP
63.733|-148.917|1719|-35.3|71.6|McKinley Natl Park AP
60.372|-166.272|49|-10.3|57.9|Mekoryuk AP-Nunivak Island
61.25|-153.816|1175|-49.2|59.9|Merrill Pass West
55.131|-131.578|0|25.3|66|Metlakatla Seaplane Base
59.433|-146.333|46|24.4|61.2|Middleton Island AP
63.886|-152.302|679|-32.8|74.3|Minchumina AP
64.7|-162.05|20|-41.3|66.2|Moses Point AP
62.095|-163.682|325|-17.7|66.9|Mountain Village AP
51.883|-176.65|16|23.2|57.4|NAS Adak
56.009|-161.161|16|10.4|58.8|Nelson Lagoon AP
64.55|-149.072|361|-36.2|77|Nenana Muni AP
59.45|-157.33|302|-11.9|69.8|New Stuyahok AP
63.017|-154.367|413|-36.2|74.7|Nikolai AP
52.941|-168.871|69|23.9|53.6|Nikolski AS
67.566|-162.975|89|-36.9|73|Noatak AP
64.511|-165.44|39|-22|64.4|Nome AP
66.818|-161.022|56|-34.1|71.1|Noorvik-Curtis Meml AP
63.317|-168.967|30|-15.7|51.3|North East Cape AP
62.961|-141.929|1722|-42.5|75.4|Northway AP
70.212|-151.002|39|-41.8|64.9|Nuiqsut AP
60|-166|472|-2.6|54.5|Nunivak
70.5|-149.88|16|-48.1|58.1|Oliktok LRRS AP
61.596|-149.092|233|-8.7|72|Palmer Muni AP
63.033|-145.5|2654|-29.6|73.2|Paxson
56.806|-132.937|0|12.7|66.4|Petersburg-Johnson AP
57.58|-157.58|56|-7.4|63.3|Pilot Point AP
59.011|-161.82|16|-9.6|60.4|Platinum AP
71.333|-156.633|13|-36.4|56.5|Point Barrow
68.35|-166.8|13|-22|56.5|Point Hope AP
69.733|-163.005|20|-36.4|61|Point Lay LRRS AP
58.4|-134.95|49|17.4|67.5|Point Retreat
56.246|-134.648|0|22.3|60.1|Port Alexander Seaplane Base
60.195|-154.32|322|-17.1|72|Port Alsworth 1 SW
60.204|-154.316|279|-15|70|Port Alsworth AP
56.959|-158.632|95|0.5|62.4|Port Heiden AP
60.785|-148.841|95|-7.1|65.8|Portage Glacier Visitor Center
66.817|-150.65|1099|-43.8|70.5|Prospect Creek AP
70.25|-148.333|46|-49.2|61.2|Prudhoe Bay
62.1|-152.75|1837|-25.8|64.6|Puntilla
59.75|-161.833|43|-24.2|66.4|Quinhagak AP
68.067|-162.833|974|-39.5|69.4|Red Dog AP
68.028|-162.921|942|-21.3|68.5|Red Dog Mine
64.727|-155.47|653|-30.6|74.1|Ruby AP
61.775|-161.319|49|-26.9|70.5|Russian Mission AP
55.347|-160.466|240|15.1|59.2|Sand Point 1 ENE
55.319|-160.521|20|16.2|60.4|Sand Point AP
63.687|-170.493|52|-17.3|55|Savoonga AP
61.845|-165.571|13|-15.2|62.8|Scammon Bay AP
66.6|-159.986|26|-38|69.8|Selawik AP
59.443|-151.702|30|9.5|64.6|Seldovia AP
60.128|-149.417|59|8.2|66.6|Seward AP
64.371|-161.224|23|-23.4|67.3|Shaktoolik AP
61.817|-147.55|2621|-18.9|59.7|Sheep Mountain AP
52.717|174.1|102|24.3|54.3|Shemya-Eareckson AS
66.25|-166.089|13|-25.6|57.9|Shishmaref AP
66.888|-157.162|197|-38.4|73.4|Shungnak AP
58.178|-135.259|36|24.3|62.2|Sisters Island
57.057|-135.327|13|18.5|64.9|Sitka 1 NE
57.048|-135.365|46|22.5|64.4|Sitka Gutierrez AP
59.467|-135.3|20|7|68.2|Skagway AP
61.965|-151.187|148|-10.5|76.3|Skwentna AP
62.709|-143.981|2395|-25.8|70.2|Slana
61.717|-157.15|210|-33|72|Sleetmute AP
60.476|-151.034|112|-15.9|69.4|Soldotna AP
61.1|-155.583|1588|-21.1|69.3|Sparrevohn LRRS AP
56.6|-169.565|125|10.2|54.1|St George Island
62.062|-163.3|312|-17|66.9|St Marys AP
63.49|-162.11|92|-16.8|64.2|St Michael AP
57.158|-170.212|20|5.4|54|St Paul Island
57.155|-170.222|30|6.3|54.1|St Paul Island AP
63.333|-149.133|2408|-26.1|66.2|Summit AP
61.712|-148.906|499|-19.5|64.6|Sutton
62.32|-150.095|351|-14.4|74.7|Talkeetna AP
65.175|-152.107|220|-40.4|75.9|Tanana-Calhoun Meml AP
62.894|-155.976|965|-21.6|72.3|Tatalina LRRS AP
65.242|-166.332|292|-17.3|63|Teller AP
65.563|-167.921|272|-18.6|57.2|Tin City LRRS AP
59.067|-160.367|20|-12.3|64.8|Togiak AP
60.541|-165.087|69|-9.6|62.2|Toksook Bay AP
70.317|-149.583|66|-42|70|Ugnu-Kuparuk AP
69.367|-152.133|279|-51.9|72.1|Umiat AP
63.883|-160.8|20|-24.2|65.5|Unalakleet AP
53.895|-166.543|13|22.6|60.6|Unalaska-Madsen AP-Dutch Harbor
71.323|-156.616|16|-36.4|57|Utqiagvik NSA
71.283|-156.782|39|-31.7|54.3|Utqiagvik-Barrow-Post-Rogers Meml AP
61.13|-146.352|33|7.5|66.9|Valdez
61.132|-146.244|118|5.2|66.4|Valdez AP-Pioneer Field
70.639|-159.995|89|-34.2|58.8|Wainwright AP
65.617|-168.05|16|-19.1|53.2|Wales AP
61.572|-149.54|354|-10.1|72|Wasilla AP
64.689|-163.413|266|-17.9|69.8|White Mountain AP
60.777|-148.719|30|9.1|67.1|Whittier AP
61.754|-150.052|220|-31.2|72.3|Willow AP
63.452|-150.875|2224|-25.6|70.9|Wonder Lake
56.483|-132.367|43|17.1|68|Wrangell AP
60.083|-142.5|36|12.4|57.2|Yakataga AP
59.512|-139.671|43|9.7|64.6|Yakutat AP
64.721|-146.529|1755|-33|77.5|Yukon Test Area
34.229|-86.256|1033|25.7|90.9|Albertville Muni AP
32.915|-85.963|686|28.2|92.5|Alexander City-Russell Field AP
31.309|-86.394|312|32|96.4|Andalusia-South Alabama Rgnl AP
33.587|-85.856|594|25.2|92.7|Anniston Rgnl AP
31.145|-87.052|171|25.2|91.8|Auburn Univ Brewton Agricultural Research Unit
32.616|-85.433|778|28|91.8|Auburn Univ Rgnl AP-Pitts Field
34.285|-85.962|1152|22.1|89.1|Auburn Univ Sand Mountain Research and Extension Center
33.313|-86.926|699|14.9|92.1|Bessemer AP
33.178|-86.782|574|27.3|92.5|Birmingham-Shelby County AP
33.566|-86.745|630|25.9|93.2|Birmingham-Shuttlesworth Intl AP
32.9|-87.25|459|25.5|91.8|Centreville-NWS MS
32.852|-86.612|584|25.9|92.7|Clanton-Chilton County AP-Wade Field
34.66|-87.346|574|22.5|92.3|Courtland AP
34.269|-86.858|968|22.6|91.4|Cullman Rgnl AP-Folsom Field
31.317|-85.45|400|31.1|93.9|Dothan Rgnl AP
34.195|-86.796|801|21.7|90.5|East Point
31.951|-85.129|285|28.4|95.7|Eufaula-Weedon Field AP
31.416|-87.044|259|28.2|93.9|Evergreen Rgnl AP-Middleton Field
30.549|-87.876|95|30.2|90.3|Fairhope
30.46|-87.877|92|32.2|91|Fairhope-Callahan AP
31.043|-86.312|315|30.9|94.6|Florala Muni AP
34.474|-85.721|876|22.5|91.2|Fort Payne-Isbell Field AP
31.267|-85.717|302|30.2|93.7|Ft Rucker-Cairns AAF
31.35|-85.65|318|30|93.4|Ft Rucker-Hanchey Army Heli
31.356|-85.751|243|28.4|94.1|Ft Rucker-Lowe Army Heli
33.967|-86.083|568|23.2|91.9|Gadsen-Northeast Alabama Rgnl AP
32.837|-88.137|108|27.3|93.2|Gainesville
32.717|-87.623|279|25.7|92.8|Greensboro
31.846|-86.611|453|28.8|93.6|Greenville-Crenshaw Meml AP
30.291|-87.672|16|33.3|91.8|Gulf Shores-Edwards Natl AP
32.4|-86.25|220|31.3|95.5|Gunter Annex
34.267|-87.6|932|21|91.2|Haleyviille-Posey AF
31.916|-86.312|614|27.9|93.7|Highland Home
34.861|-86.557|755|22.5|91.9|Huntsville Exec AP
34.644|-86.786|623|23.7|93.4|Huntsville Intl AP-Jones Field
33.902|-87.314|482|23.7|97|Jasper-Walker County AP-Bevill Field
30.688|-88.246|220|31.3|92.7|Mobile Rgnl AP-Bates Field
30.626|-88.068|26|33.3|92.3|Mobile-Brookley Aeroplex
32.3|-86.408|203|28.4|94.8|Montgomery Rgnl AP-Dannelly Field
32.383|-86.35|171|29.1|94.6|Montgomery-Maxwell-Gunter AFB
34.744|-87.6|541|23.7|93.9|Muscle Shoals-Northwest Alabama Rgnl AP
33.213|-87.591|151|26.2|93.9|Northport-USCOE Lock and Dam
34.683|-86.683|686|21.4|93.2|Redstone Arsenal
34.454|-87.71|722|18.7|91.4|Russellville Muni AP-Pugh Field
34.694|-86|636|18.1|90.9|Scottsboro Muni AP-Word Field
32.457|-87.242|194|25|93|Selma-Auburn Univ Black Belt Research and Extension Center
32.344|-86.988|167|26.4|94.3|Selma-Craig Field AP
31.363|-85.849|400|31.5|93.7|Shell AHP
33.172|-86.306|568|27.1|92.8|Sylacauga Muni AP-Merkel Field
33.572|-86.057|528|23.4|91.9|Talladega Muni AP
34.653|-86.945|591|22.8|92.8|Tanner-Pryor Field Rgnl AP
31.881|-87.737|351|23.4|93.4|Thomasville
31.861|-86.012|397|27.7|93.6|Troy Muni AP
31.79|-86|472|23.2|92.7|Troy-Pike County
33.212|-87.616|171|27|94.6|Tuscaloosa Natl AP
34.565|-85.617|1020|15.8|87.8|Valley Head
34.1|-93.066|184|24.4|97.2|Arkadelphia-Florence Meml Field AP
35.726|-91.647|463|20.7|94.5|Batesville Rgnl AP
35.82|-91.781|456|16.7|92.1|Batesville-Univ Arkansas Experimental Farm
36.35|-94.217|1296|16.5|92.1|Bentonville Muni AP-Thaden Field
36.283|-94.3|1286|16.2|92.8|Bentonville-Northwest Arkansas Rgnl AP
35.94|-89.831|256|21.2|93.4|Blytheville Muni AP
35.967|-89.95|253|18.7|95|Blytheville-Arkansas Intl AP
33.617|-92.767|131|24.4|96.6|Camden-Harrell Field
35.6|-92.45|515|19.9|94.6|Clinton Muni AP
34.047|-94.399|354|23.9|96.1|De Queen-Helms Sevier County AP
33.221|-92.814|253|25.7|95.5|El Dorado-South Arkansas Rgnl AP-Goodwin Field
36.01|-94.169|1250|16.5|92.7|Fayetteville Exec AP-Drake Field
36.291|-92.59|1148|18.3|93.6|Flippin-Marion County Rgnl AP
35.333|-94.363|463|23|97.3|Fort Smith Rgnl AP
36.267|-93.157|1381|16.7|92.1|Harrison-Boone County Rgnl AP
34.478|-93.096|541|25.2|96.1|Hot Springs-Meml Field AP
35.831|-90.646|262|21|94.1|Jonesboro Muni AP
34.917|-92.15|312|22.3|96.4|Little Rock AFB
34.727|-92.239|256|24.6|95.5|Little Rock-Clinton Natl AP-Adams Field
34.545|-94.203|1079|25.2|97.7|Mena Intermountain Muni AP
36.369|-92.47|928|18|93|Midway-Ozark Rgnl AP
33.636|-91.756|276|26.4|95.4|Monticello Muni AP-Ellis Field
34.547|-93.578|702|22.5|95|Mount Ida
35.638|-91.176|240|21|95|Newport Muni AP
34.835|-92.259|568|24.4|93.2|North Little Rock Muni AP
34.18|-91.934|207|25.7|95|Pine Bluff-Grider Field
36.372|-94.107|1358|16.3|92.7|Rogers Muni AP-Carter Field
35.258|-93.095|404|21.7|95.5|Russellville Rgnl AP
35.212|-91.737|262|20.8|95.4|Searcy Muni AP
36.191|-94.491|1194|16.7|93.2|Siloam Springs AP-Smith Field
36.183|-94.117|1352|12|93.4|Springdale Muni AP
34.6|-91.574|223|25.7|94.5|Stuttgart Muni AP
33.454|-94.007|361|27.3|96.6|Texarkana Rgnl AP-Webb Field
36.125|-90.924|272|20.3|93|Walnut Ridge Rgnl AP
35.135|-90.234|213|22.6|93.6|West Memphis Muni AP
32.24|-111.17|2733|35.6|102.9|Arizona-Sonora Desert Museum
35.755|-112.337|5991|15.8|89.8|Babbitt Ranches Meridian Site
31.458|-109.606|4104|24.8|97.9|Bisbee Douglas Intl AP
33.417|-112.683|1020|35.8|108.1|Buckeye Muni AP
32.95|-111.767|1463|35.1|106.9|Casa Grande Muni AP
33.269|-111.813|1243|34|109.6|Chandler Muni AP
36.96|-113.014|4875|12.6|97.5|Colorado City Muni AP
32.936|-111.427|1575|33.3|106.9|Coolidge Muni AP
31.591|-110.509|4810|23.9|93.2|Elgin-Audubon Appleton Whittell Research Center
35.144|-111.666|7005|9.9|83.8|Flagstaff Pulliam AP
35.217|-111.817|7159|13.8|93.4|Flagstaff-Bellemont
31.588|-110.344|4685|30.6|95|Ft Huachuca-Sierra Vista Muni AP
32.883|-112.717|883|39|111.4|Gila Bend AAF
33.527|-112.295|1066|34|111.4|Glendale Muni AP
33.533|-112.383|1086|37.8|108.9|Glendale-Luke AFB
35.946|-112.155|6608|4.6|88|Grand Canyon Natl Park AP
35.258|-113.933|3389|27|100.8|Kingman AP
34.253|-114.134|482|35.2|111.2|Lake Havasu AWOS
35.157|-114.559|696|41.2|111.4|Laughlin-Bullhead Intl AP
33.467|-111.733|1391|33.6|109.6|Mesa-Falcon Field AP
31.421|-110.846|3953|29.1|98.1|Nogales Intl AP
36.926|-111.448|4278|25.5|99.3|Page Muni AP
34.257|-111.339|5157|26.8|92.5|Payson AP
33.417|-112.383|968|34.2|109.6|Phoenix Goodyear AP
33.3|-111.65|1381|36.5|107.6|Phoenix Mesa Gateway AP
33.688|-112.082|1476|39.6|106.5|Phoenix-Deer Valley Muni AP
33.428|-112.004|1106|42.3|109|Phoenix-Sky Harbor Intl AP
32.511|-111.328|1893|27.7|109.4|Pinal AF
31.607|-110.428|4767|30|94.1|Pioneer AF
34.652|-112.421|5052|21|92.3|Prescott Muni AP-Love Field
32.855|-109.635|3176|29.7|103.1|Safford Rgnl AP
33.623|-111.911|1509|39|107.2|Scottsdale AP
34.85|-111.783|4826|30.4|96.6|Sedona AP
34.264|-110.008|6414|14.2|87.8|Show Low Rgnl AP
32.533|-114.517|269|40.5|108.5|Somerton Aux AP
34.518|-109.379|5735|15.1|93.2|St Johns Indl AF
32.733|-113.633|384|38.7|112.6|Stoval AF
32.5|-114.15|814|41.2|108.7|Tacts AF
32.228|-110.956|2549|34.9|103.8|Tucson
32.167|-110.883|2703|35.1|103.3|Tucson-Davis-Monthan AFB
32.142|-111.175|2418|33.6|106|Tucson-Ryan Field AP
35.302|-112.194|6680|13.3|85.8|Williams-Clark Meml Field AP
35.658|-109.061|6742|6.4|88.5|Window Rock AP
35.028|-110.721|4885|15.3|97|Winslow-Lindberg Rgnl AP
32.833|-114.4|325|36.5|110.1|Yuma Proving Ground
32.835|-114.188|620|39.6|108.9|Yuma Proving Ground-Red Bluff Site
32.65|-114.6|112|44.6|109|Yuma-MCAS Yuma-Yuma Intl AP
41.483|-120.567|4373|10.2|91.9|Alturas Muni AP
34.015|-119.364|138|47.7|70.2|Anacapa Island
40.978|-124.109|200|33.4|67.8|Arcata-Eureka-California Redwood Coast-Humboldt County AP
38.955|-121.082|1535|34.2|95.7|Auburn Muni AP
33.341|-118.333|180|48.7|73.6|Avalon-Santa Catalina Island
35.434|-119.054|492|36.3|101.3|Bakersfield-Meadows Field AP
34.854|-116.786|1916|32.5|106.7|Barstow-Daggett AP
33.935|-116.963|2625|24.4|100.6|Beaumont
34.265|-116.846|6759|13.6|80.4|Big Bear AP
34.265|-116.846|6759|13.6|80.4|Big Bear AP
34.265|-116.846|6759|13.6|80.4|Big Bear AP
37.371|-118.358|4144|19.6|99.9|Bishop-Eastern Sierra Rgnl AP
39.277|-120.71|5276|23.7|82|Blue Canyon-Nyack AP
33.619|-114.714|394|39.7|111|Blythe AP
38.312|-123.052|13|38.3|78.3|Bodega Bay CG Light Station
38.356|-119.519|6781|4.1|87.8|Bridgeport Sonora Junction
38.15|-121.695|3|33.1|93.2|CGS Rio Vista
38.146|-120.648|1325|32.4|99.7|Calaveras County AP-Rasmussen Field
34.217|-119.083|75|40.1|84.2|Camarillo AP
32.626|-116.468|2648|29.8|95.9|Campo
33.128|-117.28|331|45|81.3|Carlsbad-McClellan-Palomar AP
37.383|-120.567|190|32|102.2|Castle AP
33.405|-118.416|1601|44.6|87.8|Catalina Island AP
39.8|-121.867|240|-1.3|86.4|Chico Rgnl AP
33.975|-117.636|653|36.9|98.8|Chino AP
32.572|-116.979|525|41.9|86.2|Chula Vista-Brown Field Muni AP
38.033|-120.417|2119|28.8|98.8|Columbia AP
37.992|-122.055|39|35.8|94.5|Concord-Buchanan Field AP
33.898|-117.602|535|34.2|96.1|Corona Muni AP
41.78|-124.237|56|36.7|65.5|Crescent City-Del Norte County Rgnl AP
33.469|-117.701|112|45.3|80.8|Dana Point
34.988|-117.865|2300|23.5|103.3|Edwards AF Aux North Base
34.9|-117.867|2313|25.3|102.6|Edwards AFB
32.826|-116.973|387|37.4|93.9|El Cajon-Gillespie Field AP
40.779|-124.214|16|39.7|66.6|Eureka-Samoa AP-Humboldt Bay
40.81|-124.16|59|35.1|66.4|Eureka-Woodley Island
38.267|-121.933|72|32.7|96.3|Fairfield-Travis AFB
39.4|-123.82|62|40.1|75.6|Fort Bragg
35.283|-116.633|2349|32|103.8|Fort Irwin-Bicycle Lake AAF
36.732|-119.82|279|35.6|104.5|Fresno Chandler Exec AP
36.78|-119.719|328|35.4|101.8|Fresno Yosemite Intl AP
33.872|-117.979|95|43|91.9|Fullerton Muni AP
34.564|-117.675|3022|34.7|104.2|Gray Butte Field AP
37.513|-122.501|66|37.8|70.7|Half Moon Bay AP
38.058|-122.513|3|36.5|87.3|Hamilton AAF
36.319|-119.629|243|31.5|100.6|Hanford Muni AP
33.923|-118.334|66|46|84.7|Hawthorne Muni AP-Northrop Field
37.654|-122.115|62|39.6|82.9|Hayward Exec AP
36.9|-121.417|230|32.9|90.3|Hollister Muni AP
34.201|-118.358|774|41.4|94.3|Hollywood Burbank AP
33.658|-117.997|13|44.2|81.9|Huntington Beach
32.834|-115.579|-52|38.5|109.6|Imperial County AP
35.659|-117.83|2454|27|106.5|Inyokern AP
36|-121.233|1040|32.7|99.1|Jolon-Fort Hunter Liggett
37.238|-120.883|79|30.2|98.6|Kesterson Reservoir
34.083|-117.783|1010|37.8|97|La Verne-Brackett Field AP
34.741|-118.212|2339|25|101.5|Lancaster-Fox Field
38.909|-121.351|121|31.1|98.8|Lincoln Rgnl AP
37.693|-121.814|397|33.8|95.4|Livermore Muni AP
34.667|-120.467|89|34.9|79.5|Lompoc AP
33.77|-118.17|10|41.9|92.1|Long Beach
33.812|-118.146|39|43.9|88.2|Long Beach AP
33.79|-118.052|36|41.2|88.5|Los Alamitos AAF
34.024|-118.291|180|45.3|88.5|Los Angeles Downtown-USC Campus
33.938|-118.389|105|46.9|81.3|Los Angeles Intl AP
33.7|-117.833|56|41.4|89.8|MCAF Tustin
33.3|-117.35|75|34.5|87.8|MCAS Camp Pendleton
33.667|-117.733|384|43.5|88.7|MCAS El Toro
33.286|-117.456|89|44.8|81.1|MCOLF Camp Pendleton-Red Beach AP
36.988|-120.111|253|32.9|99.9|Madera Muni AP
37.633|-118.85|7129|5|85.1|Mammoth Yosemite AP
38.15|-122.55|3|33.1|91.2|Marin County AP-Gnoss Field
33.966|-118.425|66|41.4|87.6|Marina Del Rey-Hughes Heli
36.683|-121.767|141|35.1|74.7|Marina Muni AP
39.133|-121.433|112|33.4|98.8|Marysville-Beale AFB
39.102|-121.568|62|33.6|99.3|Marysville-Yuba County AP
37.285|-120.514|157|32.5|99.3|Merced Rgnl AP-Macready Field
32.771|-117.251|7|46|78.4|Mission Beach
37.624|-120.951|72|33.8|98.6|Modesto City-County AP
35.059|-118.152|2792|31.1|100.2|Mojave AP-Mojave Air Space Port
41.781|-122.468|2648|19.6|95.2|Montague-Siskiyou County AP
41.733|-122.55|2526|6.3|95.5|Montague-Yreka AP
36.588|-121.845|262|39.2|75|Monterey Rgnl AP
41.333|-122.333|3533|21.7|90.1|Mount Shasta
34.232|-118.074|5705|26.2|86.2|Mount Wilson
37.417|-122.05|39|38.7|83.7|Mountain View-Moffett Federal Field
32.817|-115.683|-43|38.7|110.1|NAF El Centro
33.023|-118.588|184|50.4|80.2|NALF San Clemente Island
37.783|-122.317|30|43.5|76.1|NAS Alameda
36.333|-119.95|233|30.9|102.2|NAS Lemoore
37.407|-121.106|154|33.1|99.1|NASA Crows Landing AP and Test Facility
35.688|-117.693|2231|27|106.5|NAWS China Lake
34.117|-119.117|13|41|79.7|NB Ventura County-Point Mugu
32.567|-117.117|13|44.1|81.1|NOLF Imperial Beach AP
33.24|-119.458|571|46.4|84.4|NOLF San Nicolas Island
38.21|-122.285|36|32.5|86.7|Napa County AP
34.768|-114.619|889|40.5|112.6|Needles AP
39.224|-121.003|3153|30|93.4|Nevada County AP
33.6|-117.88|10|43.9|79.5|Newport Beach
37.744|-122.224|7|39|79.9|Oakland Intl AP
33.22|-117.4|30|46.4|81|Oceanside Harbor
33.219|-117.349|30|36.9|82.4|Oceanside Muni AP
34.067|-117.65|997|33.6|100.2|Ontario
34.056|-117.6|942|41|97.9|Ontario Intl AP
39.49|-121.618|194|35.8|99|Oroville Muni AP
34.201|-119.207|46|43|78.8|Oxnard AP
33.822|-116.504|476|44.2|110.5|Palm Springs Intl AP
33.627|-116.159|-118|35.1|110.1|Palm Springs-Thermal-Cochran Rgnl AP
34.629|-118.084|2523|28.2|100.4|Palmdale Rgnl AP
37.461|-122.115|3|37.2|82.6|Palo Alto AP
35.67|-120.628|810|29.7|99.1|Paso Robles Muni AP
38.258|-122.606|89|31.8|87.3|Petaluma Muni AP
37.182|-122.394|43|43.5|70.5|Pigeon Point CG Light Station
38.724|-120.753|2582|32|92.8|Placerville AP
37.853|-122.419|240|39.7|80.4|Point Blunt Lighthouse
37.816|-122.529|3|39.7|77.2|Point Bonita Lighthouse
32.7|-117.247|364|47.7|78.1|Point Loma
36.634|-121.935|20|44.8|65.1|Point Pinos Lighthouse
37.996|-123.023|285|44.8|68.9|Point Reyes Lighthouse
36.3|-121.883|112|43.7|67.3|Point Sur
38.047|-122.018|39|39.6|85.8|Port Chicago
36.029|-119.063|443|33.1|100.4|Porterville Muni AP
33.038|-116.916|1394|31.3|94.6|Ramona AP
40.152|-122.254|354|33.4|102.2|Red Bluff Muni AP
35.267|-116.367|2241|32.2|106.2|Red Pass Lake
40.518|-122.299|502|31.8|103.1|Redding Muni AP
40.651|-122.607|1417|31.5|100|Redding-Whiskeytown Natl Recreation Area
33.862|-118.403|26|42.6|83.5|Redondo Beach-Hermosa Beach Pier
33.952|-117.439|817|39.2|98.4|Riverside Muni AP
33.9|-117.25|1535|33.8|98.6|Riverside-March ARB
40.554|-124.133|394|33.1|71.2|Rohnerville AP
38.507|-121.495|26|34|97|Sacramento Exec AP
38.696|-121.59|26|33.6|97.5|Sacramento Intl AP
38.567|-121.3|98|32.7|98.8|Sacramento-Mather AP
36.664|-121.608|79|36.9|79.3|Salinas Muni AP
34.095|-117.235|1158|38.8|102.2|San Bernardino Intl AP
37.512|-122.25|7|39.4|84.4|San Carlos AP
32.734|-117.183|16|46.8|81.9|San Diego Intl AP-Lindbergh Field
0|0|479|41.4|88.7|San Diego-MCAS Miramar
32.816|-117.139|427|43.3|87.6|San Diego-Montgomery-Gibbs Exec AP
32.7|-117.2|26|46.4|81.9|San Diego-NAS North Island-Halsey Field
34.259|-118.413|1004|37.2|100.6|San Fernando-Whiteman AP
37.62|-122.365|16|42.4|78.3|San Francisco Intl AP
37.826|-122.37|26|37.6|79.2|San Francisco-Treasure Island
34.086|-118.035|295|39.2|97|San Gabriel Valley AP-El Monte AP
37.359|-121.924|52|38.3|87.6|San Jose-Mineta Intl AP
37.333|-121.817|135|42.3|90.5|San Jose-Reid-Hillview AP
35.237|-120.641|213|36.5|85.6|San Luis Obispo County Rgnl AP
37.082|-121.597|282|32.9|94.3|San Martin AP
35.666|-121.285|69|43.7|71.2|San Simeon-Pt Piedras Blancas CG Lightstation
34.744|-118.724|4524|28.4|90.7|Sandberg-Lancaster-Quail Lake Sky Park
33.68|-117.866|56|45.1|86.5|Santa Ana-Orange County-Wayne Intl AP
34.403|-119.7|72|41.9|82.2|Santa Barbara
34.426|-119.843|10|37.6|79.9|Santa Barbara Muni AP
34.391|-118.552|1401|33.6|100.6|Santa Clarita
36.97|-122|3|45.9|68|Santa Cruz Harbor
34.899|-120.449|240|36|81.3|Santa Maria Public AP-Hancock Field
34.009|-118.49|7|41|88.7|Santa Monica
34.016|-118.451|174|45.3|82|Santa Monica AP
38.504|-122.81|125|31.6|91.2|Santa Rosa-Schulz-Sonoma County AP
34.607|-120.076|673|32.7|92.5|Santa Ynez AP
40.022|-124.069|36|39|77|Shelter Cove AP
32.98|-117.27|16|45|78.8|Solana Beach
38.898|-119.995|6263|9.5|82.6|South Lake Tahoe-Lake Tahoe AP
37.889|-121.226|26|33.3|98.6|Stockton Metro AP
36.602|-117.145|85|42.1|117.1|Stovepipe Wells-Death Valley Natl Park
36.333|-117.1|5705|31.6|103.5|Superior Valley
40.376|-120.573|4150|17.6|95.2|Susanville Muni AP
35.135|-118.439|4003|25.9|91|Tehachapi Muni AP
33.439|-117.19|1099|41.7|93.6|Temecula-San Diego State Univ
33.803|-118.34|102|46.2|88|Torrance Muni AP-Zamperini Field
40.983|-122.694|2392|21.6|95.5|Trinity Center AP
39.32|-120.139|5899|6.3|85.5|Truckee Tahoe AP
34.3|-116.167|2054|34.2|105.8|Twentynine Palms SELF
38.533|-121.783|69|34.7|96.6|UC-Davis-University AP
38.667|-121.4|75|34|99|USGCB Sacramento-McClellan Park
39.126|-123.201|614|30.6|98.2|Ukiah Muni AP
38.378|-121.958|115|33.8|99.3|Vacaville-Nut Tree AP
34.21|-118.489|801|41.4|97.3|Van Nuys AP
34.717|-120.567|397|37.6|76.1|Vandenberg AFB
34.246|-119.263|23|43|81.5|Ventura Harbor
34.583|-117.383|2884|28.2|100.6|Victorville-George AFB-So California Logistics AP
36.317|-119.4|295|33.1|99.1|Visalia Muni AP
36.936|-121.789|164|36.3|81.1|Watsonville Muni AP
40.747|-122.922|2349|24.4|100.6|Weaverville-Pool Field AP
37.759|-119.821|6621|19.6|78.6|Yosemite Natl Park-Crane Flat Lookout
34.02|-118.82|20|45.9|80.1|Zuma Beach
40.167|-103.217|4715|4.3|93.2|Akron-Colorado Plains Rgnl AP
37.439|-105.861|7543|-8|84.4|Alamosa-San Luis Valley Rgnl AP
39.23|-106.871|7822|0.9|82.4|Aspen-Pitkin County AP-Sardy Field
39.717|-104.75|5663|7.2|91.8|Aurora-Buckley AFB
39.8|-105.766|13494|-8|55.9|Berthoud Pass
38.544|-107.693|8402|5.2|79.5|Black Canyon of the Gunnison Natl Park
40.033|-105.217|5289|9.5|91.4|Boulder Muni AP
39.905|-105.111|5669|8.2|91.9|Broomfield-Rocky Mountain Metro AP
38.817|-106.117|7949|2.8|83.3|Buena Vista-Central Colorado Rgnl AP
39.245|-102.284|4219|5.7|94.8|Burlington-Kit Carson County AP
38.745|-104.846|7051|3|87.1|Cheyenne Mountain AS
39.102|-108.735|5807|11.7|93.4|Colorado Natl Monument
38.81|-104.688|6181|8.1|89.2|Colorado Springs AP-Peterson Field
39.475|-106.152|12073|1|66.7|Copper Mountain Ski Area
37.307|-108.626|5919|6.6|91.8|Cortez Muni AP-Montezuma County AP
37.255|-108.504|8035|11.5|82.2|Cortez-Mesa Verde Natl Park
38.782|-106.218|9826|8.2|77.4|Cottonwood Pass
40.493|-107.524|6283|-8.5|90|Craig-Moffat AP
38.783|-108.067|5194|13.3|97.9|Delta-Blake Field AP
39.833|-104.658|5413|6.4|92.8|Denver Intl AP
39.57|-104.849|5883|7.3|90.1|Denver-Centennial AP
39.717|-104.9|5397|-0.2|91.2|Denver-Lowry AFB
39.767|-104.869|5289|3.7|91|Denver-Stapleton AF
40.245|-108.968|6063|3.2|91|Dinosaur Natl Monument
37.28|-107.87|6601|-2|81.7|Durango AWRS
37.143|-107.76|6686|4.5|88.3|Durango-La Plata County AP
39.65|-106.917|6539|-0.2|88|Eagle County Rgnl AP
39.217|-104.633|6972|3.6|83.1|Elbert Monument AWOS-Kelly AF
40.017|-105.05|5131|3.9|93|Erie Muni AP
38.678|-104.757|5837|7|90.5|Fort Carson-Butts AAF AP
40.45|-105.017|5016|6.1|92.5|Fort Collins-Loveland Muni AP
40.588|-105.042|4938|3.2|87.3|Fort Collins-Loveland-Northern Colorado Rgnl AP
40.334|-103.804|4567|2.3|94.5|Fort Morgan Muni AP
39.785|-104.543|5512|-6|93.9|Front Range AP
39.4|-107.339|10604|-3.5|82.2|Glenwood Springs-Sunlight Ski Area
39.12|-108.525|4859|10.6|95.9|Grand Junction Rgnl AP-Walker Field
40.436|-104.632|4698|0.1|93.4|Greeley-Weld County AP
38.533|-106.933|7674|-11.6|81.9|Gunnison-Crested Butte Rgnl AP
40.481|-107.218|6601|0.3|86|Hayden-Yampa Valley Rgnl AP
40.569|-102.273|3730|5.4|97.3|Holyoke AP
38.239|-108.563|5942|6.6|91.6|Hopkins-Montrose County AP
40.967|-103.2|4528|-2.4|93.6|Juliet Peetz
38.049|-103.512|4193|8.6|97.9|La Junta Muni AP
37.864|-103.823|4386|3.7|97.5|La Junta-USDA Comanche Natl Grassland
37.5|-105.167|10217|2.7|72.7|La Veta Pass AWOS
38.083|-102.617|3619|5.2|98.4|Lamar
38.07|-102.688|3707|5.2|98.8|Lamar Muni AP
39.229|-106.317|9928|-3.1|72.7|Leadville-Lake County AP
40.917|-103.7|4984|-2.4|92.7|Lima Grover
39.275|-103.666|5364|1.2|91.4|Limon Muni AP
40.167|-105.167|5056|5.9|94.8|Longmont-Brand Muni AP
40.054|-106.369|7411|-12.1|85.6|McElroy AF
40.044|-107.889|6421|-3.8|88.3|Meeker AP
40.7|-103.483|4383|1.4|97.5|Mike Haxtun
38.497|-106.319|12031|-2.7|63.3|Monarch Pass AWOS
38.506|-107.899|5758|8.8|91.4|Montrose Rgnl AP
40.035|-105.541|9829|-1.1|69.6|Nederland-Univ Colorado Boulder Mountain Research Stn
40.633|-103.833|4787|2.1|96.1|November Grover
40.807|-104.755|5390|1.2|90.9|Nunn-NSF Long Term Ecological Research Site
40.883|-104|5410|-0.6|93.2|Oscar Grover
37.283|-107.05|7661|6.4|84.2|Pagosa Springs-Stevens Field
38.946|-104.57|6873|5.7|87.4|Peyton-Meadow Lake AP
38.289|-104.506|4721|7.3|96.6|Pueblo Meml AP
39.528|-107.72|5545|5.7|93.2|Rifle-Garfield County Rgnl AP
38.097|-106.169|7825|3.6|83.7|Saguache Muni AP
38.533|-106.05|7526|8.4|87.1|Salida-Alexander Field AP
38.8|-104.517|6234|-7.8|88.7|Schriever AFB
37.283|-102.614|4380|9|95.7|Springfield-Comanche Natl Grassland
40.517|-106.867|6877|-1.3|85.1|Steamboat Springs AP-Adams Field
40.615|-103.265|4039|2.1|95.5|Sterling Muni AP
37.95|-107.9|9078|7.9|77.4|Telluride Rgnl AP
37.262|-104.338|5741|9.5|92.3|Trinidad-Stokes AP
38.967|-104.817|6558|3.4|87.3|USAF Academy AF
38.767|-104.3|6030|1.9|89.4|USAF Academy Bullseye Aux AF
39.05|-105.516|11280|2.8|68.7|Wilkerson Pass
37.463|-106.803|11759|-0.2|62.4|Wolf Creek Pass AWOS
41.164|-73.127|16|15.4|85.8|Bridgeport-Sikorsky Meml AP
41.384|-72.506|417|13.5|86.5|Chester AP
41.371|-73.483|459|9.7|86.2|Danbury Muni AP
41.328|-72.049|10|14.2|82|Groton-New London AP
41.938|-72.682|180|9.9|89.1|Hartford-Bradley Intl AP
41.736|-72.651|20|12.2|89.1|Hartford-Brainard AP
41.51|-72.828|102|10.4|88|Meriden Markham Muni AP
41.306|-72.077|26|12.6|80.8|New London Ledge Lighthouse
41.264|-72.887|13|15.1|85.5|Tweed New Haven AP
41.483|-73.133|725|9.5|84.6|Waterbury-Oxford AP
41.742|-72.184|246|9.1|87.3|Windham AP
38.61|-75.066|3|15.6|85.1|CGS Indian River
39.133|-75.467|30|18.7|90|Dover AFB
38.69|-75.363|49|19.4|90.9|Georgetown-Delaware Coastal AP
39.674|-75.606|75|17.8|89.8|Wilmington AP
29.733|-85.033|20|35.6|90.9|Apalachicola Rgnl AP
27.95|-81.783|125|42.1|92.1|Bartow Exec AP
25.9|-81.318|3|45.9|94.5|Big Cypress Natl Preserve
26.378|-80.108|13|51.4|91.6|Boca Raton AP
30.846|-85.601|85|30.9|94.3|Bonifay-Tri-County AP
28.474|-82.454|75|34.5|92.1|Brooksville-Tampa Bay Rgnl AP
24.954|-80.586|3|54.5|87.8|CGS Islamorada
29.952|-81.98|197|28|95.2|Camp Blanding AAF
28.468|-80.567|10|44.2|90.5|Cape Canaveral AFS
29.683|-85.367|7|39.9|85.8|Cape San Blas
30.65|-86.517|194|28.8|93.4|Crestview-Duke Field AS
30.78|-86.523|190|28|93.9|Crestview-Sikes AP
29.633|-83.105|39|31.1|92.3|Cross City AP
28.867|-82.567|10|34.5|91.8|Crystal River AP
29.183|-81.048|33|39.9|90.9|Daytona Beach Intl AP
29.067|-81.284|79|40.5|92.1|Deland Muni AP
30.4|-86.472|23|37|90.9|Destin Exec AP
30.483|-86.517|95|32.2|91.6|Destin-Fort Walton Beach AP-Eglin AFB
27.6|-82.76|3|45.7|89.1|Egmont Key Natl Wildlife Refuge
30.612|-81.461|16|39.6|91.4|Fernandina Beach Muni AP
29.467|-81.206|33|39|93.4|Flagler County AP
24.726|-81.052|7|57|91.4|Florida Keys Marathon Intl AP
26.197|-80.171|13|51.1|91.4|Fort Lauderdale Exec AP
26.079|-80.162|121|51.8|90.3|Fort Lauderdale-Hollywood Intl AP
26.585|-81.861|16|46.9|92.1|Fort Myers-Page Field AP
26.536|-81.755|30|45.9|92.1|Fort Myers-Southwest Florida Intl AP
27.498|-80.377|23|42.8|90.5|Fort Pierce-Treasure Coast Intl AP
30.417|-86.683|39|32.5|90.7|Fort Walton Beach-Hurlburt Field
25.591|-80.097|3|56.3|86.9|Fowey Rocks Lighthouse
29.692|-82.276|151|33.6|92.3|Gainesville Rgnl AP
25.483|-80.383|7|50.7|90.3|Homestead ARB
28.804|-82.318|66|35.1|93.4|Inverness AP
30.336|-81.515|46|36.7|92.3|Jacksonville Exec-Craig AP
30.484|-81.701|26|33.1|92.7|Jacksonville Intl AP
30.219|-81.876|82|31.3|95.2|Jacksonville Jetport-Cecil AP
30.4|-81.417|16|39.6|91.2|Jacksonville-NS Mayport
28.617|-80.683|10|43.3|90.1|Kennedy Space Center-NASA Shuttle Landing Facility
28.616|-80.693|3|42.1|89.6|Kennedy Space Center-Titusville
24.554|-81.788|3|58.3|90.1|Key West Intl AP
29.845|-82.048|197|34.5|92.3|Keystone AF
28.29|-81.437|82|39.4|93.4|Kissimmee Gateway AP
27.983|-82.017|141|42.1|91.9|Lakeland Linder Rgnl AP
28.821|-81.81|75|41|92.7|Leesburg Intl AP
27.65|-81.333|66|38.5|94.5|MacDill AFB Aux AF
25.995|-81.673|7|50.9|93.4|Marco Island AP
30.836|-85.184|112|31.6|94.3|Marianna Muni AP
25.648|-80.433|7|49.8|91.6|Miami Exec AP
25.755|-80.384|30|53.1|91.2|Miami Natl Hurricane Center
25.907|-80.28|7|51.8|91.2|Miami-Opa Locka Exec AP
30.717|-87.017|200|31.1|93.4|Milton-NAS Whiting Field North
30.704|-87.023|177|32|94.3|Milton-NAS Whiting Field South
30.233|-81.667|20|38.7|93.7|NAS Jacksonville-Towers Field
24.583|-81.683|7|58.6|91.9|NAS Key West
30.35|-87.317|30|33.1|91.2|NAS Pensacola-Sherman Field
30.507|-86.96|112|28.8|93.2|NOLF Choctaw
30.35|-81.879|98|32|95.2|NOLF Whitehouse
26.155|-81.775|7|48.4|91.2|Naples Muni AP
29.054|-80.948|10|42.6|91.6|New Smyrna Beach Muni AP
29.167|-82.233|89|35.1|92.1|Ocala Intl AP-Taylor Field
27.267|-80.85|33|41.4|91.9|Okeechobee County AP
28.545|-81.333|112|43.9|92.7|Orlando Exec AP
28.434|-81.325|105|42.6|92.5|Orlando Intl AP
28.101|-80.644|36|43.2|90.5|Orlando Melbourne Intl AP
28.78|-81.244|56|41.7|93|Orlando Sanford Intl AP
29.296|-81.113|30|39|91.6|Ormond Beach Muni AP
26.683|-80.1|20|48.9|90.7|Palm Beach Intl AP
30.212|-85.683|20|35.8|91|Panama City-Bay County Intl AP-Relocation Project
30.349|-85.788|69|33.3|92.3|Panama City-Northwest Florida Beaches Intl AP
30.067|-85.583|16|35.8|90.1|Panama City-Tyndall AFB
28.233|-80.6|10|49.1|89.8|Patrick AFB
25.999|-80.241|10|50.9|91.6|Pembroke Pines-North Perry AP
30.478|-87.187|125|34.3|92.1|Pensacola Intl AP
30.475|-87.336|92|30.7|94.1|Pensacola-Saufley Field NOLF
30.072|-83.574|46|31.8|92.5|Perry-Foley AP
28|-82.164|154|41.2|94.1|Plant City Muni AP
26.25|-80.108|20|51.3|90.5|Pompano Beach AF
26.917|-81.991|26|43.2|92.7|Punta Gorda AP
27.401|-82.559|30|44.6|91.2|Sarasota-Bradenton Intl AP
27.152|-81.369|151|40.5|92.1|Sebring-Archbold Biological Station
29.959|-81.34|10|37.4|90.3|St Augustine-Northeast Florida Rgnl AP
27.911|-82.688|10|45.7|91.4|St Petersburg-Clearwater Intl AP
27.765|-82.628|7|48.2|90.7|St Petersburg-Whitted AP
27.182|-80.221|16|49.8|91.4|Stuart-Witham Field AP
30.446|-84.301|92|30.4|94.3|Tallahassee WSO
27.705|-82.401|49|37.2|92.8|Tampa Bay Area
28.014|-82.345|23|38.7|94.3|Tampa Exec AP
27.962|-82.54|10|44.1|91.6|Tampa Intl AP
27.85|-82.517|13|43|92.3|Tampa-MacDill AFB
27.916|-82.449|7|44.4|93.6|Tampa-O-Knight AP
28.95|-81.967|89|36.9|92.1|The Villages
28.517|-80.8|33|46.2|93.4|Titusville-Space Coast Rgnl AP
30.041|-85.527|16|28.4|89.8|Tyndall Drone Runway
27.072|-82.44|20|47.1|90.9|Venice Muni AP
27.651|-80.42|39|43.3|90.9|Vero Beach Muni AP
28.062|-81.754|148|43.7|93.2|Winter Haven Rgnl AP-Gilbert Field
28.228|-82.156|89|37.8|92.7|Zephyrhills Muni AP
31.536|-84.194|194|29.8|94.8|Albany-Southwest Georgia Rgnl AP
31.536|-82.507|144|30.4|93.9|Alma-Bacon County AP
32.111|-84.189|472|31.5|94.3|Americus-Carter Rgnl AP-Souther Field
33.948|-83.328|784|27|93.2|Athens-Epps AP
33.779|-84.521|840|26.4|91.9|Atlanta-Fulton County AP-Brown Field
33.63|-84.442|1010|27.1|91.6|Atlanta-Hartsfield-Jackson Intl AP
33.364|-81.963|148|26.6|95|Augusta Rgnl AP-Bush Field
33.467|-82.039|423|30.6|94.5|Augusta-Daniel Field AP
30.983|-84.633|141|33.1|96.3|Bainbridge-Decatur County Industrial AF
31.397|-84.895|213|31.1|94.3|Blakely-Early County AP
31.259|-81.466|26|32|93.6|Brunswick-Golden Isles AP
31.152|-81.391|16|35.6|91|Brunswick-McKinnon St Simons Island AP
34.317|-84.417|1220|26.2|90.9|Canton-Cherokee County AP
33.633|-85.15|1161|25.9|90.5|Carrollton-West Georgia Rgnl AP-Gray Field
34.123|-84.849|758|24.1|91.8|Cartersville AP
32.195|-81.87|112|30.6|95.2|Claxton-Evans County AP
32.516|-84.942|394|29.8|94.1|Columbus AP
33.912|-84.941|1289|29.1|91.2|Dallas-Paulding Northwest Atlanta AP
34.722|-84.869|709|23.5|91.2|Dalton Muni AP
33.875|-84.302|1004|26.1|91.8|DeKalb-Peachtree AP
31.477|-82.861|256|33.1|94.5|Douglas Muni AP
32.564|-82.985|308|28.8|95|Dublin Muni AP-Baron Field
32.214|-83.128|305|29.7|94.5|Eastman-Heart of Georgia Rgnl AP
34.095|-82.816|604|25.7|95.5|Elbert County AP-Patz Field
31.683|-83.271|364|33.1|94.6|Fitzgerald Muni AP
32.332|-84.989|233|26.1|94.6|Ft Benning-Lawson AAF
34.272|-83.83|1276|26.6|90.3|Gainesville-Gilmer Meml AP
33.598|-83.139|676|30|94.1|Greensboro-Greene County Rgnl AP
33.227|-84.275|958|30.6|90.7|Griffin-Spalding County AP
31.885|-82.647|256|33.3|94.8|Hazlehurst AP
31.883|-81.567|46|30.7|94.1|Hinesville-Midcoast Rgnl AP-Wright AAF-Ft Stewart
31.056|-82.767|187|31.3|94.1|Homerville AP
34.174|-83.561|951|28.9|90.1|Jefferson-Jackson County AP
31.554|-81.883|108|31.6|95.5|Jesup-Wayne County AP
34.013|-84.599|1040|21.7|91.2|Kennesaw-Cobb County AP-McCollum Field
33.017|-85.067|692|25.9|93|LaGrange-Callaway AP
33.98|-83.963|1060|21|91.6|Lawrenceville-Gwinnett County AP-Briscoe Field
32.033|-81.667|59|24.8|97.9|MPRC Ft Stewart
32.685|-83.653|344|27.5|94.6|Macon-Middle Georgia Rgnl AP
33.917|-84.517|1070|25.7|91|Marietta-Dobbins ARB
33.154|-83.241|384|30|95|Milledgeville-Baldwin County AP
31.083|-83.8|295|33.3|93.9|Moultrie Muni AP
33.312|-84.77|971|29.1|91.9|Newnan-Coweta County AP
31.192|-84.447|157|29.7|92.8|Newton-Jones Center at Ichauway Research Institute
31.313|-84.471|177|27.5|92.8|Newton-Woodruff Foundation at Ichauway Research Institute
33.355|-84.567|807|24.6|91.8|Peachtree City-Atlanta Rgnl AP-Falcon Field
34.348|-85.161|643|24.4|93.4|Rome-Russell AP
32.131|-81.202|49|31.1|93.4|Savannah-Hilton Head Intl AP
32.017|-81.133|43|32|93.4|Savannah-Hunter AAF
30.808|-81.46|26|34.7|89.8|Stafford AP-Cumberland Island Natl Seashore
32.483|-81.737|187|30.2|95|Statesboro-Bulloch County AP
32.609|-82.37|328|31.3|94.8|Swainsboro-Emanuel County AP
32.646|-81.596|187|30.2|94.1|Sylvania-Plantation AF
32.955|-84.264|797|29.5|92.8|Thomaston-Upson County AP
30.902|-83.881|266|32.7|93.2|Thomasville Rgnl AP
33.53|-82.516|499|26.8|93.9|Thomson-Mc Duffie County AP
31.429|-83.489|354|32.2|92.5|Tifton-Henry Tift Myers AP
34.594|-83.296|994|28.9|93.2|Toccoa-Letourneau Field AP
32.023|-80.846|7|30.2|89.2|Tybee Island Light Station and Museum
33.784|-83.39|741|27|91.8|USDA ARS-Colham Ferry Site
30.783|-83.277|203|30.9|94.3|Valdosta Rgnl AP
30.967|-83.2|233|32.4|93.9|Valdosta-Moody AFB
32.193|-82.372|276|32.4|94.8|Vidalia Rgnl AP
32.633|-83.6|295|28.6|94.6|Warner Robins-Robins AFB
33.78|-82.816|646|30.7|95|Washington-Wilkes County AP
31.25|-82.4|151|32.4|95.2|Waycross-Ware County AP
33.983|-83.667|942|28.8|92.1|Winder-Barrow County AP
22.033|-159.783|23|63.9|87.3|Barking Sands AP Kauai
19.75|-155.55|6191|38.8|75.9|Bradshaw AAF Hawaii
19.517|-154.817|49|66.9|81|Cape Kumukahi Hawaii
23.869|-166.286|7|66|81|French Frigate Shoals AP-Tern Island
20.1|-155.467|459|59.9|81.1|Haina Hawaii
19.4|-155.283|3648|54.1|72|Halemaumau Crater Hawaii
20.796|-156.014|79|65.3|82.6|Hana AP Maui
19.645|-155.083|623|59.4|81|Hilo Hawaii
19.719|-155.053|39|63.1|85.3|Hilo Intl AP Hawaii
21.324|-157.929|7|65.7|88.3|Honolulu-Inouye Intl AP Oahu
20.917|-156.683|0|65.1|86.2|Kaanapali Maui
20.55|-156.583|1201|67.1|82.6|Kahoolawe Maui
20.9|-156.429|52|61|89.2|Kahului AP Maui
22.083|-159.317|289|66|79.9|Kapaa Kauai
20.963|-156.673|256|64.2|86.2|Kapalua AP Maui
20.7|-156.45|10|63|88|Keawakapu Beach Maui
22.15|-159.65|4199|65.3|81.9|Kokee State Park Kauai
19.65|-156|30|63.3|76.5|Kona Hawaii
19.736|-156.049|46|68|86.9|Kona Intl AP Hawaii
20.79|-156.949|1309|60.1|82.4|Lanai AP Maui
21.984|-159.341|102|63|85.5|Lihue AP Kauai
21.983|-159.333|102|66|80.8|Lihue Kauai
21.45|-157.768|23|66.2|85.6|MCB Hawaii-Kaneohe Bay MCAS Oahu
21.883|-159.417|52|64.6|80.8|Makahuena Point Kauai
19.535|-155.576|11178|31.8|60.3|Mauna Loa Obs Hawaii
21.155|-157.096|449|61.5|86.4|Molokai AP Molokai
21.317|-158.067|49|63|88.5|NAS Barbers Point Oahu
21.9|-159.6|23|57.9|85.8|Port Allen AP Kauai
22.209|-159.446|344|65.5|80.4|Princeville AP Kauai
19.1|-155.75|2651|57.4|79|South Kona Hawaii
19|-155.667|951|63.1|82.4|South Point Hawaii
20.25|-155.883|62|66.7|79.7|Upolu Point Hawaii
21.683|-158.033|33|67.6|85.6|Waialee Oahu
21.333|-157.717|59|66.2|80.4|Waimanalo Oahu
20.001|-155.668|2671|56.7|80.2|Waimea-Kohala AP Hawaii
21.483|-158.033|837|59.9|84.4|Wheeler AAF Oahu
43.078|-94.272|1220|-4.5|88.2|Algona Muni AP
41.991|-93.619|955|-1.8|88.7|Ames Muni AP
41.691|-93.566|909|0.5|90.1|Ankeny Rgnl AP
41.407|-95.047|1181|-0.2|90.3|Atlantic Muni AP
41.7|-94.917|1286|-0.8|89.8|Audubon County AP
42.049|-93.848|1161|-0.6|88.9|Boone Muni AP
40.783|-91.125|696|3.2|89.8|Burlington-Southeast Iowa Rgnl AP
42.046|-94.789|1204|-1.3|89.8|Carroll-Neu Muni AP
41.883|-91.717|869|-3.1|87.4|Cedar Rapids-Eastern Iowa AP
40.684|-92.901|1027|0.9|89.8|Centerville Muni AP
41.019|-93.359|1050|2.1|90|Chariton Muni AP
43.073|-92.611|1125|-4.5|86.9|Charles City-Northeast Iowa Rgnl AP
42.732|-95.556|1227|-3.5|89.4|Cherokee County Rgnl AP
40.722|-95.026|991|1.9|91.2|Clarinda Muni AP-Schenck Field
42.742|-93.759|1161|-4.9|88.9|Clarion Muni AP
41.833|-90.333|709|-1.3|88.5|Clinton Muni AP
41.259|-95.76|1253|2.7|90.5|Council Bluffs Muni AP
41.02|-94.364|1299|0.7|89.6|Creston Muni AP
41.614|-90.591|755|-0.2|88.2|Davenport Muni AP
43.275|-91.739|1158|-4|86.4|Decorah Muni AP
41.986|-95.38|1276|-0.8|89.4|Denison Muni AP
41.534|-93.653|965|1|90.5|Des Moines Intl AP
42.398|-90.704|1079|-2.7|85.8|Dubuque Rgnl AP
43.401|-94.747|1316|-6.7|87.3|Estherville Muni AP
41.053|-91.979|801|1.6|90.5|Fairfield Muni AP
43.235|-93.624|1230|-6|87.4|Forest City Muni AP
42.55|-94.183|1165|-4|88.9|Fort Dodge Rgnl AP
40.659|-91.327|725|4.8|90.3|Fort Madison Muni AP
41.717|-92.7|1007|-0.4|89.1|Grinnell Rgnl AP-Robinson Field
41.584|-95.339|1230|-1.3|89.2|Harlan Muni AP
42.453|-91.948|978|-4.2|87.6|Independence Muni AP
41.633|-91.543|669|0.5|89.8|Iowa City Muni AP
42.467|-93.267|1138|-4.4|88.5|Iowa Falls Muni AP
40.46|-91.428|673|5.2|90.3|Keokuk Muni AP
41.299|-93.114|928|1.8|90|Knoxville Muni AP
40.631|-93.901|1129|1.6|89.8|Lamoni Muni AP
42.778|-96.194|1198|-2.7|89.4|Le MARS Muni AP
42.111|-92.916|974|-2.9|88|Marshalltown Muni AP
43.154|-93.327|1224|-6.2|87.4|Mason City Muni AP
42.224|-91.166|833|-3.1|88|Monticello Rgnl AP
40.947|-91.511|735|3.2|90.3|Mount Pleasant Muni AP
41.367|-91.15|548|2.7|91.6|Muscatine Muni AP
41.674|-93.022|951|-0|88.9|Newton Muni AP
42.681|-91.974|1076|-4.5|86.7|Oelwein Muni AP
42.99|-96.063|1414|-2.9|88.9|Orange City Muni AP
41.052|-93.689|1109|1.6|90.5|Osceola Muni AP
41.226|-92.491|840|0.7|90.3|Oskaloosa Muni AP
41.108|-92.447|843|0.9|89.2|Ottumwa Rgnl AP
41.4|-92.946|886|0.5|90.3|Pella Muni AP
41.828|-94.16|1014|-1.3|90.3|Perry Muni AP
41.556|-93.286|922|-1.3|88.3|Prairie City-Smith Natl Wildlife Refuge
41.01|-95.26|1043|2.5|91.6|Red Oak Muni AP
43.208|-95.833|1421|-5.1|88.5|Sheldon Muni AP
40.751|-95.413|971|2.8|92.3|Shenandoah Muni AP
42.4|-96.383|1102|-1.5|90.5|Sioux City-Sioux Gateway AP
43.164|-95.202|1339|-6.3|89.6|Spencer Muni AP
42.597|-95.241|1490|-3.5|88.7|Storm Lake Muni AP
42.219|-92.026|846|-1.8|90.9|Vinton Veterans Meml AF
41.276|-91.673|755|1.8|90.1|Washington Muni AP
42.554|-92.401|879|-4.2|88.5|Waterloo Rgnl AP-Betsworth Field
42.436|-93.869|1122|-3.6|89.4|Webster City Muni AP
43.567|-116.241|2815|16.7|96.4|Boise AP-Gowen Field ANGB
48.726|-116.295|2333|9.1|87.6|Boundary County AP
42.542|-113.766|4154|10.2|90.7|Burley Muni AP
43.65|-116.633|2428|15.8|94.3|Caldwell Indl AP
44.523|-114.215|5072|-1.5|90|Challis AP
47.767|-116.817|2320|11.8|89.8|Coeur dAlene AP-Boyington Field
43.462|-113.556|5919|3.6|86.9|Craters of the Moon Natl Monument
43.743|-111.098|6230|-5.1|85.1|Driggs-Reed Meml AP
42.917|-114.767|3730|-8.1|95.5|Gooding Muni AP
45.943|-116.123|3314|12.4|88|Grangeville-Idaho County AP
43.5|-114.3|5322|5|87.4|Hailey-Friedman Meml AP
43.519|-112.064|4728|0.5|89.8|Idaho Falls Rgnl AP-Fanning Field
42.727|-114.456|4052|11.3|91.4|Jerome County AP
46.375|-117.016|1437|19.8|96.3|Lewiston-Nez Perce County Rgnl AP
46.144|-115.596|1480|18.5|92.1|Lowell
42.171|-112.288|4505|3.6|91.9|Malad City AP
42.32|-113.33|4511|-6|95.7|Malta
44.889|-116.102|5020|0.3|84.9|McCall Muni AP
43.05|-115.867|2995|13.1|97.5|Mountain Home AFB
47.47|-115.8|3317|7.9|83.8|Mullan AWRS
47.457|-115.645|6001|3.4|75|Mullan Pass
43.204|-116.751|3950|12|91.4|Murphy-NorthWest Watershed Research Center-Reynolds Creek Site
43.581|-116.523|2536|14.5|95.4|Nampa Muni AP
42.92|-112.571|4478|4.5|92.3|Pocatello Rgnl AP
43.832|-111.808|4859|-0|88.7|Rexburg-Madison County AP
45.117|-113.883|4042|-0.8|88.5|Salmon-Lemhi County AP
48.299|-116.56|2133|11.7|86.9|Sandpoint AP
42.65|-111.583|5840|-5.4|89.8|Soda Springs-Tigert AP
44.35|-112.18|5883|-2.4|88|Spencer
44.171|-114.927|6496|-10.8|83.5|Stanley Ranger Station
42.017|-113.25|5289|-3.8|92.8|Strevell-Ghost Town
42.482|-114.487|4150|11.7|92.5|Twin Falls-Magic Valley Rgnl AP-Joslin Field
38.883|-90.05|545|11.3|91.4|Alton-St Louis Rgnl AP
41.77|-88.481|712|-0.2|88.2|Aurora Muni AP
38.55|-89.85|459|12.4|92.5|Belleville-Scott AFB-MidAmerica St Louis AP
40.479|-88.915|869|4.5|89.2|Bloomington Normal-Central Illinois Rgnl AP
40.052|-88.373|755|-1.7|89.8|Bondville SURFRAD
42.077|-87.684|600|1.9|89.6|CGS Wilmette
38.571|-90.157|413|12.7|92.7|Cahokia-St Louis Downtown AP
37.064|-89.219|322|18|92.8|Cairo Rgnl AP
37.78|-89.25|410|14.4|91.4|Carbondale-Southern Illinois AP
38.089|-88.123|387|14.4|91.6|Carmi Muni AP
38.515|-89.092|535|12.4|92.5|Centralia Muni AP
40.04|-88.278|755|5|89.4|Champaign-Univ of IL Willard AP
42.121|-87.905|646|4.6|89.1|Chicago Exec AP
41.786|-87.752|623|6.3|89.6|Chicago Midway Intl AP
41.96|-87.932|663|4.5|88.7|Chicago OHare Intl AP
41.717|-87.527|591|6.1|86.5|Chicago-CGS Calumet
41.856|-87.609|594|2.8|88.9|Chicago-Meigs Field-Northerly Island
40.2|-87.6|696|5.7|89.4|Danville-Vermilion County AP
41.932|-88.708|915|1.4|86.7|DeKalb Taylor Muni AP
39.834|-88.866|682|7.3|90.3|Decatur AP
41.914|-88.246|758|1.9|88|Du Page AP
39.07|-88.534|587|10.4|90.7|Effingham County Meml AP
38.379|-88.413|436|12.7|91.4|Fairfield Muni AP
38.665|-88.453|472|12.2|91.6|Flora Muni AP
42.246|-89.582|860|-0.9|86.5|Freeport-Albertus AP
40.933|-90.433|764|1.4|89.4|Galesburg Muni AP
41.072|-87.847|630|3.7|89.8|Greater Kankakee AP
37.811|-88.549|397|14.9|91.2|Harrisburg-Raleigh AP
39.78|-90.238|623|7.7|90.1|Jacksonville Muni AP
41.518|-88.176|581|3.6|89.4|Joliet Rgnl AP
41.019|-89.386|568|2.7|89.4|Lacon-Marshall County AP
41.54|-87.532|620|4.8|88.2|Lansing Muni AP
38.764|-87.606|430|11.7|91.4|Lawrenceville Vincennes Intl AP
40.158|-89.335|597|7.3|90.9|Lincoln-Logan County AP
39.163|-89.675|689|9.3|90.1|Litchfield Muni AP
40.52|-90.652|705|3|89.8|Macomb Muni AP
37.75|-89.017|472|15.4|91.6|Marion-Williamson County Rgnl AP
41.367|-88.683|738|-0.2|89.8|Marseilles
39.478|-88.28|722|7.9|89.2|Mattoon-Coles County Meml AP
37.186|-88.751|384|17.2|91.6|Metropolis Muni AP
41.45|-90.517|591|2.1|90|Moline-Quad City Intl AP
41.425|-88.419|584|2.3|88.2|Morris Muni AP-Washburn Field
38.607|-87.727|430|12.6|90.7|Mount Carmel Muni AP
38.323|-88.858|479|11.8|92.1|Mount Vernon Outland AP
42.091|-87.823|653|-4.2|92.1|NAS Glenview
41.843|-88.851|860|-1.3|86.4|Northern Illinois Agronomy Research Center
38.722|-88.176|482|11.1|91.4|Olney-Noble AP
39.7|-87.669|653|7.3|89.1|Paris-Edgar County AP
40.668|-89.684|663|4.5|89.8|Peoria-Downing Peoria Intl AP
41.352|-89.153|653|2.5|89.1|Peru-Illinois Valley Rgnl AP-Duncan Field
39.639|-90.778|709|8.1|90.5|Pittsfield-Penston Muni AP
40.924|-88.625|666|3.4|90|Pontiac Muni AP
39.937|-91.192|778|5.5|90.5|Quincy Rgnl AP-Baldwin Field
40.293|-88.142|738|5.4|90.1|Rantoul Natl Aviation Center
39.016|-87.65|463|10.6|90.5|Robinson Muni AP
41.893|-89.078|781|-1.7|87.3|Rochelle Muni AP-Koritz Field
42.193|-89.093|741|0.5|88.3|Rockford-Chicago Rockford Intl AP
41.604|-88.085|679|3.2|88.5|Romeoville-Chicago WFO
38.65|-88.967|571|12.9|91.2|Salem-Leckrone AP
38.149|-89.699|538|14|91.6|Sparta-Hunter Field AP
39.845|-89.684|614|7.2|90.5|Springfield-Lincoln Capital AP
41.743|-89.676|646|-0|88.7|Sterling-Rock Falls-Whiteside County AP-Bittorf Field
39.534|-89.328|623|8.6|90.9|Taylorville Muni AP
42.046|-90.108|617|-0.2|88.9|Thomson-Savanna-Tri Township AP
42.417|-87.867|728|2.7|86.2|Waukegan Natl AP
40.111|-85.615|919|-5.1|88.9|Anderson Muni AP-Darlington Field
41.3|-85.067|879|8.2|87.6|Auburn-De Kalb County AP
38.888|-86.571|761|11.1|87.4|Bedford-FPAC Feldun Purdue Agriculture Center
39.146|-86.616|846|9.9|89.1|Bloomington-Monroe County AP
39.267|-85.9|656|4.1|88|Columbus Muni AP
38.7|-87.13|472|9.5|91.8|Daviess County AP
41.717|-86|778|3|88|Elkhart Muni AP
38.044|-87.521|400|14.7|91.4|Evansville Rgnl AP
40.971|-85.206|791|5.7|88|Fort Wayne Intl AP
41.617|-87.417|591|6.4|88.3|Gary-Chicago Intl AP
41.525|-85.791|827|5.2|87.6|Goshen Muni AP
39.63|-86.814|843|3.7|90.7|Greencastle-Putnam County AP
40.65|-86.15|810|4.8|88|Grissom ARB
38.249|-86.954|528|13.5|90.3|Holland-Huntingburg Rgnl AP
40.031|-86.251|922|6.3|87.4|Indianapolis Exec AP
39.725|-86.282|791|9|88.9|Indianapolis Intl AP
39.825|-86.296|823|9|88.5|Indianapolis-Eagle Creek AP
41.333|-86.667|686|5.5|87.3|Knox-Starke County AP
40.528|-86.059|830|7.3|88.7|Kokomo Muni AP
41.572|-86.735|814|3.9|86.9|La Porte Muni AP
40.412|-86.937|600|6.1|89.1|Lafayette-Purdue Univ AP
40.711|-86.375|738|4.5|86.9|Logansport-Cass County AP
38.833|-85.417|869|12.7|93.6|Madison AAF
40.49|-85.68|860|5|86.9|Marion Muni AP
41.703|-86.821|656|7.9|86.2|Michigan City Muni AP-Phillips Field
40.234|-85.394|938|7.3|88.3|Muncie-Delaware County Rgnl AP-Johnson Field
40.948|-87.183|696|4.6|87.4|Rensselaer-Jasper County AP
41.066|-86.182|791|8.8|89.2|Rochester-Fulton County AP
39.578|-85.803|804|9.9|89.4|Shelbyville Muni AP
41.707|-86.316|774|6.4|87.8|South Bend Intl AP
39.452|-87.309|591|9|89.8|Terre Haute Intl AP-Hulman Field ANGB
41.453|-87.006|771|4.3|88|Valparaiso-Porter County Rgnl AP
41.275|-85.84|850|5.9|87.3|Warsaw Muni AP
37.449|-94.731|951|14.2|95.2|Atkinson Muni AP
37.67|-95.484|984|12.7|95.2|Chanute Johnson AP
37.091|-95.566|755|15.1|96.8|Coffeyville Muni AP
39.428|-101.046|3186|5.2|96.3|Colby Muni AP-Shaltz Field
39.551|-97.651|1470|7|95.7|Concordia-Blosser Muni AP
37.761|-99.969|2592|10|97.9|Dodge City Rgnl AP
37|-101.883|3615|12|97.5|Elkhart-Morton County AP
38.329|-96.195|1198|9.9|95.2|Emporia Muni AP
39.367|-94.917|771|1.6|95.2|Ft Leavenworth-Sherman AAF
39.05|-96.767|1066|8.2|96.1|Ft Riley-Marshall AAF
37.927|-100.725|2890|8.8|97|Garden City Rgnl AP
39.367|-101.693|3688|6.6|95.4|Goodland Muni AP-Renner Field
38.35|-98.867|1886|9|97.7|Great Bend Muni AP
38.85|-99.267|1998|7.9|98.2|Hays Rgnl AP
39.376|-99.83|2188|7|98.8|Hill City Muni AP
37.163|-101.371|3133|6.3|101.5|Hugoton Muni AP
38.065|-97.861|1542|10.2|98.2|Hutchinson Muni AP
37.158|-95.778|827|13.8|95.2|Independence Muni AP
39.008|-95.212|833|8.4|95.2|Lawrence Muni AP
37.05|-100.967|2884|11.5|98.6|Liberal-Mid America Rgnl AP
39.135|-96.679|1056|8.1|97|Manhattan Rgnl AP
39.103|-96.61|1138|7.3|94.3|Manhattan-Konza Prairie Biological Station
37.267|-98.548|1535|12.6|99.3|Medicine Lodge-Barber State Fishing Lake and Wildlife Area
39.294|-96.926|1263|10.8|103.1|Multi Purpose Range
38.068|-97.275|1532|9.9|96.3|Newton City-County AP
38.87|-100.963|2871|6.1|97.2|Oakley 19 SSW
38.85|-94.739|1096|9.1|92.3|Olathe-Johnson County Exec AP
38.832|-94.89|1086|8.8|93.7|Olathe-New Century AirCenter
37.328|-95.504|899|13.3|95.7|Parsons Tri-City AP
37.702|-98.747|1952|11.5|97.3|Pratt Rgnl AP
38.876|-98.809|1864|7.7|97.9|Russell Muni AP
38.8|-97.65|1289|9.5|98.8|Salina Rgnl AP
39.761|-101.796|3412|5|97.2|St Francis-Cheyenne County Muni AP
38.95|-95.664|1079|8.8|95|Topeka Rgnl AP-Forbes ANGB
39.072|-95.631|883|9.3|95.4|Topeka-Billard Muni AP
37.648|-97.43|1342|12.7|97.7|Wichita Eisenhower Natl AP
37.746|-97.221|1421|11.7|96.8|Wichita-Jabara AP
37.617|-97.267|1371|12.9|97|Wichita-McConnell AFB
37.168|-97.037|1161|14|97.5|Winfield-Strother Field AP
37.686|-85.925|774|6.6|89.8|Addington Field AP
38.555|-82.738|545|5.9|91.4|Ashland Rgnl AP
37.751|-82.637|1224|17.2|88|Big Sandy Rgnl AP
37.25|-86.233|791|16|88.7|Bowling Green-Mammoth Cave Natl Park
36.965|-86.424|528|18|91.9|Bowling Green-Warren County Rgnl AP
39.044|-84.672|876|12.4|89.1|Cincinnati-Northern Kentucky Intl AP
37.578|-84.77|1024|14.7|89.2|Danville-Boyle County AP-Powell Field
38.542|-83.743|912|3.9|89.4|Fleming-Mason AP
38.185|-84.903|804|14|90|Frankfort-Capital City AP
36.667|-87.483|574|17.6|91.6|Ft Campbell-Campbell AAF
37.9|-85.967|755|14.5|90.1|Ft Knox-Godman AAF
37.033|-85.95|715|16.9|91|Glasgow Muni AP
37.8|-87.683|387|14.9|91.6|Henderson City-County AP
37.591|-83.314|1358|16|87.3|Jackson-Carroll AP
38.041|-84.606|988|14.2|89.4|Lexington-Blue Grass AP
37.087|-84.077|1188|16.7|88.3|London-Corbin AP-Magee Field
38.181|-85.739|489|16.9|91.9|Louisville Intl AP
38.228|-85.664|545|16.3|91.2|Louisville-Bowman Rgnl AP
37.355|-87.4|440|11.1|92.1|Madisonville Muni AP
36.611|-83.738|1155|19|90.3|Middlesboro-Bell County AP
36.855|-84.856|965|14.9|90.3|Monticello-Wayne County AP
38.058|-83.98|1020|14.5|88|Mount Sterling-Montgomery County AP
36.665|-88.373|577|17.4|91.2|Murray-Calloway County AP
37.75|-87.167|407|14.9|92.1|Owensboro-Daviess County Rgnl AP
37.056|-88.774|413|16.7|92.1|Paducah-Barkley Rgnl AP
37.562|-82.566|1473|16.5|85.8|Pike County AP-Hatcher Field
37.483|-82.517|686|10|91.2|Pikeville RAMOS
37.633|-84.333|1001|15.6|89.8|Richmond-Central Kentucky Rgnl AP
37.054|-84.615|928|17.2|90.1|Somerset-Lake Cumberland Rgnl AP-Pulaski County AP
38.095|-84.747|892|13.8|87.8|Versailles-Univ Kentucky-Woodford County Site
29.976|-92.084|16|33.6|93.2|Abbeville-Crusta Meml AP
31.335|-92.559|89|30|95.4|Alexandria Intl AP
31.395|-92.291|118|28.6|95.9|Alexandria-Esler Rgnl AP
29.693|-91.099|7|30|93.9|Amelia-Lake Palourde Base Heli
31.4|-93.283|364|29.7|96.3|Anacoco-Peason Ridge Wildlife Management Area
30.537|-91.147|69|31.8|93.7|Baton Rouge Metro AP-Ryan Field
30.833|-93.333|203|31.5|94.8|Beauregard Rgnl AP
30.814|-89.865|118|31.8|94.8|Bogalusa-Carr Meml AF
29.333|-89.408|3|40.6|90|Boothville
29.78|-93.35|3|37|88|CGS Calcasieu
29.248|-89.359|3|44.4|89.8|CGS Southwest Pass
29.784|-93.3|16|39|88|Cameron Heli
30.441|-93.474|85|32.4|93|DeQuincy Industrial AF
31.05|-93.183|361|30.6|95|Ft Polk-Polk AAF
31.022|-92.911|308|30.4|95.7|Fullerton Landing Strip
29.445|-90.261|0|35.8|92.3|Galliano-South Lafourche-Miller AP
30.173|-90.941|13|33.6|93.7|Gonzales-Louisiana Rgnl AP
29.8|-92.804|7|29.1|93.4|Grand Chenier-Little Pecan Island AP
30.521|-90.418|46|31.5|95.4|Hammond Muni AP
29.567|-90.66|10|34.7|92.1|Houma-Terrebonne AP
29.784|-92.156|16|28.6|94.3|Intracoastal City Heli
30.205|-91.988|39|33.8|93.6|Lafayette Rgnl AP
30.125|-93.216|20|33.8|93.4|Lake Charles Rgnl AP
30.21|-93.143|16|33.6|93.4|Lake Charles-Chennault Intl AP
29.286|-89.364|7|46.4|89.2|Marathon Venice
32.646|-93.298|279|29.1|97.2|Minden-Webster AP
32.516|-92.041|79|28.4|96.1|Monroe Rgnl AP
32.756|-91.881|167|27.7|96.4|Morehouse Meml AP
31.736|-93.099|121|29.7|97.3|Natchitoches Rgnl AP
30.038|-91.884|23|34.2|93.7|New Iberia-Acadiana Rgnl AP
29.997|-90.278|3|37|93|New Orleans-Armstrong Intl AP
30.049|-90.029|7|39.4|92.8|New Orleans-Lakefront AP
29.817|-90.017|3|34.3|92.3|New Orleans-NAS JRB New Orleans-Callender Field
30.718|-91.479|39|31.8|92.3|New Roads-False River Rgnl AP
30.75|-92.688|108|29.5|95|Oakdale-Allen Parish AP
30.558|-92.099|75|30.9|93.6|Opelousas-St Landry Parish AP-Ahart Field
29.717|-91.333|10|35.1|91.8|Patterson-Williams Meml AP
29.123|-90.202|98|41.7|89.8|Port Fourchon Heli
32.514|-92.588|312|27.9|95.9|Ruston Rgnl AP
29.572|-91.531|0|36.1|90.5|Salt Point
32.543|-93.745|180|29.5|96.6|Shreveport Downtown AP
32.451|-93.841|253|29.5|97.2|Shreveport Rgnl AP
32.5|-93.667|167|28.2|97.2|Shreveport-Bossier City-Barksdale AFB
30.343|-89.822|36|30.9|92.8|Slidell Muni AP-New Orleans WFO
30.131|-93.376|10|34.3|94.8|Sulphur-Southland Field AP
30.092|-91.873|36|32.9|91.8|Univ Louisiana
32.883|-92.117|89|25.3|95|Upper Ouachita Natl Wildlife Refuge
32.35|-91.028|85|27.7|95|Vicksburg-Tallulah Rgnl AP
42.467|-71.283|135|8.6|88.2|Bedford-Hanscom Field AP
42.584|-70.918|108|9.9|86.4|Beverly Rgnl AP
42.212|-71.114|636|9.3|85.8|Blue Hill Obs Science Center
42.365|-70.869|0|6.6|84.2|Boston-Hull CG Lightstation
42.361|-71.01|13|13.6|88|Boston-Logan Intl AP
41.671|-69.95|52|7.7|76.5|CGS Chatham
41.771|-70.499|3|7.9|83.1|CGS Sandwich
41.669|-70.28|56|15.3|82.4|Cape Cod Gateway AP-Barnstable Muni AP-Boardman Polando Field
41.688|-69.993|69|17.8|81.7|Chatham Muni AP
42.2|-72.533|246|6.4|88.3|Chicopee-Westover Metro AP
42.552|-71.756|348|8.2|88.3|Fitchburg Muni AP
42.567|-71.6|269|2.3|91.2|Ft Devens-Moore AAF
42.58|-70.665|3|8.1|77|Gloucester-Eastern Point Lighthouse
42.717|-71.124|148|9.9|88.2|Lawrence Muni AP
42.098|-70.672|10|14|86.7|Marshfield Muni AP-Harlow Field
41.393|-70.615|66|14.7|81.9|Marthas Vineyard AP
42.15|-70.933|161|9.7|87.8|NAS South Weymouth
41.257|-70.064|49|18.5|77.9|Nantucket Meml AP
41.676|-70.958|79|12.4|85.5|New Bedford Rgnl AP
42.697|-73.17|653|3.2|84.6|North Adams-Harriman and West AP
42.191|-71.174|49|9.5|88.5|Norwood Meml AP
42.205|-70.716|3|1.9|81.3|Old Scituate Lighthouse
42.57|-72.291|554|2.8|86.9|Orange Muni AP
41.65|-70.517|131|12.9|82.8|Otis ANGB AP
42.427|-73.289|1194|3.2|83.3|Pittsfield Muni AP
41.91|-70.729|148|10.9|86|Plymouth Muni AP
42.072|-70.221|10|18.3|81.3|Provincetown Muni AP
42.062|-70.243|3|7.7|79.7|Race Point Lighthouse
41.876|-71.021|43|10.8|87.6|Taunton Muni AP
42.158|-72.716|272|6.8|88.5|Westfield-Barnes Rgnl AP
42.271|-71.873|1004|7.7|84|Worcester Rgnl AP
39.472|-76.17|56|15.3|91.6|Aberdeen Proving Ground-Phillips AAF
39.58|-79.339|2933|5.7|78.1|Accident-Garrett County AP
38.991|-76.489|7|22.3|88.7|Annapolis-US Naval Academy
39.281|-76.611|20|21|92.8|Baltimore Downtown
39.173|-76.684|157|18.3|91.4|Baltimore-Washington Intl-Marshall AP
38.922|-76.474|26|21.9|84.9|CGS Annapolis-Thomas Point
39.335|-76.131|26|16|92.1|CGS Stillpond
38.539|-76.03|20|21.4|89.8|Cambridge-Dorchester Rgnl AP
39.645|-77.468|1841|10.2|84.4|Camp David
38.817|-76.867|289|18.7|90.7|Camp Springs-JB Andrews
38.981|-76.922|49|20.3|92.1|College Park AP
38.804|-76.069|72|20.5|91.4|Easton-Newman Field AP
39.417|-77.383|302|17.1|92.3|Frederick Muni AP
39.433|-77.449|328|13.3|92.5|Frederick-Ft Detrick
39.085|-76.759|151|17.6|88.3|Ft Meade-Tipton AP
39.167|-77.167|538|16.5|89.8|Gaithersburg-Montgomery County AP
39.706|-77.73|705|16|89.6|Hagerstown Rgnl AP
38.833|-77.017|59|14.9|93.2|JB Anacostia-Bolling
39.333|-76.417|23|20.3|90.1|Middle River-Martin State AP
38.3|-76.417|39|21|90.3|NAS Patuxent River-Trapnell Field
38.142|-76.429|20|22.1|90.7|NOLF Webster
38.333|-75.083|13|23.4|83.7|Ocean City
38.308|-75.124|10|20.3|87.4|Ocean City Muni AP
38.341|-75.513|66|19|90.5|Salisbury-Ocean City-Wicomico Rgnl AP
38.967|-76.333|16|22.1|89.2|Stevensville-Bay Bridge AP
39.608|-77.008|787|16|91.8|Westminster-Carroll County Rgnl AP-Poage Field
44.05|-70.283|289|0.7|84|Auburn-Lewiston Muni AP
44.316|-69.797|351|2.7|84|Augusta State AP
44.798|-68.819|148|-0.8|84|Bangor Intl AP
43.883|-69.933|69|2.3|82.9|Brunswick Exec AP
44.105|-69.102|3|7.9|74.5|CGS Rockland
43.165|-70.591|39|5.7|79.2|Cape Neddick-Nubble Lighthouse
46.871|-68.017|623|-7.6|81.7|Caribou Muni AP
46.61|-69.523|1030|-12.5|80.8|Clayton Lake-Ilco Landing Area Seaplane Base
44.907|-66.992|75|7.2|72.7|Eastport
47.286|-68.313|988|-8|79.7|Frenchville-Northern Aroostook Rgnl AP
43.991|-70.948|453|-3.6|86.5|Fryeburg-Eastern Slopes Rgnl AP
43.358|-70.425|39|0.9|79.3|Goat Island Lighthouse
44.142|-68.246|3|2.8|66.6|Great Duck Island Lighthouse
45.463|-69.593|1037|-3.5|79.9|Greenville AMOS-Greenville Seaplane Base
44.45|-68.367|82|2.8|79.3|Hancock County-Bar Harbor AP
46.119|-67.793|476|-7.6|82.2|Houlton Intl AP
46.95|-67.883|745|-9.9|80.4|Loring Intl AP
45.648|-68.693|407|-3.5|83.5|Millinocket Muni AP
43.763|-69.32|3|3.9|72.1|Monhegan-Manana Island
43.969|-68.128|3|11.7|66.6|Mt Desert Rock Lighthouse
44.95|-68.667|135|-5.1|86|Old Town Muni AP-Dewitt Field
44.092|-69.044|49|10.6|74.7|Owls Head Lighthouse
43.623|-70.209|75|0.3|77.4|Portland Head Lighthouse
43.65|-70.317|46|5.9|83.7|Portland Intl Jetport
46.683|-68.05|479|-10.1|82|Presque Isle Intl AP
44.992|-70.665|1824|-16.4|82.6|Rangely Muni AP
44.104|-69.078|3|6.3|75|Rockland Breakwater Lighthouse
44.067|-69.1|56|4.3|79.3|Rockland-Knox County Rgnl AP
44.525|-70.546|673|-12.8|85.8|Rumford-Zinck AP
43.394|-70.708|243|1.2|86.4|Sanford Seacoast Rgnl AP
43.708|-69.758|3|2.3|74.7|Seguin Island Light Station
44.27|-68.32|16|5.5|67.6|Southwest Harbor
44.928|-68.701|128|-4|82.6|Univ Maine Rogers Farm
44.533|-69.667|331|0.9|83.1|Waterville Lafleur AP
44.815|-66.951|3|3.2|73.4|West Quoddy Head Lighthouse
43.964|-69.712|69|1.9|82.8|Wiscasset AP
41.868|-84.079|801|5.9|87.4|Adrian-Lenawee County AP
45.072|-83.564|692|1|84.9|Alpena-Alpena County Rgnl AP-Collins Field
42.223|-83.744|840|4.5|86.7|Ann Arbor Muni AP
43.78|-82.986|764|3.2|84.4|Bad Axe-Huron County Meml AP
42.308|-85.251|951|7.2|86.7|Battle Creek-Kellogg AP
45.689|-85.566|669|4.8|79.7|Beaver Island AP
44.986|-85.203|623|3.6|85.5|Bellaire-Antrim County AP
42.126|-86.428|643|9.9|86.5|Benton Harbor-Southwest Michigan Rgnl AP
43.717|-85.5|991|2.1|85.5|Big Rapids-Roben Hood AP
44.631|-86.245|571|1.2|78.1|CGS Frankfort
46.67|-85.98|600|5.2|80.1|CGS Grand Marais
43.227|-86.338|597|11.1|77.9|CGS Muskegon
43.005|-82.422|581|6.6|84.6|CGS Port Huron
43.627|-83.837|581|-6|85.1|CGS Saginaw River
42.114|-86.485|577|5.7|88.2|CGS Saint Joseph
46.5|-84.339|577|-3.1|78.6|CGS Sault Ste Marie
44.262|-83.442|584|7.5|81.5|CGS Tawas Point
44.283|-85.417|1306|0.7|84|Cadillac-Wexford County AP
43.459|-83.446|702|3.4|86.5|Caro-Tuscola Area AP
45.305|-85.275|669|5.9|82|Charlevoix Muni AP
42.574|-84.811|889|5.9|86.2|Charlotte-Beach AP
46.334|-86.92|876|-4.4|81.1|Chatham
45.654|-84.519|640|0.9|81.9|Cheboygan County AP
41.933|-85.053|958|6.1|86.5|Coldwater-Branch County Meml AP
47.467|-87.883|623|3.9|78.3|Copper Harbor
42.231|-83.331|663|8.4|87.4|Detroit Metro Wayne County AP
42.409|-83.01|627|10|88|Detroit-Young Intl AP
46.007|-83.743|666|-3.6|79.9|Drummond Island AP
43.067|-83.272|833|3|86.7|Dupont-Lapeer AP
45.733|-87.083|610|-2.6|80.2|Escanaba-Delta County AP
42.967|-83.75|764|5|87.3|Flint-Bishop Intl AP
44.626|-86.201|633|9.3|81.1|Frankfort Dow Meml Field
43.433|-86|830|6.8|85.5|Fremont Muni AP
44.908|-84.72|1460|1.4|81.9|Gaylord 9 SSW
45.013|-84.701|1470|0.1|83.5|Gaylord Rgnl AP
42.883|-85.524|804|8.1|86.9|Grand Rapids-Ford Intl AP
43.322|-84.688|755|3.6|86.4|Gratiot Community
44.68|-84.729|1158|-2.6|85.1|Grayling AAF
42.099|-83.161|591|9.7|85.3|Grosse Ile Muni AP
45.426|-84.913|686|3.4|81|Harbor Springs Muni AP
41.921|-84.586|1181|6.3|86|Hillsdale Muni AP
42.746|-86.097|699|10|86.4|Holland-West Michigan Rgnl AP
44.359|-84.674|1152|0.5|84.2|Houghton Lake-Roscommon County AP
47.169|-88.489|1079|-0.2|81.3|Houghton-Hancock-Houghton County Meml AP
42.629|-83.984|961|6.1|87.1|Howell-Livingston County Hardy AP
45.818|-88.114|1181|-6.7|84.7|Iron Mountain-Ford AP
46.533|-90.133|1230|-7.8|82.4|Ironwood-Gogebic-Iron County AP
42.267|-84.467|997|5.9|86.2|Jackson County AP-Reynolds Field
42.235|-85.552|873|7.5|87.6|Kalamazoo-Battle Creek Intl AP
41.817|-85.433|925|6.3|86.7|Kirsch Muni AP
42.776|-84.6|840|5.5|86.9|Lansing Capital Region Intl AP
43.963|-86.408|646|8.8|81.3|Ludington-Mason County AP
45.865|-84.637|741|2.8|77.7|Mackinac Island AP
44.267|-86.25|620|7.9|82.8|Manistee-Manistee County-Blacker AP
45.95|-86.23|584|2.8|75|Manistique
45.975|-86.172|686|-0.9|77.2|Manistique-Schoolcraft County AP
46.531|-87.549|1424|-8.3|81.3|Marquette County AP
42.251|-84.956|942|5.9|87.1|Marshall-Brooks Field AP
42.566|-84.433|919|5.7|86.5|Mason Jewett AP
45.117|-87.633|627|-1.5|82.9|Menominee Rgnl AP
43.663|-84.261|636|4.3|86.7|Midland-Barstow AP
43.533|-84.08|659|5.4|86.4|Midland-Bay City-Saginaw-MBS Intl AP
41.94|-83.435|617|7.3|87.6|Monroe Custer AP
42.608|-82.818|581|7.5|86.7|Mount Clemens-Selfridge ANGB
43.622|-84.737|755|4.8|86.5|Mount Pleasant Muni AP
46.417|-86.65|614|1.6|81.9|Munising Lakeshore
43.171|-86.237|633|10.2|84.6|Muskegon-Muskegon County AP
46.311|-85.457|869|-1.3|81|Newberry-Luce County AP
42.543|-83.178|728|9.9|88.9|Oakland-Troy AP
44.45|-83.4|633|1.8|85.5|Oscoda-Wurtsmith AP
42.993|-84.139|735|6.3|86.9|Owosso Community AP
45.564|-84.793|705|-4|84|Pellston Rgnl AP
42.665|-83.418|981|5.7|86.5|Pontiac-Oakland County Intl AP
44.022|-82.793|587|8.8|82.9|Port Hope-Lighthouse County Park
42.911|-82.529|650|4.8|85.3|Port Huron-St Clair County Intl AP
45.407|-83.813|669|4.3|82.4|Rogers City AP
43.433|-83.867|600|6.4|86.7|Saginaw County Browne AP
46.25|-84.467|801|-3.1|81.1|Sault Ste Marie-Chippewa County Intl AP
46.479|-84.357|722|-3.5|81.3|Sault Ste Marie-Sanderson Field AP
46.35|-87.4|1220|-5.4|82.8|Sawyer Intl AP
42.351|-86.256|666|11.1|85.3|South Haven Area Rgnl AP
45.85|-84.72|577|-3.6|80.6|St Ignace-Straits State Park
41.96|-85.593|823|6.4|87.1|Three Rivers Muni-Haines AP
41.736|-83.655|669|8.4|87.6|Toledo Suburban AP
44.741|-85.583|617|6.6|86|Traverse City-Cherry Capital AP
42.233|-83.533|715|7.2|89.4|Ypsilanti-Willow Run AP
48.306|-95.874|1152|-20.2|82.4|Agassiz Natl Wildlife Refuge
46.548|-93.677|1204|-13.4|83.3|Aitkin Muni AP-Kurtz Field
43.683|-93.367|1257|-6.5|86.7|Albert Lea Muni AP
45.868|-95.394|1417|-11.7|85.5|Alexandria Muni AP-Chandler Field
45.228|-96.007|1017|-10.5|88.2|Appleton Muni AP
43.665|-92.933|1234|-6.5|86.7|Austin Muni AP
48.717|-94.6|1083|-18.8|82.6|Baudette Intl AP
47.5|-94.933|1378|-17|83.3|Bemidji Rgnl AP
45.332|-95.651|1040|-11.6|87.8|Benson Muni AP
47.783|-93.65|1348|-18.6|82.9|Bigfork Muni AP
45.15|-93.217|912|-6|88.2|Blaine-Anoka County AP-Janes Field
46.405|-94.131|1227|-12.6|85.5|Brainerd Lakes Rgnl AP
45.159|-93.843|968|-8.5|86.4|Buffalo Muni AP
45.559|-93.265|945|-9|88.3|Cambridge Muni AP
44.729|-96.266|1194|-6.9|89.2|Canby Muni AP-Myers Field
47.386|-92.839|1352|-18.2|82.4|Chisholm-Hibbing-Range Rgnl AP
46.703|-92.504|1280|-11.7|82|Cloquet-Carlton County AP
47.822|-92.689|1325|-19.8|82.4|Cook Muni AP
48.268|-92.487|1119|-21.6|82.4|Crane Lake-Scotts Resort Seaplane Base
47.842|-96.621|899|-16.4|84.6|Crookston Muni AP-Kirkwood Field
46.833|-95.883|1398|-13.5|83.5|Detroit Lakes AP-Wething Field
44.018|-92.831|1306|-7.6|84.9|Dodge Center AP
46.837|-92.183|1417|-11.2|82|Duluth Intl AP-Duluth ANGB
46.722|-92.043|610|-7.6|82.9|Duluth-Sky Harbor AP
44.832|-93.471|906|-6.7|88.2|Eden Prairie-Flying Cloud AP
47.817|-91.833|1453|-19.1|81.9|Ely Muni AP
47.424|-92.498|1378|-16.2|82.2|Eveleth-Virginia Muni AP-Sharp Field
43.65|-94.417|1161|-6.3|87.4|Fairmont Muni AP
44.333|-93.317|1060|-7.2|87.8|Faribault Muni AP
46.283|-96.15|1184|-14.4|85.1|Fergus Falls Muni AP-Mickelson Field
49.318|-94.903|1079|-18.6|79|Flag Island
46.091|-94.361|1152|-17.1|86.9|Fort Ripley-Miller AAF
47.593|-95.775|1276|-19.3|84|Fosston Muni AP
44.756|-94.081|991|-7.6|86.9|Glencoe Muni AP
45.644|-95.32|1394|-11.4|86.5|Glenwood Muni AP
47.838|-90.383|1798|-14.6|77.5|Grand Marais-Cook County AP
47.211|-93.51|1355|-14.8|82.2|Grand Rapids-Itasca County AP-Newstrom Field
44.753|-95.556|1047|-9|88.2|Granite Falls Muni AP-Lenzen-Roe Meml Field
48.753|-96.943|820|-18.2|85.5|Hallock Muni AP
44.859|-94.382|1060|-8.1|87.1|Hutchinson Muni AP-Butler Field
48.561|-93.398|1188|-20.4|82.4|International Falls-Falls Intl AP
43.65|-94.987|1447|-5.8|87.3|Jackson Muni AP
44.628|-93.228|961|-8.1|87.3|Lakeville-Airlake AP
45.147|-94.507|1138|-8.3|87.1|Litchfield Muni AP
45.949|-94.347|1122|-11.2|85.6|Little Falls-Morrison County AP-Lynchberg Field
46.99|-94.204|1335|-17.3|82.4|Longville Muni AP
43.621|-96.216|1430|-6|86.9|Luverne Muni AP
44.986|-96.178|1083|-8.1|88.9|Madison-Lac Qui Parle County AP
44.217|-93.917|1020|-7.4|87.1|Mankato Rgnl AP
45.236|-93.986|1027|-8.3|86.4|Maple Lake Muni AP
44.45|-95.817|1181|-7.4|88.2|Marshall-Southwest Minnesota Rgnl AP-Ryan Field
46.619|-93.31|1227|-12.6|82.6|McGregor-Iverson AP
45.062|-93.351|869|-6.3|88.2|Minneapolis-Crystal AP
44.883|-93.229|837|-5.1|88.5|Minneapolis-St Paul Intl AP
44.969|-95.71|1033|-8.1|88.2|Montivideo-Chippewa County AP
46.839|-96.663|919|-14.1|87.1|Moorhead Muni AP
46.419|-92.804|1076|-12.8|84.2|Moose Lake Carlton County AP
45.886|-93.272|1010|-9.9|85.3|Mora Muni AP
45.566|-95.968|1138|-11|87.1|Morris Muni AP-Schmidt Field
44.319|-94.502|1010|-8.1|87.6|New Ulm Muni AP
44.779|-95.033|1076|-8|86.7|Olivia Rgnl AP
48.016|-92.856|1312|-19.1|82.4|Orr Rgnl AP
45.306|-96.424|1099|-8.9|88.2|Orthonville Muni AP-Martinson Field
44.117|-93.267|1145|-7.8|87.1|Owatonna Degner Rgnl AP
46.901|-95.068|1434|-17.7|84.7|Park Rapids Muni AP-Konshok Field
45.372|-94.746|1181|-11.9|85.6|Paynesville Muni AP
46.6|-94.317|1280|-17.1|85.3|Pequot Lakes
46.725|-94.382|1296|-15.9|83.7|Pine River Rgnl AP
43.983|-96.3|1736|-6.7|86.9|Pipestone Muni AP
43.677|-92.18|1276|-6.3|84.7|Preston-Fillmore County AP
45.56|-93.608|978|-10.5|87.6|Princeton Muni AP
44.589|-92.485|781|-7.2|88.5|Red Wing Rgnl AP
44.548|-95.08|1024|-7.8|88.7|Redwood Falls Muni AP
43.904|-92.492|1306|-7.4|85.3|Rochester Intl AP
44.02|-92.484|1165|-5.4|86.2|Rochester-St Marys Hospital Heli
48.856|-95.697|1060|-17.5|84.4|Roseau Muni AP-Billberg Field
45.698|-92.953|922|-9.4|85.3|Rush City Rgnl AP
46.114|-92.994|1129|-12.3|83.1|Sandstone-Audubon Center of the North Woods
47.249|-91.416|1089|-14.4|82.2|Silver Bay Muni AP
43.987|-95.783|1624|-7.1|86.5|Slayton Muni AP
44.857|-93.033|820|-4.2|88|South St Paul Muni AP-Fleming Field
45.543|-94.051|1010|-10.5|86.7|St Cloud Rgnl AP
43.986|-94.558|1066|-6.5|87.8|St James Muni AP
44.932|-93.056|705|-4.4|88|St Paul Downtown AP-Holman Field
44.476|-93.016|919|-7.8|86.9|Stanton AF
46.381|-94.806|1286|-15.3|84.7|Staples Muni AP
48.067|-96.183|1115|-17.1|83.1|Thief River Falls Rgnl AP
44.249|-95.607|1339|-6|87.8|Tracy Muni AP
47.049|-91.745|1079|-9.8|81.5|Two Harbors-Helgeson Muni AP
46.447|-95.212|1368|-16.6|83.5|Wadena Muni AP
48.933|-95.35|1076|-18|82.4|Warroad Intl Meml AP-Carlson Field
44.074|-93.553|1125|-6.9|85.1|Waseca Muni AP
48.154|-94.517|1181|-18.2|82.2|Waskish Muni AP
45.78|-96.544|1024|-9.6|87.1|Wheaton Muni AP
45.117|-95.133|1125|-8.9|87.4|Willmar Muni AP-Rice Field
43.913|-95.109|1411|-7.6|87.6|Windom Muni AP
44.077|-91.708|656|-2.7|88.5|Winona Muni AP-Conrad Field
43.645|-95.58|1575|-6.7|86.5|Worthington Muni AP
38.947|-92.683|715|10|93.7|Boonville-Viertel Meml AP
36.533|-93.2|1302|15.8|92.8|Branson AP
37.974|-92.961|1063|13.8|91.9|Camdenton Meml AP
37.225|-89.571|338|16|91.9|Cape Girardeau Rgnl AP
39.783|-93.5|764|0.1|91|Chillicothe Muni AP
39.867|-93.147|833|4.6|89.8|Chillicothe-Linneus-Univ Missouri Forage Systems Research Center
39.823|-93.579|768|6.1|91.9|Chillicothe-Litton Agri Science Learning Center
38.35|-93.683|823|10.8|93.2|Clinton Meml AP
38.817|-92.218|899|10.4|92.3|Columbia Rgnl AP
37.761|-90.429|948|12.7|91.2|Farmington Rgnl AP
37.74|-92.14|1158|12|92.1|Fort Leonard Wood-Waynesville-St Robert Rgnl AP
38.85|-94.55|1093|1.9|93.2|Grandview-Richards Gebaur Meml AP
39.724|-91.444|774|8.4|91.8|Hannibal Rgnl AP
38.591|-92.156|548|11.7|93|Jefferson City Meml AP
37.152|-94.495|971|14.2|94.8|Joplin Rgnl AP
38.096|-92.553|869|11.5|93|Kaiser-Osage Beach-Fine Meml AP
39.297|-94.731|1027|7.9|92.8|Kansas City Intl AP
39.121|-94.597|758|10.2|94.1|Kansas City-Wheeler Downtown AP
39.333|-94.31|778|8.1|90.5|Kearney-Midwest Natl Air Center AP
36.226|-90.037|262|24.6|95.2|Kennett Meml AP
40.097|-92.543|965|4.3|90.1|Kirksville Rgnl AP
38.611|-94.342|915|12|97|Lawrence Smith Meml AP
38.96|-94.371|1004|9.1|92.5|Lees Summit Muni AP
37.634|-91.723|1198|10.6|90.7|Lenox-White River Trace Conservation Area
36.601|-89.992|295|21.6|95.2|Malden Muni AP
39.096|-93.203|778|1.2|93.4|Marshall Meml Muni AP
39.158|-91.818|823|3.9|89.8|Mexico Meml AP
37.428|-94.583|951|12.4|92.7|Mindenmines-Shawnee Trail Conservation Area
40.353|-94.915|1152|-2.4|95.2|Northwest Missouri Rgnl AP
36.773|-90.325|328|18.5|92.1|Poplar Bluff
38.929|-90.428|436|11.7|92.8|Portage des Sioux-St Charles County AP-Smartt Field
38.132|-91.765|1109|11.3|91.4|Rolla Natl AP
38.704|-93.183|909|10.2|92.8|Sedalia Meml AP
36.899|-89.562|315|22.8|93.4|Sikeston Meml AP
40.25|-93.72|886|4.8|92.3|Spickard
37.235|-93.401|1280|13.3|92.7|Springfield-Branson Natl AP
39.774|-94.923|817|5.5|91.9|St Joseph-Rosecrans Meml AP
38.753|-90.374|531|13.1|93.7|St Louis-Lambert Intl AP
38.657|-90.656|463|11.7|93|St Louis-Spirit of St Louis AP
38.784|-93.803|794|10.2|91|Warrensburg-Skyhaven AP
38.583|-91|489|12|91.8|Washington Rgnl AP
36.733|-91.85|1010|2.7|93.2|West Plains
36.878|-91.903|1227|14.9|91.6|West Plains Rgnl AP
38.717|-93.55|869|9|93.4|Whiteman AFB
36.91|-94.015|1434|13.8|92.1|Yonkerville-Monette Muni AP
30.368|-89.455|23|33.4|93.4|Bay St Louis-Stennis Intl AP
30.417|-88.917|33|34.7|92.5|Biloxi-Keesler AFB
32.304|-90.411|246|26.4|93.9|Bolton-Williams AP
31.606|-90.409|489|29.8|93.4|Brookhaven-Lincoln County AP
34.3|-90.512|174|25.9|93.9|Clarksdale-Fletcher Field AP
33.761|-90.758|141|26.1|94.5|Cleveland Muni AP
33.65|-88.45|217|24.8|94.1|Columbus AFB
33.45|-88.583|262|25.7|94.3|Columbus-Golden Triangle Rgnl AP
34.915|-88.604|427|23|92.1|Corinth-Turner AP
33.483|-90.985|151|26.8|94.8|Greenville Mid-Delta Rgnl AP
33.496|-90.087|148|25.5|94.3|Greenwood-Leflore AP
30.412|-89.081|52|33.1|92.5|Gulfport-Biloxi Intl AP
31.265|-89.253|151|28.9|94.1|Hattiesburg-Chain Muni AP
31.467|-89.333|299|28|93.6|Hattiesburg-Laurel Rgnl AP
32.338|-89.07|374|25.5|91.9|Hickory-Coastal Plain Experimental Station
34.822|-89.435|486|19.8|91|Holly Springs-Marshall County AP
32.321|-90.078|299|27.3|94.6|Jackson-Evers Intl AP
32.337|-90.221|341|28.4|94.1|Jackson-Hawkins Field AP
31.673|-89.172|240|19.6|95|Laurel-Noble Field AP
31.183|-90.471|413|29.5|93.2|McComb-Pike County AP-Lewis Field
32.335|-88.744|308|26.4|94.5|Meridian Rgnl AP-Key Field
33.873|-88.49|226|25|96.3|Monroe County AP
32.55|-88.567|272|27|94.5|NAS Meridian-McCain Field
31.617|-91.3|272|27.9|92.3|Natchez-Adams County AP-Anders Field
34.979|-89.787|404|22.6|92.7|Olive Branch AP
34.383|-89.533|446|22.6|91.8|Oxford Univ AP
30.464|-88.532|16|30.4|92.7|Pascagoula-Lott Intl AP
33.433|-88.849|331|26.1|91.8|Starkville-Bryan AP
34.681|-90.347|194|25.9|94.3|Tunica Muni AP
34.262|-88.771|361|24.3|94.3|Tupelo Rgnl AP
32.238|-90.927|102|28.2|97|Vicksburg Muni AP
47.283|-110.8|3999|-6|88.2|Alpha Raynesford
46.346|-104.258|2972|-9.4|91.6|Baker Muni AP
45.158|-113.006|5971|-9.8|84.4|Bannack State Park
45.807|-108.542|3570|-2.4|92.1|Billings Logan Intl AP
45.788|-111.161|4426|-5.6|89.2|Bozeman Yellowstone Intl AP-Gallatin Field
47.283|-110.367|4049|-16.8|89.8|Bravo Geyser
45.433|-105.4|3025|-19.1|93.7|Broadus AP
45.965|-112.501|5505|-8|85.3|Butte-Mooney AP
47.1|-110.167|4386|-4.2|89.8|Charlie Stanford
48.603|-112.375|3855|-11.9|86.5|Cut Bank Intl AP
47.383|-109.817|3586|-11.4|91.8|Delta Denton
45.258|-112.554|5220|-2|85.5|Dillon AP
46.67|-113.15|3944|-8.1|91.6|Drummond
47.45|-109.417|3665|-14.1|91.6|Echo Winifred
47.6|-112.317|4406|-13.2|89.2|Foxtrot Augusta
48.308|-105.102|2083|-17.9|90.7|Ft Peck SURFRAD
48.741|-113.433|4554|-12.8|80.2|Glacier Natl Park
48.421|-106.528|2762|-20.2|92.5|Glasgow Indl AP
48.207|-106.626|2277|-13.4|92.1|Glasgow Intl AP-Wokal Field
47.133|-104.8|2457|-10.3|91.8|Glendive-Dawson Community AP
47.333|-112.1|4301|-9.6|88|Golf Simms
47.461|-111.385|3711|-8.3|90.1|Great Falls
47.473|-111.382|3665|-9.2|96.3|Great Falls Intl AP
46.25|-114.15|3642|0.9|88|Hamilton-Ravalli County
46.251|-114.125|3642|-4.2|91.6|Hamilton-Ravalli County AP
46.43|-109.83|4160|-7.8|90.7|Harlowton
48.543|-109.763|2598|-13.2|92.1|Havre City-County AP
46.606|-111.964|3829|-3.6|91|Helena Rgnl AP
47.7|-111.95|3868|-10.5|92.5|Hotel Fairfield
47.317|-111.467|3635|-8.5|92.5|India Ulm
47.326|-106.948|2661|-13.5|93.7|Jordan AP
46.686|-109.754|4639|-4.2|88.3|Judith Gap
47.75|-111.55|3780|-15.2|94.3|Juliet Power
48.304|-114.264|2972|2.7|87.8|Kalispell-Glacier Park Intl AP
47.049|-109.458|4144|-7.8|87.4|Lewistown Muni AP
46.885|-110.29|5069|-11.4|83.7|Lewistown-Judith River Wildlife Management
45.698|-110.441|4642|-3.1|90.5|Livingston-Mission Field AP
47.517|-111.183|3471|-9.8|90.7|Malmstrom AFB
47.017|-109.633|4121|1.2|91.6|Mike Moore
46.427|-105.883|2625|-8.7|94.6|Miles City Muni AP-Wiley Field
46.921|-114.093|3189|4.8|90.7|Missoula Intl AP
44.567|-112.317|6785|-13.2|80.8|Monida
47.067|-109.033|3809|-13.7|91|November Grass Range
47.333|-108.933|3563|-14.8|95.5|Oscar Roy
47.717|-104.183|1985|-12.1|91.4|Sidney-Richland Rgnl AP
47.6|-115.37|2379|-8.3|92.7|Thompson Falls
44.683|-111.117|6644|-18.6|82.6|West Yellowstone-Yellowstone AP
45.873|-112.104|4278|-17.1|91.2|Whitehall
48.489|-105.21|2644|-14.1|86.9|Wolf Point 34 NE
48.094|-105.574|1985|-15.2|92.5|Wolf Point-Clayton AP
35.417|-80.151|610|22.6|92.3|Albemarle-Stanly County AP
35.195|-83.865|1696|19.9|88.2|Andrews-Western Carolina Rgnl AP
35.654|-79.895|673|24.1|90.9|Asheboro Muni AP
35.432|-82.538|2169|20.3|86|Asheville Rgnl AP
36.298|-77.171|69|23.5|91.6|Aulander-Tri County AP
34.733|-76.657|10|29.5|87.1|Beaufort-Smith Field AP
35.495|-82.614|2152|17.6|84|Bent Creek-North Carolina Arboretum
36.2|-81.65|3146|15.6|81.9|Boone AP
36.047|-79.477|617|22.6|91.9|Burlington Alamance Rgnl AP
35.233|-75.622|10|31.3|86.9|Cape Hatteras Natl Seashore-Mitchell AP
35.933|-79.064|512|23.4|91.9|Chapel Hill-Williams AP
35.224|-80.955|728|25.3|92.1|Charlotte Douglas Intl AP
35.017|-80.621|679|25.3|92.1|Charlotte-Monroe Exec AP
34.976|-78.364|148|27.1|92.8|Clinton-Sampson County AP
35.383|-80.7|705|24.8|92.5|Concord Rgnl AP
35.667|-75.9|10|26.2|93.2|Dare County Gunnery Range
35.971|-79.093|561|22.8|90.1|Durham 11 W
36.028|-76.567|20|27.1|91.6|Edenton-Northeastern Rgnl AP
36.261|-76.175|39|25.9|90.7|Elizabeth City Rgnl AP
34.602|-78.578|135|27.9|93|Elizabethtown-Brown Field AP
35.379|-78.734|200|26.4|93.7|Erwin-Harnett Rgnl AP
34.991|-78.88|190|26.8|94.1|Fayetteville Rgnl AP-Grannis Field
35.174|-79.009|200|24.8|93.9|Fayetteville-Ft Bragg-Pope Field
35.133|-78.933|243|25.9|93.7|Fayetteville-Ft Bragg-Simmons AAF
35.223|-83.419|2021|18.7|87.1|Franklin-Macon County AP
35.197|-81.156|797|25.2|91.9|Gastonia Muni AP
35.344|-77.965|112|26.1|93.4|Goldsboro-Seymour Johnson AFB
35.46|-77.965|135|25.5|92.5|Goldsboro-Wayne Exec AP
36.097|-79.943|909|23|90.3|Greensboro-Piedmont Triad Intl AP
36.33|-77.635|144|23.2|91.2|Halifax Northampton Rgnl AP
34.9|-76.883|30|27.7|90|Havelock-MCAS Cherry Point-Cunningham Field
36.361|-78.529|528|22.6|90|Henderson-Oxford AP
35.742|-81.382|1171|23.7|89.8|Hickory Rgnl AP
35.9|-82.817|1480|8.8|90.3|Hot Springs AWRS
34.833|-77.617|95|25.2|92.3|Jacksonville-Ellis AP
34.708|-77.44|26|26.8|90.3|Jacksonville-MCAS New River-McCutcheon Field
36.432|-81.419|3179|15.8|81|Jefferson-Ashe County AP
35|-77.982|138|24.4|92.3|Kenansville-Duplin County AP
36.018|-75.671|13|30.2|89.6|Kill Devil Hills-First Flight AP
35.332|-77.609|95|25.9|92.8|Kinston Rgnl Jetport-Stallings Field
34.792|-79.366|220|25.5|93.4|Laurinburg-Maxton AP
35.781|-80.304|732|22.3|89.8|Lexington Muni AP-Davidson County AP
35.483|-81.161|876|22.8|91.6|Lincolnton-Lincoln County Rgnl AP
36.023|-78.33|367|23.4|91.4|Louisburg-Triangle North Exec AP
34.608|-79.059|125|26.2|93|Lumberton Muni AP
35.033|-79.5|377|22.8|93.2|Mackall Aux AF
35.917|-75.7|13|29.3|89.4|Manteo-Dare County Rgnl AP
36.399|-76.017|16|26.2|90.3|Maple-Currituck County Rgnl AP
35.419|-82.557|2103|19.2|84.6|Mills River-Mountain Horticulture Crops Research and Extension Center
35.821|-81.611|1270|21.6|90.7|Morganton-Foothills Rgnl AP
36.46|-80.553|1247|23.4|89.4|Mount Airy-Surry County AP
35.068|-77.048|20|26.6|91.2|New Bern-Coastal Carolina Rgnl AP
36.223|-81.098|1302|21.6|89.8|North Wilkesboro-Wilkes County AP
33.929|-78.075|26|29.1|88.9|Oak Island-Cape Fear Rgnl AP-Franklin Field
35.109|-75.986|7|33.1|90.1|Oracoke Lighthouse
35.017|-76.467|16|30.7|92.1|Piney Island
35.633|-77.383|26|25.9|92.7|Pitt-Greenville AP
35.892|-78.782|417|24.4|92.8|Raleigh-Durham Intl AP
36.439|-77.71|256|24.6|91.8|Roanoke Rapids-Halifax County AP
34.89|-79.76|358|26.2|92.8|Rockingham-Richmond County AP
35.855|-77.893|157|24.1|92.5|Rocky Mount-Wilson Rgnl AP
35.428|-81.935|1079|24.4|90.3|Rutherfordton-Rutherford County AP-Marchman Field
35.646|-80.52|774|22.6|90.9|Salisbury-Mid Carolina Rgnl AP
35.582|-79.101|246|22.3|93|Sanford-Lee County Rgnl AP
35.256|-81.601|846|24.3|90.7|Shelby-Cleveland County Rgnl AP
36.437|-79.851|692|20.8|90.9|Shiloh AP
35.704|-79.504|614|19.6|93|Siler City Muni AP
35.541|-78.39|164|24.6|91.9|Smithfield-Johnston County AP
33.893|-78.035|3|28.4|88.7|South Port-Oak Island Lighthouse
35.237|-79.391|463|23.4|92.7|Southern Pines-Moore County AP
35.765|-80.957|968|23|90.3|Statesville Rgnl AP
34.65|-77.1|7|27.9|92.5|Swansboro-Bogue
34.683|-77.033|20|28.2|88.2|Swansboro-MCAF Bogue Field
35.937|-77.547|52|24.3|92.3|Tarboro-Edgecombe AP
36.285|-78.984|610|21.6|90.3|Timberlake-Person County AP
35.017|-80.083|299|23.7|93.7|Wadesboro-Anson County AP-Cloud Field
35.57|-77.05|39|25.5|91.4|Washington-Warren Field AP
34.273|-78.715|98|28.9|92.1|Whiteville-Columbus County Muni AP
34.268|-77.9|33|28|91.4|Wilmington Intl AP
36.134|-80.222|968|23.9|90.3|Winston-Salem-Smith Reynolds AP
34.18|-77.815|10|31.3|88|Wrightsville Beach
47.967|-100.581|1585|-25.2|89.6|Alpha Balfour
46.941|-98.018|1401|-13.7|85.1|Barnes County Muni AP
46.925|-103.982|2756|-11.4|89.6|Beach AP
46.783|-100.757|1650|-10.7|90.3|Bismarck Muni AP
47.909|-100.927|1932|-15.5|88.3|Bravo Velva
48.48|-99.236|1480|-18.6|84.2|Cando Muni AP
47.451|-99.151|1608|-13.4|85.8|Carrington Muni AP
48.784|-97.632|892|-15.9|85.1|Cavalier Muni AP
47.714|-101.01|1965|-26.3|88.9|Charlie Ruso
48.929|-103.297|1949|-17.5|86.2|Crosby Muni AP
47.795|-101.299|2073|-17.3|88.7|Delta Max
48.968|-102.17|1841|-18.9|84.4|Des Lacs Natl Wildlife Refuge
48.117|-98.9|1453|-16.2|83.5|Devils Lake Rgnl AP
46.799|-102.797|2595|-10.3|90|Dickinson Roosevelt Rgnl AP
47.751|-101.674|2103|-20.2|87.6|Echo Ryder
46.925|-96.811|899|-13.2|87.4|Fargo-Hector Intl AP
47.896|-101.674|2031|-18.2|89.6|Foxtrot Ryder 2
47.646|-101.439|1909|-14.4|86.9|Garrison Muni AP
46.813|-101.86|2090|-22.2|89.8|Glen Ullin Rgnl AP
48.12|-101.96|2113|-19.7|88.2|Golf Plaza
48.405|-97.371|823|-15.5|85.3|Grafton-Hutson Field AP
47.967|-97.4|912|-14.8|86.4|Grand Forks AFB
47.943|-97.184|843|-16.4|86.4|Grand Forks Intl AP
46.219|-97.643|1266|-11.2|87.1|Gwinner Muni AF
46.014|-102.655|2703|-9.6|90.7|Hettinger Muni AP
47.974|-102.223|1896|-21.5|90.7|Hotel Parshall
48.345|-102.304|2224|-19.7|89.1|India Palermo
46.926|-98.669|1493|-13|86.4|Jamestown Rgnl AP
46.77|-99.478|1919|-15.3|85.3|Jamestown-Lake George
48.412|-101.892|2198|-24|86.9|Juliet Donnybrook
48.551|-102.12|2274|-25.4|86.4|Kilo Donnybrook 2
46.1|-97.15|1152|-13.9|88.5|Lidgerwood AMOS
48.789|-102.269|1972|-25.8|89.4|Lima Bowbells
46.22|-100.24|1778|-12.5|89.4|Linton Muni AP
46.768|-100.894|1946|-10.7|87.4|Mandan Muni AP
46.895|-103.377|2772|-10.3|88.7|Medora-Roosevelt Natl Park-Painted Canyon
47.29|-101.581|1814|-13.2|88.7|Mercer County Rgnl AP
48.673|-101.882|1867|-25.4|88.7|Mike Kenmare
48.417|-101.35|1667|-15.9|86.9|Minot AFB
48.255|-101.273|1667|-12.1|88.2|Minot Intl AP
48.76|-101.592|1693|-24.7|90.7|November Mohall
48.825|-101.283|1529|-22.9|87.3|Oscar Antler
48.884|-99.621|1821|-16.8|82.4|Rolla Muni AP
47.75|-101.833|2047|-25.1|91.2|Roseglen
48.39|-100.024|1549|-21.3|86.2|Rugby Muni AP
48.301|-102.406|2244|-16.1|85.3|Stanley Muni AP
48.381|-102.898|2267|-18|85.6|Tioga Muni AP
46.244|-96.607|968|-14.6|86.4|Wahpeton-Stern AP
48.941|-97.903|955|-15.2|84.9|Walhalla Muni AP
47.796|-103.254|2110|-13.7|89.4|Watford City Muni AP
48.174|-103.637|1906|-15.9|90|Williston-Sloulin Field Intl AP
42.577|-100.001|2589|0.1|91.8|Ainsworth Rgnl AP
41.73|-98.054|1804|0.7|90.3|Albion Muni AP
42.057|-102.802|3930|-1.7|93.6|Alliance Muni AP
40.893|-97.997|1804|2.8|90.9|Aurora Muni AP-Potter Field
40.301|-96.754|1325|4.3|93.4|Beatrice Muni AP
41.117|-95.9|1033|2.5|91.9|Bellevue-Offutt AFB
41.412|-96.109|1325|1.9|90.5|Blair Muni AP
41.517|-104|5272|3|92.5|Bravo Pine Bluffs
41.433|-99.633|2546|1.2|91.2|Broken Bow Muni AP
41.777|-99.15|2182|-9|93.4|Burwell-Cram Field
42.837|-103.098|3297|-1.7|96.4|Chadron Muni AP
41.583|-103.667|4498|-1.7|93.9|Charlie Gering
41.45|-97.345|1444|0.5|91.2|Columbus Muni AP
41.367|-103.8|5072|-7.8|93.9|Delta Kimball
40.695|-96.854|1371|2.7|91.4|Denton-Spring Creek Prairie Audubon Center
41.117|-103.983|5279|4.8|94.6|Echo Pine Bluffs
40.08|-95.592|984|4.1|92.3|Falls City-Brenner Field AP
41.367|-103.483|4767|-11.7|95.5|Foxtrot Dix
41.449|-96.52|1204|1.8|91.4|Fremont Muni AP
40.961|-98.314|1857|2.8|92.8|Grand Island-Central Nebraska Rgnl AP
42.068|-101.445|3740|-1.3|90|Gudmundsen Sandhills Laboratory-East Site
42.425|-103.736|4406|-4.9|90.3|Harrison-Agate Fossil Beds Natl Monument
40.601|-98.426|1962|3.2|92.3|Hastings Muni AP
40.149|-97.587|1467|5.2|93.7|Hebron Muni AP
40.45|-99.339|2310|5|91.9|Holdrege-Brewster Field AP
41.317|-102.833|4144|-3.1|93.4|Hotel Gurley
40.51|-101.62|3271|4.1|96.4|Imperial Muni AP
41.05|-102.867|4242|-4.2|96.4|India Sidney
40.733|-99|2129|3|91.8|Kearney Rgnl AP
41.133|-103.483|4721|1.2|95|Kilo Dix
41.189|-103.671|4925|2.5|91.4|Kimball Muni AP-Arraj Field
40.789|-99.771|2411|3.6|92.1|Lexington-Kelly Field AP
40.851|-96.748|1188|2.8|93.4|Lincoln AP
40.848|-96.565|1188|1.9|91.4|Lincoln-Lancaster County
40.206|-100.591|2566|5|97.2|McCook Nelson Rgnl AP
42.05|-101.07|3261|-1.8|96.3|Mullen-Hooker County AP
40.606|-95.864|1161|3.9|90.7|Nebraska City Muni AP
41.986|-97.435|1552|0.1|91.4|Norfolk Rgnl AP-Stefan Meml Field
41.367|-96.017|1332|-1.5|90.5|North Omaha WSFO AP
41.133|-100.7|2779|1.6|93.7|North Platte Rgnl AP-Bird Field
42.47|-98.688|2031|-0.4|91.2|ONeill Muni AP-Baker Field
41.119|-101.768|3278|3.4|94.6|Ogallala-Searle Field AP
41.31|-95.899|981|2.3|92.5|Omaha-Eppley AF Intl AP
41.196|-96.112|1050|4.3|91.9|Omaha-Millard AP
41.623|-98.948|2070|0.3|91.6|Ord-Sharp Field AP
40.948|-95.917|1201|3.2|90.9|Plattsmouth Muni AP
41.871|-103.593|3957|1.6|94.3|Scottsbluff-Western Nebraska Rgnl AP-Heilig Field
41.1|-102.983|4304|2.1|94.1|Sidney Muni AP-Carr Field
41.764|-96.178|1027|-0.2|91.6|Tekamah Muni AP
41.964|-100.569|2927|0.7|93.4|Thedford-Thomas County AP
42.857|-100.548|2589|-1.7|95|Valentine-Miller Field AP
41.241|-96.594|1224|2.3|92.1|Wahoo Muni AP
42.242|-96.983|1430|-1.8|90.7|Wayne Muni AP
40.894|-97.626|1670|2.1|91|York Muni AP
44.576|-71.179|1158|-9.4|83.5|Berlin Rgnl AP
42.967|-70.623|3|12|79|CGS Isle of Shoals Lighthouse
43.205|-71.503|348|2.7|87.4|Concord Muni AP
43.109|-70.948|62|5|85.6|Durham-Doe Farm
44.217|-71.75|942|-4.9|81.3|Franconia
42.805|-72.004|1040|2.5|84.6|Jaffrey AP-Silver Ranch
42.9|-72.267|489|1.4|86|Keene-Dillant-Hopkins AP
43.567|-71.433|545|2.7|84.9|Laconia Muni AP
43.626|-72.305|604|-2|86.7|Lebanon Muni AP
43.172|-70.928|118|5.5|84.9|Madbury
42.93|-71.436|266|7.7|88.5|Manchester-Boston Rgnl AP
44.269|-71.303|6266|-15.3|59.9|Mount Washington Obs
44.368|-71.544|1073|-10.3|83.1|Mt Washington Rgnl AP
42.783|-71.517|200|7.9|88.9|Nashua AP-Boire Field
43.779|-71.754|505|0.5|84.9|Plymouth Muni AP
43.07|-70.72|3|3.9|88.7|Portsmouth Harbor
43.083|-70.817|102|8.1|86.5|Portsmouth Intl AP
43.278|-70.922|322|6.1|86.9|Rochester-Skyhaven AP
41.009|-74.737|584|10|87.3|Aeroflex Andover AP
39.452|-74.567|66|16.9|89.8|Atlantic City Intl AP
40.624|-74.669|105|12.9|89.6|Bedminster-Somerset AP
39.379|-74.424|10|18.7|84.9|CGS Atlantic City
38.946|-74.883|7|19.9|88.7|CGS Cape May
40.116|-74.034|3|16.9|85.6|CGS Manasquan Inlet
40.876|-74.283|174|14|90|Caldwell-Essex County AP
39.008|-74.908|23|20.1|87.8|Cape May AP
40.033|-74.317|102|10.8|91.2|JB McGuire-Dix-Lakehurst-Maxfield Field
40.017|-74.6|131|15.8|90.5|JB McGuire-Dix-Lakehurst-McGuire AFB
40.617|-74.245|23|17.4|90.7|Linden AP
39.941|-74.841|52|16.5|90.5|Lumberton-South Jersey Rgnl AP
39.366|-75.078|69|16|89.2|Millville Exec AP
40.8|-74.417|187|13.1|89.8|Morristown Muni AP
40.683|-74.169|30|16.9|91.4|Newark Liberty Intl AP
41.199|-74.626|420|9.9|87.3|Sussex AP
40.85|-74.061|10|16.5|90.1|Teterboro AP
39.928|-74.292|82|12.9|91|Toms River-Ocean County AP-Miller AP
40.277|-74.816|213|16|89.8|Trenton-Mercer AP
40.183|-74.117|157|16.2|89.2|Wall Township-Monmouth Exec AP
32.85|-106.1|4157|22.3|99|Alamogordo-Holloman AFB
32.84|-105.991|4199|24.6|98.1|Alamogordo-White Sands Rgnl AP
35.038|-106.622|5312|22.5|93.6|Albuquerque Intl Sunport
35.145|-106.795|5837|15.6|92.1|Albuquerque-Double Eagle II AP
36.422|-105.29|8379|-6.9|77.5|Angel Fire AP
32.853|-104.468|3540|23.4|99.7|Artesia Muni AP
32.334|-104.258|3232|23.9|100.4|Carlsbad-Cavern City AF
36.9|-106.583|7851|-4.5|81.3|Chama AWRS
36.449|-103.154|4970|13.6|93.6|Clayton Muni AF
35.003|-105.663|7087|13.1|86.4|Clines Corners
34.433|-103.083|4216|16.9|95.5|Clovis Muni AP
34.383|-103.317|4295|18|95.9|Clovis-Cannon AFB
34.1|-105.667|6499|14.2|90.5|Corona-Lincoln Station AP
32.262|-107.721|4314|23.4|98.8|Deming Muni AP
36.744|-108.229|5505|13.1|94.3|Farmington-Four Corners Rgnl AP
35.514|-108.794|6470|7|90.3|Gallup Muni AP
35.165|-107.902|6535|9|90|Grants-Milan Muni AP
32.614|-106.741|4327|16.7|97.5|Las Cruces 20 N
32.283|-106.917|4455|26.6|98.4|Las Cruces Intl AP
35.654|-105.142|6873|12.2|86.9|Las Vegas Muni AP
32.683|-103.217|3661|20.7|98.8|Lea County Rgnl AP
32.333|-108.691|4278|25.5|99|Lordsburg Muni AP
35.879|-106.269|7172|17.4|85.3|Los Alamos AP
32.067|-106.15|4209|23.2|99.3|McGregor Range Base Camp
34.3|-103.8|4350|18.5|100.9|Melrose Gunnery Range
34.986|-106.009|6201|9|91.9|Moriarty Muni AP
33.9|-106.4|5410|10|94.1|Northrup Landing Strip
36.741|-104.502|6352|8.6|90.3|Raton Muni AP-Crews Field
33.308|-104.508|3648|21.9|99.9|Roswell Intl Air Center
33.467|-105.533|6814|19|84.9|Ruidoso-Sierra Blanca Rgnl AP
35.617|-106.089|6348|14.9|90.7|Santa Fe Muni AP
34.356|-106.886|4846|18.1|96.3|Sevilleta Natl Wildlife Refuge
32.633|-108.167|5374|22.1|93.6|Silver City-Grant County AP
34.022|-106.903|4875|21.7|96.8|Socorro AP
33.817|-106.667|4941|14|95.9|Stallion AAF
36.383|-105.6|6975|-5.4|79.7|Taos
36.45|-105.667|7090|3.2|87.3|Taos Rgnl AP
35.799|-107.181|6909|0.9|89.6|Torreon
33.237|-107.268|4859|25.5|96.6|Truth or Consequences Muni AP
35.182|-103.603|4065|16.7|98.8|Tucumcari Muni AP
35.858|-106.521|8717|2.8|75.6|Valles Caldera Natl Preserve
32.383|-106.483|4081|22.8|97.3|White Sands
32.633|-106.4|3950|25.5|99.9|White Sands Missile Range Site No 39
35.067|-108.833|6309|0.9|90.1|Zuni
39.5|-117.08|6608|1.9|91.8|Austin
39.012|-114.209|6617|10.6|87.3|Baker-Great Basin Lehman Caves Natl Park
40.6|-116.867|4531|4.8|100.6|Battle Mountain AP
35.947|-114.861|2201|34.3|106.7|Boulder City Muni AP
37.612|-114.526|4380|12.7|96.1|Caliente AMOS
39.192|-119.734|4698|15.8|93|Carson City AP
36.583|-115.683|3133|25|102.6|Creech AFB-Indian Springs Gunnery Range
36.621|-116.028|3301|30.6|101.8|Desert Rock AP
36.624|-116.019|3284|28.9|101.8|Desert Rock SURFRAD
40.85|-115.733|5233|1.9|94.1|Elko
40.829|-115.789|5030|4.5|93.9|Elko Rgnl AP-Harris Field
39.295|-114.847|6260|1.8|89.8|Ely AP-Yelland Field
39.601|-116.006|5942|1.4|92.5|Eureka AP-Bailey Field
38.544|-118.634|4216|19.2|98.8|Hawthorne Indl AP
35.976|-115.133|2493|31.8|106.7|Henderson Exec AP
36.533|-115.567|3189|21.2|102.4|Indian Springs Range 63
36.072|-115.163|2182|35.8|106.9|Las Vegas-McCarran Intl AP
36.25|-115.033|1913|32.9|109.9|Las Vegas-Nellis AFB
40.068|-118.569|3901|11.3|98.6|Lovelock-Derby Field
39|-119.751|4728|8.4|97|Minden Tahoe AP
39.417|-118.717|3934|14.7|97.7|NAS Fallon-Van Voorhis Field
36.95|-116.05|3927|10.8|83.1|Nevada Test Site-Yucca AF
36.212|-115.196|2205|35.4|107.1|North Las Vegas AP
39.668|-119.876|5049|12.9|91.2|Reno Stead AP
39.484|-119.771|4409|19.9|95.2|Reno-Tahoe Intl AP
41.848|-119.636|6499|10.8|83.1|Sheldon Natl Antelope Refuge
38.051|-117.09|5394|15.6|93.7|Tonopah AP
41.667|-115.783|6240|-9.9|85.8|Wild Horse Reservoir
40.902|-117.808|4337|9.5|96.6|Winnemucca Muni AP
42.747|-73.799|292|5.4|86.7|Albany Intl AP
40.45|-73.8|3|17.2|80.6|Ambrose Lightstation
42.207|-75.98|1631|4.6|82.4|Binghamton-Greater Binghamton AP-Link Field
40.822|-72.869|82|15.6|85.5|Brookhaven Calabro AP
40.6|-73.9|16|10.9|89.2|Brooklyn-Bennett Field
42.941|-78.719|715|7.7|84.2|Buffalo Niagara Intl AP
42.877|-78.885|591|8.8|79|CGS Buffalo
40.954|-73.397|3|13.3|87.1|CGS Eatons Neck
43.262|-79.064|269|2.8|84.2|CGS Niagara
43.462|-76.516|256|7.9|81.7|CGS Oswego
43.256|-77.602|269|11.3|82.8|CGS Rochester
40.585|-73.561|3|15.8|83.3|CGS Short Beach
40.633|-73.215|16|14.4|82|Captree Island-Fire Island Lighthouse
42.241|-78.371|2136|2.3|79.3|Cattaraugus County Olean AP
42.15|-79.25|1722|5.9|81|Chautauqua County-Jamestown AP-Jackson Field
41.786|-73.742|413|7.2|86|Cornell Univ Cooperative Extension Dutchess County-Institute Ecosystems Studies
42.44|-76.246|1227|1.8|83.1|Cornell Univ Teaching Dairy Barn
42.571|-77.713|686|7.2|87.8|Dansville Muni AP
42.493|-79.272|692|9|83.8|Dunkirk AP
40.96|-72.252|56|4.3|85.3|East Hampton AP
42.159|-76.892|955|4.6|87.1|Elmira-Corning Rgnl AP
40.734|-73.417|82|16.9|86.7|Farmingdale-Republic AP
43.35|-76.385|476|4.5|84.7|Fulton-Oswego County AP
43.338|-73.61|341|-1.3|84.9|Glens Falls-Bennett Meml AP
40.794|-73.102|144|16.2|86|Islip-Long Island MacArthur AP
42.483|-76.467|1099|5.2|85.5|Ithaca Tompkins Rgnl AP
44.936|-74.846|213|-7.1|84.6|Massena Intl AP-Richards Field
41.073|-71.923|7|18.7|82.4|Montauk AP
41.509|-74.265|364|8.8|87.8|Montgomery-Orange County AP
41.701|-74.795|1404|5.5|83.8|Monticello-Sullivan County Intl AP
40.779|-73.969|157|17.6|88.3|New York-Central Park Obs-Belvedere Castle
40.701|-74.009|7|18.9|91.2|New York-Downtown Manhattan Heli
40.639|-73.764|10|18|86.9|New York-Kennedy Intl AP
40.779|-73.88|10|18.7|90|New York-LaGuardia AP
41.5|-74.1|492|9.9|87.4|Newburgh-Stewart Intl AP
43.108|-78.938|591|7.2|85.6|Niagara Falls Intl AP
44.682|-75.466|299|-13.2|87.3|Ogdensburg Intl AP
42.643|-77.056|991|7.2|86|Penn Yan AP
44.65|-73.467|233|-0.9|83.8|Plattsburgh Intl AP
44.687|-73.523|371|-9.6|90.1|Plattsburgh-Clinton County AP
41.626|-73.882|164|9.1|88.5|Poughkeepsie-Hudson Valley Rgnl AP
43.117|-77.677|554|7.2|86.2|Rochester-Greater Rochester Intl AP
43.234|-75.412|518|0.9|85.3|Rome-Griffiss Intl AP
44.385|-74.207|1663|-12.1|81.1|Saranac Lake-Adirondack Rgnl AP
42.857|-73.931|377|-0.4|88|Schenectady County AP
43.111|-76.104|407|5|86.9|Syracuse Hancock Intl AP
40.729|-73.602|125|11.1|87.4|Uniondale-Mitchel AFB
43.145|-75.384|712|1|84.4|Utica-Oneida County AP
43.989|-76.026|318|-5.1|83.5|Watertown Intl AP
44.05|-75.733|679|-3.6|84.2|Watertown-Fort Drum-Wheeler-Sack AAF
42.109|-77.992|2123|3.9|81.7|Wellsville Muni AP-Tarantine Field
40.844|-72.632|66|12.4|84.2|Westhampton-Gabreski AP
41.062|-73.705|381|13.8|86.7|White Plains-Westchester County AP
41.038|-81.464|1066|9.1|87.6|Akron Fulton Intl AP
40.918|-81.444|1237|8.6|86.7|Akron-Canton AP
39.211|-82.231|768|10.6|88.9|Albany-Ohio Univ AP-Bush AP-Snyder Field
41.919|-80.796|584|3|84.7|Ashtabula Harbor Light
40.372|-83.819|1122|6.1|85.8|Bellefontaine Rgnl AP
39.103|-84.419|489|13.6|89.6|Cincinnati Muni AP-Lunken Field
39.078|-84.21|843|8.4|90.9|Clermont County AP
41.406|-81.852|781|10.2|87.3|Cleveland Hopkins Intl AP
41.518|-81.684|584|12.4|85.8|Cleveland-Burke Lakefront AP
39.9|-83.133|906|9.9|88.2|Columbus-Bolton Field AP
39.991|-82.877|833|10.9|88.9|Columbus-Glenn Columbus Intl AP
40.078|-83.078|906|9.7|88.2|Columbus-Ohio State Univ AP
39.817|-82.933|745|10.8|90|Columbus-Rickenbacker ANGB
41.567|-81.483|879|5.2|89.8|Cuyahoga County AP
39.906|-84.219|1004|8.8|88|Dayton Intl AP
39.594|-84.226|958|10.2|88.2|Dayton-Wright Brothers AP
39.836|-84.047|823|9.7|88.7|Dayton-Wright-Patterson AFB
41.338|-84.429|705|6.4|88.3|Defiance Meml AP
40.28|-83.115|945|9.1|86.9|Delaware Muni AP-Moore Field
41.014|-83.669|801|7.2|88.5|Findlay AP
39.364|-84.525|633|10.4|90|Hamilton-Butler County Rgnl AP
41.778|-80.696|925|8.1|85.1|Jefferson-Northeast Ohio Rgnl AP
39.756|-82.657|869|9|88.2|Lancaster-Fairfield County AP
40.708|-84.027|974|7.3|87.8|Lima Allen County AP
41.346|-82.179|794|8.6|87.3|Lorain County Rgnl AP
41.478|-82.19|577|9.9|88.3|Lorain Harbor Lighthouse
40.82|-82.518|1299|7.2|86.2|Mansfield Lahm Rgnl AP
41.536|-82.713|643|8.6|89.1|Marblehead Lighthouse State Park
40.616|-83.064|994|7|87.4|Marion Muni AP
40.225|-83.352|1020|7.5|87.3|Marysville-Union County AP
39.531|-84.395|650|11.8|90.3|Middletown Rgnl AP-Hook Field
40.333|-82.517|1191|8.4|86.7|Mt Vernon-Knox County AP
40.472|-81.424|892|9.3|87.4|New Philadelphia-Clever Field AP
40.023|-82.463|883|8.8|88|Newark-Heath AP
41.036|-83.982|764|12.4|89.8|Putnam County AP
41.217|-81.25|1198|7.5|85.3|Ravenna-Portage County AP
40.873|-81.887|1135|6.6|85.6|Smithville-Wayne County AP
39.84|-83.84|1050|7.5|87.6|Springfield-Beckley Muni AP
41.563|-83.476|623|7.3|88.9|Toledo Exec AP-Metcalf Field
41.587|-83.806|673|7|88.7|Toledo Express AP
40.204|-84.532|1007|8.8|87.3|Versailles-Darke County AP
41.684|-81.39|627|10.2|86.9|Willoughby-Lost Nation AP
39.421|-83.822|1076|9.7|87.6|Wilmington WSFO
41.255|-80.674|1168|8.2|85.8|Youngstown-Warren Rgnl AP
39.944|-81.892|879|10.2|87.3|Zanesville Muni AP
34.804|-96.671|1017|21|96.8|Ada Muni AP
34.65|-99.267|1378|19.4|101.8|Altus AFB
34.699|-99.338|1434|20.8|101.5|Altus-Quartz Mountain Rgnl AP
36.773|-98.67|1473|15.3|100.8|Alva Rgnl AP
34.147|-97.123|843|22.6|98.1|Ardmore Downtown Exec AP
34.3|-97.017|761|21.4|99.1|Ardmore Muni AP
34.398|-96.148|591|22.6|97.9|Atoka Muni AP
36.767|-96.017|712|14.5|97|Bartlesville Muni AP-Phillips Field
36.75|-97.35|1030|14.5|100.2|Blackwell-Tonkawa Muni AP
35.724|-96.82|984|18.9|97.7|Chandler Muni AP
35.096|-97.966|1152|18.9|98.8|Chickasha Muni AP
36.294|-95.479|732|17.2|95|Claremore Rgnl AP
35.538|-98.933|1617|18.7|98.6|Clinton Rgnl AP
35.357|-99.204|1923|18.3|99.5|Clinton-Sherman Indl AF
35.95|-96.773|915|18.3|97.3|Cushing Muni AP
34.471|-97.96|1112|20.8|99.3|Duncan-Halliburton Field
33.942|-96.395|699|24.8|99.1|Durant Rgnl AP-Baker Field
35.431|-99.394|2001|16.9|97.2|Elk City Muni AP
36.333|-97.917|1306|15.6|99.1|Enid-Vance AFB
36.383|-97.783|1168|16.7|100.9|Enid-Woodring Rgnl AP
34.344|-98.983|1257|21.4|101.8|Frederick Rgnl AP
36.297|-99.769|2192|13.6|99.1|Gage-Shattuck AP
36.599|-101.595|3268|11.3|97.9|Goodwell
36.605|-94.738|830|17.6|95.7|Grove Muni AP
35.852|-97.414|1070|18.5|99|Guthrie-Edmond Rgnl AP
36.682|-101.505|3123|13.1|99.1|Guymon Muni AP
34.989|-99.053|1555|18.9|101.1|Hobart Rgnl AP
34.035|-95.542|571|24.8|97.9|Hugo-Stamper Muni AP
33.909|-94.859|472|25.7|97|Idabel-McCurtain County Rgnl AP
34.558|-98.417|1109|20.1|101.5|Lawton-Ft Sill Rgnl AP
34.65|-98.4|1188|20.3|100.6|Lawton-Ft Sill-Post AAF
34.882|-95.783|771|20.7|96.8|McAlester Rgnl AP
35.657|-95.361|610|19|96.6|Muskogee-Davis Rgnl AP
35.181|-97.438|1181|19.6|98.6|Norman NWS-Univ Oklahoma-Westheimer AP
35.489|-97.82|1355|17.1|98.6|Oklahoma City-Page Muni AP
35.534|-97.647|1299|18.9|98.2|Oklahoma City-Post AP
35.389|-97.601|1306|19|97.5|Oklahoma City-Rogers World AP
35.417|-97.383|1293|18.7|97.2|Oklahoma City-Tinker AFB
36.118|-97.091|889|16.9|97.3|Oklahoma State Univ Site A
36.135|-97.108|889|15.6|96.8|Oklahoma State Univ Site B
35.668|-95.949|719|19.8|98.2|Okmulgee Rgnl AP
34.683|-94.617|2897|7|88.2|Page-Ouachita Natl Forest
34.711|-97.223|968|20.5|97.9|Pauls Valley Muni AP
36.737|-97.102|1001|15.6|98.2|Ponca City Rgnl AP
35.021|-94.621|449|22.8|98.1|Poteau-Kerr AP
35.438|-94.803|528|21.6|96.8|Sallisaw Muni AP
36.167|-96.15|892|19.2|96.3|Sand Springs-Pogue Muni AP
35.357|-96.943|1073|19.8|97.9|Shawnee Rgnl AP
35.283|-95.1|600|18.5|99|Stigler Rgnl AP
36.162|-97.089|1001|17.6|99.1|Stillwater Rgnl AP-Searcy Field
35.929|-95.004|873|17.2|96.4|Tahlequah Muni AP
36.199|-95.887|650|18.5|97.5|Tulsa Intl AP
36.039|-95.984|636|18.5|98.1|Tulsa-Jones AP
35.864|-98.421|1549|16.9|97.3|Watonga Rgnl AP
35.55|-98.667|1604|17.6|98.4|Weatherford-Stafford AP
36.437|-99.521|2188|15.3|99.1|West Woodward AP
46.157|-123.883|23|31.1|73|Astoria Rgnl AP
45.249|-122.769|200|28.4|89.2|Aurora State AP-Lematta Field
44.843|-117.809|3360|7.7|90.1|Baker City Muni AP
44.095|-121.2|3461|13.1|90.7|Bend Muni AP
42.074|-124.29|79|34.7|80.4|Brookings AP
43.583|-119.05|4140|9.5|90|Burns Federal Bldg
43.595|-118.956|4170|3.6|91.6|Burns Muni AP
45.57|-123.92|49|27.3|71.8|CGS Tillamook Bay
45.676|-121.878|151|10.6|90.1|Cascade Locks-Stevens AP
44.633|-124.05|157|37.4|66.9|Coos Bay-South Slough
44.5|-123.283|249|27.3|89.2|Corvallis Muni AP
42.147|-121.724|4094|13.6|88.5|Crater Lake-Klamath Rgnl AP
44.128|-123.221|354|27.3|89.1|Eugene AP-Sweet Field
44.419|-123.326|312|26.6|87.4|Finley Natl Wildlife Refuge
44.002|-124.122|39|33.1|76.1|Florence-CGS Siuslaw River
44.4|-118.967|3698|16.5|92.5|Grant County Rgnl AP-Ogilvie Field
42.6|-123.365|3832|24.4|82|Grants Pass-Sexton Summit
45.826|-119.261|643|17.6|96.4|Hermiston Muni AP
45.667|-121.533|630|13.1|91.2|Hood Canal Bridge
44.556|-119.646|2244|16.9|96.1|John Day Fossil Beds Natl Monument
45.283|-118|2717|15.6|91.6|La Grande-Union County AP
42.22|-120.35|4774|6.6|86.9|Lakeview
42.167|-120.4|4734|7|88.9|Lakeview-Lake County AP
45.195|-123.134|164|28.4|89.2|McMinnville Muni AP
45.511|-118.425|3724|6.8|85.3|Meacham
42.377|-122.882|1309|26.8|96.1|Medford-Rogue Valley Intl-Medford AP
44.583|-124.05|121|28.8|68.7|Newport Muni AP
43.413|-124.244|16|34.2|69.3|North Bend-Southwest Oregon Rgnl AP
44.021|-117.013|2192|13.6|96.6|Ontario Muni AP
45.698|-118.855|1486|15.8|94.3|Pendleton-Eastern Oregon Rgnl AP
45.596|-122.609|39|29.5|88.2|Portland Intl AP
45.541|-122.949|203|26.4|88.7|Portland-Hillsboro AP
45.551|-122.409|39|29.7|88.5|Portland-Troutdale AP
44.256|-121.139|3071|12.4|91.4|Redmond Muni AP-Roberts Field
43.471|-119.692|4583|6.1|90|Riley-Natl Great Basin Experimental Range
42.9|-117.65|3812|8.6|95|Rome MS
42.591|-117.864|4052|10|96.3|Rome State AP
43.239|-123.355|528|30.6|91.2|Roseburg Rgnl AP-Carl Meml Field
44.905|-123.001|203|28|89.1|Salem Muni AP-McNary Field
45.773|-122.861|59|26.6|88.5|Scappoose Indl AF
45.417|-123.817|36|30|75|Tillamook AP
43.662|-124.198|135|36.1|73.2|Umpqua River Lighthouse
40.65|-75.448|390|13.3|88.7|Allentown-Lehigh Valley Intl AP
40.774|-80.392|1253|6.6|88|Beaver Falls-Beaver County AP
40.1|-75.267|302|16.5|88.9|Blue Bell-Wings Field AP
41.8|-78.633|2142|3|81.7|Bradford Rgnl AP
42.153|-80.078|574|2.1|84.2|CGS Erie
41.047|-78.412|1516|7.2|84.9|Clearfield-Lawrence Township AP
39.983|-75.867|659|15.3|86.9|Coatesville-Chester County AP-Carlson AP
40.33|-75.123|394|14.4|89.1|Doylestown AP
42.08|-80.182|738|10.8|84.6|Erie Intl AP-Ridge Field
39.733|-77.433|902|15.1|89.1|Fort Ritchie-Site R
41.383|-79.867|1539|7|83.3|Franklin-Venango Rgnl AP-Lemberton Field
40.433|-76.567|489|13.3|88.7|Ft Indiantown Gap-Muir AAF
40.196|-76.772|315|16|89.6|Harrisburg Intl AP
40.217|-76.85|348|16|90.1|Harrisburg-Capital City AP
40.633|-79.1|1404|7.9|85.1|Indiana County AP-Stewart Field
40.316|-78.834|2283|6.8|81.3|Johnstown-Cambria County AP
40.12|-76.294|404|14.2|88.9|Lancaster AP
40.272|-79.408|1184|9.1|85.6|Latrobe-Palmer Rgnl AP
40.296|-78.32|1480|10.6|85.5|Martinsburg-Altoona-Blair County AP
40.2|-75.15|361|15.8|90|NAS JRB Willow Grove
41.033|-80.417|1073|7|87.3|New Castle Muni AP
39.873|-75.227|10|18.7|91|Philadelphia Intl AP
40.079|-75.013|121|18|90.9|Philadelphia-Northeast Philadelphia AP
40.532|-80.217|1204|10|86.4|Pittsburgh Intl AP
40.355|-79.922|1253|10.8|86.2|Pittsburgh-Allegheny County AP
40.777|-79.95|1247|8.4|84.9|Pittsburgh-Butler Rgnl AP-Scholter Field
41.139|-75.379|1916|5.5|82|Pocono Mountains Muni AP
41.626|-80.215|1401|7.3|83.3|Port Meadville AP
40.238|-75.555|308|14|88.5|Pottstown-Heritage Field AP
40.435|-75.382|525|12.6|88.5|Quakertown AP
40.373|-75.959|344|14.7|90|Reading Rgnl AP-Spaatz Field
41.179|-78.893|1818|6.6|82.9|Reynoldsville-DuBois Rgnl AP
40.821|-76.864|449|11.3|88|Selinsgrove-Penn Valley AP
40.85|-77.85|1240|10.8|85.3|State College-University Park AP
39.859|-75.786|400|14.5|86.5|Stroud Water Research Center
41.183|-75.417|1949|-0|83.1|Tobyhanna Army Depot
40.133|-80.283|1184|8.4|85.1|Washington County AP
41.334|-75.727|948|9.7|86.9|Wilkes-Barre-Scranton Intl AP
41.243|-76.922|525|11.1|88|Williamsport Rgnl AP
39.918|-76.874|479|12.2|88.3|York AP
41.168|-71.578|108|17.4|80.6|Block Island State AP
41.491|-71.541|115|11.1|83.5|Kingston-Univ Rhode Island
41.597|-71.412|16|16|81.5|Kingstown-Quonset State AP
41.533|-71.283|171|14.5|82|Newport State AP
41.362|-71.481|7|14|78.1|Point Judith Lighthouse
41.723|-71.433|62|13.5|87.3|Providence-Green Intl State AP
41.921|-71.491|440|10.4|84.9|Smithville-North Central State AP
41.478|-71.542|105|10.4|83.5|Univ Rhode Island-Kingston 1 W
41.35|-71.799|79|14|83.1|Westerly State AP
33.65|-81.683|528|27.5|92.8|Aiken Muni AP
34.498|-82.71|787|26.6|92.7|Anderson Rgnl AP
33.25|-81.383|246|28.6|94.3|Barnwell Rgnl AP
32.412|-80.634|10|33.4|91|Beaufort County AP
34.617|-79.733|148|28.4|94.6|Bennettsville-Marlboro County Jetport-Avent Field
34.283|-80.567|302|27|94.1|Camden-Woodward Field AP
32.701|-80.003|16|32.7|91.2|Charleston Exec AP
34.717|-79.95|240|25.2|92.8|Cheraw Muni AP-Bellinger Field
34.783|-81.2|656|27.5|91.6|Chester-Catawba AP
33.355|-81.328|318|28|92.3|Clemson Univ Edisto Research Center
33.942|-81.118|226|27.5|94.6|Columbia Metro AP
33.971|-80.996|194|28.8|94.6|Columbia-Hamilton-Owens AP
33.828|-79.122|33|27.9|91.2|Conway-Horry County AP
34.45|-79.883|194|26.1|93|Darlington County AP
34.188|-79.731|148|27.3|93.6|Florence Rgnl AP
32.685|-79.888|10|34.3|86|Folly Island
33.317|-79.317|39|29.3|90.1|Georgetown AP
33.223|-79.185|26|32.7|89.4|Georgetown Lighthouse
34.846|-82.346|1047|27.3|91.9|Greenville Downtown AP
34.758|-82.376|955|28|91.6|Greenville-Donaldson Center AP
34.906|-82.213|942|26.1|91.8|Greenville-Spartanburg Intl AP
34.249|-82.159|630|26.1|92.7|Greenwood County AP
34.4|-80.117|364|27.9|92.7|Hartsville Rgnl AP
32.217|-80.7|20|34.9|91.4|Hilton Head AP
32.895|-80.028|46|30.9|92.3|JB Charleston-Charleston Intl AP
33.921|-80.801|253|26.2|93.9|JNGB McEntire-Gwinn Field
33.717|-79.85|66|28.4|92.3|Kingstree-Williamsburg Rgnl AP
34.717|-80.85|486|24.4|92.8|Lancaster County AP-McWhirter Field
34.5|-81.95|696|27.5|91.6|Laurens County AP
34.817|-82.7|1014|23.9|92.1|Liberty-Pickens County AP
32.483|-80.717|36|32.2|93|MCAS Beaufort-Merritt Field
34.181|-79.335|92|28.6|91.6|Marion County AP
33.153|-79.364|10|30.7|89.1|McClellanville-Santee Coastal Reserve
33.183|-80.033|72|29.8|92.1|Moncks Corner-Berkeley County AP
32.9|-79.783|13|31.6|91.2|Mount Pleasant Rgnl AP-Faison Field
33.683|-78.933|26|29.3|89.8|Myrtle Beach Intl AP
32.86|-79.95|3|30.7|91.2|NAS Charleston
34.3|-81.633|568|27.9|93|Newberry Muni AP
33.816|-78.72|33|28.8|88.5|North Myrtle Beach-Grand Strand AP
33.615|-81.084|322|27.3|93.9|North-AF Aux Field
33.462|-80.858|194|28.2|93.2|Orangeburg Muni AP
34.987|-81.058|666|24.6|92.1|Rock Hill-York County AP-Bryant Field
33.587|-80.209|102|28.9|92.1|Santee Cooper Rgnl AP
34.672|-82.886|892|28.4|92.5|Seneca-Oconee County Rgnl AP
34.916|-81.957|801|27.5|91.4|Spartanburg Downtown Meml AP
33.063|-80.279|56|29.7|92.7|Summerville AP
34|-80.367|184|26.2|94.6|Sumter AP
33.85|-80.483|223|19.2|97.2|Sumter-Poinsett Range
33.967|-80.467|243|27.5|93.9|Sumter-Shaw AFB
32.917|-80.633|98|29.7|93|Walterboro-Lowcountry Rgnl AP
34.315|-81.109|577|29.7|92.8|Winnsboro-Fairfield County AP
45.443|-98.413|1296|-10.7|88.9|Aberdeen Rgnl AP
44.734|-103.862|3189|-8|94.5|Belle Fourche Muni AP
44.3|-96.8|1647|-8.1|87.3|Brookings Rgnl AP
45.604|-103.546|3002|-6.3|92.5|Buffalo
45.516|-103.302|2884|-9|91.6|Buffalo-State Experimental Farm and Antelope Reserve
43.767|-99.318|1739|-3.3|92.1|Chamberlain
43.733|-103.611|5600|-1.7|84.7|Custer County AP
45.032|-102.019|2582|-6.5|92.1|Faith Muni AP
44.019|-100.353|2123|-4.7|91.8|Ft Pierre Natl Grassland
44.383|-98.217|1280|-7.1|90.7|Huron Rgnl AP
45.919|-102.106|2572|-21.3|93.2|Lemmon Muni AP
44.016|-97.086|1716|-7.6|86|Madison Muni AP
43.314|-100.657|2589|15.3|91.6|Mission
43.774|-98.038|1302|-4|91.2|Mitchell Muni AP
45.546|-100.408|1716|-7.8|91.8|Mobridge Muni AP
45.711|-99.13|1959|-11.9|86.2|Nature Conservancy-Ordway
44.051|-101.601|2208|-4|96.4|Philip Muni AP
43.067|-98.533|1486|-2.6|96.4|Pickstown
44.381|-100.286|1729|-5.1|93.2|Pierre Rgnl AP
43.021|-102.518|3333|-2.6|94.6|Pine Ridge AP
44.046|-103.054|3379|-2.4|92.8|Rapid City Rgnl AP
44.15|-103.1|3278|-1.7|92.5|Rapid City-Ellsworth AFB
45.267|-103.533|3035|-25.1|98.2|Redig
43.734|-96.623|1581|-6.3|86.2|Sioux Falls Climate SURFRAD
43.578|-96.754|1427|-4.9|89.2|Sioux Falls Rgnl AP-Foss Field
45.669|-96.991|1161|-9.2|87.8|Sisseton Muni AP
44.483|-103.783|3930|-3.6|88.7|Spearfish-Black Hills-Clyde Ice Field AP
44.905|-97.149|1749|-9.9|86.9|Watertown Rgnl AP
43.391|-99.842|2031|-0.9|94.3|Winner Rgnl AP
42.917|-97.383|1306|-2|90.7|Yankton-Gurney Muni AP
35.214|-89.043|499|21|91.8|Bolivar-Whitehurst Field
36.48|-82.399|1539|18.1|88.7|Bristol-Tri-Cities Rgnl AP
36.335|-84.162|1181|15.6|89.8|Campbell County AP
35.033|-85.2|689|24.3|92.8|Chattanooga Metro AP-Lovell Field
36.624|-87.419|561|17.8|91.4|Clarksville Rgnl AP-Outlaw Field
35.951|-85.081|1873|16.9|85.5|Crossville Meml AP-Whitson Field
36.014|-85.135|1913|15.4|84.4|Crossville-Univ Tennessee Plateau Research and Education Center
36|-89.409|338|19.9|93.2|Dyersburg Rgnl AP
36.38|-88.985|341|21|93.4|Everett Stewart Rgnl AP A00029
36.568|-87.481|594|19|91.2|Fort Campbell-Sabre AHP
36.338|-88.383|581|17.4|91.6|Henry County AP
35.593|-88.917|433|19.8|92.8|Jackson-McKellar-Sipes Rgnl AP
35.964|-83.874|833|8.4|91.6|Knoxville Downtown Island AP
35.818|-83.986|981|21.9|90.3|Knoxville-McGhee Tyson AP
35.554|-87.179|682|19.2|93.4|Maury Rgnl AP
35.056|-89.987|253|23.9|94.5|Memphis Intl AP
35.35|-89.867|322|21.2|95.9|Millington-Memphis AP-NSA Mid South
36.119|-86.689|600|20.3|92.7|Nashville Intl AP
36.182|-86.887|495|19.2|93.4|Nashville-Tune AP
36.023|-84.233|915|21.6|90.9|Oak Ridge
36.009|-86.52|545|19.6|95.2|Smyrna-Rutherford County AP
36.056|-85.531|1024|16|90.1|Sparta-Upper Cumberland Rgnl AP
35.38|-86.246|1083|18.7|89.4|Tullahoma Rgnl AP-Northern Field
35.393|-86.086|1066|16.2|91.4|Tullahoma-Arnold AFB
35.178|-86.066|978|19.6|90.1|Winchester Muni AP
32.411|-99.682|1791|24.4|99.3|Abilene Rgnl AP
32.433|-99.85|1788|22.8|100.8|Abilene-Dyess AFB
27.741|-98.025|177|37|99.1|Alice Intl AP
30.383|-103.683|4514|24.1|95.2|Alpine-Casparis Muni AP
35.233|-101.709|3593|16.2|96.4|Amarillo-Husband Amarillo Intl AP
29.11|-95.462|26|34.7|93.4|Angleton-Texas Gulf Coast Rgnl AP
28.305|-96.823|16|31.8|91.9|Aransas Natl Wildlife Refuge
32.664|-97.094|627|27.5|99.5|Arlington Muni AP
32.164|-95.828|443|27.9|96.4|Athens Muni AP
30.395|-97.567|617|31.1|99|Austin Exec AP
30.183|-97.68|479|29.5|99|Austin-Bergstrom Intl AP
30.321|-97.76|669|29.5|99|Austin-Camp Mabry ANGB
28.973|-95.863|46|35.1|94.8|Bay City Muni AP
30.071|-94.216|33|34.7|95.2|Beaumont Muni AP
29.951|-94.021|23|35.1|93.9|Beaumont-Port Arthur-Brooks Rgnl AP
28.367|-97.667|66|34.3|98.1|Beeville-Chase Indl AP
29.348|-103.209|3494|29.5|99|Big Bend Natl Park-Panther Junction
32.213|-101.521|2572|24.1|100|Big Spring Mc Mahon-Wrinkle AP
35.695|-101.395|3054|17.8|99.1|Borger-Hutchinson County AP
31.178|-99.324|1827|25.5|99|Brady-Curtis Field AP
32.717|-98.892|1283|25.2|101.8|Breckenridge-Stephens County AP
30.219|-96.374|308|32|97.9|Brenham Muni AP
33.175|-97.828|853|24.1|100|Bridgeport Muni AP
27.207|-98.121|112|37|100|Brooks County AP
25.917|-97.419|26|42.6|95.4|Brownsville-South Padre Island Intl AP
31.8|-98.95|1388|24.3|99.5|Brownwood Rgnl AP
30.741|-98.235|1283|28.9|97.7|Burnet Muni AP-Craddock Field
30.516|-96.704|390|30.4|98.1|Caldwell Muni AP
30.879|-96.971|404|30.2|99.3|Cameron Muni AP
35.9|-100.4|2395|15.3|98.8|Canadian-Hemphill County AP
31.869|-95.218|676|29.8|95.9|Cherokee County AP
34.427|-100.283|1952|21|100|Childress Muni AP
33.589|-95.064|440|26.4|99|Clarksville-Red River County AP
32.354|-97.434|853|27.3|99.7|Cleburne Muni AP
31.841|-99.404|1696|25.7|101.3|Coleman Muni AP
30.589|-96.365|328|32|98.6|College Station-Easterwood AP
30.637|-96.482|276|16.3|100.4|College Station-Texas A-M Flight Test Stn AP
31.92|-98.6|1388|27.3|99.7|Comanche County-City AP
30.357|-95.414|246|30|96.3|Conroe-North Houston Rgnl AP
27.774|-97.512|49|37.9|95.7|Corpus Christi Intl AP
27.7|-97.433|30|29.8|95.2|Corpus Christi-NOLF Cabaniss Field
32.031|-96.399|449|28.8|98.8|Corsicana Muni AP-Campbell Field
28.457|-99.218|476|36|102.4|Cotulla-La Salle County AP
31.307|-95.404|348|30.2|98.2|Crockett-Houston County AP
36.017|-102.55|3993|13.6|97|Dalhart Muni AP
32.681|-96.868|659|27.9|99.1|Dallas Exec AP
32.852|-96.856|512|28.8|99.7|Dallas Love Field
32.969|-96.836|643|27.3|99.5|Dallas-Addison AP
32.898|-97.019|561|27.7|99.5|Dallas-Fort Worth Intl AP
32.733|-96.967|492|25.9|98.2|Dallas-Grande Prairie Armed Forces Reserve Complex-Hensley Field
33.254|-97.581|1047|26.1|98.2|Decatur Muni AP
29.378|-100.927|1033|34.7|101.3|Del Rio Intl AP
29.273|-100.28|1132|21.2|100.4|Del Rio NEXRAD
29.367|-100.783|1083|33.6|101.5|Del Rio-Laughlin AFB
33.714|-96.674|748|25.3|98.4|Denison-North Texas Rgnl AP-Perrin Field
33.206|-97.199|643|24.6|99.5|Denton Enterprise AP
35.858|-102.013|3704|13.6|96.6|Dumas-Moore County AP
26.442|-98.129|75|39.6|100|Edinburg-South Texas Intl AP
31.811|-106.376|3917|29.1|99.5|El Paso Intl AP
28.209|-100.019|774|37.9|106|Faith Ranch AP
29.908|-96.95|325|32.5|98.6|Fayette Rgnl Air Center AP
30.622|-98.085|1362|28.6|97.9|Flying X Ranch AP
30.912|-102.917|3012|28|99.5|Fort Stockton Pecos County AP
32.973|-97.318|722|25.5|100.2|Fort Worth Alliance AP
32.819|-97.361|705|27|99.7|Fort Worth Meacham Intl AP
32.565|-97.308|699|26.4|100.4|Fort Worth Spinks AP
32.767|-97.45|607|28.8|100.9|Fort Worth-NAS JRB Fort Worth-Carswell Field
31.85|-106.38|3947|27.1|99.5|Ft Bliss-Biggs AAF
33.651|-97.197|846|23.4|98.4|Gainesville Muni AP
29.273|-94.859|52|40.5|91.6|Galveston Scholes Intl AP
31.421|-97.797|906|28|99.5|Gatesville Muni AP
30.679|-97.679|791|28.9|98.4|Georgetown Muni AP
30.169|-96.98|486|31.1|98.6|Giddings-Lee County AP
30.243|-98.91|1696|27.3|96.3|Gillespie County AP
32.699|-94.949|413|29.1|96.6|Gilmer Muni AP-Stephens Field
29.529|-97.464|354|22.5|100.6|Gonzales-Dreyer Meml AP
33.11|-98.555|1122|22.6|100.9|Graham Muni AP
32.444|-97.817|778|26.8|101.1|Granbury Muni AP
32.699|-97.047|591|28.6|99.7|Grand Prairie Muni AP
33.068|-96.065|535|27|98.6|Greenville-Majors AP
31.666|-98.149|1299|27.1|100.2|Hamilton Muni AP
26.228|-97.654|36|40.5|97.3|Harlingen-Valley Intl AP
32.521|-94.308|358|27.9|97|Harrison County AP
30.872|-96.622|285|29.5|98.8|Hearne Muni AP
27.349|-98.737|663|36.5|99.9|Hebbronville-Hogg County AP
32.15|-94.85|443|28.2|98.2|Henderson-Rusk County AP
34.85|-102.333|3786|15.8|98.1|Hereford Muni AP
32.084|-97.097|686|28.2|99|Hillsboro Muni AP
29.36|-99.174|919|30.7|99.3|Hondo-South Texas Rgnl AP
30.533|-98.367|1093|28.6|100|Horseshoe Bay Resort AP
29.8|-95.9|167|32.4|96.8|Houston Exec AP
29.5|-95.477|69|33.6|95.5|Houston Southwest AP
29.98|-95.36|95|34.7|96.1|Houston-Bush Intercontinental AP
29.717|-95.383|226|36|97.2|Houston-Dunn Heli
29.617|-95.167|33|37.2|95.5|Houston-Ellington AP
29.638|-95.282|49|36.9|95|Houston-Hobby AP
30.068|-95.556|151|33.3|96.3|Houston-Hooks Meml AP
30.744|-95.586|364|31.5|97.5|Huntsville Muni AP
27.913|-97.212|20|37.8|93.9|Ingleside-McCampbell-Porter AP
30.886|-94.035|213|30.9|95.7|Jasper County AP-Bell Field
30.511|-99.766|1749|25.7|99.1|Junction-Kimble County AP
29.983|-99.083|1617|27.7|97.2|Kerrville Muni AP-Schreiner Field
31.067|-97.833|1014|29.3|99|Killeen-Fort Hood Rgnl AP
31.133|-97.717|925|29.3|100.2|Killeen-Fort Hood-Hood AAF
31.083|-97.683|846|28.9|99.3|Killeen-Skylark Field
29.278|-103.687|2940|19.2|100.6|Lajitas Intl AP
31.106|-98.196|1214|27.1|99.3|Lampasas AP
32.579|-96.719|502|27.3|98.8|Lancaster Rgnl AP
27.533|-99.467|509|39.2|103.6|Laredo Intl AP
30.5|-97.967|1230|30.7|98.8|Largo Vista AP-Allen Field
30.784|-98.662|1102|28|100.9|Llano Muni AP
32.385|-94.712|407|28.2|97.3|Longview-East Texas Rgnl AP
26.526|-98.063|66|38.3|99.1|Lower Rio Grande Valley Natl Wildlife Refuge
33.666|-101.823|3255|20.1|97.7|Lubbock Smith Intl AP
33.6|-102.05|3337|18.5|97.3|Lubbock-Reese AF
31.236|-94.754|289|30|96.8|Lufkin-Angelina County AP
30.371|-104.017|4859|19.9|92.3|Marfa Muni AP
26.176|-98.24|102|41.9|99.9|McAllen Miller Intl AP
31.485|-97.316|591|27.9|100.2|McGregor Exec AP
33.19|-96.591|584|25.2|98.2|McKinney Natl AP
32.747|-96.531|446|27.1|98.2|Mesquite Metro AP
31.641|-96.514|545|28.4|97.9|Mexia-Limestone County AP
32.036|-102.101|2802|26.2|100.6|Midland AF
31.948|-102.209|2861|24.4|99.5|Midland Intl Air and Space Port
32.456|-96.913|712|28|98.6|Midlothian-Mid Way Rgnl AP
32.742|-95.496|433|27.7|97.9|Mineola-Wood County AP
32.782|-98.06|932|24.4|100.2|Mineral Wells AP
31.622|-102.807|2723|25|100.9|Monahans Sandhills State Park
33.096|-94.961|364|27.3|97.3|Mount Pleasant Rgnl AP
33.956|-102.774|3743|15.6|96.8|Muleshoe Natl Wildlife Refuge
27.698|-97.169|0|46.6|91.6|Mustang Island
27.9|-98.05|256|37.2|99.9|NALF Orange Grove
27.683|-97.283|20|41.4|92.5|NAS Corpus Christi-Truax Field
27.5|-97.817|49|37|98.1|NAS Kingsville
31.78|-95.723|384|28.6|97|NASA Natl Scientific Balloon Facility
31.578|-94.71|354|27.5|96.8|Nacogdoches-Mangham Rgnl AP
29.709|-98.046|646|31.8|99.1|New Braunfels Rgnl AP
32.041|-100.25|1998|21.9|99.7|Oak Creek Reservoir
31.921|-102.387|3005|25|99.3|Odessa-Schlemeyer Field AP
30.069|-93.804|13|33.4|93.7|Orange County AP
30.735|-101.203|2382|25.7|99.3|Ozona Muni AP
28.725|-96.254|13|36.5|92.1|Palacios Muni AP
31.78|-95.706|423|29.5|98.1|Palestine Muni AP
35.613|-100.996|3245|14.7|97|Pampa-Lefors Field
35.883|-101.033|2772|14.7|99.3|Pampa-Mesa Vista Ranch AP
33.633|-95.45|548|25.3|97.5|Paris-Cox Field
29.519|-95.242|43|36.3|94.6|Pearland Rgnl AP-Clover Field
31.383|-103.511|2612|25.2|103.6|Pecos Muni AP
36.414|-100.75|2917|13.5|98.8|Perryton-Ochiltree County AP
31.831|-104.807|5453|24.1|92.8|Pine Springs-Guadalupe Pass AMOS
34.167|-101.717|3373|17.8|95.5|Plainview-Hale County AP
28.95|-98.517|430|32.9|100.8|Pleasanton Muni AP
27.833|-97.067|7|40.8|90.1|Port Aransas-Mustang Beach AP
26.166|-97.346|20|42.8|94.1|Port Isabel-Cameron County AP
28.654|-96.681|30|36.1|95.2|Port Lavaca-Calhoun County AP
29.634|-104.362|2933|34.7|102.7|Presidio Lely intl ap
27.779|-97.691|79|37.4|97.5|Robstown-Nueces County AP
28.084|-97.046|23|39|92.3|Rockport-Aransas County AP
29.947|-100.173|2372|30.7|95.9|Rocksprings-Edwards County AP
32.931|-96.435|574|26.8|97.3|Rockwall Muni AP
29.7|-93.95|16|37.4|88.9|Sabine Pass Heli
31.352|-100.495|1916|25.7|100.8|San Angelo Rgnl AP-Mathis Field
29.544|-98.484|791|33.3|98.2|San Antonio Intl AP
29.35|-98.45|597|30.2|99.5|San Antonio-Brooks AFB
29.383|-98.583|692|32.9|99.3|San Antonio-JB San Antonio-Kelly Field Annex
29.533|-98.262|761|32|98.8|San Antonio-JB San Antonio-Randolph AFB
29.339|-98.472|577|34|99.7|San Antonio-Stinson Muni AP
29.891|-97.864|597|30.4|99|San Marcos Muni AP
30.167|-102.417|2838|27.5|96.3|Sanderson
30.048|-102.213|2323|31.5|100.2|Sanderson-Terrell County AP
32.675|-102.654|3314|22.5|99.1|Seminole-Gaines County AP
32.693|-100.951|2431|22.3|98.8|Snyder-Winston Field AP
30.586|-100.649|2139|25.2|98.2|Sonora Muni AP
26.071|-97.157|10|48.2|86|South Padre Island Heli
32.215|-98.178|1319|26.4|98.6|Stephenville-Clark Field Muni AP
29.622|-95.657|82|34.9|95.9|Sugar Land Rgnl AP
33.167|-95.617|489|28|98.1|Sulphur Springs Muni AP
32.473|-100.466|2379|24.3|99.9|Sweetwater Muni AP-Avenger Field
31.15|-97.417|682|28|99.1|Temple-Draughon-Miller Central Texas Rgnl AP
32.71|-96.267|472|27.1|98.8|Terrell Muni AP
32.354|-95.403|545|28.8|97.7|Tyler Pounds Rgnl AP
29.211|-99.744|942|32.7|99.3|Uvalde-Garner Field AP
28.861|-96.93|115|34.5|96.6|Victoria Rgnl AP
31.619|-97.228|499|27.9|99.9|Waco Rgnl AP
31.638|-97.074|469|31.8|100.6|Waco-TSTC AP
26.178|-97.973|69|40.8|98.2|Weslaco-Mid Valley AP
29.254|-96.154|102|33.6|96.4|Wharton Rgnl AP
33.979|-98.493|1017|22.6|101.7|Wichita Falls Muni AP-Sheppard AFB
33.858|-98.49|997|23.2|101.8|Wichita Falls-Kickapoo Downtown AP
34.226|-99.284|1266|22.6|102.9|Wilbarger County AP
31.78|-103.202|2808|24.3|102.7|Wink-Winkler County AP
26.967|-99.25|423|36.5|103.8|Zapata County AP
37.617|-109.467|6037|12|94.3|Blanding
37.583|-109.483|5869|15.6|91.8|Blanding Muni AP
41.552|-112.062|4226|12.2|94.6|Brigham City AP
37.706|-112.146|7589|-2.7|83.1|Bryce Canyon AP
37.519|-110.743|3642|20.3|100.4|Bullfrog Marina
38.303|-111.294|6204|13.8|89.6|Capitol Reef Natl Park
37.709|-113.094|5587|8.1|91.9|Cedar City Rgnl AP
39.383|-112.517|4639|3|97|Delta Muni AP
41.05|-113.07|4239|8.8|97.2|Eagle Range
38.958|-112.363|4984|4.1|100.2|Granite Peak Fillmore AP
38.958|-112.363|4984|5.9|97.2|Granite Peak Fillmore AP
40.127|-113.273|4301|7.9|99.1|Granite Peak-Dugway Proving Ground
39|-110.15|4072|9.7|98.4|Green River Range
38.37|-110.72|4311|11.7|99.9|Hanksville AP
40.482|-111.429|5636|1.2|91.9|Heber City Muni AP-McDonald Field
41.787|-111.853|4455|1.4|92.7|Logan-Cache AP
40.183|-112.933|4347|5.5|99.5|Michael AAF-Dugway Proving Ground
38.417|-113.017|5039|5.4|95.7|Milford Muni AP
38.75|-109.763|4554|10.8|98.1|Moab-Canyonlands Field AP
41.117|-111.967|4790|13.1|92.7|Ogden-Hill AFB
41.196|-112.011|4439|13.5|94.5|Ogden-Hinckley AP
39.609|-110.755|5902|9.9|91.8|Price-Carbon County Rgnl AP-Davis Field
41.616|-112.544|4951|8.4|91.8|Promontory-Golden Spike Natl Historic Site
40.219|-111.723|4498|11.5|93.2|Provo Muni AP
40.3|-109.983|5105|3|90|Roosevelt
40.778|-111.969|4226|16|96.4|Salt Lake City Intl AP
37.091|-113.593|2940|27.9|103.8|St George Rgnl AP
40.32|-112.3|5341|0.1|96.3|Tooele
40.612|-112.351|4318|11.7|97|Tooele Valley AP-Bolinder Field
40.443|-109.513|5279|-0|91.8|Vernal Rgnl AP
40.721|-114.036|4239|12.7|96.3|Wendover AP
36.683|-82.033|2087|17.8|87.3|Abingdon-Virgina Highlands AP
38.847|-77.035|66|21.7|91.9|Arlington-Reagan Washington Natl AP
37.708|-77.434|207|20.3|92.5|Ashland-Hanover County Muni AP
37.208|-80.408|2133|16.2|86.4|Blacksburg-Virginia Tech Montgomery Exec AP
37.074|-77.958|440|19.4|92.5|Blackstone-Perkinson AP-Blackstone AAF
37.487|-76.309|3|19.8|90.1|CGS Milford Haven
37.064|-81.798|2651|13.8|83.5|Cedar Bluff-Tazewell County AP
38.137|-78.455|640|19.9|91|Charlottesville-Albemarle AP
37.998|-78.466|1178|18.5|86.5|Charlottesville-Monticello
36.666|-76.321|20|23|91.9|Chesapeake Rgnl AP
36.78|-76.449|23|16.9|93.4|Chesapeake-Hampton Roads Exec AP
37.933|-75.379|7|14.9|91.2|Chincoteague Island
38.527|-77.859|315|17.8|92.1|Culpeper Rgnl AP
36.573|-79.336|571|21.9|91.2|Danville Rgnl AP
37.133|-80.683|2106|17.8|88|Dublin-New River Valley AP
38.977|-77.486|289|17.6|90.7|Dulles-Washington Dulles Intl AP
36.687|-77.483|128|22.1|91|Emporia-Greensville Rgnl AP
37.358|-78.438|417|19.9|92.5|Farmville Rgnl AP
36.698|-76.903|39|23|93|Franklin Muni AP-Rose Field
38.267|-77.449|85|19.6|92.8|Fredericksburg-Shannon AP
37.133|-76.6|13|24.8|91.2|Ft Eustis-Felker AAF
37.083|-76.36|20|24.4|90.5|Hampton-JB Langley-Eustis-Langley Field
36.766|-80.823|2694|16.3|83.5|Hillsville-Twin County AP
37.95|-79.833|3793|7.9|79|Hot Springs-Ingalls Field AP
36.773|-77.794|328|17.4|93|Lawrenceville-Brunswick Muni AP
36.654|-83.218|1411|16|88.9|Lee County AP
39.078|-77.558|390|18.7|91.9|Leesburg Exec AP-Godfrey Field
38.717|-77.183|72|19.6|91.9|Lorton-Ft Belvoir-Davison AAF
38.01|-77.97|492|19.2|91.8|Louisa County AP-Freeman Field
37.321|-79.207|942|19.6|90|Lynchburg Rgnl AP-Glen Field
38.504|-77.305|10|20.8|90.3|MCAF Quantico-Turner Field
38.721|-77.515|194|16.7|91|Manassas Rgnl AP-Davis Field
36.895|-81.35|2559|14.9|85.5|Marion-Wytheville-Mountain Empire AP
36.631|-80.018|942|19.4|91.2|Martinsville-Blue Ridge Rgnl AP
37.521|-76.765|23|22.6|92.1|Mattaponi-Middle Peninsula Rgnl AP
36.688|-78.054|443|22.3|92.3|Mecklenburg-Brunswick Rgnl AP
37.647|-75.761|46|23.7|90.7|Melfa-Accomack County AP
36.695|-76.136|16|26.2|93.6|NALF Fentress
36.937|-76.289|16|27.5|91.6|NAS Norfolk-Chambers Field
37.937|-75.466|39|21.7|88.7|NASA Wallops Flight Facility AP
37.132|-76.493|43|24.1|91.6|Newport News-Williamsburg Intl AP
36.903|-76.192|30|26.4|91.2|Norfolk Intl AP
38.247|-78.046|466|18.7|90.5|Orange County AP
37.537|-75.629|3|21.2|91|Parramore Island
37.183|-77.5|194|20.5|93.4|Petersburg-Dinwiddie County AP
37.512|-77.323|164|22.1|92.5|Richmond Intl AP
37.4|-77.517|236|19.9|91.2|Richmond-Chesterfield County AP
37.317|-79.974|1175|20.7|90|Roanoke-Blacksburg Rgnl AP-Woodrum Field
38.398|-77.456|210|18.7|91.9|Stafford Rgnl AP
38.264|-78.896|1201|16|90|Staunton-Shenandoah Valley Rgnl AP
36.682|-76.602|72|24.3|92.1|Suffolk Exec AP
37.85|-76.883|135|20.8|91.9|Tappahannock-Essex County AP
36.817|-76.033|23|25.7|90.9|Virginia Beach-NAS Oceana
36.983|-77|112|22.1|91.8|Wakefield Muni AP
38.586|-77.711|338|18.1|92.5|Warrenton-Fauquier AP
37.239|-76.716|49|24.8|94.1|Williamsburg-Jamestown AP
39.143|-78.144|728|17.8|89.6|Winchester Rgnl AP
36.988|-82.53|2684|13.8|83.7|Wise-Lonesome Pine AP
42.891|-73.247|827|1.6|84.2|Bennington-Morse State AP
44.468|-73.15|341|-0.6|86.2|Burlington Intl AP
44.567|-72.017|1188|-4.5|81.5|Lyndonville-Caledonia County AP
43.985|-73.095|489|-1.1|84.2|Middlebury State AP
44.204|-72.562|1125|-4.4|82.6|Montpelier-Knapp State AP
44.534|-72.614|732|-6.7|83.8|Morrisville-Stowe State AP
44.933|-72.2|764|-12.6|83.8|Newport
44.883|-72.233|932|-5.4|81.7|Newport-Northeast Kingdom Intl AP
43.533|-72.95|787|-0|83.1|Rutland Southern Vermont Rgnl AP
43.344|-72.518|577|0.7|85.6|Springfield-Hartness State AP
44.42|-72.019|712|-4.7|83.7|St Johnsbury AMOS
44.933|-73.1|230|-3.3|86|Swanton-Franklin County State AP
42.883|-72.883|1581|-6.9|85.1|Wilmington
47.576|-122.421|3|28.6|78.6|Alki Point Lighthouse
48.161|-122.159|138|23.9|80.6|Arlington Muni AP
48.794|-122.537|148|24.8|77.2|Bellingham Intl AP
47.483|-122.767|443|26.1|82.9|Bremerton Natl AP
48.141|-123.41|30|32.2|74.5|CGAS Port Angeles
46.281|-124.052|180|36.3|70.2|CGS Cape Disappointment
46.683|-122.983|177|26.6|85.5|Chehalis-Centralia AP
48.55|-117.883|1877|-2.7|90.1|Colville Muni AP
47.974|-117.429|2198|9|90.5|Deer Park AP
47.034|-120.53|1762|13.3|93|Ellensburg-Bowers Field AP
47.308|-119.515|1260|13.6|95.2|Ephrata Muni AP
47.908|-122.28|607|29.1|77.5|Everett-Paine Field-Snohomish County AP
48.522|-123.023|112|28.9|75.9|Friday Harbor AP
47.514|-123.812|285|28.2|79.5|Grays Harbor-Lake Quinalt
46.567|-119.6|732|14.7|97.7|Hanford MS
46.973|-123.93|13|30.9|73.4|Hoquiam-Bowerman AP
46.117|-122.894|20|27|84.4|Kelso-Longview-Southwest Washington Rgnl AP
48.541|-121.446|407|24.4|84.2|Marblemount Ranger Station-Lookout Mountain
47.208|-119.319|1184|12.6|95.2|Moses Lake-Grant County Intl AP
48.182|-123.109|39|29.3|67.1|New Dungeness Lighthouse
48.25|-122.667|194|33.8|73.4|Oak Harbor-Eisenberg AP
48.35|-122.667|46|28|69.8|Oak Harbor-NAS Whidbey Island-Ault Field
46.973|-122.903|200|25|84.2|Olympia Rgnl AP
48.464|-119.517|1253|10.8|94.8|Omak AP
48.708|-122.911|30|28.6|72.7|Orcas Island AP
46.267|-119.117|407|17.6|96.8|Pasco-Tri Cities AP
47.911|-122.527|3|30.6|73.6|Point No Point Lighthouse
47.388|-122.374|0|29.3|79.5|Point Robinson Lighthouse
48.12|-123.498|292|27.9|74.3|Port Angeles-Fairchild Intl AP
46.744|-117.109|2552|14.4|89.6|Pullman-Moscow Rgnl AP
47.104|-122.287|538|25.2|85.1|Puyallup-Pierce County AP-Thun Field
47.938|-124.555|187|28|75.2|Quillayute AP
47.493|-122.214|33|29.5|83.1|Renton Muni AP
46.306|-119.304|394|19.4|104|Richland AP
47.53|-122.301|20|29.8|82.2|Seattle-King County Intl AP-Boeing Field
47.686|-122.26|59|21.7|82.2|Seattle-Sand Point WSFO
47.444|-122.314|449|30.2|82.8|Seattle-Tacoma Intl AP
47.238|-123.141|272|25.9|84.2|Shelton-Sanderson Field AP
48.467|-122.417|144|27.9|78.6|Skagit Rgnl AP
47.622|-117.528|2352|12.2|90.5|Spokane Intl AP
47.633|-117.65|2461|11.7|90|Spokane-Fairchild AFB
47.683|-117.321|1952|15.4|91.9|Spokane-Felts Field
47.277|-121.337|3960|12.7|77.2|Stampede Pass MS
47.268|-122.576|299|30.7|80.6|Tacoma Narrows AP
47.083|-122.583|285|25.2|84.2|Tacoma-JB Lewis-McChord-Gray AAF
47.15|-122.483|285|24.8|83.7|Tacoma-JB Lewis-McChord-McChord Field
45.619|-121.166|236|21.7|94.8|The Dalles-Columbia Gorge Rgnl AP
46.476|-122.814|374|18.9|90.1|Toledo-South Lewis County AP-Carlson Meml Field
47.417|-117.526|2267|7.7|90.3|Turnbull Natl Wildlife Refuge
46.671|-120.455|1371|13.1|99.7|Vagabond AAF-Yakima Trng Center
45.621|-122.657|26|27.5|88|Vancouver-Pearson Field AP
46.095|-118.287|1165|18.1|94.5|Walla Walla Rgnl AP
47.398|-120.201|1250|14.9|93.2|Wenatchee-Pangborn Meml AP
46.568|-120.543|1066|15.1|94.8|Yakima AF-McAllister Field
45.154|-89.111|1522|-10.1|81.9|Antigo-Langlade County AP
44.267|-88.517|919|-2|84.7|Appleton Intl AP
46.549|-90.919|827|-8|83.8|Ashland-Kennedy Meml AP
43.522|-89.774|974|-2.7|86.2|Baraboo-Wisconsin Dells AP
44.251|-90.855|837|-11.9|87.6|Black River Falls Area AP
43.156|-90.678|673|-3.6|89.2|Boscobel AP
42.69|-88.304|778|-0.9|86.5|Burlington Muni AP
43.749|-87.704|3|3|79|CGS Sheboygan
44.614|-88.731|823|-2.7|86.2|Clintonville Muni AP
45.506|-91.981|1240|-11.2|81.9|Cumberland Muni AP
45.932|-89.269|1640|-10.7|81.9|Eagle River Union AP
44.867|-91.488|886|-7.6|87.1|Eau Claire-Chippewa Valley Rgnl AP
43.769|-88.491|807|-1.5|86.4|Fond du Lac Skyport
44.479|-88.137|686|-2.2|85.5|Green Bay-Straubel Intl AP
46.026|-91.444|1217|-13.2|84.4|Hayward Muni AP
42.617|-89.033|807|0.3|89.1|Janesville-Southern Wisconsin Rgnl AP
43.426|-88.703|935|-1.5|84.6|Juneau-Dodge County AP
42.595|-87.938|741|1.6|87.6|Kenosha Rgnl AP
46.15|-89.217|1703|-12.6|82.6|Kings Land O Lakes AP
43.879|-91.253|653|-3.6|88.9|La Crosse Rgnl AP
43.817|-91.2|656|-20.9|86.7|La Crosse WFO
43.212|-90.181|719|-4.5|87.6|Lone Rock-Tri-County Rgnl AP
46.789|-90.759|650|-2.9|82.9|Madeline Island AP
43.141|-89.345|866|-1.1|86.7|Madison-Dane County Rgnl AP-Truax Field
46.122|-89.882|1611|-14.3|81.5|Manitowish Waters AP
44.133|-87.667|650|0.7|82.4|Manitowoc-Manitowoc County AP
44.638|-90.188|1276|-7.1|84|Marshfield Muni AP
45.101|-90.303|1470|-8.7|82.6|Medford-Taylor County AP
44.892|-91.868|896|-7.1|86|Menomonie Muni AP-Score Field
45.199|-89.711|1319|-10.3|82.8|Merrill Muni AP
42.955|-87.904|692|3.7|86.5|Milwaukee-Mitchell Intl AP
43.109|-88.031|745|1.2|85.6|Milwaukee-Timmerman AP
42.887|-90.236|1171|-0.9|86.4|Mineral Point-Iowa County AP
45.928|-89.731|1631|-8.3|82.4|Minocqua-Woodruff-Lakeland AP-Lee Field
42.615|-89.591|1086|-0|86.5|Monroe Muni AP
44.783|-89.667|1276|-6.9|83.3|Mosinee-Central Wisconsin AP
44.06|-90.174|932|-6.2|85.6|Necedah Natl Wildlife Refuge
45.15|-92.533|997|-9.2|85.1|New Richmond Rgnl AP
45.308|-92.69|902|-8.9|86.4|Osceola-Simenstad Muni AP
43.984|-88.557|807|-1.7|85.5|Oshkosh-Wittman Rgnl AP
45.955|-90.424|1499|-11.7|81.3|Park Falls Muni AP
45.709|-90.402|1496|-11.7|82.9|Phillips-Price County AP
42.689|-90.444|1024|-1.7|86.5|Platteville Muni AP
43.019|-91.124|659|-2.4|87.6|Prairie du Chien Muni AP
42.761|-87.814|673|2.8|85.6|Racine-Batten Intl AP
45.631|-89.482|1624|-9.8|83.1|Rhinelander-Oneida County AP
45.419|-91.773|1106|-9.9|84.6|Rice Lake Rgnl AP-Carls Field
44.783|-88.55|814|-1.5|86.4|Shawano Muni AP
43.769|-87.851|755|-0|84.6|Sheboygan Falls-Sheboygan County Meml AP
45.823|-92.373|988|-11|84.9|Siren-Burnett County AP
43.967|-90.733|837|-7.8|87.4|Sparta-Ft McCoy AP
44.55|-89.533|1109|-7.1|85.1|Stevens Point Muni AP
44.782|-87.332|577|0.9|84.6|Sturgeon Bay
44.85|-87.417|725|0.1|82|Sturgeon Bay-Door County Cherryland AP
46.689|-92.094|673|-9.8|83.3|Superior-Bong AP
45.469|-89.806|1486|-12.3|82.6|Tomahawk Rgnl AP
45.497|-91.001|1237|-9.9|83.5|Tony-Rusk County AP
44.142|-87.57|577|-9.6|80.1|Two Rivers Lighthouse
43.934|-90.268|912|-6.9|86.4|Volk Field ANGB
43.167|-88.717|833|-0.9|86.7|Watertown Muni AP
43.041|-88.237|912|-0|85.1|Waukesha County AP
44.333|-89.02|827|-2|87.8|Waupaca Muni AP
44.929|-89.628|1198|-6.7|84.9|Wausau Downtown AP
43.422|-88.128|886|0.7|84.9|West Bend Muni AP
44.359|-89.837|1020|-6|86.5|Wisconsin Rapids-South Wood County AP-Alexander Field
37.783|-81.117|2513|12|82.9|Beckley-Raleigh County Meml AP
37.298|-81.204|2858|13.1|83.1|Bluefield-Mercer County AP
38.687|-80.652|1270|6.8|88|Braxton County AP
37.601|-81.559|1785|15.8|88|Brenton-Kee Field
39|-80.274|1634|11.7|87.3|Buckhannon-Upshur County Rgnl AP
38.379|-81.59|909|15.8|89.1|Charleston-Yeager AP
39.296|-80.229|1217|12.2|87.1|Clarksburg-Bridgeport-North Central West Virginia AP
39.013|-79.474|3389|4.8|76.6|Elkins 21 ENE
38.89|-79.855|1998|8.4|84.6|Elkins-Randolph County Rgnl AP
39.617|-78.767|774|17.1|90|Greater Cumberland Rgnl AP
38.365|-82.555|837|15.6|89.1|Huntington-Tri-State AP-Ferguson Field
37.867|-80.4|2303|12|84.2|Lewisburg-Greenbrier Valley AP
39.402|-77.984|535|16.2|89.6|Martinsburg-Eastern West Virginia Rgnl AP-Shepherd Field
39.643|-79.916|1240|12.6|87.1|Morgantown Muni AP-Hart Field
39.345|-81.439|830|13.3|88.2|Parkersburg-Mid-Ohio Valley Rgnl AP-Wilson Field
38.994|-79.144|965|16.2|90.7|Petersburg-Grant County AP
38.915|-82.099|643|13.5|90.3|Point Pleasant-Mason County AP
40.176|-80.647|1194|10.4|85.8|Wheeling Ohio County AP
37.78|-80.308|1801|4.5|86|White Sulphur Springs
42.711|-110.942|6220|-8.5|81.9|Afton Muni AP
41.593|-106.208|7835|-1.1|79.3|Arlington
42.584|-110.108|6969|-10.8|83.8|Big Piney-Marbleton AP
43.467|-108.238|7300|-2.9|91.2|Boysen
44.381|-106.721|4967|-0.9|90.1|Buffalo-Johnson County AP
42.898|-106.474|5312|-1.1|91.6|Casper-Natrona County Intl AP
41.158|-104.807|6142|3.6|87.8|Cheyenne Rgnl AP
41.133|-104.867|6161|3|87.3|Cheyenne-Warren AFB
44.517|-109.017|5095|-2.6|88.2|Cody-Yellowstone Rgnl AP
41.037|-107.493|6519|-12.1|91|Dixon AP
42.796|-105.38|4931|-2|92.7|Douglas-Converse County AP
43.548|-109.69|7297|0.1|81|DuBois Muni AP
41.733|-106.467|7300|-4.2|84.7|Elk Mountain
41.273|-111.031|7136|3|84.4|Evanston-Uinta County AP-Burns Field
41.393|-110.406|7034|-4.7|89.4|Ft Bridger AP
44.339|-105.542|4035|-1.8|92.3|Gillette-Campbell County AP
43.662|-110.712|6467|-11|82|Grand Teton Natl Park
44.517|-108.083|3934|-6.5|94.6|Greybull-South Big Horn County AP
44.663|-104.568|4265|3|95.2|Hulett Muni AP
43.6|-110.733|6450|-8.9|82.9|Jackson Hole AP
41.824|-110.557|7287|-7.1|88|Kemmerer Muni AP
42.815|-108.726|5558|-0.6|90|Lander-Hunt Field AP
41.317|-105.683|7267|-3.3|83.7|Laramie Rgnl AP-Brees Field
42.675|-108.669|5774|-0.6|88.9|Nature Conservancy-Red Canyon Ranch
42.056|-104.934|4774|-4.4|96.1|Phifer AF
42.796|-109.807|7087|-10.8|82.4|Pinedale-Wenz Field
44.867|-108.793|5092|-4.5|88.5|Powell Muni AP
41.806|-107.2|6775|-0.4|87.6|Rawlins Muni AP-Harvey Field
43.065|-108.477|5525|-2.2|90.3|Riverton Rgnl AP
41.595|-109.053|6742|1|86.5|Rock Springs-Sweetwater County AP
41.445|-106.824|7011|-1.1|86.2|Saratoga-Shively Field AP
44.769|-106.969|3967|-3.5|92.5|Sheridan County AP
42.517|-108.783|8491|-7.8|82.6|South Pass
44.517|-104.436|5791|-6.5|80.2|Sundance 8 NNW
42.061|-104.158|4206|1|94.1|Torrington Muni AP
43.966|-107.951|4226|-6.7|93.2|Worland Muni AP
44.544|-110.421|7835|-12.1|75.2|Yellowstone Natl Park
`
