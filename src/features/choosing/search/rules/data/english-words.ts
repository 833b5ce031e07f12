/**
 * Words of English and of the trade that shoppers type and a catalog may lack. They are never corrected into
 * another word: who asks for a hepa filter does not mean epa.
 */
export const ENGLISH_WORDS = `
basement learning contractor homeowner know knows myself yourself upstairs downstairs itself sotano cocina garaje
cuarto recamara sala techo ventana thanks someone nobody everything nothing actually really basically
about above accessory acid adult again air alarm album alive almost alone along also always amount angle animal
ankle answer anyone apart apple april apron area arm army around arrive arrow art artist ash aside ask asleep
attic audio august aunt auto away axe baby back bacon bad bag bake baker ball balloon banana band bank bar bare
bark barn barrel base basin basket bass bat bath bathroom bathtub battery beach bead beam bean bear beard beast
beauty bed bedroom bee beef beer bell belt bench bend berry beside bicycle bid big bike bill bin bind bird birth
bite bitter blade blanket blast blaze blender blind block blonde blood blower board boat body bold bolt bomb bone
book boost boot border bottle bounce bowl box boy brake branch brass brave bread brick bride bridge brief bright
bring broad broken broom brother brown brush bubble bucket bug build builder bulb bull bump bunch burn burner bus
bush butter button cabin cabinet cable cage cake camera camp camper can candle candy cannon canoe cap car carbon
card care cargo carpet cart carve case cash castle cat catch cattle cave ceiling cell cellar cement center chain
chair chalk chance change charge charger chart cheap check cheese chest chicken chief child chimney chin chip
choice church circle city clam class clay clean cleaner clear clerk cliff climb clip clock close closet cloth
cloud club coach coal coast coat cobra cocktail code coffee coin cold collar college color comb combo come
comfort common compass complete compost compressor computer concrete cone cook cooker cookie cooler copy cord
corn corner cotton couch cough count counter country couple course court cousin cow crab crack craft crane crash
crawl cream credit crib cross crowd crown cruise cry crystal cube cup curb cure curl curtain curve cushion cut
cycle daily dairy damp dance danger dark date daughter dawn day deal dear death deck deep deer delay dentist desert
desk dial diamond diesel diet dig dinner dirt dish dishwasher dock doctor dog doll dollar dolphin door dorm dot
double dough dove down draft drag drain drama draw drawer dream dress drift drill drink drive driver drone drop
drum dryer duck dull dump dust duty eagle ear early earth ease east easy eat edge egg eight elbow electrician elf
else empty end engine enjoy enter entry error escape even evening event ever every exact exit expert extra eye
fabric face fact fade fail faint fair faith fall false family famous fan fancy far farm farmer fashion fast fat
father faucet fault favor fear feast feather fee feed feel fence fern ferry fever few field fig fight figure file
fill film find fine finger finish fire fireplace firm first fish fist five flag flame flash flat flavor flea
fleece flight float flood floor flour flow flower flute fly foam fog fold food foot force forest forget fork form
fort forty forward foundation fountain fox frame freeze freezer fresh friday friend frog front frost fruit fryer
fuel full fun fund funny fur furniture fuse future gadget gain game garage garbage garden garlic garment gate
gather gear generator gentle geothermal ghost giant gift girl give glad glass globe glove glue goal goat gold golf
good goose grab grade grain grand grape grass gravel gravy gray great green grid grill grind grip grocery ground
group grow guard guess guest guide guitar gum gun gutter guy gym habit hair half hall hammer hand handle hang happy
harbor hard harm harvest hat have hawk hay head heal health hear heart heavy hedge heel height hello helmet help
hen hepa herb here hero hide high hill hinge hint hip hire hobby hockey hold hole holiday hollow holy honest honey
hood hook hope horn horse hospital host hot hotel hour huge human humor hundred hungry hunt hurry hurt husband ice
icon idea idle igniter ignitor image inducer inside insect install iron island ivory ivy jacket jail jam jar jaw
jazz jeans jelly jet jewel job join joke joy judge jug juice july jump june jungle junior just keep ketchup kettle
key keyboard kick kid kidney kill kind king kiss kitchen kite knee knife knob knock knot label labor lace ladder
lady lake lamb lamp land lane laptop large laser last late laugh laundry law lawn lawyer layer lazy lead leaf leak
lean learn leather leave left leg lemon lend length lens lesson letter level lever lid life lift light lime limit
lion lip liquid list listen little live liver load loaf loan lobby lobster local lock log lonely long look loop
loose lose lost loud lounge love lower luck luggage lumber lunch lung machine magic magnet maid mail main make male
mall man mango manual map maple marble march mark market marry mask mass master match material math matter mattress
maybe mayor meal mean meat medal medical medium meet melon melt member memory menu mercy merry mess metal meter
microwave middle mild mile milk mill million mind mine minute mirror miss mix mixer mobile model modern mold moment
monday money monitor monkey month mood moon moose more morning mosquito moss motel moth mother motor mountain mouse
mouth move movie mower mud mug muscle museum mushroom music nail name napkin narrow nation nature navy near neck
need needle nephew nerve nest net never new news next nice night nine noise none noon normal north nose note novel
now number nurse nut oak oar oat ocean october odd odor off offer office often oil okay old olive once one onion
only open opera orange orchard orchid order organ oven over owl own owner oxygen pack paddle page pain paint pair
pajamas palace palm pancake panda panel panic pants paper parade parcel pardon parent park parrot part party pass
past pasta paste patch path patio pause pave peace peach peak peanut pear pearl pedal peel pellet pen pencil penny
people pepper perfect perfume person pet phone photo piano pick pickle picnic picture pie piece pig pigeon pillow
pilot pin pine pink pioneer pipe pizza place plan plane planet plant plastic plate play player plaza plenty plug
plumber plumbing plunger pocket poem poet point pole police polish polite pond pony pool poor pop porch pork port
portion possible post pot potato pottery pound powder power prayer present press pretty price pride prince print
printer prison prize problem proof proud public pudding pull pulley pulse pumpkin punch pupil puppy pure purple
purse push puzzle quack queen quest quick quiet quilt quit quiz rabbit race rack radar radio rag rail rain rainbow
raise rake ram ranch range rapid rare rash rat raw ray razor reach read ready real rear reason rebel receipt record
red refrigerator relax remote rent repair report rescue rest result retire return reversing reward ribbon rice rich
ride rifle right ring ripe river road roast robe robin robot rock rocket rod role roll roof room roommate root rope
rose rotor rough round route row royal rubber rude rug ruin rule run rural rush sad saddle safe sail salad salmon
salon salt same sand sandal sandwich satin sauce sauna save saw say scale scarf school science scissors scooter
score scout scrap screen screw screwdriver sea seal search season seat second secret see seed self sell send
september serve seven sew shade shadow shake shape share shark sharp shave shed sheep sheet shelf shell shelter
sheriff shield shine ship shirt shock shoe shoot shop shore short shoulder shout shovel show shower shrimp shut
shutter sick side siding siege sign silent silk silly simple since sing sink siren sister six skate skate skin skirt
sky slave sleep sleeve slice slide slim slip slipper slow small smart smell smile smoke smoker smooth snack snail
snake snow soap sober soccer sock soda sofa soft soil solar soldier son song soon sore sorry soul sound soup sour
south space spare spark speak speaker spear speed spell spend spice spider spill spin spine spirit spoon sport
spot spray spread spring square squash stable stadium staff stage stain stair stamp stand star start state station
statue stay steak steal steam steel steep steer stem step stereo stick still stomach stone stool stop storage
store storm story stove straight strange straw strawberry stream street stress stretch string strong student studio
style sugar suit summer sump sun sunday sunny super supper sure surf surprise swamp swan sweater sweep sweet swim
swimming swing switch sword table tablet tail tailor take tale talent talk tall tank tape target tarp taste tax taxi
tea teach teacher team tear teeth television tell ten tennis tent term test text thank theater thick thief thin
thing think third thirty thorn thread three throat throw thumb thunder thursday ticket tide tie tiger tile timber
time timer tin tiny tip tire title toast toaster today toe together toilet tomato tomorrow tongue tonight tool tooth
top torch total touch tough tour towel tower town toy track tractor trade traffic trail trailer train travel tray
treadmill treat tree trial trick trip trophy trouble truck true trunk trust truth try tub tube tuesday tulip tuna
tunnel turkey turn turtle tuxedo twelve twenty twin twist two type ugly umbrella uncle under uniform unit upper
upstairs urban use usual vacation vacuum valley valve van vase vault vegetable velvet very vest victory video view
village vine violin virus visit voice vote wagon waist wait wake walk wall wallet walnut want war warm warn wash
washer washing waste watch water wave wax way weak wealth wear weather web wedding wednesday week weed weight well
west wet whale wheat wheel while whisper whistle white who whole wide wife wild win wind window wine wing winner
winter wipe wire wise wish wolf woman wonder wood wooden wool word work world worm worry worse wound wrap wrench
wrist write wrong yacht yard yarn year yeast yellow yesterday yet yoga yogurt young zebra zero zip zoo
actuator aquastat ballast bearing circulator crankcase dehydrator economizer expansion feeler flange gasket gland
glycol heat hinge hose humidistat impeller inducer inverter isolator limit louver manometer pulley relay rollout
sequencer solenoid spud stator thermistor thermocouple thermopile trunnion turbine txv venturi vise wiring
`
