/**
 * Series of other makers' model numbers, one a line: `beginnings: maker: kind: rating: staging`. A `#` stands
 * for a digit that must follow. The size is read from the rest of the number (`query/model-size.ts`).
 *
 * Read on 2026-11-27 in makers' product data and technical guides as published on the web: Carrier 59SC2,
 * 59SP2, 59SP5, 59TP5, 59TP6, 59TN6, 59MN7, 58STA, 58CTA, 58CVA, 24SPA6; Bryant 915SA, 915SB, 925SA, 925TA,
 * 926TA, 986T, 987M; Payne PG95S, PG96V; Lennox EL296, ML296 and their inputs; Goodman GMSS92, GMSS96, GMVC96,
 * GCVC96, GMS8, GMH8, GME8, GMS95, GMH95, GMS9, GKS9, GSX and GSZ; Amana AMVM97, AKSS92, AMS8; Daikin DM80,
 * DM96HS, DX13, DX18TC; York and Coleman TM9V, TM9Y, TP9C, YP9C, YCJD, YHJD, TCHE, THJF; ICP N9MSB, G8MVL;
 * Nordyne FG7T, MG1E, M7RL; Armstrong A962E, 95G2E, 96G1E; Trane 4TT and 4TW, whose fifth sign is the SEER.
 * The other lines are from memory of the trade on the same day. A wrong line only changes which comparable
 * goods come first.
 */
export const FOREIGN_SERIES = `
59sc2 59sp2: Carrier: gas furnace: 92 afue: single
59sc5 59sp5: Carrier: gas furnace: 95 afue: single
59sc6 59sp6: Carrier: gas furnace: 96 afue: single
59tp5: Carrier: gas furnace: 95 afue: two-stage
59tp6 59tn6: Carrier: gas furnace: 96 afue: two-stage
59mn7 59cu5: Carrier: gas furnace: 98 afue: modulating
58sb 58sc 58sp 58st: Carrier: gas furnace: 80 afue: single
58tp 58tn 58ct 58cv: Carrier: gas furnace: 80 afue: two-stage
24acc6 24abc6 24acb6 24spa6 26spa6: Carrier: air conditioner: 16 seer: single
24acb7 24tpa7 26tpa7 26tpa8: Carrier: air conditioner: 17 seer2: two-stage
24acc4 24abb3 24aca4 24sca4 26sca4: Carrier: air conditioner: 14 seer: single
24acc5 24sca5 26sca5: Carrier: air conditioner: 15.2 seer2: single
24acc 24abc 24sca 24aca: Carrier: air conditioner: : single
24vna 26vna: Carrier: air conditioner: 19 seer2: inverter
24anb: Carrier: air conditioner: 17 seer: two-stage
25hcc4 25hbc3 25hbb3: Carrier: heat pump: 14 seer: single
25hcc 25sca5 27sca5: Carrier: heat pump: 15 seer: single
25hcb6 25spa6 27spa6: Carrier: heat pump: 16 seer: single
25tpa7 27tpa8 25hnb: Carrier: heat pump: 17 seer2: two-stage
25vna 27vna: Carrier: heat pump: 18 seer2: inverter
fb4c fx4d fv4c fma4 fa4a fb4a fc4b fe4a fe5a fe4b fk4c fk4d fk4b ff1e ff1d fy4a fy5b fz4a fh4c 40qa 40fk fj4d fj5a: Carrier: air handler
58pav 58rav 58dla 58dlx 58ste 58wav 58zav 58dx 58pap 58rap 58gs 58ss 58gfa 58es 58dr 58ess: Carrier: gas furnace: 80 afue
58mca 58mcb 58mva 58mvb 58mvc 58mxa 58mxb 58mcx 58mtb 58sxa 58sxb 58sxc 58uv 58tmx 58cla 58hdv 58dhl: Carrier: gas furnace: 92 afue
58p 58r 58d 58w 58z 58m 58g 58e 58u 58h 58k 58j: Carrier: gas furnace
38ck 38tk 38tz 38tr 38ed 38br 38bk 38bn 38bc 38tn 38td 38tx 38eh 38en 38ts 38hd 38ae 38tu 38tm: Carrier: air conditioner
38yc 38yk 38yr 38yx 38yl 38yh 38yg 38yd 38yf 38yn 38yz 38bq 38bp 38ha 38qr 38yb 38yw 38ym: Carrier: heat pump
40ml 38maq 38mgr 38mha 38mpr 38mvq 38mar 40maq 40mha 40mpq 38mfq 38mbr: Carrier: mini split
24ana 24ape 24apa 24aba 24anr 24ahc: Carrier: air conditioner
25hna 25hpa 25hnh 25hbr 25hcr 25hpc 25hba: Carrier: heat pump
48es 48vg 48vl 48ss 48gs 48gx 48gp 48xp 48tj 48nl 48hj 48xt 48xl: Carrier: package unit
50es 50vg 50vl: Carrier: package unit
912s: Bryant: gas furnace: 92 afue: single
915s 925s: Bryant: gas furnace: 95 afue: single
925t: Bryant: gas furnace: 95 afue: two-stage
926t 986t: Bryant: gas furnace: 96 afue: two-stage
987m: Bryant: gas furnace: 98 afue: modulating
800s 810s 801s: Bryant: gas furnace: 80 afue: single
820t 880t 830c 820s: Bryant: gas furnace: 80 afue: two-stage
310aav 310jav 311aav 311jav 312aav 313aav 315aav 383kav 394h 395b 393aav 373la 376b 377b 394gaw 396h 398a 398b 330j 331j: Bryant: gas furnace: 80 afue
340aav 340mav 345mav 350aav 350mav 351aav 351dav 352aav 352mav 353aav 355aav 355bav 355cav 355mav 320a 321a 325a 333bav 333ba 340a 350a 350m 355b 490a: Bryant: gas furnace: 92 afue
561a 561c 562a 562c 563a 563c 565a 566a 567c 568a 569c 530a 531a 533a 534a 535a 538a 550a 551a 552a 556a 560a 593b 594b 595b 596b 597b 597c 598a 598b: Bryant: air conditioner
650a 650c 651a 652a 653a 654a 655a 657a 661a 661c 662c 663a 663c 665c 690a 693b 693c 695b 696b 697b 697c 698a 698b: Bryant: heat pump
113a 113r 114a 115a 116b 117b 124a 126b 127a: Bryant: air conditioner
213a 213r 214d 215a 223a 224a 225a 226a: Bryant: heat pump
113an 112an 114sa: Bryant: air conditioner: 14 seer: single
115sa: Bryant: air conditioner: 15.2 seer2: single
116bn 124an 126sa 126bn: Bryant: air conditioner: 16 seer: single
127ta 127an 180bn: Bryant: air conditioner: 17 seer: two-stage
186cn 189bn 186bn: Bryant: air conditioner: 19 seer2: inverter
213bn 214dn 215bn 215sa: Bryant: heat pump: 15 seer: single
223an 225bn 226an 226sa: Bryant: heat pump: 16 seer: single
227ta 280an 286bn 288bn: Bryant: heat pump: 18 seer2: inverter
pg80 pg8m pg8j: Payne: gas furnace: 80 afue
pg92: Payne: gas furnace: 92 afue: single
pg95: Payne: gas furnace: 95 afue: single
pg96: Payne: gas furnace: 96 afue: two-stage
pg9m: Payne: gas furnace: 92 afue
pa13 pa14: Payne: air conditioner: 14 seer: single
pa15 pa5s: Payne: air conditioner: 15.2 seer2: single
pa16: Payne: air conditioner: 16 seer: single
ph13 ph14 ph15 ph5s: Payne: heat pump: 15 seer: single
ph16: Payne: heat pump: 16 seer: single
pf4m: Payne: air handler
xe80 xl80 xr80 xv80 xb80 xt80: Trane: gas furnace: 80 afue
xe90 xl90 xr90 xv90 xb90 xr92 xe92: Trane: gas furnace: 92 afue
xr95 xv95 xt95 xl95 xc95 xv96 xr96 s9xe: Trane: gas furnace: 95 afue
tud# tdd# tud0 tdd0 tue# tux# tuy# tuc# tdc# tdx# tde# tuh# tdh# tuf# ttgd tdg#: Trane: gas furnace
ttr0 ttr1 ttr7 ttp0 ttp1 ttb0 ttb7 ttx0 tta0 ttn0 ttk7 2ttr 2ttb 2ttx 2tta 2ttz: Trane: air conditioner
ttr# ttp# ttb# ttx# ttn# ttk# tta#: Trane: air conditioner
twr# twp# twb# twx# twn# twa# twk# twy# 2twr 2twb 2twx 2twa 2twz wcc# wch#: Trane: heat pump
twe# twv# twh# tam4 tmm4 2tee 4tee tfe# gaf2 gat2: Trane: air handler
ycc# ycp# ycy# ycz# ycx# tcc# tch# tcx# wcz# 2ycc 2tcc 4wcc 4dcz: Trane: package unit
xe10 xe11 xe12 xe13 xl10 xl12 xl13 xl14 xl15 xl19 xr10 xr11 xr12 xb10 xb13 xb14 xb30 xr14: Trane: air conditioner
xe78 xe60 xe70: Trane: gas furnace
s8x1 s8b1 tud1 tdd1: Trane: gas furnace: 80 afue: single
s8x2 s8v2 tud2 tdd2: Trane: gas furnace: 80 afue: two-stage
s9b1 tue1: Trane: gas furnace: 92 afue: single
tuh1 tdh1: Trane: gas furnace: 95 afue: single
tuh2 tdh2: Trane: gas furnace: 95 afue: two-stage
s9x1: Trane: gas furnace: 96 afue: single
s9x2 s9v2: Trane: gas furnace: 96 afue: two-stage
tuhm xc95m: Trane: gas furnace: 97 afue: modulating
4ttr3 4ttr4 xr13 4ttb3: Trane: air conditioner: 14 seer: single
4ttr5 5ttr5 xr15: Trane: air conditioner: 15 seer: single
4ttr6 4ttl6 4ttx6 5ttr6 xr16 xl16: Trane: air conditioner: 16 seer: single
4ttr7 4ttx8 4ttz0 xr17 xl17 xl18 xl20: Trane: air conditioner: 17 seer2: two-stage
4ttv 5ttv xv18 xv19 xv20: Trane: air conditioner: 18 seer2: inverter
4ttr 5ttr 4ttx 4ttl xr1 xl1 xl2: Trane: air conditioner
4twr 5twr 4twx 4twl 4twb: Trane: heat pump: 15 seer: single
4twz: Trane: heat pump: 17 seer: two-stage
4twv 5twv: Trane: heat pump: 18 seer2: inverter
xv1 xv2: Trane: air conditioner: 18 seer2: inverter
gam5 tem4 tem6 tam7 tam9 tem8: Trane: air handler
4tcc 4tcy: Trane: package unit
4ycc 4ycy: Trane: package unit
aud# aue# aux# auy# auc# add# ade# adx# ady# auf# adh# auh#: American Standard: gas furnace
2a7a 2a7b 2a7c 7a00 7a10 6h00 2a7m 2a7z a4ac acon: American Standard: air conditioner
2a6b 2a6h 4a6b 4a6l 4a6z a4hp: American Standard: heat pump
aud1 add1: American Standard: gas furnace: 80 afue: single
aud2 add2: American Standard: gas furnace: 80 afue: two-stage
auh1 adh1: American Standard: gas furnace: 95 afue: single
auh2 adh2: American Standard: gas furnace: 95 afue: two-stage
auhm: American Standard: gas furnace: 97 afue: modulating
4a7a3 4a7a4: American Standard: air conditioner: 14 seer: single
4a7a5 5a7a5: American Standard: air conditioner: 15 seer: single
4a7a6 5a7a6: American Standard: air conditioner: 16 seer: single
4a7a7 4a7z0: American Standard: air conditioner: 17 seer2: two-stage
4a7v 5a7v: American Standard: air conditioner: 18 seer2: inverter
4a7a 5a7a: American Standard: air conditioner
4a6h 5a6h: American Standard: heat pump: 15 seer: single
4a6v 5a6v: American Standard: heat pump: 18 seer2: inverter
g8q g10q g11e g11q g12q g12e g14q g14 g16q g16r g17q g20e g20q g20r g23e g23q g24m g25mv g40uh g40df g43uf g50uh g50df g51mp g60uh g60df g61mp g61v g71mp g26q g21q g21v g27m g32q g32v cg26 l30 80mg 80uh ghr2: Lennox: gas furnace
g40 g60 g50 g24 g25 g23 g20 g16 g12 g10: Lennox: gas furnace: 80 afue
g17 g21 g26 g27 g32 g43 g51 g61 g71: Lennox: gas furnace: 92 afue
hs10 hs11 hs13 hs14 hs15 hs16 hs17 hs18 hs19 hs20 hs21 hs22 hs23 hs24 hs25 hs26 hs27 hs28 hs29 hsxa hsxb 10acb 10acc 10ach 12acb 12acx 13acd 13acc 14acx ac13 ac10: Lennox: air conditioner
hp10 hp11 hp13 hp14 hp16 hp17 hp18 hp19 hp20 hp21 hp22 hp23 hp24 hp25 hp26 hp27 hp29 hpxa hpxb 10hpb 12hpb 12hpx 13hpd 10hpc: Lennox: heat pump
cb29 cb30 cb31 cbh1 cb19 cb21 cb17 cbs1 cbwm cbx4 ccb2: Lennox: air handler
gcs1 gcs2 gcs3 chp1 chp2 chp9 gpa1 lrp1 15gcs 13gcs lga0: Lennox: package unit
ml180 el180: Lennox: gas furnace: 80 afue: single
el280 sl280: Lennox: gas furnace: 80 afue: two-stage
ml193: Lennox: gas furnace: 92 afue: single
ml195 el195: Lennox: gas furnace: 95 afue: single
ml196 el196: Lennox: gas furnace: 96 afue: single
ml296 el296: Lennox: gas furnace: 96 afue: two-stage
el297 sl297: Lennox: gas furnace: 97 afue: two-stage
slp98 slp99 sl98: Lennox: gas furnace: 98 afue: modulating
el29 el19 ml19: Lennox: gas furnace: 96 afue
ml13 13acx xc13 ml14xc xc14: Lennox: air conditioner: 14 seer: single
el15xc ml17xc el16xc el17xc: Lennox: air conditioner: 16 seer: single
xc16 xc17 sl18xc xc21: Lennox: air conditioner: 17 seer2: two-stage
el18xc xc20 xc25 sl25kc sl28xc el22kl sl22kl: Lennox: air conditioner: 18 seer2: inverter
13hpx 14hpx ml14xp xp13 xp14: Lennox: heat pump: 14 seer: single
el15xp el16xp ml17xp el17xp xp15 xp16 xp17: Lennox: heat pump: 16 seer: single
el18xp el22xp xp20 xp21 xp25 sl18xp sl25xp: Lennox: heat pump: 18 seer2: inverter
el16 el17 ml14 ml17: Lennox: air conditioner
cba25 cba27 cba38 cbx25 cbx26 cbx27 cbx32 cbk45: Lennox: air handler
gul0 gul1 gud0 gud1 gul8 ulg0 g1n8 g1d8 g1n9 g1d9 g2d8 g2d9 g1d80 g1n80 gcuh gcdh eg6b eg7k ug6k ul1 ul2 gul: Armstrong Air: gas furnace
scu1 scu0 2scu 4scu scu8 cu10 sca1: Armstrong Air: air conditioner
shp1 2shp 4shp shp0 shp8: Armstrong Air: heat pump
a962e a962v 96g2 96g2d 962e: Armstrong Air: gas furnace: 96 afue: two-stage
a961e 96g1: Armstrong Air: gas furnace: 96 afue: single
95g2 a952: Armstrong Air: gas furnace: 95 afue: two-stage
95g1 a951: Armstrong Air: gas furnace: 95 afue: single
80g1 a801: Armstrong Air: gas furnace: 80 afue: single
gmp# gmpn gmpe gmt# gms# gmn# gcn# gcp# gcs# gds# gdt# ghn# ghs# gks# gckt gmnt gun# gup# gug#: Goodman: gas furnace
gmv8 gmv9 gcv9 gmv# gcv# gch# gmh#: Goodman: gas furnace
ck# cke# ckl# cklt clj# clq# clt# cg# vsx# ssx# dsxc gsc# ckj# clk#: Goodman: air conditioner
cph# cpk# cpkj cple cplj cplt vsz# ssz# dszc gsh# gph13: Goodman: heat pump
arf# aepf mbr# mbvc mbe# awb# arpf: Goodman: air handler
pck# pgb# pg# phk# gpc# gph# gpg#: Goodman: package unit
gms8 gds8 ghs8 gmes80 gm9s80 gr9s80 gd9s80 gc9s80: Goodman: gas furnace: 80 afue: single
gmh8 gdh8 gme8 gmec80 gmvc80 gm9c80 gcvc80: Goodman: gas furnace: 80 afue: two-stage
gmss92 gcss92 gks9 gr9s92 gm9s92 gms9 gcs9: Goodman: gas furnace: 92 afue: single
gms95 gcs95: Goodman: gas furnace: 95 afue: single
gmh95 gch95 gmv95: Goodman: gas furnace: 95 afue: two-stage
gmss96 gcss96 gmes96 gces96 gm9s96 gr9s96 gc9s96 gmss gmes gces: Goodman: gas furnace: 96 afue: single
gmvc96 gcvc96 gmec96 gcec96 gm9c96 gc9c96 gmvc gmec gcvc gcec: Goodman: gas furnace: 96 afue: two-stage
gmvm97 gcvm97 gmvm96: Goodman: gas furnace: 97 afue: modulating
gm9 gr9s: Goodman: gas furnace
gsx13 gsx14 gsxn3 gsc13: Goodman: air conditioner: 14 seer: single
gsxn4 gsxb4 glxs4: Goodman: air conditioner: 14.3 seer2: single
gsxh5 gsxm5 glxs5: Goodman: air conditioner: 15.2 seer2: single
gsx16: Goodman: air conditioner: 16 seer: single
gsxc16 gsxc18 gsxc7: Goodman: air conditioner: 17 seer2: two-stage
gsxv gvxc: Goodman: air conditioner: 18 seer2: inverter
gsx gsxn: Goodman: air conditioner
gsz13 gsz14 gsh13 gszb4 glzs4: Goodman: heat pump: 14.3 seer2: single
gszh5 glzs5: Goodman: heat pump: 15.2 seer2: single
gsz16 gszc16 gszc18 gszc7: Goodman: heat pump: 16 seer: two-stage
gszv gvzc: Goodman: heat pump: 18 seer2: inverter
gsz gszb: Goodman: heat pump
aruf avptc aspt amst amvt awuf asuf arpt: Goodman: air handler
capf capt capta chpf caup cauf chpt: Goodman: coil
gpc1 gpch: Goodman: package unit
gph1 gphh: Goodman: package unit
gpg1 gpgm: Goodman: package unit
guia guic guca guid gcia gcca gci# gud# gua# guc# gux# guib: Amana: gas furnace
rca# rcb# rcc# rce# rcd#: Amana: air conditioner
rha# rhb# rhc# rhd# rhe# rhf#: Amana: heat pump
pte# pth# ptc# ptb# ptdn pbc# pbe# pbh#: Amana: ptac
ams8 amh8 adss8 amss80 am9s80: Amana: gas furnace: 80 afue
akss92 amss92: Amana: gas furnace: 92 afue: single
amss96 ames96 am9s96 ar9s96: Amana: gas furnace: 96 afue: single
amvc96 amec96 acvc96 acec96 am9c96: Amana: gas furnace: 96 afue: two-stage
amvm97 acvm97: Amana: gas furnace: 97 afue: modulating
asx13 asx14 asxn: Amana: air conditioner: 14 seer: single
asxb4 asxh5: Amana: air conditioner: 15.2 seer2: single
asx16: Amana: air conditioner: 16 seer: single
asxc16 asxc18: Amana: air conditioner: 17 seer2: two-stage
avxc20 asxv: Amana: air conditioner: 18 seer2: inverter
asz13 asz14 aszb4 aszh5: Amana: heat pump: 15 seer: single
asz16 aszc16 aszc18: Amana: heat pump: 16 seer: two-stage
avzc20 aszv: Amana: heat pump: 18 seer2: inverter
ptc12 ptc09 ptc07 ptc15 pth07 pth09 pth12 pth15 pbc09 pbh09: Amana: ptac
r801 r80: Rheem: gas furnace: 80 afue: single
r802 r82: Rheem: gas furnace: 80 afue: two-stage
r92p r92t r921: Rheem: gas furnace: 92 afue: single
r95p r95t r951: Rheem: gas furnace: 95 afue: single
r96p r96t r961: Rheem: gas furnace: 96 afue: single
r96v r962: Rheem: gas furnace: 96 afue: two-stage
r97v r97m r98v r98m rgfe rgge rgfg: Rheem: gas furnace: 97 afue: modulating
ra13 ra14 rac13 13ajn 14ajm: Rheem: air conditioner: 14 seer: single
ra15 ra16 raxl: Rheem: air conditioner: 16 seer: single
ra17: Rheem: air conditioner: 17 seer: two-stage
ra19 ra20: Rheem: air conditioner: 18 seer2: inverter
rp13 rp14 rp15 rp16 rhp13 rhp14: Rheem: heat pump: 15 seer: single
rp17 rp18 rp19 rp20: Rheem: heat pump: 18 seer2: inverter
rh1t rh1p rh1v rh2v rh2t rhll rhsl: Rheem: air handler
rgea rgec: Rheem: package unit
xg# prog#: Rheem: gas water heater
xp29 xp38 xp40 xp50: Rheem: gas water heater
xe# proe#: Rheem: electric water heater
proph# prouh#: Rheem: heat pump water heater
rtgh eco1 ecoh: Rheem: tankless water heater
rtg#: Rheem: tankless water heater
xe80t xe40t xe50t xe30t: Rheem: electric water heater
rgda rgra rgpn rgph rgpj rgrs rgrl rgrt rgls rgrj rgta rgdd rgpe rgpt rgld rggd rggc: Rheem: gas furnace
raka rakb rake ranl rann ramb rasl rapm rama raml raed ralb ravl: Rheem: air conditioner
rpka rpkb rpnl rpnb rpmb rpnd rpnj rpqb rpra rppm rpdd: Rheem: heat pump
rhka rhsa rhbc rbha rbhc rbhk rhkm: Rheem: air handler
rrga rrgb rrnl rkka rkna rkpn rkqa rjka rqka rjnl rspl rsnl: Rheem: package unit
22v# 42v# 41v# 43v# 21v# 21xp 22xr: Rheem: gas water heater
81v# 82v# 82mv 83v# 81xr 82xr: Rheem: electric water heater
ugda ugra ugpn ugph ugrs ugrl ugls uggd ugfd: Ruud: gas furnace
uaka uakb uand uann uamb uasl uapm uaed: Ruud: air conditioner
upka upnl upmb upnd upnj uprl uppm: Ruud: heat pump
ubha ubhc uhsa uhka uhll uhsl: Ruud: air handler
pe40 pe52 pe30 pdr8 p240: Ruud: electric water heater
rtex rte#: Rheem: electric tankless water heater
u801 u80: Ruud: gas furnace: 80 afue: single
u802: Ruud: gas furnace: 80 afue: two-stage
u92p u92t: Ruud: gas furnace: 92 afue: single
u95p u95t u951: Ruud: gas furnace: 95 afue: single
u96p u96t: Ruud: gas furnace: 96 afue: single
u96v u962: Ruud: gas furnace: 96 afue: two-stage
u97v u98v ugfe: Ruud: gas furnace: 97 afue: modulating
ua13 ua14: Ruud: air conditioner: 14 seer: single
ua15 ua16: Ruud: air conditioner: 16 seer: single
ua17 ua19 ua20: Ruud: air conditioner: 18 seer2: inverter
up13 up14 up15 up16: Ruud: heat pump: 15 seer: single
up17 up18 up19 up20: Ruud: heat pump: 18 seer2: inverter
rutgh rutg#: Ruud: tankless water heater
p2mp p2dp p3ur p3hu p4hu p1xu p1xd p2ur p2ud p3gd p3dh p4lu p2lu p2hd p1hu p1ud pcld pclu pbku pbkd p2gd g8c g8t g9v g9t gy8s gy9s gm8s gm9s gf8s gf9s gg8s gg9s gf8 gf9 gm8 gg8 gg9 tg9v ptlu: York: gas furnace
h1ra h1rc h1ch h1da h1db h2ra h2rc h2rd h2rk h4tt h4ts h5cu h1cb hra# hrc# h1de h2db: York: air conditioner
e1ra e1rc e1fb e2ra e2rb e2rc e2fb e2fh e2fd e4tt e4ts e5cu e1hb ehr#: York: heat pump
d1na d2na d1eb d1eh d2eb d4ng dng# dnh# dnq# dnx# dap# dhp# bhd# b1nh b2nh b1ha pcg# phg# pce# phe#: York: package unit
f2fp f4fp f2rp f6fp f3rp f4fv ghp#: York: air handler
tg8s tm8e tm8t tg80: York: gas furnace: 80 afue: single
tm8x tm8v tm8y: York: gas furnace: 80 afue: two-stage
tg9s: York: gas furnace: 95 afue: single
tm9e tm9x: York: gas furnace: 96 afue: single
tm9v tm9t tm9y tl9e: York: gas furnace: 96 afue: two-stage
yp9c tp9c lp9c: York: gas furnace: 98 afue: modulating
ycjd ychd ycd# yce# tcgd tcjd tche ycs#: York: air conditioner: 14 seer: single
ycg# ycj# tcd# tcg# yfd#: York: air conditioner: 14 seer: single
yxv# yxt# czh#: York: air conditioner: 18 seer2: inverter
czf0 czb0: York: air conditioner: 16 seer: single
yhjd yhe# yhd# yhg# thgd thjf thd# the# rhp13j: York: heat pump: 14 seer: single
yzv# yzt# yzh#: York: heat pump: 18 seer2: inverter
avc# ahe# ahv# mvc#: York: air handler
cp9c: Coleman: gas furnace: 98 afue: modulating
dgrt dgpt dgph tggt 7655 7656 7660 7665 7670 7675 7680 7900 7956 7970 7975 dlat 3500a8: Coleman: mobile home furnace
dgat dgaa dgax dgam dgu0 dgah: Coleman: mobile home furnace: 80 afue
tgat mgha: Coleman: mobile home furnace: 80 afue
eb10 eb12 eb15 eb17 eb20 eb23: Coleman: electric furnace
ntc5 ntc6 ntc7 ntg5 ntg6 ntg7 nugk nugi nuge nugh gui0 gui1 guk0 gdi0 gnk0 gng0 gni0 gnj0 gnl0 ndn5 ndn7 nulk nulg nulr nugm ndg5 ngu5 dc90 mc90 nbe1 nh5g c8mp c9mp t9mp h9mp n9mp n8mp h8ms c8ms t8ms nugs nulz ntpn ntvm nsgm: Heil: gas furnace
nac0 hac0 tca0 aca0 nca0 hac1 tca1 aca1 nac2 tca2 ca50 ca90 ca10 ca16 na10 ac01 ac02 cac0 caa0 nae0 r4a3 r4a4 r4a5 r4a6 hac6 n2a3 n2a4: Heil: air conditioner
nhp0 hhp0 thp0 chp0 nhp1 ch36 ch50 ch90 ch10 php0 nph0 r4h3 r4h4 r4h5 n2h3 n2h4: Heil: heat pump
fem4 fem1 fcx2 fcx3 fcx4 fsm2 fsm4 fsu4 fvm4 fxm4 fsa2 fcm4 feh4 fbm2 fbf0 eb0x: Heil: air handler
n8msn n80e n8mpn h8mpn t8mpn c8mpl g8mvl n80esn: Heil: gas furnace: 80 afue: single
n8mxn g8mxl g8mtl: Heil: gas furnace: 80 afue: two-stage
n9msb n92e: Heil: gas furnace: 92 afue: single
n95e g95e r95e: Heil: gas furnace: 95 afue: single
n9mse n96m g9mae: Heil: gas furnace: 96 afue: single
g9mxe g9mxt g96v f9mxe n9mxe g96m: Heil: gas furnace: 96 afue: two-stage
g9mvt f9mvt g97c g97m g9mac: Heil: gas furnace: 97 afue: modulating
n4a3 n4a4 nxa4 n4ac n4a5: Heil: air conditioner: 14 seer: single
n4a6 nxa6 hca7: Heil: air conditioner: 16 seer: single
hva9 cva9 tva9: Heil: air conditioner: 18 seer2: inverter
n4h3 n4h4 n4h5 nxh5 nh4h4 ch14 ch16: Heil: heat pump: 15 seer: single
hvh8 cvh8 tvh8: Heil: heat pump: 18 seer2: inverter
dm80s dd80s dm80ss: Daikin: gas furnace: 80 afue: single
dm80h dm80v dd80h: Daikin: gas furnace: 80 afue: two-stage
dm92 dc92: Daikin: gas furnace: 92 afue: single
dm96s dc96s: Daikin: gas furnace: 96 afue: single
dm96h dm96v dc96v dc96h dm96t: Daikin: gas furnace: 96 afue: two-stage
dm97: Daikin: gas furnace: 97 afue: modulating
dx13 dx14 dx3se: Daikin: air conditioner: 14 seer: single
dx4se dx5se: Daikin: air conditioner: 15.2 seer2: single
dx16s: Daikin: air conditioner: 16 seer: single
dx16t dx18t: Daikin: air conditioner: 17 seer2: two-stage
dx17v dx6v dx9v dx20v: Daikin: air conditioner: 18 seer2: inverter
dz13 dz14 dz4se dz5se dz16: Daikin: heat pump: 15 seer: single
dz17v dz6v dz9v dz20v dz18t: Daikin: heat pump: 18 seer2: inverter
ftx rxb# rxs# rxn# rxl# rkb# ftk ftxs ftxn ftxb ftxr: Daikin: mini split
2mx 3mx 4mx 5mx: Daikin: multi zone mini split
muz msz msy muy mszg mszf: Mitsubishi: mini split
mxz: Mitsubishi: multi zone mini split
svz pva puz suz sez slz mlz mfz pla pka pca pead: Mitsubishi: mini split
asu# aou# asuh aouh asuu aouu aru# auu# agu#: Fujitsu: mini split
lsn# lsu# ls09 ls12 ls18 ls24 la09 la12 la18 la24: LG: mini split
lmu# lmn#: LG: multi zone mini split
bova bovb bovd: Bosch: heat pump: 18 seer: inverter
biva bmac: Bosch: air handler
bgh96: Bosch: gas furnace: 96 afue: two-stage
bms5 bms3: Bosch: mini split
fg7s fg7m kg7s mg7s: Frigidaire: gas furnace: 95 afue: single
fg7t kg7t mg7t: Frigidaire: gas furnace: 95 afue: two-stage
fg6r kg6r fg6t: Frigidaire: gas furnace: 80 afue
cmf5 cmf6 cmf7 cmf8 cmf9 cmf1 hmg0 mac1 mack vmg0 vmga m3gh m2rc m3rc cmfa g6rc g6rl g6rd m1gh m1gf m1bb m5s1 cmf: Nordyne: mobile home furnace
kg7n kg6n kg7r fg6n fg7r: Frigidaire: gas furnace
s3ba s3bc s3bm ns3b fs3a es4b js4a fs5b fs1b gs3b gs4b ss3b: Frigidaire: air conditioner
s3qa t3ba t3bc t3bm nt3b ft4a qt3b: Frigidaire: heat pump
mg1e mg2r m1mb m1gb m2rl m3rl: Nordyne: mobile home furnace: 80 afue
m7rl m7rc: Nordyne: mobile home furnace: 95 afue
e2eb e3eb e4eb e7eb: Nordyne: electric furnace
fs4b js4b fs3b js3b ft3b: Frigidaire: air conditioner: 14 seer: single
ft4b jt4b ft5b: Frigidaire: heat pump: 14 seer: single
gcr# gcrl gcvl gcrx gcvx gcg# gahh xcr# xcv# xgv# fcg#: A. O. Smith: gas water heater
gpvl gpvt gpvx gpvr gpdl gpdx gdhe: A. O. Smith: gas water heater
ens# ent# enl# ect# ecs# ejc# eno#: A. O. Smith: electric water heater
hptu hpts hpta: A. O. Smith: heat pump water heater
ati1 ati2 ati3 ati5 ato1 ato5: A. O. Smith: tankless water heater
ru# rur# ruc#: Rinnai: tankless water heater
rl75 rl94 rl9 re14 re16 re18 re19 v53 v65 v75 v94: Rinnai: tankless water heater
dv215 dv210 dv225 dv235 dv25 dv35 gh35 rh25 rh35 sr18 uh35: Empire: wall furnace
ex08 ex11 ex17 ex22 ex38: Rinnai: wall furnace
i060 i090 i120 i150 m060 m090 m120 m160: Rinnai: boiler
rg1# rg2# mi# mitw mixl urg rg1pv rg2pv rg1d rg2d rc2p mid#: Bradford White: gas water heater
re1# re2# re3# m2he: Bradford White: electric water heater
re2h: Bradford White: heat pump water heater
rtgs rtgr: Bradford White: tankless water heater
tk1 tk2 tk3 tkd2 tkjr tm32 tm50 at9i at200 tk540 t9800 tkjr2 th3m tkd20 t910 t510: Takagi: tankless water heater
npe npn nr180 nr210 nr240 cr180 cr210 cr240 np180 np210 np240: Navien: tankless water heater
ncb nhb nfb nfc: Navien: boiler
nrc nrcr nr50 nr66 nr71 nr83 nr98 ez98 ez11: Noritz: tankless water heater
th8 th6 th4 th5 rth th3 th2: Honeywell: thermostat
hm700 hm750 hm500 hm509 hm512 trus: Honeywell: humidifier: steam
he360 he240 he280 he220 he200 he100: Honeywell: humidifier
`

/** The inputs of a maker's gas furnaces, in thousands of BTU/h, that its numbers round. */
export const ROUNDED_INPUTS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  Lennox: { 45: 44, 70: 66, 90: 88, 135: 132 },
}

/** Makers of one house: they sell the same machines under several names, with the same numbers. */
export const SISTERS: readonly (readonly string[])[] = [
  ['Carrier', 'Bryant', 'Payne'],
  [
    'Heil',
    'Tempstar',
    'Comfortmaker',
    'Day & Night',
    'Airquest',
    'Arcoaire',
    'KeepRite',
    'Grandaire',
    'Sears',
  ],
  ['Trane', 'American Standard', 'Ameristar', 'RunTru'],
  ['Lennox', 'Armstrong Air', 'AirEase', 'Ducane', 'Concord'],
  ['Rheem', 'Ruud', 'Rudd', 'Richmond'],
  ['York', 'Coleman', 'Luxaire', 'Fraser-Johnston', 'Evcon', 'Johnson Controls', 'Borg Warner'],
  ['Goodman', 'Amana', 'Daikin', 'Janitrol'],
  [
    'Nordyne',
    'Frigidaire',
    'Intertherm',
    'Miller',
    'Maytag',
    'Tappan',
    'Gibson',
    'Kelvinator',
    'Westinghouse',
  ],
  ['A. O. Smith', 'State Water Heaters', 'Reliance', 'American Water Heaters', 'Kenmore', 'Whirlpool', 'GE'],
]
