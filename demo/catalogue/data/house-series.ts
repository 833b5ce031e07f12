// One series a line: id|brand|name|category|subcategory|refrigerants|staging|regions|NOx class|more.
// Source and status: docs/data-sources.md
export const HOUSE_SERIES = `
AC13N|Oakhollow|Value 13 AC|air_conditioner|split outdoor|R-454B|single|N||seer2=13.4;eer2=10.8;warranty_parts_y=10;warranty_compressor_y=10
AC14S|Oakhollow|Value 14 AC|air_conditioner|split outdoor|R-454B|single|N/S/SW||seer2=14.3;eer2=11.7;warranty_parts_y=10;warranty_compressor_y=10
AC15|Northvale|Steady 15 AC|air_conditioner|split outdoor|R-32|single|N/S/SW||seer2=15.2;eer2=12.0;warranty_parts_y=10;warranty_compressor_y=10
AC16T|Northvale|Steady 16 Two-Stage AC|air_conditioner|split outdoor|R-32|two-stage|N/S/SW||seer2=16.5;eer2=12.4;warranty_parts_y=10;warranty_compressor_y=10
AC17V|Corvane|Glide 17 Inverter AC|air_conditioner|split outdoor|R-32|inverter|N/S/SW||seer2=17.4;eer2=12.5;warranty_parts_y=10;warranty_compressor_y=10
AC20V|Corvane|Glide 20 Inverter AC|air_conditioner|split outdoor|R-454B|inverter|N/S/SW||seer2=20.0;eer2=12.8;warranty_parts_y=10;warranty_compressor_y=10
HP14|Oakhollow|Value 14 Heat Pump|heat_pump|split outdoor|R-454B|single|N/S/SW||seer2=14.3;eer2=11.2;hspf2=7.5;warranty_parts_y=10;warranty_compressor_y=10
HP15|Northvale|Steady 15 Heat Pump|heat_pump|split outdoor|R-32|single|N/S/SW||seer2=15.2;eer2=11.7;hspf2=7.8;warranty_parts_y=10;warranty_compressor_y=10
HP17V|Corvane|Glide 17 Inverter Heat Pump|heat_pump|split outdoor|R-32|inverter|N/S/SW||seer2=17.5;eer2=12.0;hspf2=9.0;warranty_parts_y=10;warranty_compressor_y=10
HP18C|Corvane|Frostline 18 Cold-Climate Heat Pump|heat_pump|split outdoor|R-454B|inverter|N/S/SW||seer2=18.0;eer2=12.2;hspf2=10.0;warranty_parts_y=10;warranty_compressor_y=10
F80|Oakhollow|Value 80|gas_furnace|multi-position||single|N/S/SW|low|afue=80;blower=PSC/ECM multi-speed;lp_kit=true
F80T|Northvale|Steady 80 Two-Stage|gas_furnace|multi-position||two-stage|N/S/SW|low|afue=80;blower=constant-torque ECM;lp_kit=true
F80U|Northvale|Steady 80 Ultra-Low NOx|gas_furnace|upflow/horizontal||single|N/S/SW|ultra|afue=80;blower=constant-torque ECM;lp_kit=true
F92|Oakhollow|Value 92|gas_furnace|multi-position||single|N/S/SW|low|afue=92;blower=constant-torque ECM;lp_kit=true
F96|Northvale|Steady 96|gas_furnace|multi-position||single|N/S/SW|low|afue=96;blower=constant-torque ECM;lp_kit=true
F96T|Northvale|Steady 96 Two-Stage|gas_furnace|multi-position||two-stage|N/S/SW|low|afue=96;blower=constant-torque ECM;lp_kit=true
F97V|Corvane|Glide 97 Variable|gas_furnace|multi-position||two-stage|N/S/SW|low|afue=97;blower=variable-speed ECM;lp_kit=true
F98M|Corvane|Glide 98 Modulating|gas_furnace|multi-position||modulating|N/S/SW|low|afue=98;blower=variable-speed ECM;lp_kit=true
F96U|Corvane|Glide 96 Ultra-Low NOx|gas_furnace|upflow||single|N/S/SW|ultra|afue=96;blower=variable-speed ECM;lp_kit=true
FMH80|Hearthmoor|Homestead MH 80|gas_furnace|downflow||single|N/S/SW|low|afue=80;blower=PSC;lp_kit=true;hud_mobile_home=true;sealed_combustion=true
FMH95|Hearthmoor|Homestead MH 95|gas_furnace|downflow/upflow||single|N/S/SW|low|afue=95;blower=constant-torque ECM;lp_kit=true;hud_mobile_home=true;sealed_combustion=true
FOIL|Hearthmoor|Lowboy Oil 86|oil_furnace|lowboy/highboy/counterflow||single|N/S/SW||afue=86;fuel=No.2 oil
FEL|Hearthmoor|Homestead Electric Furnace|electric_furnace|downflow MH or upflow||staged strips|N/S/SW||afue=100;hud_mobile_home=true
AHM|Northvale|Steady Air Handler|air_handler|multi-position|R-32/R-454B||N/S/SW||blower=constant-torque ECM;txv_or_eev=TXV;a2l_sensor=true
AHV|Corvane|Glide Variable Air Handler|air_handler|multi-position|R-32/R-454B||N/S/SW||blower=variable-speed ECM;txv_or_eev=EEV;a2l_sensor=true
AHW|Oakhollow|Value Wall-Mount Air Handler|air_handler|wall/closet|R-32/R-454B||N/S/SW||blower=multi-speed;txv_or_eev=TXV;a2l_sensor=true
COILU|Northvale|Cased Coil upflow/downflow|evaporator_coil|cased A-coil|R-32/R-454B||N/S/SW||metering=TXV;a2l_sensor=true
COILH|Northvale|Horizontal Slab Coil|evaporator_coil|cased horizontal|R-32/R-454B||N/S/SW||metering=TXV;a2l_sensor=true
HK|Northvale|Electric Heat Kit|heat_kit|air-handler electric heat|||N/S/SW||breaker=true
PKA|Northvale|Rooftop AC 13.4|package_unit|air conditioner|R-454B|single|N/S/SW||seer2=13.4;eer2=10.6;drive=direct;curb_option=true
PKH|Northvale|Rooftop Heat Pump 13.4|package_unit|heat pump|R-454B|single|N/S/SW||seer2=13.4;eer2=10.6;hspf2=6.7;drive=direct;curb_option=true
PKG|Northvale|Rooftop Gas/Electric 13.4|package_unit|gas/electric|R-454B|single|N/S/SW|low|seer2=13.4;eer2=10.6;drive=direct;curb_option=true
MS19|Tamarin Air|Leaf 19|mini_split_outdoor|single-zone outdoor|R-32|inverter|N/S/SW||seer2=19.5;eer2=11.7;hspf2=9.0;cold_climate=false;min_heat_f=5;precharged_ft=25
MS22|Tamarin Air|Reed 22|mini_split_outdoor|single-zone outdoor|R-454B|inverter|N/S/SW||seer2=22.5;eer2=12.5;hspf2=10.2;cold_climate=false;min_heat_f=5;precharged_ft=25
MS26|Tamarin Air|Pine 26 Cold-Climate|mini_split_outdoor|single-zone outdoor|R-32|inverter|N/S/SW||seer2=26.0;eer2=13.5;hspf2=11.8;cold_climate=true;min_heat_f=-22;precharged_ft=25
MM20|Tamarin Air|Reed Multi|mini_split_outdoor|multi-zone outdoor|R-32|inverter|N/S/SW||seer2=21.0;eer2=12.0;hspf2=9.8;cold_climate=false;ratio_min=0.5;ratio_max=1.3;min_zones=2
MM22C|Tamarin Air|Pine Multi Cold-Climate|mini_split_outdoor|multi-zone outdoor|R-32|inverter|N/S/SW||seer2=22.0;eer2=12.0;hspf2=10.6;cold_climate=true;ratio_min=0.5;ratio_max=1.3;min_zones=2
MIWM|Tamarin Air|Wall Mount|mini_split_indoor|Wall Mount|R-32|inverter|N/S/SW||wifi=built-in
MICC|Tamarin Air|Ceiling Cassette|mini_split_indoor|Ceiling Cassette|R-32|inverter|N/S/SW||wifi=adapter
MISC|Tamarin Air|Slim Ceiling Cassette|mini_split_indoor|Slim Ceiling Cassette|R-32|inverter|N/S/SW||wifi=adapter
MICD|Tamarin Air|Concealed Duct|mini_split_indoor|Concealed Duct|R-32|inverter|N/S/SW||wifi=adapter
MIFC|Tamarin Air|Floor Ceiling|mini_split_indoor|Floor Ceiling|R-32|inverter|N/S/SW||wifi=adapter
MILW|Tamarin Air|Low Wall|mini_split_indoor|Low Wall|R-32|inverter|N/S/SW||wifi=adapter
TKC|Hearthmoor|Rapid Condensing Tankless|tankless_water_heater|indoor/outdoor gas||modulating|N/S/SW|ultra|uef=0.95;turndown=15:1
TKN|Hearthmoor|Rapid Non-Condensing Tankless|tankless_water_heater|indoor/outdoor gas||modulating|N/S/SW|ultra|uef=0.82
TKE|Hearthmoor|Rapid Electric Tankless|tankless_water_heater|electric||modulating|N/S/SW||uef=0.98
BLC|Hearthmoor|Ember Condensing Boiler|boiler|gas condensing wall-hung||modulating 10:1|N/S/SW|low|afue=95
UHT|Hearthmoor|Rafter Garage Heater|unit_heater|gas unit heater||single|N/S/SW|std|te=82
DVW|Hearthmoor|Sidewall Direct-Vent Wall Furnace|wall_furnace|direct vent||single|N/S/SW|low|afue=70
PTC|Oakhollow|Sleeve PTAC|ptac|through-wall|R-32|single|N/S/SW||eer2=11.3
WRA|Oakhollow|Sash Window AC|room_air_conditioner|window|R-32|single|N/S/SW||ceer=12.0
PRT|Oakhollow|Roll Portable AC|portable_air_conditioner|portable (shipping charged)|R-32|single|N/S/SW||ceer=7.6;ships_free=false
MEDF|Clearlune|Media Filter Cabinet|air_cleaner|Media Filter Cabinet|||N/S/SW||
UVL|Clearlune|UV Coil Lamp|uv_light|UV Coil Lamp|||N/S/SW||
HUMB|Clearlune|Bypass Humidifier|humidifier|Bypass Humidifier|||N/S/SW||
HUMF|Clearlune|Fan-Powered Humidifier|humidifier|Fan-Powered Humidifier|||N/S/SW||
HUMS|Clearlune|Steam Humidifier|humidifier|Steam Humidifier|||N/S/SW||
DEHU|Clearlune|Whole-House Dehumidifier|dehumidifier|Whole-House Dehumidifier|||N/S/SW||
ERV|Clearlune|Energy Recovery Ventilator|ventilator|Energy Recovery Ventilator|||N/S/SW||
HRV|Clearlune|Heat Recovery Ventilator|ventilator|Heat Recovery Ventilator|||N/S/SW||
TSTP|Clearlune|Programmable Thermostat|thermostat|Programmable Thermostat|||N/S/SW||
TSTW|Clearlune|WiFi Thermostat|thermostat|WiFi Thermostat|||N/S/SW||
LSC|Northvale|Insulated Copper Line Set|line_set|Insulated Copper Line Set|||N/S/SW||
PADS|Northvale|Equipment Pad|pad|Equipment Pad|||N/S/SW||
BRKT|Northvale|Wall Bracket|bracket|Wall Bracket|||N/S/SW||
DISC|Northvale|Disconnect|disconnect|Disconnect|||N/S/SW||
WHIP|Northvale|Electrical Whip 6ft|whip|Electrical Whip 6ft|||N/S/SW||
TWIR|Northvale|Thermostat Wire|wire|Thermostat Wire|||N/S/SW||
DRNH|Northvale|Mini Split Drain Hose|drain_hose|Mini Split Drain Hose|||N/S/SW||
COND|Northvale|Condensate Pump|condensate_pump|Condensate Pump|||N/S/SW||
FLSW|Northvale|Float Switch|float_switch|Float Switch|||N/S/SW||
LSCV|Northvale|Line Set Cover Kit|line_set_cover|Line Set Cover Kit|||N/S/SW||
CVNT|Northvale|Concentric Vent Kit|vent_kit|Concentric Vent Kit|||N/S/SW||
LPKT|Northvale|LP Conversion Kit|lp_kit|LP Conversion Kit|||N/S/SW||
SURG|Northvale|HVAC Surge Protector|surge|HVAC Surge Protector|||N/S/SW||
CRBA|Northvale|Roof Curb|roof_curb|Roof Curb|||N/S/SW||
A2LK|Northvale|A2L Leak Detection Kit|a2l_kit|A2L Leak Detection Kit|||N/S/SW||
BBOX|Northvale|Branch Adapter|adapter|Branch Adapter|||N/S/SW||
`
